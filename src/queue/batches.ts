import { OctetError } from '../errors.ts';
import type { Statements } from './database.ts';

export type BatchState = 'submitting' | 'running' | 'paused' | 'exhausted' | 'cancelled' | 'done';

export interface Batch {
  readonly id: number;
  readonly name: string;
  /** Made at random with the batch: the same line has the same idempotency key on every machine. */
  readonly run: string;
  readonly state: BatchState;
  /** All lines are in. */
  readonly complete: boolean;
  readonly lines: number;
  readonly rpm: number | null;
  readonly maxCredits: number | null;
}

export const BATCH_COLUMNS =
  'b.id, b.name, b.run, b.state, b.complete, b.lines, b.rpm, b.max_credits::float8 AS "maxCredits"';

const NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/;

export function checkBatchName(name: string): string {
  if (NAME.test(name)) return name;
  throw new OctetError(
    'usage',
    'a batch name has 1 to 64 letters, digits, dots, dashes and underscores, and must not begin with . or -',
  );
}

export async function findBatch(on: Statements, name: string): Promise<Batch | undefined> {
  const [batch] = await on.query<Batch>(
    `SELECT ${BATCH_COLUMNS} FROM octet_batch.batch b WHERE b.name = $1`,
    [name],
  );
  return batch;
}

export async function batchNamed(on: Statements, name: string): Promise<Batch> {
  const batch = await findBatch(on, checkBatchName(name));
  if (batch) return batch;
  throw new OctetError('missing', `no batch ${name}`, 'octet batch status');
}

/** Every change of a batch's state waits for the one before, and for the end of a chunk. */
export async function lockBatch(on: Statements, id: number): Promise<Batch> {
  const [batch] = await on.query<Batch>(
    `SELECT ${BATCH_COLUMNS} FROM octet_batch.batch b WHERE b.id = $1 FOR UPDATE`,
    [id],
  );
  if (batch) return batch;
  throw new OctetError('missing', 'the batch is gone', 'octet batch status');
}

/** Ends a batch whose chunks have all ended. Its row must be locked: of two last chunks, the second must see the first. */
export async function endIfDone(on: Statements, id: number): Promise<void> {
  await on.query(
    `UPDATE octet_batch.batch b SET state = 'done', ended_at = now()
     WHERE b.id = $1 AND b.complete AND b.state IN ('submitting', 'running', 'paused', 'exhausted')
       AND NOT EXISTS (SELECT FROM octet_batch.chunk c WHERE c.batch = b.id AND c.state = 'open')`,
    [id],
  );
}
