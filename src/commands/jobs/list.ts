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
  const since = context.clock.now() - RECENT_MS;
  const isWanted = ({ endedAt }: LedgerJob) => flags.all || !endedAt || Date.parse(endedAt) >= since;
  const found =
    context.terminal.mode === 'human'
      ? await showTable(context, flags, isWanted)
      : await writeItems(context, flags, isWanted);
  const { terminal } = context;
  if (found.isUnsaved) terminal.hint('to save what is finished: octet jobs wait');
  if (found.isLost) terminal.hint('to resolve unknown outcomes: octet jobs reconcile');
}

type IsWanted = (job: LedgerJob) => boolean;

/** Kinds of jobs that the user can act on; each gets a hint. */
interface Found {
  isUnsaved: boolean;
  isLost: boolean;
}

async function showTable(context: Context, flags: ListFlags, isWanted: IsWanted): Promise<Found> {
  const { clock, terminal } = context;
  const names = columnsFor('jobs', flags.columns);
  const ledger = ledgerOf(context);
  const wanted = flags.all ? undefined : isWanted;
  const shown = (await ledger.all({ wanted, brief: true })).reverse();
  if (shown.length === 0) terminal.note(nothing((await ledger.all({ brief: true })).length));
  const seen = flags.cached ? NOTHING_SEEN : await seenNow(context, shown);
  await terminal.result([], () =>
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
  return {
    isUnsaved: shown.some((job) => isUnsaved(job, seen.get(job.key))),
    isLost: shown.some(isLost),
  };
}

/** The service is asked about so many at a time. */
const WINDOW = 200;

/** Programs get them as they are read: a ledger may hold a hundred thousand. */
async function writeItems(context: Context, flags: ListFlags, isWanted: IsWanted): Promise<Found> {
  const { collectOften, keepNurserySmall } = await import('../../v8-flags.ts');
  keepNurserySmall();
  collectOften();
  columnsFor('jobs', flags.columns);
  const found: Found = { isUnsaved: false, isLost: false };
  async function* documents() {
    for await (const jobs of windows(ledgerOf(context).newestFirst(), isWanted)) {
      const seen = flags.cached ? NOTHING_SEEN : await seenNow(context, jobs);
      for (const job of jobs) {
        const now = seen.get(job.key);
        found.isUnsaved ||= isUnsaved(job, now);
        found.isLost ||= isLost(job);
        yield ledgerJobDocument(job, now);
      }
    }
  }
  await context.terminal.items(documents());
  return found;
}

async function* windows(jobs: AsyncIterable<LedgerJob>, isWanted: IsWanted): AsyncGenerator<LedgerJob[]> {
  let some: LedgerJob[] = [];
  for await (const job of jobs) {
    if (isWanted(job)) some.push(job);
    if (some.length < WINDOW) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
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
