import { isAbsolute, resolve } from 'node:path';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { resumeCommand } from '../../jobs/follow.ts';
import { ledgerOf } from '../../jobs/start-job.ts';
import { type LedgerJob, nameOfJob } from '../../ledger/jobs.ts';
import { openSaved } from '../../output/open-file.ts';

/** Opens the saved files of a job; a job that has none says how to get them. */
export async function openResult(context: Context, name: string | undefined): Promise<void> {
  const job = await chosen(context, name);
  if (job.files.length === 0) throw nothingSaved(job);
  const paths = job.files.map((file) => (isAbsolute(file) ? file : resolve(job.cwd, file)));
  for (const path of paths) await openSaved(context, path);
  await context.terminal.result({ id: job.id ?? null, opened: paths }, paths);
}

async function chosen(context: Context, name: string | undefined): Promise<LedgerJob> {
  const ledger = ledgerOf(context);
  if (name === undefined || name === '-') {
    const newest = (await ledger.all({ wanted: ({ files }) => files.length > 0 })).at(-1);
    if (newest) return newest;
    throw new OctetError('missing', 'no saved results yet', 'octet jobs');
  }
  const found = await ledger.find(name);
  if (found) return found;
  throw new OctetError('missing', `no job '${name}' on this machine`, 'octet jobs');
}

function nothingSaved(job: LedgerJob): OctetError {
  const name = nameOfJob(job);
  if (job.state === 'running')
    return new OctetError('pending', `${name} is still running`, resumeCommand(job.id, job.key));
  if (job.state === 'done')
    return new OctetError('missing', `${name} has no saved file`, `octet jobs get ${name}`);
  return new OctetError('missing', `${name} has no result${job.error ? `: ${job.error}` : ''}`, 'octet jobs');
}
