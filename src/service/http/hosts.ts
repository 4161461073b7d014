import { isIP } from 'node:net';
import { isLoopbackHost } from '../../contract/address.ts';

export interface AllowedHosts {
  /** Names that the service is bound to; empty while it is bound to loopback. */
  readonly bound: readonly string[];
  /** Names that the user allowed beside them. */
  readonly named: readonly string[];
}

/** Checks the name in a Host header: a web page under another name must not reach the service (DNS rebinding). */
export function isAllowedHost(hostname: string, { bound, named }: AllowedHosts): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (name.endsWith('.localhost') || isLoopbackHost(name) || named.includes(name)) return true;
  // Bound to a network, the service is called by address or by the name it was given.
  return bound.length > 0 && (isIP(name) !== 0 || bound.includes(name));
}
