import type { Api } from '../../client/api.ts';
import { pollJob, StillRunning } from '../../client/poll.ts';
import type { Context } from '../../context.ts';
import type { Job } from '../../contract/job.ts';
import { OctetError } from '../../errors.ts';
import { progressReport } from '../../jobs/follow.ts';
import { pollSettings } from '../../jobs/poll-settings.ts';
import type { LedgerJob } from '../../ledger/jobs.ts';

interface Followed {
  readonly job: LedgerJob;
  readonly id: string;
  readonly api: Api;
  readonly acceptedAtMs: number;
}

/** Polls all jobs and stops at the first that ended. A job that cannot be polled is left out; the last error is thrown when none is left. */
export async function followFirst(
  context: Context,
  jobs: readonly Followed[],
  options: { readonly pollIntervalMs?: number },
): Promise<{ job: LedgerJob; ended: Job }> {
  const { terminal } = context;
  const settings = await pollSettings(context, options.pollIntervalMs);
  const others = new AbortController();
  const signal = AbortSignal.any([context.signal, others.signal]);
  const status = terminal.status(`waiting for the first of ${jobs.length} jobs`);
  const follow = async ({ job, id, api, acceptedAtMs }: Followed) => {
    const report = progressReport(context, id);
    const onChange = (state: Job) => {
      if (state.status) status.update(`${id}: ${state.status}`);
      report(state);
    };
    const ended = await pollJob({ ...settings, api, signal, kind: job.kind, id, acceptedAtMs, onChange });
    return { job, ended };
  };
  try {
    const first = await Promise.any(jobs.map(follow));
    status.done();
    return first;
  } catch (error) {
    status.fail();
    context.signal.throwIfAborted();
    throw reasonOf(error, jobs);
  } finally {
    others.abort(new Error('another job ended first'));
  }
}

function reasonOf(error: unknown, jobs: readonly Followed[]): unknown {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const known = errors.find((each) => !(each instanceof StillRunning));
  if (known !== undefined && errors.every((each) => !(each instanceof StillRunning))) return known;
  const ids = jobs.map(({ id }) => id).join(' ');
  return new OctetError(
    'pending',
    `none of the ${jobs.length} jobs has finished`,
    `octet jobs wait --any ${ids}`,
    {
      code: 'cli_still_running',
    },
  );
}
