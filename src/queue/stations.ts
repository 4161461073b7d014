import { BATCH_COLUMNS, type Batch, type BatchState } from './batches.ts';
import type { Statements } from './database.ts';

/** A submitter that has not been heard of for so long is not waited for. */
const SILENT = "interval '2 minutes'";

/** Batches that may have a chunk for a worker. */
export function openBatches(on: Statements, name: string | undefined): Promise<Batch[]> {
  return on.query<Batch>(
    `SELECT ${BATCH_COLUMNS} FROM octet_batch.batch b
     WHERE b.state IN ('submitting', 'running') AND ($1::text IS NULL OR b.name = $1) ORDER BY b.id`,
    [name ?? null],
  );
}

/** Whether somebody may still need a worker: lines that are left, or a file that is being submitted. */
export async function isWorkLeft(on: Statements, name: string | undefined): Promise<boolean> {
  const [row] = await on.query<{ left: boolean }>(
    `SELECT EXISTS (SELECT FROM octet_batch.batch b WHERE ($1::text IS NULL OR b.name = $1)
       AND (b.state = 'running' OR (b.state = 'submitting' AND (b.touched_at > now() - ${SILENT}
         OR EXISTS (SELECT FROM octet_batch.chunk c WHERE c.batch = b.id AND c.state = 'open'))))) AS left`,
    [name ?? null],
  );
  return row?.left ?? false;
}

export async function statesOf(on: Statements, ids: readonly number[]): Promise<Map<number, BatchState>> {
  if (ids.length === 0) return new Map();
  const rows = await on.query<{ id: number; state: BatchState }>(
    'SELECT id, state FROM octet_batch.batch WHERE id = ANY($1)',
    [ids],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** Names of batches that stopped because --max-credits has no room. */
export async function exhaustedBatches(on: Statements, name: string | undefined): Promise<string[]> {
  const rows = await on.query<{ name: string }>(
    `SELECT name FROM octet_batch.batch WHERE state = 'exhausted' AND ($1::text IS NULL OR name = $1) ORDER BY id`,
    [name ?? null],
  );
  return rows.map((row) => row.name);
}

/** Ends the spending of a batch in which nothing is under way that could turn out cheaper. False while something is. */
export async function markExhausted(on: Statements, batch: number): Promise<boolean> {
  const [left] = await on.query(
    `SELECT FROM octet_batch.result WHERE batch = $1 AND state = 'sending' LIMIT 1`,
    [batch],
  );
  if (left) return false;
  await on.query(
    `UPDATE octet_batch.batch SET state = 'exhausted' WHERE id = $1 AND state IN ('running', 'submitting')`,
    [batch],
  );
  return true;
}

/** A job is remembered before it is waited for: after a crash it is looked at, not asked for again. */
export async function rememberJob(
  on: Statements,
  batch: number,
  line: { readonly index: number; readonly token: number; readonly job: string },
): Promise<void> {
  await on.query('UPDATE octet_batch.result SET job = $4 WHERE batch = $1 AND index = $2 AND token = $3', [
    batch,
    line.index,
    line.token,
    line.job,
  ]);
}
