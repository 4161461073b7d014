import type { Api } from '../client/api.ts';
import { isUnknown, readProgress } from '../client/read-job.ts';
import type { Context } from '../context.ts';
import { JOB_KINDS, type JobKind } from '../contract/endpoints.ts';
import { type Job, readJobReply } from '../contract/job.ts';
import { firstText } from '../contract/shape.ts';
import { UnreadableReply } from '../errors.ts';
import { cancelJob } from '../jobs/cancel.ts';
import type { Call } from './call.ts';
import { callKey } from './call-key.ts';
import type { JobOrder, JobRecords, KnownJob } from './job-records.ts';
import type { Spending } from './spending.ts';

export interface ServiceJobsOptions {
  readonly context: Context;
  readonly api: Api;
  readonly spending: Spending;
}

/** Jobs as the service itself remembers them, each for the key that began it. */
export class ServiceJobs implements JobRecords {
  constructor(private readonly options: ServiceJobsOptions) {}

  async order(call: Call, { endpoint, body, attempt }: JobOrder): Promise<KnownJob> {
    const { api, spending, context } = this.options;
    const key = callKey({ base: api.baseUrl, path: endpoint.path, body, attempt });
    const { document, headers } = await spending.within(call, { endpoint, body, key }, () =>
      api.call(endpoint, { body, idempotencyKey: key }),
    );
    const accepted = readJobReply(document);
    const { id } = accepted;
    if (id === undefined) throw new UnreadableReply('unexpected reply: the job has no id', { document });
    const isRepeated = headers['idempotent-replayed'] === 'true';
    const known = knownAs(endpoint.job, id, context.clock.now());
    // The stored reply tells how the job stood when it began.
    return { ...known, key, request: body, isRepeated, ...(isRepeated ? {} : { accepted }) };
  }

  /** `music.ID`, or the id alone. The service answers only for jobs of this key. */
  async find(name: string): Promise<KnownJob | undefined> {
    const dot = name.indexOf('.');
    const named = JOB_KINDS.find((kind) => kind === name.slice(0, Math.max(dot, 0)));
    const id = named === undefined ? name : name.slice(dot + 1);
    for (const kind of named === undefined ? JOB_KINDS : [named]) {
      const job = await this.#look(kind, id);
      if (job) return knownAs(kind, id, createdAt(job) ?? this.options.context.clock.now());
    }
    return undefined;
  }

  async apiFor(): Promise<Api> {
    return this.options.api;
  }

  /** The preview of an application has an address; its files are not needed here. */
  async reply(): Promise<undefined> {
    return undefined;
  }

  /** The service has written it down. */
  async end(): Promise<void> {}

  async cancel({ id = '' }: KnownJob): Promise<void> {
    await cancelJob(this.options.api, id);
  }

  async #look(kind: JobKind, id: string): Promise<Job | undefined> {
    try {
      return await readProgress[kind](this.options.api, id);
    } catch (error) {
      if (isUnknown(error)) return undefined;
      throw error;
    }
  }
}

function knownAs(kind: JobKind, id: string, askedAtMs: number): KnownJob {
  const taskId = `${kind}.${id}`;
  return { taskId, key: taskId, kind, id, request: {}, state: 'running', askedAtMs };
}

function createdAt({ document }: Job): number | undefined {
  const at = Date.parse(firstText(document, ['created_at']) ?? '');
  return Number.isFinite(at) ? at : undefined;
}
