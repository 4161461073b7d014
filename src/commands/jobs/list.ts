import type { Context } from '../../context.ts';
import { columnsFor } from '../../input/columns.ts';
import type { Seen } from '../../jobs/running-status.ts';
import { ledgerOf } from '../../jobs/start-job.ts';
import { type LedgerJob, nameOfJob, titleOf } from '../../ledger/jobs.ts';
import { listTable } from '../../output/list-table.ts';
import type { ListFlags } from './flags.ts';
import { age, isLost, isUnsaved, ledgerJobDocument, stateWord } from './job-facts.ts';

const RECENT_MS = 7 * 24 * 3_600_000;

export async function listLedger(context: Context, flags: ListFlags): Promise<void> {
  const { clock, terminal } = context;
  const names = columnsFor('jobs', flags.columns);
  const since = clock.now() - RECENT_MS;
  const wanted = flags.all ? undefined : ({ endedAt }: LedgerJob) => !endedAt || Date.parse(endedAt) >= since;
  const ledger = ledgerOf(context);
  const shown = (await ledger.all({ wanted, brief: true })).reverse();
  if (shown.length === 0 && terminal.mode === 'human')
    terminal.note(nothing((await ledger.all({ brief: true })).length));
  const seen = flags.cached ? NOTHING_SEEN : await seenNow(context, shown);
  await terminal.result(
    shown.map((job) => ledgerJobDocument(job, seen.get(job.key))),
    () =>
      listTable(terminal, {
        items: shown,
        names,
        columns: {
          id: { cell: nameOfJob },
          kind: { cell: ({ kind }) => kind },
          state: { cell: (job) => stateWord(job, seen.get(job.key)) },
          env: { cell: ({ environment }) => environment, spare: flags.columns === undefined },
          age: { cell: (job) => age(job, clock.now()), align: 'right' },
          prompt: { cell: ({ request }) => titleOf(request), shrink: true },
        },
      }),
  );
  if (shown.some((job) => isUnsaved(job, seen.get(job.key))))
    terminal.hint('to save what is finished: octet jobs wait');
  if (shown.some(isLost)) terminal.hint('to resolve unknown outcomes: octet jobs reconcile');
}

const NOTHING_SEEN: ReadonlyMap<string, Seen> = new Map();

/** Most lists have no running job, and then nothing is loaded to ask with. */
async function seenNow(context: Context, jobs: readonly LedgerJob[]): Promise<ReadonlyMap<string, Seen>> {
  if (!jobs.some(({ state }) => state === 'running')) return NOTHING_SEEN;
  const { lookAtRunning } = await import('../../jobs/running-status.ts');
  return lookAtRunning(context, jobs);
}

function nothing(older: number): string {
  return older > 0
    ? `no jobs in the last 7 days; to see ${older} older: octet jobs --all`
    : 'no jobs yet; start one with: octet music generate "rain on a tin roof"';
}
