import type { Context } from '../context.ts';
import type { Job } from '../contract/job.ts';
import { Durations } from '../ledger/durations.ts';
import { type Outlook, ProgressModel, timeText } from './progress-model.ts';

const TICK_MS = 1_000;

export interface WaitStatusOptions {
  /** The kind of work, for what is usual: `music`. */
  readonly kind: string;
  /** The verb for the status line: "composing". */
  readonly verb: string;
  readonly first?: Job;
}

/** The status line of one wait: bar, percentage and time come from one model, and move with the clock. */
export interface WaitStatus {
  report(job: Job): void;
  outlook(): Outlook;
  /** Ends it; a wait that ended well is remembered for the next of its kind. */
  done(): Promise<void>;
  fail(): void;
}

export async function showWait(context: Context, options: WaitStatusOptions): Promise<WaitStatus> {
  const { clock, terminal } = context;
  const durations = new Durations(context.directories.state);
  const kind = `${(await context.config()).environment.value} ${options.kind}`;
  const model = new ProgressModel(context.flags.dryRun ? undefined : await durations.usualMs(kind));
  const startedAt = clock.monotonic();
  const now = () => clock.monotonic() - startedAt;
  let job = options.first;
  /** Milliseconds; undefined until the work is known to have begun. */
  let begunAt: number | undefined;
  const take = (next: Job | undefined) => {
    job = next;
    const isQueued = next !== undefined && waits(next);
    if (!isQueued) begunAt ??= (next?.progress ?? 0) < 0.1 ? now() : Number.NaN;
    model.report(now(), { progress: next?.progress, estimatedSeconds: next?.estimatedSeconds, isQueued });
  };
  take(job);
  const status = terminal.status(words(context, options.verb, job, model.at(now())));
  let stopTicking = () => {};
  const show = () => {
    const outlook = model.at(now());
    const text = words(context, options.verb, job, outlook);
    if (terminal.animate && outlook.fraction !== undefined) status.progress(outlook.fraction, text);
    else status.update(text);
  };
  const tick = () => {
    show();
    stopTicking = clock.after(TICK_MS, tick);
  };
  if (terminal.animate) stopTicking = clock.after(TICK_MS, tick);
  return {
    report(next) {
      take(next);
      show();
    },
    outlook: () => model.at(now()),
    async done() {
      stopTicking();
      status.done();
      if (begunAt !== undefined && !Number.isNaN(begunAt)) await durations.add(kind, now() - begunAt);
    },
    fail() {
      stopTicking();
      status.fail();
    },
  };
}

function waits({ queuePosition, status, progress }: Job): boolean {
  if ((progress ?? 0) > 0) return false;
  return (queuePosition ?? 0) > 0 || /^(queued|pending|waiting)$/i.test(status ?? '');
}

/** `composing, 3 ahead in the queue (queued)`; a spinner shows the time in place of the usual words. */
function words(context: Context, verb: string, job: Job | undefined, outlook: Outlook): string {
  const ahead = job?.queuePosition;
  const queue = ahead !== undefined && ahead > 0 ? [`${ahead} ahead in the queue`] : [];
  const word = job?.status ?? '';
  const plain = [verb, ...queue].join(', ');
  if (!context.terminal.animate) return word === '' ? plain : `${plain} (${word})`;
  const isUsual = /^(processing|queued|running|in.?progress)$/i.test(word);
  return [plain, ...(isUsual || word === '' || queue.length > 0 ? [] : [word]), timeText(outlook)].join(', ');
}
