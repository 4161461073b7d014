import type { Api } from '../client/api.ts';
import { pollJob, StillRunning } from '../client/poll.ts';
import { shellWord } from '../config/shell-word.ts';
import type { Context } from '../context.ts';
import type { JobKind } from '../contract/endpoints.ts';
import type { Job } from '../contract/job.ts';
import { ApiError, OctetError, UnreadableReply } from '../errors.ts';
import { nameOfJob } from '../ledger/jobs.ts';
import { pollSettings } from './poll-settings.ts';
import { waitingTime } from './waiting-time.ts';

export interface FollowOptions {
  readonly api: Api;
  readonly kind: JobKind;
  readonly id: string;
  /** In the ledger of this machine. */
  readonly key?: string;
  readonly accepted?: Job;
  readonly acceptedAtMs: number;
  /** Milliseconds. */
  readonly pollInterval?: number;
  /** The verb for the status line: "composing". */
  readonly verb: string;
}

/** Waits for the end of a job and says how it stands meanwhile. */
export async function followJob(context: Context, options: FollowOptions): Promise<Job> {
  const { clock, terminal } = context;
  const settings = await pollSettings(context, options.pollInterval);
  const startedAt = clock.monotonic();
  const timeText = waitingTime();
  const textOf = (job: Job | undefined): string =>
    statusText(context, options, job, timeText(clock.monotonic() - startedAt, job?.estimatedSeconds));
  const report = progressReport(context, options.id);
  const status = terminal.status(textOf(options.accepted));
  const onChange = (job: Job) => {
    const text = textOf(job);
    report(job);
    if (terminal.animate && job.progress !== undefined) status.progress(job.progress, text);
    else status.update(text);
  };
  try {
    const job = await pollJob({
      ...settings,
      api: options.api,
      signal: context.signal,
      kind: options.kind,
      id: options.id,
      accepted: options.accepted,
      acceptedAtMs: options.acceptedAtMs,
      onChange,
    });
    status.done();
    return job;
  } catch (error) {
    status.fail();
    throw ended(context, options, settings.isLocal, error);
  }
}

/** An id that a terminal cannot show, or that looks like an option, is replaced by the name that the ledger has. */
export function resumeCommand(id: string | undefined, key?: string): string {
  const canBeTyped = id !== undefined && /^(?!-)[\x20-\x7e]+$/.test(id);
  return `octet jobs wait ${canBeTyped || key === undefined ? shellWord(id ?? '') : nameOfJob({ id, key })}`;
}

/** The work is done and paid for: whatever kept it from being saved, this command saves it and costs nothing. */
export function savedLater(error: unknown, command: string): unknown {
  const mayHint =
    error instanceof OctetError && !(error instanceof UnreadableReply) && error.hint === undefined;
  return mayHint ? hinted(error, command) : error;
}

/** The same error, with what to do next. */
export function hinted(error: OctetError, hint: string | undefined): OctetError {
  const { reason, message, code } = error;
  if (error instanceof ApiError) return new ApiError(reason, message, { ...error, code, hint, cause: error });
  return new OctetError(reason, message, hint, { code, cause: error });
}

function ended(context: Context, { id, key }: FollowOptions, isLocal: boolean, error: unknown): unknown {
  if (error instanceof StillRunning) {
    const word = error.job?.status ? ` (${error.job.status})` : '';
    return new OctetError('pending', `${id} is still running${word}`, resumeCommand(id, key), {
      code: 'cli_still_running',
    });
  }
  const { reason } = context.signal;
  if (context.signal.aborted && reason instanceof OctetError) {
    // The service in this process ends with it; its jobs go on with the next command that waits for them.
    const fate = isLocal ? 'it is paused' : 'it keeps running';
    return new OctetError(reason.reason, `stopped waiting for ${id}; ${fate}`, resumeCommand(id, key));
  }
  return error;
}

/** `composing, 3 ahead in the queue (queued)`; a spinner shows the time in place of the usual words. */
function statusText(context: Context, options: FollowOptions, job: Job | undefined, time: string): string {
  const ahead = job?.queuePosition;
  const waits = ahead !== undefined && ahead > 0 ? [`${ahead} ahead in the queue`] : [];
  const word = job?.status ?? '';
  const plain = [options.verb, ...waits].join(', ');
  if (!context.terminal.animate) return word === '' ? plain : `${plain} (${word})`;
  const isUsual = /^(processing|queued|running|in.?progress)$/i.test(word);
  return [plain, ...(isUsual || word === '' || waits.length > 0 ? [] : [word]), time].join(', ');
}

/** Prints a `progress` event when something but the clock has changed; an estimate counts down with the clock. */
export function progressReport({ terminal, clock }: Context, id: string): (job: Job) => void {
  const startedAt = clock.monotonic();
  let last = '';
  return (job) => {
    const news = { status: job.status ?? null, progress: job.progress, queue_position: job.queuePosition };
    const text = JSON.stringify(news);
    if (text === last) return;
    last = text;
    const elapsedSeconds = Math.round((clock.monotonic() - startedAt) / 1_000);
    const times = { estimated_time: job.estimatedSeconds, elapsed_seconds: elapsedSeconds };
    void terminal.event({ type: 'progress', id, ...news, ...times });
  };
}
