import { BATCH_COLUMNS, type Batch, type BatchState } from './batches.ts';
import type { Database, Statements } from './database.ts';

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

/** True if a worker may still be needed: lines are left, or a file is being submitted. */
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

export type BudgetState = 'room' | 'underway' | 'abandoned' | 'exhausted';

/**
 * Looks again after the budget had no room for a line. `underway`: requests are running and may turn out cheaper;
 * `abandoned`: a lost worker's marked lines hold part of the budget; `exhausted`: nothing can free any more of it.
 */
export function checkBudget(database: Database, batch: number, price: number): Promise<BudgetState> {
  return database.transaction(async (on) => {
    // While the row is locked, no worker can mark a line.
    const [budget] = await on.query<{ room: boolean }>(
      'SELECT reserved + $2 <= max_credits AS room FROM octet_batch.batch WHERE id = $1 FOR UPDATE',
      [batch, price],
    );
    if (budget?.room) return 'room';
    const [marked] = await on.query<{ underway: boolean | null }>(
      `SELECT bool_or(c.lease_until IS NOT NULL) AS underway FROM octet_batch.chunk c
       WHERE c.batch = $1 AND c.state = 'open' AND EXISTS (SELECT FROM octet_batch.result r WHERE r.batch = c.batch
         AND r.index >= c.first_line AND r.index < c.first_line + c.line_count AND r.state = 'sending')`,
      [batch],
    );
    if (marked && marked.underway !== null) return marked.underway ? 'underway' : 'abandoned';
    await on.query(
      `UPDATE octet_batch.batch SET state = 'exhausted' WHERE id = $1 AND state IN ('running', 'submitting')`,
      [batch],
    );
    return 'exhausted';
  });
}
