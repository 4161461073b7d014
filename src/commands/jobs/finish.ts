import { isAbsolute, resolve } from 'node:path';
import type { Api } from '../../client/api.ts';
import { shellWord } from '../../config/shell-word.ts';
import type { Context } from '../../context.ts';
import type { Job } from '../../contract/job.ts';
import { OctetError } from '../../errors.ts';
import { finishMedia } from '../../jobs/finish-media.ts';
import { resumeCommand } from '../../jobs/follow.ts';
import type { JobFlags } from '../../jobs/job-options.ts';
import { checkOutput } from '../../jobs/save-target.ts';
import { readSidecar } from '../../jobs/sidecar.ts';
import { type LedgerJob, titleOf } from '../../ledger/jobs.ts';

/** Waits for a job of the ledger where it was asked for, and saves it as the command that began it would have. */
export async function finishKnown(
  context: Context,
  job: LedgerJob,
  flags: JobFlags,
  /** The reply that ended the job, when it has been polled already. */
  accepted?: Job,
): Promise<void> {
  const { id } = job;
  if (id === undefined) throw new OctetError('unknown', 'the job has no id', 'octet jobs reconcile');
  const settings = { ...savedBefore(job), ...withoutUndefined(flags) };
  const isTyped = flags.output !== undefined && job.kind !== 'build';
  if (isTyped && !(await holdsResult(context, flags.output, id)))
    await checkOutput(context, flags, { prompt: titleOf(job.request) });
  const api = await apiFor(context, job);
  if (job.kind === 'build') {
    const { finishBuild } = await import('../build/finish.ts');
    return finishBuild(
      context,
      { api, id, key: job.key, request: job.request, accepted, acceptedAtMs: acceptedAt(job) },
      settings,
    );
  }
  await finishMedia(
    context,
    { api, kind: job.kind, id, key: job.key, accepted, acceptedAtMs: acceptedAt(job), request: job.request },
    settings,
  );
}

/** A second wait for the same job finds its own file and has nothing to refuse. */
async function holdsResult(context: Context, output: string | undefined, id: string): Promise<boolean> {
  if (output === undefined) return false;
  // No sidecar: nothing was saved there.
  const kept = await readSidecar(context, output).catch(() => undefined);
  return kept?.id === id;
}

/** A job belongs to the service that accepted it; another one would not know it, or know another by that name. */
export async function apiFor(context: Context, job: LedgerJob): Promise<Api> {
  const api = await context.api({ timeoutIsForWaiting: true });
  if (api.baseUrl === job.base) return api;
  throw new OctetError(
    'usage',
    `${job.id} belongs to ${job.environment || 'another environment'} (${hostOf(job.base)})`,
    `${resumeCommand(job.id, job.key)} --profile ${shellWord(job.profile)} --env ${shellWord(job.environment)}`,
  );
}

const hostOf = (base: string): string => (URL.canParse(base) ? new URL(base).host : 'an unknown address');

export function acceptedAt(job: LedgerJob): number {
  return Date.parse(job.acceptedAt ?? job.askedAt);
}

/** Relative targets were meant from where the command was typed. */
function savedBefore(job: LedgerJob): JobFlags {
  const { output, ...rest } = job.save;
  const ending = output !== undefined && /[\\/]$/.test(output) ? '/' : '';
  if (output === undefined || output === '-') return { ...rest, output };
  if (job.cwd === '' && !isAbsolute(output)) return rest;
  return { ...rest, output: resolve(job.cwd, output) + ending };
}

function withoutUndefined(flags: JobFlags): JobFlags {
  // Commander sets the positive of every --no- option; only what was typed may change what was kept.
  return Object.fromEntries(
    Object.entries(flags).filter(
      ([name, value]) =>
        value !== undefined && !(value === true && (name === 'sidecar' || name === 'download')),
    ),
  );
}
