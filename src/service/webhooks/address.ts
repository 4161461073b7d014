import { lookup as resolve } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { refuse } from '../refusal.ts';

/** Addresses inside a machine or a network, which a service that others can reach must not call for them. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return PRIVATE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

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
  if (!allowPrivate && addresses.some(isPrivate)) {
    throw new Error('the address is inside this machine or network, and this service is open to others');
  }
  return addresses;
}

export function webhookUrl(text: unknown): URL {
  const url = typeof text === 'string' ? (URL.parse?.(text) ?? parsed(text)) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw refuse.invalid('url: must be an http or https address without a user name');
  }
  url.hash = '';
  return url;
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
