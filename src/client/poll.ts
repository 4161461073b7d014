import type { Clock } from '../clock.ts';
import type { JobKind } from '../contract/endpoints.ts';
import type { Job } from '../contract/job.ts';
import { ApiError, OctetError } from '../errors.ts';
import type { Api } from './api.ts';
import { isUnknown, readProgress } from './read-job.ts';

const FIRST_POLL_MS = 5_000;
const INTERVAL_MS = 2_000;
const GROWTH = 1.5;
const LONGEST_INTERVAL_MS = 15_000;
const SHORTEST_INTERVAL_MS = 1_000;
const SHORTEST_LOCAL_MS = 250;
const SPREAD = 0.1;
/** A job that was just accepted may not be known everywhere yet. */
const FORGIVEN_404_MS = 10_000;

export interface PollOptions {
  readonly api: Api;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly kind: JobKind;
  readonly id: string;
  /** The reply that accepted the job, when this process saw it. */
  readonly accepted?: Job;
  /** Unix time of the acceptance, for the forgiven 404. */
  readonly acceptedAtMs: number;
  readonly waitMs: number;
  /** A fixed interval instead of the growing one. */
  readonly intervalMs?: number;
  /** Asking is free and quick, but counts for the rate limit, which other processes share. */
  readonly isLocal?: boolean;
  readonly onChange: (job: Job) => void;
  /** Called after a failed poll that will be repeated. What it returns is called before the next poll. */
  readonly onTrouble?: (error: OctetError, waitMs: number) => () => void;
}

/** The wait is over and the job is not. */
export class StillRunning extends Error {
  override readonly name = 'StillRunning';

  constructor(readonly job: Job | undefined) {
    super('still running');
  }
}

/** Polls until the job has ended well or badly. Never asks for a new one. */
export async function pollJob(options: PollOptions): Promise<Job> {
  const { clock, random, signal } = options;
  const startedAt = clock.monotonic();
  const until = startedAt + options.waitMs;
  const forgivenUntil = startedAt + forgivenFor(clock.now() - options.acceptedAtMs);
  let last = options.accepted;
  if (last && last.state !== 'running') return last;
  const localInterval = (): number | undefined =>
    options.isLocal ? localIntervalAfter(clock.monotonic() - startedAt) : undefined;
  let interval = options.intervalMs ?? localInterval() ?? firstInterval(last?.estimatedSeconds);
  let heldBackMs = 0;
  let troubleOver = () => {};
  while (true) {
    const left = until - clock.monotonic();
    if (left <= 0) throw new StillRunning(last);
    const spread = options.intervalMs === undefined && !options.isLocal ? 1 + (random() * 2 - 1) * SPREAD : 1;
    await clock
      .sleep(Math.min(Math.max(interval * spread, heldBackMs), left), signal)
      .finally(() => troubleOver());
    troubleOver = () => {};
    interval = options.intervalMs ?? localInterval() ?? nextInterval(interval);
    heldBackMs = 0;
    try {
      const job = await look(options, clock.monotonic() < forgivenUntil);
      signal.throwIfAborted();
      if (!job) continue;
      last = job;
      options.onChange(job);
      if (job.state !== 'running') return job;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof OctetError)) throw error;
      const waitMs = pauseAfter(error);
      if (waitMs === undefined) throw error;
      heldBackMs = waitMs;
      troubleOver = options.onTrouble?.(error, Math.max(interval, heldBackMs)) ?? (() => {});
    }
  }
}

/** Half of what the service expects, within bounds: an estimate may be anything. */
function firstInterval(estimatedSeconds: number | undefined): number {
  if (estimatedSeconds === undefined || !Number.isFinite(estimatedSeconds)) return INTERVAL_MS;
  return Math.min(Math.max((estimatedSeconds * 1_000) / 2, SHORTEST_INTERVAL_MS), FIRST_POLL_MS);
}

/** A tenth of the time that it has taken, so that a result waits no longer than that for being seen. */
function localIntervalAfter(elapsedMs: number): number {
  return Math.min(Math.max(elapsedMs / 10, SHORTEST_LOCAL_MS), INTERVAL_MS);
}

function nextInterval(interval: number): number {
  return Math.min(Math.max(interval, INTERVAL_MS) * GROWTH, LONGEST_INTERVAL_MS);
}

/**
 * How long to pause after a failed poll; undefined if it is final. Wider than `isTransient`: the job keeps running
 * meanwhile, so every network or service error is worth another poll, and a rate limit names its own pause.
 */
function pauseAfter(error: OctetError): number | undefined {
  if (error.reason === 'limited' && error instanceof ApiError) return error.retryAfterMs ?? INTERVAL_MS;
  return error.reason === 'service' || error.reason === 'network' ? INTERVAL_MS : undefined;
}

/** The rest of the time in which a 404 is forgiven. The wall clock is read once: it may jump while we wait. */
function forgivenFor(ageMs: number): number {
  return Math.min(Math.max(FORGIVEN_404_MS - ageMs, 0), FORGIVEN_404_MS);
}

/** One look. Undefined while a job that was just accepted is not known yet. */
async function look({ api, kind, id, signal }: PollOptions, isNew: boolean): Promise<Job | undefined> {
  try {
    return await readProgress[kind](api, id, signal);
  } catch (error) {
    if (isUnknown(error) && isNew) return undefined;
    throw error;
  }
}
