import type { Api } from '../../client/api.ts';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { type Job, readJob } from '../../contract/job.ts';
import { ApiError, OctetError } from '../../errors.ts';
import { cell } from '../listing.ts';
import { followJob, resumeCommand } from './follow.ts';
import type { JobFlags } from './job-options.ts';
import { finishMedia, type MediaKind } from './media.ts';
import { ledgerOf } from './start.ts';
import { checkOutput } from './target.ts';

/** One look at a job, or with --wait the wait for its end; a bad end is an error then. */
export async function showStatus(
  context: Context,
  kind: MediaKind,
  id: string,
  flags: { readonly wait?: boolean },
): Promise<void> {
  const { terminal } = context;
  const api = await context.api({ timeoutIsForWaiting: flags.wait });
  const job = flags.wait
    ? await followJob(context, {
        api,
        kind,
        id,
        acceptedAtMs: await acceptedAt(context, id),
        verb: 'waiting',
      })
    : await look(api, kind, id);
  await terminal.result(job.document, () => terminal.table([row(job, id)], COLUMNS));
  if (flags.wait && job.state === 'failed') {
    throw new OctetError('failed', `${id} ${job.status ?? 'failed'}${job.error ? `: ${job.error}` : ''}`);
  }
}

const COLUMNS = [{ title: 'id' }, { title: 'status' }, { title: 'ahead' }, { title: 'result', shrink: true }];

function row(job: Job, id: string): string[] {
  return [
    job.id ?? id,
    job.status ?? 'unknown',
    cell(job.queuePosition),
    job.addresses[0] ?? job.error ?? '',
  ];
}

/** Saves the result of a job that has ended; one that is still running is not waited for. */
export async function getResult(
  context: Context,
  kind: MediaKind,
  id: string,
  flags: JobFlags,
): Promise<void> {
  await checkOutput(context, flags);
  const api = await context.api();
  const job = await look(api, kind, id);
  if (job.state === 'running') {
    throw new OctetError(
      'pending',
      `${id} is still running${job.status ? ` (${job.status})` : ''}`,
      resumeCommand(id),
    );
  }
  const known = await ledgerOf(context).find(id);
  await finishMedia(
    context,
    { api, kind, id, key: known?.key, accepted: job, acceptedAtMs: 0, request: known?.request ?? {} },
    flags,
  );
}

async function look(api: Api, kind: MediaKind, id: string): Promise<Job> {
  if (kind === 'video') return readJob((await api.call(endpoints.video, { params: { id } })).document);
  const status = await api.call(endpoints.musicStatus, { params: { job_id: id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  const job = status && readJob(status.document);
  if (job && (job.state === 'running' || job.addresses.length > 0)) return job;
  return readJob((await api.call(endpoints.musicTrack, { params: { id } })).document);
}

async function acceptedAt(context: Context, id: string): Promise<number> {
  const known = await ledgerOf(context).find(id);
  return known?.acceptedAt ? Date.parse(known.acceptedAt) : 0;
}
