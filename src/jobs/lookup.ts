import { readResult, readStatus } from '../client/read-job.ts';
import type { Context } from '../context.ts';
import type { Job } from '../contract/job.ts';
import { OctetError } from '../errors.ts';
import { cell } from '../output/print-list.ts';
import { finishMedia, type MediaKind } from './finish-media.ts';
import { followJob, resumeCommand } from './follow.ts';
import type { SavingFlags, StatusFlags } from './job-options.ts';
import { checkOutput } from './save-target.ts';
import { ledgerOf } from './start-job.ts';

/** One look at a job, or with --wait the wait for its end; a bad end is an error then. */
export async function showStatus(
  context: Context,
  kind: MediaKind,
  name: string,
  flags: StatusFlags,
): Promise<void> {
  const { terminal } = context;
  const id = await idOf(context, kind, name);
  const api = await context.api({ timeoutIsForWaiting: flags.wait });
  const job = flags.wait
    ? await followJob(context, {
        api,
        kind,
        id,
        acceptedAtMs: await acceptedAt(context, id),
        verb: 'waiting',
      })
    : await readStatus[kind](api, id);
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
  name: string,
  flags: SavingFlags,
): Promise<void> {
  await checkOutput(context, flags, { prompt: '' });
  const id = await idOf(context, kind, name);
  const api = await context.api();
  const job = await readResult[kind](api, id);
  if (job.state === 'running') {
    throw new OctetError(
      'pending',
      `${id} is still running${job.status ? ` (${job.status})` : ''}`,
      resumeCommand(id),
    );
  }
  const entry = await ledgerOf(context).find(id);
  await finishMedia(
    context,
    { api, kind, id, key: entry?.key, accepted: job, acceptedAtMs: 0, request: entry?.request ?? {} },
    flags,
  );
}

/** By the beginning of an id or key of this machine's ledger; a name that it does not know is the service's. */
async function idOf(context: Context, kind: MediaKind, name: string): Promise<string> {
  return (await ledgerOf(context).find(name, kind))?.id ?? name;
}

async function acceptedAt(context: Context, id: string): Promise<number> {
  const entry = await ledgerOf(context).find(id);
  return entry?.acceptedAt ? Date.parse(entry.acceptedAt) : 0;
}
