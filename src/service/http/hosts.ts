import { isIP } from 'node:net';

/** Who may be named in a Host header. A web page under another name must not reach the service (DNS rebinding). */
export function isAllowedHost(hostname: string, extra: readonly string[]): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  if (isIP(name) === 4 && name.startsWith('127.')) return true;
  // Bound to a network, the service is called by address or by the name it was given; both say who is meant.
  return extra.length > 0 && (isIP(name) !== 0 || extra.includes(name));
}

export function isLoopbackAddress(host: string): boolean {
  return isAllowedHost(host, []);
}
