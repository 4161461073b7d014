import type { BatchState } from './batches.ts';
import type { Statements } from './database.ts';
import { ALIVE } from './lease.ts';

export interface BatchStatus {
  readonly name: string;
  readonly state: BatchState;
  readonly lines: number;
  readonly done: number;
  readonly failed: number;
  readonly unknown: number;
  /** Sent and not answered yet, or next to be sent. */
  readonly running: number;
  /** Alive, and willing to work on it. */
  readonly workers: number;
  /** Lines that end in a minute, now. */
  readonly rpm: number;
  readonly rpmLimit: number | null;
  readonly creditsSpent: number;
  readonly creditsLeft: number | null;
  /** Null while nobody works on it. */
  readonly etaSeconds: number | null;
}

type Row = Omit<BatchStatus, 'etaSeconds'>;

/** One batch, or all of them, newest last. */
export async function readStatus(on: Statements, name?: string): Promise<BatchStatus[]> {
  const rows = await on.query<Row>(
    `SELECT b.name, b.state, b.lines, c.done, c.failed, c.unknown, b.rpm AS "rpmLimit",
       (SELECT count(*) FROM octet_batch.result r WHERE r.batch = b.id AND r.state = 'sending')::int AS running,
       w.workers, w.rpm, c.spent AS "creditsSpent",
       CASE WHEN b.max_credits IS NOT NULL THEN greatest(0, b.max_credits - b.reserved) END::float8 AS "creditsLeft"
     FROM octet_batch.batch b
     CROSS JOIN LATERAL (SELECT coalesce(sum(done), 0)::int AS done, coalesce(sum(failed), 0)::int AS failed,
         coalesce(sum(unknown), 0)::int AS unknown, coalesce(sum(spent), 0)::float8 AS spent
       FROM octet_batch.chunk WHERE batch = b.id) AS c
     CROSS JOIN LATERAL (SELECT count(*)::int AS workers, coalesce(sum(per_minute), 0)::float8 AS rpm
       FROM octet_batch.worker WHERE seen_at > now() - ${ALIVE} AND (batch IS NULL OR batch = b.name)
         AND b.state IN ('submitting', 'running')) AS w
     WHERE $1::text IS NULL OR b.name = $1 ORDER BY b.id`,
    [name ?? null],
  );
  return rows.map((row) => ({ ...row, etaSeconds: etaOf(row) }));
}

function etaOf({ state, lines, done, failed, unknown, rpm }: Row): number | null {
  const left = lines - done - failed - unknown;
  if (state === 'done' || state === 'cancelled') return 0;
  return rpm > 0 ? Math.ceil((left * 60) / rpm) : null;
}
