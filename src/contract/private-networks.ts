import { BlockList, isIP } from 'node:net';

/** Networks that an address from outside must not reach: loopback, private, link-local and reserved ones. */
const PRIVATE: readonly (readonly [network: string, prefix: number])[] = [
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
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const list = new BlockList();
for (const [network, prefix] of PRIVATE)
  list.addSubnet(network, prefix, isIP(network) === 6 ? 'ipv6' : 'ipv4');

/** For addresses, not for names. An IPv6 address with an IPv4 address inside is as private as that one. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) === 4) return list.check(plain, 'ipv4');
  if (isIP(plain) !== 6) return false;
  const inside = innerAddress(groupsOf(plain));
  return list.check(plain, 'ipv6') || (inside !== undefined && list.check(inside, 'ipv4'));
}

/** A host as it stands in a URL. Names are judged by themselves; where they lead is not looked up. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
  if (host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.local')) return true;
  return isPrivateAddress(host);
}

/** Mapped, compatible, behind a NAT64, or 6to4. */
function innerAddress(groups: readonly number[]): string | undefined {
  const begins = (...start: number[]) => start.every((group, index) => groups[index] === group);
  const atEnd = begins(0, 0, 0, 0, 0, 0xffff) || begins(0, 0, 0, 0, 0, 0) || begins(0x64, 0xff9b, 0, 0, 0, 0);
  if (!atEnd && !begins(0x2002)) return undefined;
  const [high = 0, low = 0] = atEnd ? groups.slice(6) : groups.slice(1, 3);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight numbers of an address; URL has written it out in its shortest form, without dots. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const numbers = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return numbers(head);
  const [first, last] = [numbers(head), numbers(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
