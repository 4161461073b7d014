import { createHash } from 'node:crypto';
import { isObject } from '../contract/shape.ts';

export interface PaidCall {
  readonly base: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The client increments it to pay for another result of the same call. */
  readonly attempt: number;
  /** Raised for a job that was refused or has failed, so that asking again starts a new one. */
  readonly round?: number;
}

/** The idempotency key of a call: the same call has the same key in every process, so a retry buys nothing. */
export function callKey({ base, path, body, attempt, round = 0 }: PaidCall): string {
  const text = JSON.stringify(['octet mcp', base, path, ordered(body), attempt, round]);
  const hex = createHash('sha256').update(text).digest('hex');
  // The form of a UUID with the digits of version 8, whose bits are the maker's own.
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** The order of fields is no part of a call. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isObject(value)) return value;
  return Object.keys(value)
    .sort()
    .map((name) => [name, ordered(value[name])]);
}
