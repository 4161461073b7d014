import { randomUUID } from 'node:crypto';
import type { Batch } from './batches.ts';
import type { ChunkQueue } from './chunk-queue.ts';
import type { Statements } from './database.ts';
import { ALIVE } from './lease.ts';

/** A chunk that was taken from the queue a moment ago. */
export interface TakenChunk extends Pick<Batch, 'name' | 'complete'> {
  /** That of its batch. */
  readonly id: number;
  /** Zero: nobody had it before. */
  readonly token: number;
  readonly first: number;
  readonly count: number;
  /** Lines that have a result. */
  readonly ended: number;
}

/** The lines that wait are cut into so many shares for each worker, so that fast and slow ones end together. */
const SHARES = 2;

/**
 * Puts a part of the chunk back where few others wait: at the end of a batch one worker would have a thousand lines, and
 * the others none. Gives the number of lines that the chunk now has, which are at least `least`.
 */
export async function shareChunk(
  on: Statements,
  queue: ChunkQueue,
  { id, name, complete, token, first, count, ended }: TakenChunk,
  least: number,
): Promise<number> {
  // A chunk with results keeps its lines, since their counts are stored with it.
  if (!complete || token > 0 || ended > 0 || count <= least) return count;
  const [waiting] = await on.query<{ workers: number; chunks: number; lines: number }>(
    `SELECT w.workers, count(c.line_count)::int AS chunks, coalesce(sum(c.line_count), 0)::int AS lines
     FROM (SELECT count(*)::int AS workers FROM octet_batch.worker
       WHERE seen_at > now() - ${ALIVE} AND (batch IS NULL OR batch = $2)) AS w
     LEFT JOIN LATERAL (SELECT line_count FROM octet_batch.chunk
       WHERE batch = $1 AND state = 'open' AND lease_until IS NULL LIMIT ${SHARES} * w.workers) AS c ON true
     GROUP BY w.workers`,
    [id, name],
  );
  if (!waiting || waiting.workers < 2 || waiting.chunks >= SHARES * waiting.workers) return count;
  const kept = Math.max(least, Math.ceil(waiting.lines / (SHARES * waiting.workers)));
  if (kept >= count) return count;
  const rest = randomUUID();
  // Submission numbers chunks from zero. No other part begins at this line.
  await on.query(
    `INSERT INTO octet_batch.chunk (id, batch, number, first_line, line_count, digest)
     VALUES ($1, $2, $3, $4, $5, '')`,
    [rest, id, -(first + kept), first + kept, count - kept],
  );
  await queue.put(on, id, [rest]);
  return kept;
}
