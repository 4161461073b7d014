import { hostname } from 'node:os';
import { openQuotes, type Quotes } from '../../budget/quotes.ts';
import type { Api } from '../../client/api.ts';
import { RetryBudget } from '../../client/pacing.ts';
import type { Context } from '../../context.ts';
import { MAX_CREDITS_CODE, OctetError } from '../../errors.ts';
import { ownPid } from '../../files/owner.ts';
import { checkBudget, exhaustedBatches } from '../../queue/batch-states.ts';
import { batchNamed } from '../../queue/batches.ts';
import { confirmOrigin, isConfirmed } from '../../queue/confirmed-origins.ts';
import { GroupWriter, rememberJob } from '../../queue/group-writer.ts';
import { collectOften } from '../../v8-flags.ts';
import type { WorkFlags } from './flags.ts';
import type { HeldChunk } from './held-chunk.ts';
import { unknownResult } from './line-end.ts';
import { LineMarks } from './line-marks.ts';
import { LineWork } from './line-work.ts';
import { MarkLead } from './mark-lead.ts';
import { sharedPacers } from './shared-pacers.ts';
import { type Stop, stopOnSignal } from './stop-on-signal.ts';
import { databaseRetryOf, type OpenQueue, withQueue } from './with-queue.ts';
import { Worker } from './worker.ts';

const BUDGET_WAIT_MS = 500;
/** Lines marked ahead of their requests: enough for groups that cost little, few to be left unknown by a worker that is killed. */
const MOST_AHEAD = 256;
const AHEAD_FOR_EACH_REQUEST = 32;

/** Works on batches until it is stopped, or with --drain until nothing is left. */
export async function work(context: Context, flags: WorkFlags): Promise<void> {
  if (context.flags.dryRun) throw new OctetError('usage', '--dry-run cannot be used with octet batch work');
  await withQueue(context, flags, {}, async (open) => {
    if (flags.name !== undefined) await batchNamed(open.database, flags.name);
    const stop = stopOnSignal(context);
    stop.end.addEventListener('abort', open.database.cutOff, { once: true });
    const { terminal } = context;
    // A pipe gets the sum at the end.
    const status = terminal.animate ? terminal.status('waiting for lines') : undefined;
    try {
      const worker = await createWorker(context, flags, open, stop, (each) =>
        status?.update(each.underway > 0 ? `${each.underway} under way, ${sum(each)}` : sum(each)),
      );
      terminal.note('waiting for lines; Ctrl-C stops after open requests');
      await worker.run();
      status?.done();
      terminal.note(sum(worker));
      if (stop.reason) throw new OctetError(stop.reason, stop.reason);
      await refuseExhausted(open, flags);
      await terminal.result(worker.tally, []);
    } finally {
      status?.done();
      stop.release();
    }
  });
}

function sum({ tally: { done, failed, unknown } }: Worker): string {
  return `${done} done, ${failed} failed, ${unknown} unknown`;
}

async function createWorker(
  context: Context,
  flags: WorkFlags,
  open: OpenQueue,
  stop: Stop,
  onBeat: (worker: Worker) => void,
): Promise<Worker> {
  const { clock } = context;
  const { database } = open;
  const retries = new RetryBudget();
  const api = await context.api({
    connections: flags.concurrency,
    mayRetry: retries.take,
    timeoutIsForWaiting: true,
  });
  const origin = await originOf(context, api);
  const databaseRetry = databaseRetryOf(context, stop.end);
  let confirmed = await isConfirmed(database, origin);
  const confirm = async () => {
    if (confirmed || !(await api.isConfirmed())) return;
    confirmed = true;
    await databaseRetry.run(() => confirmOrigin(database, origin));
  };
  await confirm();
  let quotes: Promise<Quotes> | undefined;
  let isWarm = false;
  const lead = new MarkLead(clock, Math.min(MOST_AHEAD, flags.concurrency * AHEAD_FOR_EACH_REQUEST));
  const worker: Worker = new Worker({
    ...open,
    context,
    databaseRetry,
    stopping: stop.stopping,
    drain: flags.drain === true,
    batch: flags.name,
    onBeat: () => onBeat(worker),
    name: `${hostname()}:${ownPid}`,
    concurrency: flags.concurrency,
    lead,
    lineWork: () => lines,
    settle: () => pacers.settle(),
    claim: async () => {
      confirmed ||= await isConfirmed(database, origin);
      // A smaller chunk is over in half a second, and costs more than it is good for.
      const least = Math.max(flags.concurrency, Math.ceil(lead.perSecond / 2));
      return { origin, confirmed, unknownResult, least };
    },
  });
  const pacers = sharedPacers(database, {
    worker: worker.id,
    origin,
    clock,
    signal: stop.stopping.signal,
    databaseRetry,
    concurrency: flags.concurrency,
  });
  const writer = new GroupWriter<HeldChunk>({
    on: database,
    databaseRetry,
    clock,
    onHeld: worker.renewed,
    onEnded: worker.ended,
    onFailed: worker.failed,
  });
  const marks = new LineMarks({
    writer,
    lead,
    stopping: stop.stopping.signal,
    isMarkedWaiting: () => worker.isMarkedWaiting,
    async budget({ id }, price) {
      const state = await databaseRetry.run(() => checkBudget(database, id, price));
      if (state === 'underway')
        await clock.sleep(BUDGET_WAIT_MS, stop.stopping.signal).catch(() => undefined);
      return state;
    },
  });
  const lines: LineWork = new LineWork({
    context,
    api,
    writer,
    marks,
    concurrency: flags.concurrency,
    abandon: stop.abandon,
    stopping: stop.stopping.signal,
    pacerOf: pacers.paceOf,
    onAnswered: worker.answered,
    onOutcome: worker.outcome,
    quotes: () => {
      quotes ??= openQuotes(api, context.flags.yes === true).catch((error: unknown) => {
        quotes = undefined;
        throw error;
      });
      return quotes;
    },
    onAccepted: (chunk, index, job) => databaseRetry.run(() => rememberJob(database, chunk, index, job)),
    onReply() {
      // By now everything is loaded: under another flag V8 would refuse code from its cache.
      if (!isWarm) collectOften();
      isWarm = true;
      retries.success();
      return confirmed ? undefined : confirm();
    },
  });
  return worker;
}

/** In the local environment every machine, and every state directory, has a service of its own. */
async function originOf(context: Context, api: Api): Promise<string> {
  const { environment } = await context.config();
  if (environment.value !== 'local') return new URL(api.baseUrl).origin;
  return `local ${hostname()} ${context.directories.state ?? ''}`;
}

async function refuseExhausted({ database }: OpenQueue, { name }: WorkFlags): Promise<void> {
  const names = await exhaustedBatches(database, name);
  if (names.length === 0) return;
  throw new OctetError(
    'credits',
    `--max-credits has no room for the rest of ${names.join(', ')}`,
    `octet batch resume ${names[0]} --max-credits N`,
    { code: MAX_CREDITS_CODE },
  );
}
