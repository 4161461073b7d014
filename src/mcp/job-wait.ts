import { pollJob, StillRunning } from '../client/poll.ts';
import { isUnknown, readProgress } from '../client/read-job.ts';
import { readBuildFiles } from '../contract/build-files.ts';
import type { Job } from '../contract/job.ts';
import { OctetError } from '../errors.ts';
import { pollSettings } from '../jobs/poll-settings.ts';
import type { Call } from './call.ts';
import { said } from './content-blocks.ts';
import type { KnownJob } from './job-records.ts';
import { finished, jobFacts } from './job-result.ts';
import type { ToolResult, ToolServices } from './tool.ts';

/** Waits for a job for so long. One that is still running comes back as a handle, and how to go on with it. */
export async function awaited(
  services: ToolServices,
  call: Call,
  known: KnownJob,
  waitSeconds: number,
): Promise<ToolResult> {
  const { id } = withId(known);
  const api = await services.jobs.apiFor(known);
  const settings = await pollSettings(services.context);
  try {
    const job = await pollJob({
      ...settings,
      waitMs: waitSeconds * 1_000,
      api,
      signal: call.signal,
      kind: known.kind,
      id,
      accepted: known.accepted ?? (await firstLook(services, call, known)),
      acceptedAtMs: known.askedAtMs,
      onChange: call.progress,
    });
    return await outcome(services, known, job);
  } catch (error) {
    if (error instanceof StillRunning) return handle(known, error.job);
    throw error;
  }
}

/** A job that was just accepted may not be known everywhere yet; the wait decides when that is an error. */
async function firstLook(services: ToolServices, call: Call, known: KnownJob): Promise<Job | undefined> {
  return looked(services, call, known).catch((error: unknown) => {
    if (isUnknown(error)) return undefined;
    throw error;
  });
}

/** One look at a job, and its result if it has ended. */
export async function looked(
  services: ToolServices,
  call: Pick<Call, 'signal'>,
  known: KnownJob,
): Promise<Job> {
  const { id } = withId(known);
  const api = await services.jobs.apiFor(known);
  const job = await readProgress[known.kind](api, id, call.signal);
  if (job && !lacksFiles(known, job)) return job;
  // A list of builds names them and holds no files; the reply that accepted a build may hold them.
  const first = known.kind === 'build' ? await services.jobs.reply(known) : undefined;
  const found = first ?? job;
  if (found) return found;
  return {
    id,
    state: 'running',
    status: undefined,
    estimatedSeconds: undefined,
    queuePosition: undefined,
    progress: undefined,
    addresses: [],
    error: undefined,
    document: undefined,
  };
}

function lacksFiles({ kind }: KnownJob, job: Job): boolean {
  return kind === 'build' && job.state === 'done' && !readBuildFiles(job.document)?.files.length;
}

/** The result of a job that has ended, well or badly, or its handle. */
export async function outcome(services: ToolServices, known: KnownJob, job: Job): Promise<ToolResult> {
  if (job.state === 'running') return handle(known, job);
  if (job.state === 'done') return finished(services, known, job);
  await services.jobs.end(known, 'failed', { error: job.error ?? job.status });
  const why = job.error === undefined ? '' : `: ${job.error}`;
  const message = `${known.id} ${job.status ?? 'failed'}${why}`;
  throw new OctetError('failed', message, 'octet credits', { code: 'cli_job_failed' });
}

function handle(known: KnownJob, job?: Job): ToolResult {
  const facts = jobFacts(known, job);
  const left = facts.estimated_time === undefined ? '' : `, about ${Math.ceil(facts.estimated_time)} s left`;
  return {
    content: [
      said(
        `${known.kind} job ${facts.id} is still running (${facts.status}${left}). It is paid for and keeps running. ` +
          `Next: call the tool job with {"action":"wait","id":"${facts.id}"}.`,
      ),
    ],
    structuredContent: { job: facts, next: { tool: 'job', arguments: { action: 'wait', id: facts.id } } },
  };
}

function withId(known: KnownJob): { readonly id: string } {
  const { id } = known;
  if (id !== undefined) return { id };
  if (known.state === 'refused')
    throw new OctetError('usage', `it was refused: ${known.error ?? 'it never started'}`);
  throw new OctetError('unknown', 'it is unknown whether the job was accepted', 'octet jobs reconcile');
}
