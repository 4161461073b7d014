import { MAX_CREDITS_CODE, OctetError } from '../errors.ts';
import { batchNamed, endIfDone, lockBatch } from './batches.ts';
import type { ChunkQueue } from './chunk-queue.ts';
import type { Database, Statements } from './database.ts';
import { endCancelled } from './lease.ts';
import type { UnknownResult } from './unknown-lines.ts';

/** Workers begin no more lines of it; what is under way ends. */
export async function pauseBatch(database: Database, name: string): Promise<void> {
  const { id } = await batchNamed(database, name);
  await database.transaction(async (on) => {
    const { state } = await lockBatch(on, id);
    if (state === 'done' || state === 'cancelled') throw hasEnded(name, state);
    await on.query(`UPDATE octet_batch.batch SET state = 'paused' WHERE id = $1`, [id]);
  });
}

/** Also after --max-credits has stopped it, with more of them. */
export async function resumeBatch(
  database: Database,
  name: string,
  maxCredits: number | undefined,
): Promise<void> {
  const { id } = await batchNamed(database, name);
  await database.transaction(async (on) => {
    const batch = await lockBatch(on, id);
    if (batch.state === 'done' || batch.state === 'cancelled') throw hasEnded(name, batch.state);
    if (maxCredits !== undefined && batch.maxCredits === null)
      throw new OctetError('usage', `the batch ${name} was submitted without --max-credits`);
    if (batch.state === 'exhausted' && (maxCredits ?? 0) <= (batch.maxCredits ?? 0))
      throw new OctetError(
        'credits',
        `--max-credits ${batch.maxCredits} has no room for the rest of ${name}`,
        `octet batch resume ${name} --max-credits N`,
        { code: MAX_CREDITS_CODE },
      );
    await on.query(
      `UPDATE octet_batch.batch SET max_credits = coalesce($2, max_credits),
         state = CASE WHEN complete THEN 'running' ELSE 'submitting' END WHERE id = $1`,
      [id, maxCredits ?? null],
    );
    await endIfDone(on, id);
  });
}

/** For good. Lines that were not sent get no result; what is under way ends. */
export async function cancelBatch(
  database: Database,
  queue: ChunkQueue,
  name: string,
  unknownResult: UnknownResult,
): Promise<void> {
  const { id } = await batchNamed(database, name);
  await database.transaction(async (on) => {
    const { state } = await lockBatch(on, id);
    if (state === 'done') throw hasEnded(name, state);
    if (state !== 'cancelled')
      await on.query(`UPDATE octet_batch.batch SET state = 'cancelled', ended_at = now() WHERE id = $1`, [
        id,
      ]);
    // Chunks of living workers end with them; a lease that ran out since an earlier call is settled too.
    const free = await on.query<{ id: string }>(
      `SELECT id FROM octet_batch.chunk WHERE batch = $1 AND state = 'open'
         AND (lease_until IS NULL OR lease_until < now()) FOR UPDATE`,
      [id],
    );
    for (const chunk of free) await endCancelled(on, queue, { id: chunk.id, batch: id }, unknownResult);
  });
}

/** Lines that failed lose their result and are sent again, under the same keys. Gives how many. */
export async function retryBatch(
  database: Database,
  queue: ChunkQueue,
  name: string,
  includeUnknown: boolean,
): Promise<{ again: number; unreadable: number; unknown: number }> {
  const { id } = await batchNamed(database, name);
  return database.transaction(async (on) => {
    const { state } = await lockBatch(on, id);
    if (state === 'cancelled') throw hasEnded(name, state);
    await queue.create(on, id);
    const again = await reopen(on, queue, id, includeUnknown);
    const [left] = await on.query<{ unreadable: number; unknown: number }>(
      `SELECT count(*) FILTER (WHERE NOT repeatable)::int AS unreadable,
         count(*) FILTER (WHERE state = 'unknown')::int AS unknown
       FROM octet_batch.result WHERE batch = $1 AND state <> 'done'`,
      [id],
    );
    return { again, unreadable: left?.unreadable ?? 0, unknown: left?.unknown ?? 0 };
  });
}

async function reopen(
  on: Statements,
  queue: ChunkQueue,
  batch: number,
  includeUnknown: boolean,
): Promise<number> {
  // Locked before their lines are looked at: a worker may be writing one.
  await on.query(
    'SELECT FROM octet_batch.chunk WHERE batch = $1 AND failed + unknown > 0 ORDER BY id FOR UPDATE',
    [batch],
  );
  const chunks = await on.query<{ id: string; open: boolean; again: number }>(
    `WITH gone AS (
       DELETE FROM octet_batch.result WHERE batch = $1 AND repeatable
         AND (state = 'failed' OR (state = 'unknown' AND $2)) RETURNING index, state, credits),
     each AS (
       SELECT c.id, c.state = 'open' AS open, count(*)::int AS again,
         count(*) FILTER (WHERE g.state = 'failed') AS failed, count(*) FILTER (WHERE g.state = 'unknown') AS unknown
       FROM gone g JOIN octet_batch.chunk c
         ON c.batch = $1 AND g.index >= c.first_line AND g.index < c.first_line + c.line_count GROUP BY c.id),
     changed AS (
       UPDATE octet_batch.chunk c SET state = 'open', failed = c.failed - e.failed, unknown = c.unknown - e.unknown
       FROM each e WHERE c.id = e.id)
     SELECT id, open, again FROM each`,
    [batch, includeUnknown],
  );
  const ended = chunks.filter(({ open }) => !open).map(({ id }) => id);
  if (ended.length > 0) await queue.put(on, batch, ended);
  if (chunks.length > 0)
    await on.query(
      `UPDATE octet_batch.batch SET state = 'running', ended_at = NULL WHERE id = $1 AND state = 'done'`,
      [batch],
    );
  return chunks.reduce((sum, { again }) => sum + again, 0);
}

function hasEnded(name: string, state: string): OctetError {
  return new OctetError('usage', `the batch ${name} is ${state}`, `octet batch status ${name}`);
}
