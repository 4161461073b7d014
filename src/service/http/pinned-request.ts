import type { RequestOptions } from 'node:http';
import { isIP } from 'node:net';
import { hostOf } from '../webhooks/address.ts';

/**
 * A request that goes to the address which was looked at and nowhere else: a second lookup of the name could lead
 * somewhere else. Redirects are answers like others.
 */
export function pinnedTo(
  url: URL,
  address: string,
): RequestOptions & { readonly headers: Readonly<Record<string, string>> } {
  const secure = url.protocol === 'https:';
  return {
    host: address,
    port: url.port || (secure ? 443 : 80),
    path: url.pathname + url.search,
    headers: { host: url.host },
    // A connection of its own, closed afterwards: a thousand failures must leave nothing behind.
    agent: false,
    // The certificate must be the name's; an address is no server name.
    ...(secure && isIP(hostOf(url)) === 0 ? { servername: hostOf(url) } : {}),
  };
}

export async function requesterFor({ protocol }: URL): Promise<typeof import('node:http').request> {
  return (protocol === 'https:' ? await import('node:https') : await import('node:http')).request;
}
