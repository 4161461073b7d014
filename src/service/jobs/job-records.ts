import { JOB_KINDS, type JobKind } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import {
  maybeNumber,
  maybeText,
  numberIn,
  objectIn,
  type Row,
  type Sql,
  textIn,
  wordIn,
} from '../store/sql.ts';

/** `queued → processing → completed | failed | cancelled`; back to queued when the process that ran it is gone. */
const JOB_STATUSES = ['queued', 'processing', 'completed', 'failed', 'cancelled'] as const;
type JobStatus = (typeof JOB_STATUSES)[number];

export interface JobRecord {
  readonly seq: number;
  readonly id: string;
  readonly account: string;
  readonly kind: JobKind;
  readonly request: JsonObject;
  /** Length: seconds of music or film. */
  readonly units: number;
  readonly hold: string;
  readonly status: JobStatus;
  readonly progress: number;
  readonly stage: string | undefined;
  readonly error: string | undefined;
  readonly result: JsonObject | undefined;
  readonly attempts: number;
  readonly createdAt: number;
  readonly startedAt: number | undefined;
  readonly finishedAt: number | undefined;
}

export type NewJob = Pick<JobRecord, 'id' | 'account' | 'kind' | 'request' | 'units' | 'hold'>;

/** The hold is made in the same transaction: no job without its credits, no credits without their job. */
export function addJob(sql: Sql, job: NewJob, now: number): void {
  sql.run(
    "INSERT INTO jobs (id, account, kind, request, units, hold, status, created_at) VALUES (?, ?, ?, ?, ?, ?, 'queued', ?)",
    job.id,
    job.account,
    job.kind,
    JSON.stringify(job.request),
    job.units,
    job.hold,
    now,
  );
}

/** A job of another account is treated like one that does not exist. */
export function findJob(sql: Sql, account: string, kind: JobKind, id: string): JobRecord | undefined {
  const row = sql.get('SELECT * FROM jobs WHERE id = ? AND account = ? AND kind = ?', id, account, kind);
  return row && jobOf(row);
}

export function listJobs(sql: Sql, account: string, kind: JobKind, limit: number): JobRecord[] {
  return sql
    .all('SELECT * FROM jobs WHERE account = ? AND kind = ? ORDER BY seq DESC LIMIT ?', account, kind, limit)
    .map(jobOf);
}

export function jobOf(row: Row): JobRecord {
  return {
    seq: numberIn(row, 'seq'),
    id: textIn(row, 'id'),
    account: textIn(row, 'account'),
    kind: wordIn(row, 'kind', JOB_KINDS),
    request: objectIn(row, 'request'),
    units: numberIn(row, 'units'),
    hold: textIn(row, 'hold'),
    status: wordIn(row, 'status', JOB_STATUSES),
    progress: numberIn(row, 'progress'),
    stage: maybeText(row, 'stage'),
    error: maybeText(row, 'error'),
    result: maybeText(row, 'result') === undefined ? undefined : objectIn(row, 'result'),
    attempts: numberIn(row, 'attempts'),
    createdAt: numberIn(row, 'created_at'),
    startedAt: maybeNumber(row, 'started_at'),
    finishedAt: maybeNumber(row, 'finished_at'),
  };
}

export interface QueueOutlook {
  /** Waiting jobs before this one; 0 once it runs. */
  readonly position: number;
  /** Whole seconds until it is likely done. */
  readonly seconds: number;
}

/** Assumed time per unit until jobs of this kind have been measured here. */
const USUAL_MS_PER_UNIT: Readonly<Record<JobKind, number>> = { music: 150, video: 2_500, build: 1_000 };
const MEASURED = 20;

/** Uses the jobs that wait and the measured times of earlier jobs. */
export function outlook(sql: Sql, job: JobRecord, slots: number, now: number): QueueOutlook {
  if (job.status !== 'queued' && job.status !== 'processing') return { position: 0, seconds: 0 };
  const own = job.units * msPerUnit(sql, job.kind);
  if (job.status === 'processing') {
    const spent = now - (job.startedAt ?? now);
    const total = job.progress > 0.05 ? spent / job.progress : Math.max(own, spent + 1_000);
    return { position: 0, seconds: Math.max(1, Math.ceil((total - spent) / 1_000)) };
  }
  const before = sql.all(
    "SELECT kind, units, status, progress FROM jobs WHERE status IN ('queued', 'processing') AND seq < ?",
    job.seq,
  );
  const waitingMs = before.reduce(
    (sum, row) =>
      sum +
      numberIn(row, 'units') *
        msPerUnit(sql, wordIn(row, 'kind', JOB_KINDS)) *
        (1 - numberIn(row, 'progress')),
    0,
  );
  const position = before.filter(({ status }) => status === 'queued').length;
  return { position, seconds: Math.max(1, Math.ceil((waitingMs / slots + own) / 1_000)) };
}

function msPerUnit(sql: Sql, kind: JobKind): number {
  const row = sql.get(
    'SELECT sum(ms) AS ms, sum(units) AS units FROM (SELECT ms, units FROM durations WHERE kind = ? ORDER BY seq DESC LIMIT ?)',
    kind,
    MEASURED,
  );
  const units = row ? numberIn(row, 'units') : 0;
  return row && units > 0 ? numberIn(row, 'ms') / units : USUAL_MS_PER_UNIT[kind];
}

export function noteDuration(sql: Sql, kind: JobKind, units: number, ms: number): void {
  sql.run('INSERT INTO durations (kind, units, ms) VALUES (?, ?, ?)', kind, units, Math.round(ms));
  sql.run('DELETE FROM durations WHERE kind = ? AND seq <= (SELECT max(seq) FROM durations) - 1000', kind);
}
