import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import type { JobFlags } from '../../jobs/job-options.ts';
import { ledgerOf } from '../../jobs/start-job.ts';
import type { LedgerJob } from '../../ledger/jobs.ts';
import { acceptedAt, apiFor, finishKnown } from './finish.ts';
import type { WaitFlags } from './flags.ts';
import { followFirst } from './follow-first.ts';

export async function wait(context: Context, names: readonly string[], flags: WaitFlags): Promise<void> {
  const jobs = names.length === 0 ? await allRunning(context) : await allKnown(context, names);
  if (flags.detach) return (await import('./detached.ts')).printDetached(context, jobs);
  if (flags.any && jobs.length > 1) return first(context, jobs, flags);
  const failures: OctetError[] = [];
  for (const job of jobs) {
    try {
      await finishKnown(context, job, flags);
    } catch (error) {
      if (context.signal.aborted || !(error instanceof OctetError) || jobs.length === 1) throw error;
      context.terminal.warn(`${job.id}: ${error.message}`);
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new OctetError('partial', `${failures.length} of ${jobs.length} jobs failed`);
}

/** Ends with the first job that ended, well or badly; the others go on at the service. */
async function first(context: Context, jobs: readonly LedgerJob[], flags: JobFlags): Promise<void> {
  const { job, ended } = await followFirst(context, await Promise.all(jobs.map(toFollow)), {
    pollIntervalMs: flags.pollInterval,
  });
  await finishKnown(context, job, flags, ended);

  async function toFollow(each: LedgerJob) {
    return {
      job: each,
      id: each.id ?? '',
      kind: each.kind,
      api: await apiFor(context, each),
      acceptedAtMs: acceptedAt(each),
    };
  }
}

async function allKnown(context: Context, names: readonly string[]): Promise<LedgerJob[]> {
  const jobs: LedgerJob[] = [];
  for (const name of names) jobs.push(await known(context, name));
  return jobs;
}

/** Those of the service in use; others are named, so that nobody waits for them in vain. */
async function allRunning(context: Context): Promise<LedgerJob[]> {
  const { terminal } = context;
  const running = (await ledgerOf(context).all()).filter(
    ({ state, id }) => state === 'running' && id !== undefined,
  );
  const { baseUrl } = await context.api({ timeoutIsForWaiting: true });
  const here = running.filter(({ base }) => base === baseUrl);
  const elsewhere = running.length - here.length;
  if (here.length === 0 && terminal.mode === 'human') terminal.note('no jobs are running');
  if (elsewhere > 0) terminal.note(`${elsewhere} running in other environments: octet jobs`);
  return here;
}

export async function inLedger(context: Context, name: string): Promise<LedgerJob> {
  const job = await ledgerOf(context).find(name);
  if (job) return job;
  throw new OctetError(
    'missing',
    name === '-' ? 'no jobs yet' : `no job '${name}' on this machine`,
    'octet jobs',
  );
}

export async function known(context: Context, name: string): Promise<LedgerJob> {
  const job = await inLedger(context, name);
  if (job.id !== undefined) return job;
  if (job.state === 'refused')
    throw new OctetError('usage', `${name} was refused: ${job.error ?? 'it never started'}`);
  throw new OctetError('unknown', `it is unknown whether ${name} was accepted`, 'octet jobs reconcile');
}
