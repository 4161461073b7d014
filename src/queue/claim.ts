import type { Batch } from './batches.ts';
import { BATCH_COLUMNS } from './batches.ts';
import type { ChunkQueue } from './chunk-queue.ts';
import type { Database, Statements } from './database.ts';
import { LEASE } from './lease.ts';
import { shareChunk } from './share-chunk.ts';
import { endAsUnknown, type UnknownResult } from './unknown-lines.ts';

/** A line that a worker has to bring to its end. */
export interface ClaimedLine {
  readonly index: number;
  readonly text: string;
  /** Its mark is in the database: a worker that died may have sent it. */
  readonly marked: boolean;
  /** The idempotency key under which it was marked. */
  readonly key: string | null;
  /** The job that it became, where it was accepted as one. */
  readonly job: string | null;
}

export interface Chunk {
  readonly id: string;
  readonly batch: Batch;
  /** Rises with every claim: what an earlier holder writes is refused. */
  readonly token: number;
  readonly lines: readonly ClaimedLine[];
}

export interface ClaimOptions {
  readonly worker: string;
  /** The origin that this worker sends to. */
  readonly origin: string;
  /** This origin has shown that it honours idempotency keys. */
  readonly confirmed: boolean;
  readonly unknownResult: UnknownResult;
  /** So many lines at least are worth a chunk of their own. */
  readonly least: number;
}

interface ChunkRow extends Batch {
  readonly chunk: string;
  readonly token: number;
  readonly first: number;
  readonly count: number;
  readonly ended: number;
  readonly chunkOrigin: string | null;
  readonly chunkState: string;
}

interface LineRow {
  readonly index: number;
  readonly text: string;
  readonly state: 'sending' | null;
  readonly key: string | null;
  readonly job: string | null;
}

/** Takes the next chunk of a batch under a lease, and settles what the holder before left behind. */
export function claimChunk(
  database: Database,
  queue: ChunkQueue,
  batch: Batch,
  options: ClaimOptions,
): Promise<Chunk | undefined> {
  return database.transaction(async (on) => {
    const id = await queue.take(on, batch.id);
    if (id === undefined) return undefined;
    const [row] = await on.query<ChunkRow>(
      `SELECT ${BATCH_COLUMNS}, c.id AS chunk, c.token, c.first_line AS first, c.line_count AS count,
         c.done + c.failed + c.unknown AS ended, c.origin AS "chunkOrigin", c.state AS "chunkState"
       FROM octet_batch.chunk c JOIN octet_batch.batch b ON b.id = c.batch WHERE c.id = $1 FOR UPDATE OF c`,
      [id],
    );
    if (!row || row.chunkState === 'ended' || row.state === 'cancelled') {
      await queue.remove(on, batch.id, [id]);
      return undefined;
    }
    const token = row.token + 1;
    const count = await shareChunk(on, queue, row, options.least);
    await on.query(
      `UPDATE octet_batch.chunk SET token = $2, worker = $3, origin = $4, line_count = $5, lease_until = now() + ${LEASE}
       WHERE id = $1`,
      [id, token, options.worker, options.origin, count],
    );
    const lines = await openLines(on, { ...row, count });
    const left = lines.filter(({ state }) => state === 'sending');
    const isSame = row.chunkOrigin === options.origin;
    const goesOn = (line: LineRow) => isSame && (options.confirmed || line.job !== null);
    await takeOver(on, row, token, left.filter(goesOn));
    const unknown = left.filter((line) => !goesOn(line));
    await endAsUnknown(on, { id, batch: row.id }, unknown, options.unknownResult);
    return {
      id,
      batch: row,
      token,
      lines: lines
        .filter((line) => line.state === null || goesOn(line))
        .map(({ index, text, state, key, job }) => ({ index, text, marked: state !== null, key, job })),
    };
  });
}

/**
 * Those that may have been sent come first: what they cost is held back from the budget. The LIMIT keeps the lookup on
 * the primary key, also where PostgreSQL has no statistics of the batch yet.
 */
function openLines(on: Statements, { id, first, count }: ChunkRow): Promise<LineRow[]> {
  return on.query<LineRow>(
    `SELECT l.index, l.text, r.state, r.key, r.job FROM octet_batch.line l
     LEFT JOIN LATERAL (
       SELECT state, key, job FROM octet_batch.result WHERE batch = l.batch AND index = l.index LIMIT 1) AS r ON true
     WHERE l.batch = $1 AND l.index >= $2 AND l.index < $3 AND (r.state IS NULL OR r.state = 'sending')
     ORDER BY r.state IS NULL, l.index`,
    [id, first, first + count],
  );
}

/** Moves these lines to the new token. They are sent again under the same idempotency key, or their job is polled. */
async function takeOver(
  on: Statements,
  row: ChunkRow,
  token: number,
  lines: readonly LineRow[],
): Promise<void> {
  if (lines.length === 0) return;
  await on.query(
    `UPDATE octet_batch.result SET token = $2
     WHERE batch = $1 AND index >= $4 AND index < $5 AND index = ANY($3)`,
    [row.id, token, lines.map(({ index }) => index), row.first, row.first + row.count],
  );
}
