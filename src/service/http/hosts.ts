import { isIP } from 'node:net';
import { isLoopbackHost } from '../../contract/address.ts';

/** Checks the name in a Host header: a web page under another name must not reach the service (DNS rebinding). */
export function isAllowedHost(hostname: string, extra: readonly string[]): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (name.endsWith('.localhost') || isLoopbackHost(name)) return true;
  // Bound to a network, the service is called by address or by the name it was given.
  return extra.length > 0 && (isIP(name) !== 0 || extra.includes(name));
}
