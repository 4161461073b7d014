import type { Api } from '../client/api.ts';
import { pollJob, StillRunning } from '../client/poll.ts';
import { shellWord } from '../config/shell-word.ts';
import type { Context } from '../context.ts';
import type { JobKind } from '../contract/endpoints.ts';
import type { Job } from '../contract/job.ts';
import { ApiError, OctetError, UnreadableReply } from '../errors.ts';
import { nameOfJob } from '../ledger/jobs.ts';
import { pollSettings } from './poll-settings.ts';
import { type Outlook, secondsLeft } from './progress-model.ts';
import { showWait } from './wait-status.ts';

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
  const settings = await pollSettings(context, options.pollInterval);
  const status = await showWait(context, {
    kind: options.kind,
    verb: options.verb,
    first: options.accepted,
  });
  const report = progressReport(context, options.id, status.outlook);
  const onChange = (job: Job) => {
    status.report(job);
    report(job);
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
    if (job.state === 'done') await status.done();
    else status.fail();
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
  const { reason, message, code, requestId } = error;
  if (error instanceof ApiError) return new ApiError(reason, message, { ...error, code, hint, cause: error });
  return new OctetError(reason, message, hint, { code, requestId, cause: error });
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

/** Prints a `progress` event when something but the clock has changed; an estimate counts down with the clock. */
export function progressReport(
  { terminal, clock }: Context,
  id: string,
  outlook?: () => Outlook,
): (job: Job) => void {
  const startedAt = clock.monotonic();
  let last = '';
  return (job) => {
    const news = { status: job.status ?? null, progress: job.progress, queue_position: job.queuePosition };
    const text = JSON.stringify(news);
    if (text === last) return;
    last = text;
    const elapsedSeconds = Math.round((clock.monotonic() - startedAt) / 1_000);
    const left = outlook && job.state === 'running' ? secondsLeft(outlook()) : undefined;
    const times = { estimated_time: left ?? job.estimatedSeconds, elapsed_seconds: elapsedSeconds };
    void terminal.event({ type: 'progress', id, ...news, ...times });
  };
}
