import type { Api } from '../client/api.ts';
import { pollJob, StillRunning } from '../client/poll.ts';
import { parseDuration } from '../config/duration.ts';
import { shellWord } from '../config/shell-word.ts';
import type { Context } from '../context.ts';
import type { JobKind } from '../contract/endpoints.ts';
import type { Job } from '../contract/job.ts';
import { ApiError, OctetError } from '../errors.ts';
import { nameOfJob } from '../ledger/jobs.ts';
import { waitingTime } from './waiting-time.ts';

/** The service in this process answers at once and costs nothing to ask. */
const LOCAL_INTERVAL_MS = 250;
const DEFAULT_WAIT_MS = 30 * 60 * 1_000;

export interface FollowOptions {
  readonly api: Api;
  readonly kind: JobKind;
  readonly id: string;
  /** In the ledger of this machine. */
  readonly key?: string;
  readonly accepted?: Job;
  readonly acceptedAtMs: number;
  readonly pollInterval?: string;
  /** What it is doing, for people: "composing". */
  readonly verb: string;
}

/** Waits for the end of a job and says how it stands meanwhile. */
export async function followJob(context: Context, options: FollowOptions): Promise<Job> {
  const { clock, terminal } = context;
  const config = await context.config();
  const isLocal = config.environment.value === 'local';
  const waitMs = config.timeoutMs?.value ?? DEFAULT_WAIT_MS;
  const startedAt = clock.monotonic();
  const timeText = waitingTime();
  const textOf = (job: Job | undefined): string =>
    statusText(context, options, job, timeText(clock.monotonic() - startedAt, job?.estimatedSeconds));
  const status = terminal.status(textOf(options.accepted));
  const onChange = (job: Job) => {
    const text = textOf(job);
    if (terminal.animate && job.progress !== undefined) status.progress(job.progress, text);
    else status.update(text);
    void terminal.event(progressEvent(job, options.id));
  };
  try {
    const job = await pollJob({
      api: options.api,
      clock,
      random: context.random,
      signal: context.signal,
      kind: options.kind,
      id: options.id,
      accepted: options.accepted,
      acceptedAtMs: options.acceptedAtMs,
      waitMs,
      intervalMs: options.pollInterval
        ? parseDuration(options.pollInterval, '--poll-interval')
        : isLocal
          ? LOCAL_INTERVAL_MS
          : undefined,
      onChange,
      onTrouble: (error) => terminal.verboseLine(`looking again: ${error.message}`),
    });
    status.done();
    return job;
  } catch (error) {
    status.fail();
    throw ended(context, options, isLocal, error);
  }
}

/** An id that a terminal cannot show, or that looks like an option, is replaced by the name that the ledger has. */
export function resumeCommand(id: string | undefined, key?: string): string {
  const canBeTyped = id !== undefined && /^(?!-)[\x20-\x7e]+$/.test(id);
  return `octet jobs wait ${canBeTyped || key === undefined ? shellWord(id ?? '') : nameOfJob({ id, key })}`;
}

/** The work is done and paid for: whatever kept it from being saved, this command saves it and costs nothing. */
export function savedLater(error: unknown, command: string): unknown {
  return error instanceof OctetError && error.hint === undefined ? hinted(error, command) : error;
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
    const fate = isLocal ? 'it rests until somebody waits again' : 'it goes on without you';
    return new OctetError(reason.reason, `stopped waiting for ${id}; ${fate}`, resumeCommand(id, key));
  }
  return error;
}

/** `composing, 3 ahead in the queue`; with a spinner also how long it has been. */
function statusText(context: Context, options: FollowOptions, job: Job | undefined, time: string): string {
  const ahead = job?.queuePosition;
  const parts = [options.verb];
  if (ahead !== undefined && ahead > 0) parts.push(`${ahead} ahead in the queue`);
  else if (job?.status && !/^(processing|queued|running|in.?progress)$/i.test(job.status))
    parts.push(job.status);
  if (context.terminal.animate) parts.push(time);
  return parts.join(', ');
}

function progressEvent(job: Job, id: string) {
  return {
    type: 'progress',
    id,
    status: job.status ?? null,
    ...(job.progress === undefined ? {} : { progress: job.progress }),
    ...(job.queuePosition === undefined ? {} : { queue_position: job.queuePosition }),
    ...(job.estimatedSeconds === undefined ? {} : { estimated_time: job.estimatedSeconds }),
  };
}
