import { readStatus } from '../../client/read-job.ts';
import type { Context } from '../../context.ts';
import { resumeCommand } from '../../jobs/follow.ts';
import { type LedgerJob, nameOfJob } from '../../ledger/jobs.ts';
import { apiFor } from './finish.ts';

/** `jobs wait --detach`: reads each job once and prints it as the command that began it would have. */
export async function printDetached(context: Context, jobs: readonly LedgerJob[]): Promise<void> {
  const { terminal } = context;
  const documents: unknown[] = [];
  for (const job of jobs) {
    const found = await readStatus[job.kind](await apiFor(context, job), nameOfJob(job));
    documents.push(found?.document ?? { id: job.id, status: job.state });
  }
  await terminal.result(jobs.length === 1 ? documents[0] : documents, () => jobs.map(nameOfJob));
  for (const job of jobs) terminal.hint(resumeCommand(job.id, job.key));
}
