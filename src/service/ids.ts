import { randomFillSync } from 'node:crypto';

/** Random bytes are drawn for many ids at once: a call for each costs more than the rest of a small request. */
const POOL_BYTES = 4_096;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/** Ids are random, never counted or taken from the clock: a clock that is set back must not repeat one. */
export function newId(prefix: string, bytes = 12): string {
  if (used + bytes > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const id = `${prefix}_${pool.toString('hex', used, used + bytes)}`;
  pool.fill(0, used, used + bytes);
  used += bytes;
  return id;
}
