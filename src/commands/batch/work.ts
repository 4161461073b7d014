import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import { openQuotes, type Quotes } from '../../budget/quotes.ts';
import type { Api } from '../../client/api.ts';
import { RetryBudget } from '../../client/pacing.ts';
import type { Context } from '../../context.ts';
import { MAX_CREDITS_CODE, OctetError, type Reason } from '../../errors.ts';
import { ownPid } from '../../files/owner.ts';
import { type Batch, batchNamed } from '../../queue/batches.ts';
import { Journal } from '../../queue/journal.ts';
import { Patience } from '../../queue/patience.ts';
import { askForRate, confirmOrigin, isConfirmed, reservePlaces } from '../../queue/rate.ts';
import { SharedPace } from '../../queue/shared-pace.ts';
import { SharedRate } from '../../queue/shared-rate.ts';
import { exhaustedBatches, markExhausted, rememberJob } from '../../queue/stations.ts';
import { collectOften } from '../../v8-flags.ts';
import type { WorkFlags } from './flags.ts';
import { BadLine, readLine } from './line.ts';
import { unknownResult } from './line-end.ts';
import { LineWork, WorkerStopped } from './line-work.ts';
import type { Sending } from './send.ts';
import { Slots } from './slots.ts';
import { type OpenQueue, withQueue } from './with-queue.ts';
import { Worker } from './worker.ts';

/** After a signal, requests under way get this long for their replies. */
const GRACE_MS = 8_000;
/** On top of it, for giving back what is held. */
const CLEANUP_MS = 3_000;

/** Works on batches until it is stopped, or with --drain until nothing is left. */
export async function work(context: Context, flags: WorkFlags): Promise<void> {
  collectOften();
  if (context.flags.dryRun) throw new OctetError('usage', '--dry-run cannot be used with octet batch work');
  await withQueue(context, flags, {}, async (open) => {
    if (flags.name !== undefined) await batchNamed(open.database, flags.name);
    const stop = stopOnSignal(context);
    try {
      const worker = await hire(context, flags, open, stop);
      context.terminal.note('waiting for lines; Ctrl-C ends it when its requests are answered');
      await worker.run();
      const { done, failed, unknown } = worker.tally;
      context.terminal.note(`${done} done, ${failed} failed, ${unknown} unknown`);
      if (stop.reason) throw new OctetError(stop.reason, stop.reason);
      await refuseExhausted(open, flags);
      await context.terminal.result({ done, failed, unknown }, []);
    } finally {
      stop.release();
    }
  });
}

interface Stop {
  /** No more lines are begun. */
  readonly stopping: AbortController;
  /** Requests under way are left. */
  readonly abandon: AbortSignal;
  /** The database is not waited for any longer. */
  readonly end: AbortSignal;
  reason: Reason | undefined;
  release(): void;
}

function stopOnSignal({ clock, interrupts, signal, terminal }: Context): Stop {
  const stopping = new AbortController();
  const abandon = new AbortController();
  const end = new AbortController();
  // Every line that waits for its turn listens.
  setMaxListeners(0, stopping.signal, abandon.signal);
  const release = interrupts.takeStop((reason) => {
    stop.reason = reason;
    terminal.note('finishing what was sent; again to leave at once');
    stopping.abort(new WorkerStopped());
    clock.after(GRACE_MS, () => abandon.abort());
    clock.after(GRACE_MS + CLEANUP_MS, () => end.abort(new OctetError(reason, reason)));
  });
  const leave = () => {
    stopping.abort(new WorkerStopped());
    abandon.abort();
  };
  signal.addEventListener('abort', leave, { once: true });
  const stop: Stop = {
    stopping,
    abandon: abandon.signal,
    end: AbortSignal.any([signal, end.signal]),
    reason: undefined,
    release() {
      release();
      signal.removeEventListener('abort', leave);
    },
  };
  return stop;
}

async function hire(context: Context, flags: WorkFlags, open: OpenQueue, stop: Stop): Promise<Worker> {
  const { clock, random, terminal } = context;
  const { database } = open;
  const retries = new RetryBudget();
  const api = await context.api({
    connections: flags.concurrency,
    mayRetry: retries.take,
    timeoutIsForWaiting: true,
  });
  const origin = await originOf(context, api);
  const patience = new Patience({
    clock,
    random,
    signal: stop.end,
    warn: terminal.warn,
    note: terminal.note,
  });
  let confirmed = await isConfirmed(database, origin);
  const confirm = async () => {
    if (confirmed || !(await api.isConfirmed())) return;
    confirmed = true;
    await patience.with(() => confirmOrigin(database, origin));
  };
  await confirm();
  let quotes: Promise<Quotes> | undefined;
  const worker = new Worker({
    ...open,
    context,
    patience,
    stopping: stop.stopping,
    drain: flags.drain === true,
    batch: flags.name,
    name: `${hostname()}:${ownPid}`,
    width: flags.concurrency * 2 + 8,
    work: () => lines,
    claim: async () => {
      confirmed ||= await isConfirmed(database, origin);
      return { origin, confirmed, unknownResult: unknownFor };
    },
  });
  const pacers = sharedPacers(open, worker, {
    origin,
    context,
    stop,
    patience,
    concurrency: flags.concurrency,
  });
  const lines = new LineWork({
    context,
    api,
    journal: new Journal(database, patience, worker.renewed),
    slots: new Slots(flags.concurrency),
    abandon: stop.abandon,
    stopping: stop.stopping.signal,
    pacerOf: pacers,
    quotes: () => {
      quotes ??= openQuotes(api, context.flags.yes === true);
      return quotes;
    },
    async hasBudget({ id }) {
      if (await patience.with(() => markExhausted(database, id))) return false;
      await clock.sleep(BUDGET_WAIT_MS, stop.stopping.signal).catch(() => undefined);
      return true;
    },
    onAccepted: (chunk, index, job) =>
      patience.with(() => rememberJob(database, chunk.batch.id, { index, token: chunk.token, job })),
    async onReply() {
      retries.success();
      await confirm();
    },
  });
  return worker;
}

const BUDGET_WAIT_MS = 500;

/** The limit of the service for all batches, and the --rpm of each. */
function sharedPacers(
  { database }: OpenQueue,
  worker: Worker,
  options: {
    readonly origin: string;
    readonly context: Context;
    readonly stop: Stop;
    readonly patience: Patience;
    readonly concurrency: number;
  },
): (batch: Batch) => Sending['pacer'] {
  const { origin, context, stop, patience, concurrency } = options;
  const common = { clock: context.clock, signal: stop.stopping.signal };
  const rate = new SharedRate({
    ...common,
    want: Math.max(MOST_GRANTED, concurrency),
    ask: (question) => patience.with(() => askForRate(database, { ...question, worker: worker.id, origin })),
  });
  const paces = new Map<number, SharedPace>();
  const paceOf = (batch: Batch): SharedPace => {
    const known = paces.get(batch.id);
    if (known) return known;
    const made = new SharedPace({
      ...common,
      async reserve() {
        const count = Math.max(1, Math.min(concurrency, Math.round((batch.rpm ?? 0) / 60)));
        const places = await patience.with(() => reservePlaces(database, batch.id, count));
        return places && { ...places, count };
      },
    });
    paces.set(batch.id, made);
    return made;
  };
  return (batch) => ({
    async turn() {
      if (batch.rpm !== null) await paceOf(batch).turn();
      await rate.turn();
    },
    replied: (headers) => rate.replied(headers),
  });
}

const MOST_GRANTED = 100;

/** In the local environment every machine, and every state directory, has a service of its own. */
async function originOf(context: Context, api: Api): Promise<string> {
  const { environment } = await context.config();
  if (environment.value !== 'local') return new URL(api.baseUrl).origin;
  return `local ${hostname()} ${context.directories.state ?? ''}`;
}

function unknownFor(text: string, index: number): string {
  try {
    return unknownResult(readLine(text, index, '').id, index);
  } catch (error) {
    return unknownResult(error instanceof BadLine ? error.id : null, index);
  }
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
