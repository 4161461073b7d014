import { isIP } from 'node:net';
import { OctetError } from '../errors.ts';

/** Networks that an address in a reply must not make us look into. */
const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];

/** Refuses an address of an artifact that is not safe to ask. A service on this machine may name this machine. */
export function checkArtifactUrl(url: URL, apiIsLoopback: boolean): void {
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && apiIsLoopback)) {
    throw refused(`${url.protocol} is not an address to download from`);
  }
  if (url.username !== '' || url.password !== '') throw refused('the address holds a user name');
  if (!apiIsLoopback && isPrivateHost(url.hostname))
    throw refused(`${url.hostname} is inside a private network`);
}

function refused(why: string): OctetError {
  return new OctetError('unsafe', `the result is not downloaded: ${why}`, undefined, {
    code: 'cli_unsafe_url',
  });
}

export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
  if (host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.local')) return true;
  if (isIP(host) === 4) return PRIVATE_V4.some(([network, bits]) => sameNetwork(host, network, bits));
  if (isIP(host) !== 6) return false;
  // An IPv4 address inside: mapped, compatible, or behind a NAT64.
  const mapped = /^(?:::ffff:|::|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host);
  if (mapped) {
    const number = Number.parseInt(mapped[1] ?? '', 16) * 65_536 + Number.parseInt(mapped[2] ?? '', 16);
    const dotted = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');
    return isPrivateHost(dotted);
  }
  return host === '::' || host === '::1' || /^(f[cd]|fe[89ab]|ff)/.test(host);
}

function sameNetwork(host: string, network: string, bits: number): boolean {
  const shift = 32 - bits;
  return numberOf(host) >>> shift === numberOf(network) >>> shift;
}

function numberOf(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0) >>> 0;
}
