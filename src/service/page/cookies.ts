import { timingSafeEqual } from 'node:crypto';
import type { RequestAddress } from '../http/request-address.ts';
import type { Session } from './sessions.ts';

/** Cookies do not know ports: two services on one machine need two names. */
const cookieName = ({ host }: Address): string => `octet_session_${/:(\d+)$/.exec(host)?.[1] ?? '80'}`;

type Address = Pick<RequestAddress, 'host'>;

export function cookieOf(headers: Readonly<Record<string, string>>, url: Address): string | undefined {
  const name = cookieName(url);
  const found = (headers.cookie ?? '').split(';').map((each) => each.trim().split('='));
  return found.find(([each]) => each === name)?.[1];
}

export function cookieHeader(url: Address, value: string): string {
  const age = value === '' ? '; Max-Age=0' : '';
  return `${cookieName(url)}=${value}; Path=/; HttpOnly; SameSite=Strict${age}`;
}

export function isToken(given: string | undefined, { token }: Session): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
