import { lookup as resolve } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPrivateAddress } from '../../contract/private-networks.ts';
import { serviceError } from '../http/service-error.ts';

export type Resolve = (host: string) => Promise<readonly string[]>;

export const systemResolve: Resolve = async (host) =>
  (await resolve(host, { all: true })).map(({ address }) => address);

/** `http://0x7f.1` and its like are written out by the URL parser, so only plain addresses are looked at. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/** The addresses that may be called for a URL. Name and call use the same answer, so no second lookup can differ. */
export async function reachable(
  url: URL,
  allowPrivate: boolean,
  resolveName: Resolve,
): Promise<readonly string[]> {
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolveName(host);
  if (!allowPrivate && addresses.some(isPrivateAddress)) {
    throw new Error('private addresses are not allowed while other machines can reach this service');
  }
  return addresses;
}

export function webhookUrl(text: unknown): URL {
  const url = typeof text === 'string' ? (URL.parse?.(text) ?? parsed(text)) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw serviceError.invalid('url: must be an http or https URL without a user name');
  }
  url.hash = '';
  return url;
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    // The caller refuses it.
    return undefined;
  }
}
