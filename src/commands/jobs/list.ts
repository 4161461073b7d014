import type { Context } from '../../context.ts';
import { ledgerOf } from '../../jobs/start.ts';
import type { LedgerState } from '../../ledger/job-line.ts';
import { type LedgerJob, nameOfJob, titleOf } from '../../ledger/jobs.ts';
import type { ListFlags } from './flags.ts';

const RECENT_MS = 7 * 24 * 3_600_000;

const WORDS: Readonly<Record<LedgerState, string>> = {
  asked: 'outcome unknown',
  running: 'running',
  done: 'done',
  failed: 'failed',
  refused: 'refused',
  unknown: 'outcome unknown',
};

export async function listLedger(context: Context, flags: ListFlags): Promise<void> {
  const { clock, terminal } = context;
  const since = clock.now() - RECENT_MS;
  const wanted = flags.all ? undefined : ({ endedAt }: LedgerJob) => !endedAt || Date.parse(endedAt) >= since;
  const ledger = ledgerOf(context);
  const shown = (await ledger.all({ wanted, brief: true })).reverse();
  if (shown.length === 0 && terminal.mode === 'human')
    terminal.note(nothing((await ledger.all({ brief: true })).length));
  await terminal.result(shown.map(documentOf), () =>
    terminal.table(
      shown.map((job) => [
        nameOfJob(job),
        job.kind,
        WORDS[job.state],
        job.environment,
        age(job, clock.now()),
        titleOf(job.request),
      ]),
      [
        { title: 'id' },
        { title: 'kind' },
        { title: 'state' },
        { title: 'env', spare: true },
        { title: 'age', align: 'right' },
        { title: 'prompt', shrink: true },
      ],
    ),
  );
  if (shown.some(isLost)) terminal.hint('to resolve unknown outcomes: octet jobs reconcile');
}

function nothing(older: number): string {
  return older > 0
    ? `no jobs in the last 7 days; to see ${older} older: octet jobs --all`
    : 'no jobs yet; start one with: octet music generate "rain on a tin roof"';
}

export function isLost(job: LedgerJob): boolean {
  return job.state === 'asked' || job.state === 'unknown';
}

function documentOf(job: LedgerJob) {
  return {
    id: job.id ?? null,
    key: job.key,
    kind: job.kind,
    state: isLost(job) ? 'unknown' : job.state,
    environment: job.environment,
    prompt: titleOf(job.request),
    asked_at: job.askedAt,
    accepted_at: job.acceptedAt ?? null,
    ended_at: job.endedAt ?? null,
    files: job.files,
    error: job.error ?? null,
  };
}

function age(job: LedgerJob, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(job.askedAt)) / 1_000);
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3_600) return `${Math.round(seconds / 60)} min`;
  return seconds < 86_400 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} d`;
}
