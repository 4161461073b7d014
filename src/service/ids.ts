import { randomBytes } from 'node:crypto';

/** Ids are random, never counted or taken from the clock: a clock that is set back must not repeat one. */
export function newId(prefix: string, bytes = 12): string {
  return `${prefix}_${randomBytes(bytes).toString('hex')}`;
}
