import type { Api } from '../../client/api.ts';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { jobId } from '../../contract/job.ts';
import { readList } from '../../contract/replies.ts';
import { isObject } from '../../contract/shape.ts';
import { resumeCommand } from '../../jobs/follow.ts';
import { ledgerOf } from '../../jobs/start-job.ts';
import { type LedgerJob, titleOf } from '../../ledger/jobs.ts';
import { isLost } from './job-facts.ts';

interface Finding {
  readonly key: string;
  readonly kind: string;
  readonly prompt: string;
  readonly id: string | null;
}

/** Looks for requests whose answer was lost in the service's own lists. Never asks for anything again. */
export async function reconcile(context: Context): Promise<void> {
  const { terminal } = context;
  const ledger = ledgerOf(context);
  const api = await context.api();
  const jobs = await ledger.all();
  const taken = new Set(jobs.flatMap(({ id }) => id ?? []));
  const lost = jobs.filter((job) => isLost(job) && job.id === undefined && job.base === api.baseUrl);
  const lists = new Map<string, readonly unknown[]>();
  const findings: Finding[] = [];
  for (const job of lost) {
    const items = lists.get(job.kind) ?? (await listed(api, job));
    lists.set(job.kind, items);
    const id = items
      .filter((item) => fits(item, job))
      .map(jobId)
      .find((each) => each !== undefined && !taken.has(each));
    if (id !== undefined) {
      taken.add(id);
      await ledger.found(job.key, id);
    }
    findings.push({ key: job.key, kind: job.kind, prompt: titleOf(job.request), id: id ?? null });
  }
  if (findings.length === 0 && terminal.mode === 'human')
    terminal.note('no requests with an unknown outcome');
  await terminal.result(findings, () =>
    terminal.table(
      findings.map(({ key, kind, prompt, id }) => [key.slice(0, 8), kind, id ?? 'not found', prompt]),
      [{ title: 'key' }, { title: 'kind' }, { title: 'job' }, { title: 'prompt', shrink: true }],
    ),
  );
  const found = findings.find(({ id }) => id !== null);
  if (found?.id) terminal.hint(resumeCommand(found.id, found.key));
}

async function listed(api: Api, job: LedgerJob): Promise<readonly unknown[]> {
  // No endpoint lists films.
  if (job.kind === 'video') return [];
  const endpoint = job.kind === 'music' ? endpoints.musicLibrary : endpoints.buildProjects;
  return readList((await api.call(endpoint)).document) ?? [];
}

function fits(item: unknown, job: LedgerJob): boolean {
  if (!isObject(item)) return false;
  if (item.idempotency_key === job.key) return true;
  const request = isObject(item.request) ? item.request : item;
  return typeof request.prompt === 'string' && request.prompt === job.request.prompt;
}
