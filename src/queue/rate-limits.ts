import type { Database, Statements } from './database.ts';

/** Grants are small, so that a worker that dies or dawdles takes little with it. */
export const GRANT_MS = 5_000;
const PROBE = "interval '15 seconds'";

/** Rate-limit headers of the replies since the last call. */
export type SeenRate =
  | { readonly kind: 'none' }
  /** A reply without its headers, or no reply. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'window';
      readonly remaining: number;
      readonly limit: number | undefined;
      /** Unix seconds, by the service's clock: it names the window. */
      readonly resetAt: number;
      readonly opensInMs: number;
    };

export interface GrantRequest {
  readonly worker: string;
  readonly origin: string;
  /** With 0 it only tells what was seen, and gives back what it was granted. */
  readonly want: number;
  /** Sent, and not answered yet. */
  readonly underway: number;
  readonly seen: SeenRate | undefined;
}

/** So many requests within GRANT_MS; with 0 it is asked again after `waitMs`. Infinity where the service has no limit. */
export interface RateGrant {
  readonly amount: number;
  readonly waitMs: number;
}

interface OriginRow {
  readonly known: 'unknown' | 'none' | 'window';
  readonly remaining: number;
  readonly resetAt: number;
  readonly opensInMs: number;
  readonly probed: boolean;
}

/** One window for all workers: what it has left, less what the others were granted and have not used. */
export function requestGrant(database: Database, question: GrantRequest): Promise<RateGrant> {
  const { worker, origin, underway } = question;
  return database.transaction(async (on) => {
    await on.query('INSERT INTO octet_batch.origin (origin) VALUES ($1) ON CONFLICT DO NOTHING', [origin]);
    const [row] = await on.query<OriginRow>(
      `SELECT known, remaining, reset_at::float8 AS "resetAt",
         extract(epoch FROM opens_at - clock_timestamp())::float8 * 1000 AS "opensInMs",
         probe_until > clock_timestamp() AS probed FROM octet_batch.origin WHERE origin = $1 FOR UPDATE`,
      [origin],
    );
    if (!row) return { amount: 0, waitMs: 1_000 };
    const window = learned(row, question.seen);
    const grant = await grantOf(on, question, window);
    await keepWindow(on, origin, window, question.seen, grant.probes);
    await on.query(
      `INSERT INTO octet_batch.rate_grant (worker, origin, amount, expires_at)
       VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 millisecond')
       ON CONFLICT (worker, origin) DO UPDATE SET amount = $3, expires_at = excluded.expires_at`,
      [worker, origin, underway + (Number.isFinite(grant.amount) ? grant.amount : 0), 2 * GRANT_MS],
    );
    return { amount: grant.amount, waitMs: grant.waitMs };
  });
}

function learned(row: OriginRow, seen: SeenRate | undefined): OriginRow {
  const now = row.known === 'window' && row.opensInMs <= 0 ? { ...row, known: 'unknown' as const } : row;
  if (!seen) return now;
  if (seen.kind === 'nothing') return { ...now, probed: false };
  if (seen.kind === 'none') return now.known === 'unknown' ? { ...now, known: 'none', probed: false } : now;
  if (seen.resetAt < row.resetAt || (seen.resetAt === row.resetAt && now.known === 'unknown')) return now;
  const isSame = now.known === 'window' && seen.resetAt === row.resetAt;
  return {
    known: 'window',
    resetAt: seen.resetAt,
    remaining: isSame ? Math.min(row.remaining, seen.remaining) : seen.remaining,
    opensInMs: isSame ? row.opensInMs : seen.opensInMs,
    probed: false,
  };
}

async function grantOf(
  on: Statements,
  { worker, origin, want, underway }: GrantRequest,
  window: OriginRow,
): Promise<RateGrant & { readonly probes: boolean }> {
  if (window.known === 'none') return { amount: Number.POSITIVE_INFINITY, waitMs: 0, probes: false };
  if (want === 0) return { amount: 0, waitMs: 0, probes: false };
  // One request finds out how large the window is.
  if (window.known === 'unknown')
    return { amount: window.probed ? 0 : 1, waitMs: 100, probes: !window.probed };
  const [others] = await on.query<{ amount: number; workers: number }>(
    `SELECT coalesce(sum(amount), 0)::int AS amount, count(*)::int AS workers FROM octet_batch.rate_grant
     WHERE origin = $1 AND worker <> $2 AND expires_at > clock_timestamp()`,
    [origin, worker],
  );
  const free = window.remaining - underway - (others?.amount ?? 0);
  const share = Math.ceil(free / (1 + (others?.workers ?? 0)));
  const amount = Math.max(0, Math.min(want, share));
  return { amount, waitMs: Math.min(500, Math.max(50, window.opensInMs)), probes: false };
}

async function keepWindow(
  on: Statements,
  origin: string,
  window: OriginRow,
  seen: SeenRate | undefined,
  probes: boolean,
): Promise<void> {
  await on.query(
    `UPDATE octet_batch.origin SET known = $2, remaining = $3, reset_at = $4,
       opens_at = clock_timestamp() + $5 * interval '1 millisecond', allowed = coalesce($6, allowed),
       probe_until = CASE WHEN $7 THEN clock_timestamp() + ${PROBE} WHEN $8 THEN probe_until ELSE clock_timestamp() END
     WHERE origin = $1`,
    [
      origin,
      window.known,
      window.remaining,
      window.resetAt,
      window.opensInMs,
      seen?.kind === 'window' ? (seen.limit ?? null) : null,
      probes,
      window.probed,
    ],
  );
}

export interface SendTimes {
  readonly startInMs: number;
  readonly everyMs: number;
  readonly count: number;
}

/** Reserves the send times of the next second of a batch with --rpm, at most `most`; the first is after `startInMs`. */
export async function reserveSendTimes(
  on: Statements,
  batch: number,
  most: number,
): Promise<SendTimes | undefined> {
  const [times] = await on.query<{ startInMs: number; rpm: number; count: number }>(
    `WITH b AS (SELECT id, rpm, greatest(1, least($2, rpm / 60)) AS count, greatest(clock_timestamp(), next_send_at) AS at
       FROM octet_batch.batch WHERE id = $1 AND rpm IS NOT NULL FOR UPDATE)
     UPDATE octet_batch.batch SET next_send_at = b.at + b.count * (interval '1 minute' / b.rpm)
     FROM b WHERE batch.id = b.id
     RETURNING b.rpm, b.count, extract(epoch FROM b.at - clock_timestamp())::float8 * 1000 AS "startInMs"`,
    [batch, most],
  );
  if (!times) return undefined;
  const { startInMs, rpm, count } = times;
  return { startInMs: Math.max(0, startInMs), everyMs: 60_000 / rpm, count };
}
