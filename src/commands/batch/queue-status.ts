import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { columnsFor } from '../../input/columns.ts';
import { listTable } from '../../output/list-table.ts';
import { checkBatchName } from '../../queue/batches.ts';
import { type BatchStatus, readStatus } from '../../queue/status.ts';
import type { StatusFlags } from './flags.ts';
import { databaseRetryOf, type OpenQueue, withQueue } from './with-queue.ts';

const WATCH_MS = 2_000;

/** Shows the progress of queued batches, with --watch until they have ended. */
export async function queueStatus(
  context: Context,
  name: string | undefined,
  flags: StatusFlags,
): Promise<void> {
  const wanted = name === undefined ? undefined : checkBatchName(name);
  const names = columnsFor('batches', flags.columns);
  await withQueue(context, flags, {}, async (open) => {
    const found = flags.watch ? await watch(context, open, wanted) : await readStatus(open.database, wanted);
    const [only] = found;
    if (wanted !== undefined && !only)
      throw new OctetError('missing', `no batch ${wanted}`, 'octet batch status');
    const documents = found.map(documentOf);
    if (wanted !== undefined && only) {
      await context.terminal.result(documents[0], () => linesOf(context, only));
      return;
    }
    await context.terminal.result(documents, () =>
      listTable(context.terminal, { items: found, names, columns: COLUMNS }),
    );
  });
}

async function watch(
  context: Context,
  { database }: OpenQueue,
  name: string | undefined,
): Promise<BatchStatus[]> {
  const { clock, signal, terminal } = context;
  const databaseRetry = databaseRetryOf(context);
  const status = terminal.status('looking');
  try {
    while (true) {
      const found = await databaseRetry.run(() => readStatus(database, name));
      for (const each of found) await terminal.event({ type: 'progress', ...documentOf(each) });
      const open = found.filter(({ state }) => state === 'running' || state === 'submitting');
      if (open.length === 0) return found;
      status.update(open.map(summary).join('; '));
      await clock.sleep(WATCH_MS, signal);
    }
  } finally {
    status.done();
  }
}

/** The public form. */
function documentOf(status: BatchStatus) {
  const { name, state, lines, done, failed, unknown, running, workers, rpm } = status;
  return {
    name,
    state,
    lines,
    done,
    failed,
    unknown,
    running,
    workers,
    rpm,
    rpm_limit: status.rpmLimit,
    credits_spent: status.creditsSpent,
    credits_left: status.creditsLeft,
    eta_seconds: status.etaSeconds,
  };
}

function summary({ name, lines, done, failed, unknown, rpm, etaSeconds }: BatchStatus): string {
  const ended = done + failed + unknown;
  const eta = etaSeconds === null ? '' : `, ${duration(etaSeconds)} left`;
  return `${name}: ${ended} of ${lines}, ${rpm} a minute${eta}`;
}

function linesOf({ terminal }: Context, status: BatchStatus): string[] {
  const { rpm, rpmLimit, creditsSpent, creditsLeft, etaSeconds } = status;
  const rows: [string, string][] = [
    ['name', status.name],
    ['state', status.state],
    ['lines', String(status.lines)],
    ['done', String(status.done)],
    ['failed', String(status.failed)],
    ['unknown', String(status.unknown)],
    ['running', String(status.running)],
    ['workers', String(status.workers)],
    ['requests a minute', rpmLimit === null ? String(rpm) : `${rpm} of ${rpmLimit}`],
    ['credits spent', String(creditsSpent)],
    ['credits left', creditsLeft === null ? 'no limit' : String(creditsLeft)],
    ['time left', etaSeconds === null ? 'unknown' : duration(etaSeconds)],
  ];
  return terminal.table(rows, [{ title: 'batch' }, { title: '' }]);
}

const COLUMNS = {
  name: { cell: ({ name }: BatchStatus) => name },
  state: { cell: ({ state }: BatchStatus) => state },
  lines: { cell: ({ lines }: BatchStatus) => String(lines) },
  done: { cell: ({ done }: BatchStatus) => String(done) },
  failed: { cell: ({ failed }: BatchStatus) => String(failed) },
  unknown: { cell: ({ unknown }: BatchStatus) => String(unknown) },
  running: { cell: ({ running }: BatchStatus) => String(running) },
  workers: { cell: ({ workers }: BatchStatus) => String(workers) },
  left: { cell: ({ etaSeconds }: BatchStatus) => (etaSeconds === null ? '-' : duration(etaSeconds)) },
};

function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3_600).toFixed(1)} h`;
}
