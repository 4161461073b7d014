import { isUnknown, readStatus } from '../client/read-job.ts';
import type { Context } from '../context.ts';
import type { Job } from '../contract/job.ts';
import { OctetError } from '../errors.ts';
import type { LedgerJob } from '../ledger/jobs.ts';
import { ledgerOf } from './start-job.ts';

/** More are not asked about: a list must come at once. */
const MOST_ASKED = 20;
const AT_ONCE = 5;
const PATIENCE_MS = 5_000;

/** `missing`: the service no longer knows the job. */
export type Seen = Job | 'missing';

/** The status of the newest running jobs at the service, by key. A job that is not answered in time is left out. */
export async function lookAtRunning(
  context: Context,
  jobs: readonly LedgerJob[],
): Promise<ReadonlyMap<string, Seen>> {
  const seen = new Map<string, Seen>();
  const running = jobs.filter(({ state, id }) => state === 'running' && id !== undefined);
  if (running.length === 0 || context.flags.dryRun) return seen;
  const patience = new AbortController();
  const stopWaiting = context.clock.after(PATIENCE_MS, () => patience.abort(new Error('too slow')));
  const signal = AbortSignal.any([context.signal, patience.signal]);
  try {
    const api = await context.api({ timeoutIsForWaiting: true, tellsWaits: false });
    const asked = running.filter(({ base }) => base === api.baseUrl).slice(0, MOST_ASKED);
    const failures: unknown[] = [];
    const look = async (job: LedgerJob): Promise<void> => {
      try {
        const found = await readStatus[job.kind](api, job.id ?? '', signal);
        if (found) seen.set(job.key, found);
      } catch (error) {
        if (isUnknown(error)) seen.set(job.key, 'missing');
        else failures.push(error);
      }
    };
    const queue = [...asked];
    const worker = async (): Promise<void> => {
      for (let job = queue.shift(); job && !signal.aborted; job = queue.shift()) await look(job);
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, asked.length) }, worker));
    context.signal.throwIfAborted();
    if (failures.length > 0) context.terminal.note(notAsked(failures[0]));
    await keepFailures(context, asked, seen);
  } catch (error) {
    context.signal.throwIfAborted();
    // The list of this machine is shown all the same.
    if (!(error instanceof OctetError)) throw error;
    context.terminal.note(notAsked(error));
  } finally {
    stopWaiting();
  }
  return seen;
}

function notAsked(error: unknown): string {
  const why = error instanceof OctetError ? error.message : 'it took too long';
  return `the service could not be asked (${why}); showing the last known status`;
}

/** A bad end is an end; a good one ends when its result is saved. */
async function keepFailures(
  context: Context,
  jobs: readonly LedgerJob[],
  seen: ReadonlyMap<string, Seen>,
): Promise<void> {
  const ledger = ledgerOf(context);
  for (const { key } of jobs) {
    const job = seen.get(key);
    if (!job || job === 'missing' || job.state !== 'failed') continue;
    await ledger.end(key, 'failed', { error: job.error ?? job.status });
  }
}
