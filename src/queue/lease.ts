import { endIfDone, lockBatch } from './batches.ts';
import type { ChunkQueue } from './chunk-queue.ts';
import type { Database, Statements } from './database.ts';
import { endAsUnknown, markedLines, type UnknownResult } from './unknown-lines.ts';

export const LEASE_MS = 30_000;
/** The same for PostgreSQL. */
export const LEASE = `interval '${LEASE_MS} milliseconds'`;

/** A worker beats every few seconds; one that is silent for longer is not counted. */
export const ALIVE = "interval '15 seconds'";

/** A chunk, as far as its holder needs to name it. */
export interface Held {
  readonly id: string;
  readonly token: number;
  readonly batch: { readonly id: number };
}

export interface WorkerReport {
  readonly id: string;
  readonly name: string;
  /** The only batch that it works on. */
  readonly batch: string | undefined;
  readonly endedLines: number;
  readonly perMinute: number;
}

/** Says that the worker is alive and prolongs its leases; gives the chunks that it still holds. */
export async function heartbeat(
  on: Statements,
  worker: WorkerReport,
  chunks: readonly Held[],
): Promise<Set<string>> {
  await on.query(
    `INSERT INTO octet_batch.worker (id, name, batch, ended_lines, per_minute) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET ended_lines = $4, per_minute = $5, seen_at = now()`,
    [worker.id, worker.name, worker.batch ?? null, worker.endedLines, worker.perMinute],
  );
  if (chunks.length === 0) return new Set();
  const kept = await on.query<{ id: string }>(
    `UPDATE octet_batch.chunk c SET lease_until = now() + ${LEASE}
     FROM unnest($1::uuid[], $2::int[]) AS h (id, token)
     WHERE c.id = h.id AND c.token = h.token AND c.lease_until IS NOT NULL RETURNING c.id`,
    [chunks.map(({ id }) => id), chunks.map(({ token }) => token)],
  );
  return new Set(kept.map(({ id }) => id));
}

/** Gives chunks whose lease has run out to the next worker. Their holders are locked out from here on. */
export async function releaseExpired(
  database: Database,
  queue: ChunkQueue,
  unknownResult: UnknownResult,
): Promise<void> {
  await database.transaction(async (on) => {
    const expired = await on.query<{ id: string; batch: number; cancelled: boolean }>(
      `UPDATE octet_batch.chunk c SET token = c.token + 1, worker = NULL, lease_until = NULL
       FROM (SELECT c.id, b.state = 'cancelled' AS cancelled
             FROM octet_batch.chunk c JOIN octet_batch.batch b ON b.id = c.batch
             WHERE c.lease_until < now() LIMIT 100 FOR UPDATE OF c SKIP LOCKED) AS late
       WHERE c.id = late.id RETURNING c.id, c.batch, late.cancelled`,
    );
    for (const { id, batch, cancelled } of expired) {
      if (cancelled) await endCancelled(on, queue, { id, batch }, unknownResult);
      else await queue.putFirst(on, batch, id);
    }
  });
}

/** These lines are not looked at again: those that may have been sent are unknown. */
export async function endCancelled(
  on: Statements,
  queue: ChunkQueue,
  chunk: { readonly id: string; readonly batch: number },
  unknownResult: UnknownResult,
): Promise<void> {
  await endAsUnknown(on, chunk, await markedLines(on, chunk), unknownResult);
  await on.query(
    `UPDATE octet_batch.chunk SET state = 'ended', lease_until = NULL, worker = NULL WHERE id = $1`,
    [chunk.id],
  );
  await queue.remove(on, chunk.batch, [chunk.id]);
}

/** Ends the chunk if every line of it has a result, else gives it back. False when it was lost to another worker. */
export async function releaseChunk(
  database: Database,
  queue: ChunkQueue,
  { id, token, batch }: Held,
  unknownResult: UnknownResult,
): Promise<boolean> {
  return database.transaction(async (on) => {
    const { state } = await lockBatch(on, batch.id);
    const [held] = await on.query<{ open: boolean; marked: boolean }>(
      `UPDATE octet_batch.chunk c SET worker = NULL, lease_until = NULL
       FROM (SELECT c.id, count(*) FILTER (WHERE r.state <> 'sending') < c.line_count AS open,
           count(*) FILTER (WHERE r.state = 'sending') > 0 AS marked
         FROM octet_batch.chunk c LEFT JOIN octet_batch.result r ON r.batch = c.batch AND r.index >= c.first_line
           AND r.index < c.first_line + c.line_count WHERE c.id = $1 GROUP BY c.id) AS n
       WHERE c.id = n.id AND c.token = $2 AND c.lease_until IS NOT NULL RETURNING n.open, n.marked`,
      [id, token],
    );
    if (!held) return false;
    if (state === 'cancelled') await endCancelled(on, queue, { id, batch: batch.id }, unknownResult);
    else if (held.marked) await queue.putFirst(on, batch.id, id);
    else if (held.open) await queue.giveBack(on, batch.id, id);
    else {
      await on.query(`UPDATE octet_batch.chunk SET state = 'ended' WHERE id = $1`, [id]);
      await queue.remove(on, batch.id, [id]);
      await endIfDone(on, batch.id);
    }
    return true;
  });
}

/**
 * Frees the worker's grants. While a service's limit is unknown, one worker sends a single request (the probe) and the
 * others wait; they must not wait for a worker that is gone.
 */
export async function removeWorker(on: Statements, worker: string): Promise<void> {
  await on.query(
    `UPDATE octet_batch.origin SET probe_until = now()
     WHERE origin IN (SELECT origin FROM octet_batch.rate_grant WHERE worker = $1)`,
    [worker],
  );
  await on.query('DELETE FROM octet_batch.worker WHERE id = $1', [worker]);
  await on.query('DELETE FROM octet_batch.rate_grant WHERE worker = $1', [worker]);
}
