import type { ChunkQueue } from './chunk-queue.ts';
import type { Database } from './database.ts';

/** Drops pg-boss's empty table of each batch that ended more than an hour ago. */
export async function dropEndedQueues(database: Database, queue: ChunkQueue): Promise<void> {
  const ended = await database.query<{ id: number }>(
    `SELECT b.id FROM octet_batch.batch b JOIN octet_batch.queue q ON q.name = 'batch-' || b.id
     WHERE b.state IN ('done', 'cancelled') AND b.ended_at < now() - interval '1 hour'
       AND NOT EXISTS (SELECT FROM octet_batch.job j WHERE j.name = q.name)
     LIMIT 20`,
  );
  for (const { id } of ended) await queue.drop(id);
}
