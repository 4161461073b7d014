import { serviceError } from './service-error.ts';

/** The part of a URL that the service reads. */
export type RequestAddress = Readonly<
  Pick<URL, 'hostname' | 'host' | 'origin' | 'pathname' | 'search' | 'href' | 'searchParams'>
>;

/** Host headers that were found valid, with their host name; clients send the same one again and again. */
const knownHosts = new Map<string, string>();
const MOST_KNOWN_HOSTS = 100;

/** A path that a URL parser leaves as it is. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;
const NO_QUERY = new URLSearchParams();

/** The address of a request, taken apart by a URL parser only where the text alone does not tell. */
export function addressOf(target: string, host: string): RequestAddress {
  const hostname = PLAIN_PATH.test(target) ? knownHosts.get(host) : undefined;
  if (hostname === undefined) return parsedAddress(target, host);
  const origin = `http://${host}`;
  return {
    hostname,
    host,
    origin,
    pathname: target,
    search: '',
    href: origin + target,
    searchParams: NO_QUERY,
  };
}

/** Put together as text: as a reference, `//v1/models` would name another host. */
function parsedAddress(target: string, host: string): URL {
  try {
    const path = target.startsWith('/') ? target : new URL(target).pathname;
    const url = new URL(`http://${host}${path}`);
    if (host !== '' && url.host.toLowerCase() === host.toLowerCase().replace(/:80$/, '')) {
      if (url.host === host && knownHosts.size < MOST_KNOWN_HOSTS) knownHosts.set(host, url.hostname);
      return url;
    }
  } catch {
    // Reported below, like a Host header that holds more than a host.
  }
  throw serviceError.invalid('The Host header or the path is not valid.', 'invalid_request');
}
