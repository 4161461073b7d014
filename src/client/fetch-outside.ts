import { isPrivateHost } from '../contract/private-networks.ts';
import type { StopSignal } from '../contract/stop-signal.ts';
import type { Reach, Transport, TransportResponse } from '../contract/transport.ts';
import { OctetError } from '../errors.ts';
import { timeLimitsOf } from './time-limits.ts';

const MOST_HOPS = 5;

export interface FetchOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: StopSignal;
  /** Throws for an address that must not be asked, and says where its name may lead; called for every hop. */
  readonly check: (url: URL) => Reach;
}

/** GETs an address outside the API: no key goes along, redirects are followed a few times and checked each time. */
export async function fetchOutside(
  transport: Transport,
  address: string,
  options: FetchOptions,
): Promise<TransportResponse> {
  let url = new URL(address);
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const reach = options.check(url);
    const reply = await transport({
      method: 'GET',
      url: url.href,
      headers: { accept: '*/*', 'accept-encoding': 'identity', ...options.headers },
      signal: options.signal,
      timeouts: timeLimitsOf('read', true),
      reach,
    });
    if (reply.status < 300 || reply.status >= 400 || !reply.headers.location) return reply;
    for await (const _ of reply.body) break;
    if (!URL.canParse(reply.headers.location, url)) break;
    url = new URL(reply.headers.location, url);
  }
  throw new OctetError('unsafe', `${url.host} redirects too often, or without an address`);
}

/** For an address that the user typed: it may be private, but a redirect must not lead into a private network. */
export function checkTyped(address: string): (url: URL) => Reach {
  const { hostname } = new URL(address);
  return (url) => {
    checkWeb(url);
    if (url.hostname === hostname) return 'any';
    if (!isPrivateHost(url.hostname)) return 'public';
    throw new OctetError(
      'unsafe',
      `${hostname} redirects to ${url.hostname}, which is in a private network`,
      undefined,
      {
        code: 'cli_unsafe_url',
      },
    );
  };
}

/** Only the web, and no files of this machine. */
export function checkWeb(url: URL): void {
  if (url.protocol === 'https:' || url.protocol === 'http:') return;
  throw new OctetError('unsafe', `${url.protocol} addresses are not supported`);
}
