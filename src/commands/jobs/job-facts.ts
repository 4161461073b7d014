import type { Seen } from '../../jobs/running-status.ts';
import type { LedgerState } from '../../ledger/job-line.ts';
import { type LedgerJob, titleOf } from '../../ledger/jobs.ts';

const WORDS: Readonly<Record<LedgerState, string>> = {
  asked: 'outcome unknown',
  running: 'running',
  done: 'done',
  failed: 'failed',
  refused: 'refused',
  unknown: 'outcome unknown',
};

/** The reply to it was lost. */
export function isLost(job: LedgerJob): boolean {
  return job.state === 'asked' || job.state === 'unknown';
}

/** Finished at the service, and its result is not here yet. */
export function isUnsaved(job: LedgerJob, seen: Seen | undefined): boolean {
  return job.state === 'running' && seen !== undefined && seen !== 'missing' && seen.state === 'done';
}

/** The state for a person: `running, 45%`. */
export function stateWord(job: LedgerJob, seen: Seen | undefined): string {
  if (job.state !== 'running' || seen === undefined) return WORDS[job.state];
  if (seen === 'missing') return 'not at the service';
  if (seen.state !== 'running') return seen.state;
  const percent = seen.progress === undefined ? '' : `, ${Math.floor(seen.progress * 100)}%`;
  const isUsual = /^(processing|running|in.?progress)$/i.test(seen.status ?? 'running');
  return `${isUsual ? 'running' : (seen.status ?? 'running')}${percent}`;
}

/** A job as `--json` shows it; new fields go to the end. */
export function ledgerJobDocument(job: LedgerJob, seen: Seen | undefined) {
  const found = seen === 'missing' ? undefined : seen;
  const state = job.state === 'running' && found ? found.state : job.state;
  return {
    id: job.id ?? null,
    key: job.key,
    kind: job.kind,
    state: isLost(job) || seen === 'missing' ? 'unknown' : state,
    environment: job.environment,
    prompt: titleOf(job.request),
    asked_at: job.askedAt,
    accepted_at: job.acceptedAt ?? null,
    ended_at: job.endedAt ?? null,
    files: job.files,
    error: job.error ?? found?.error ?? null,
    status: found?.status ?? null,
    progress: found?.progress ?? null,
    queue_position: found?.queuePosition ?? null,
  };
}

export function age(job: LedgerJob, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(job.askedAt)) / 1_000);
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3_600) return `${Math.round(seconds / 60)} min`;
  return seconds < 86_400 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} d`;
}
