import { join } from 'node:path';
import type { Api } from '../client/api.ts';
import type { Context } from '../context.ts';
import { LOCAL_BASE } from '../contract/address.ts';
import { type Endpoint, endpoints, type JobKind } from '../contract/endpoints.ts';
import { type Job, readJobReply } from '../contract/job.ts';
import { OctetError } from '../errors.ts';
import { ensureDirectory } from '../files/directories.ts';
import { withLock } from '../files/lock.ts';
import { cancelJob } from '../jobs/cancel.ts';
import { resumeCommand } from '../jobs/follow.ts';
import { askForJob, ledgerOf } from '../jobs/start-job.ts';
import { originConfirmations } from '../ledger/confirmed-origins.ts';
import type { LedgerJob } from '../ledger/jobs.ts';
import type { Call } from './call.ts';
import { callKey } from './call-key.ts';
import type { JobOrder, JobRecords, KnownJob } from './job-records.ts';
import type { Spending } from './spending.ts';

export interface LedgerJobsOptions {
  readonly context: Context;
  readonly api: () => Promise<Api>;
  readonly spending: Spending;
}

const LOCK_WAIT_MS = 120_000;
/** Services keep idempotency keys for a day; this leaves a margin. */
const REMEMBERED_MS = 23 * 3_600_000;

/** Jobs of the ledger of this machine: they survive the server, and any other server or command finds them there. */
export class LedgerJobs implements JobRecords {
  constructor(private readonly options: LedgerJobsOptions) {}

  async order(call: Call, order: JobOrder): Promise<KnownJob> {
    const { context } = this.options;
    const { state } = context.directories;
    if (state === undefined)
      throw new OctetError('io', 'no directory for the job ledger', 'set HOME or OCTET_STATE_DIR');
    await ensureDirectory(state);
    const base = await this.#place();
    for (let round = 0; ; round += 1) {
      const key = callKey({ ...order, base, path: order.endpoint.path, round });
      // Two calls of the same kind at once, from one client or from two servers, are one.
      const job = await withLock(
        join(state, `job-${key}.lock`),
        context.clock,
        () => this.#ordered(call, order, key),
        { signal: call.signal, waitMs: LOCK_WAIT_MS },
      );
      if (job) return job;
    }
  }

  async find(name: string): Promise<KnownJob | undefined> {
    const found = await ledgerOf(this.options.context).find(name);
    return found && known(found);
  }

  async apiFor({ key, id }: KnownJob): Promise<Api> {
    const api = await this.options.api();
    const job = await ledgerOf(this.options.context).find(key);
    if (!job || job.base === api.baseUrl) return api;
    const where = job.environment || 'another environment';
    throw new OctetError('usage', `${id ?? key} belongs to ${where}`, resumeCommand(id, key));
  }

  async reply(job: KnownJob): Promise<Job | undefined> {
    const endpoint = ENDPOINTS[job.kind];
    const api = await this.apiFor(job);
    if (!(await this.#mayRepeat(api, job.askedAtMs))) return undefined;
    const { document } = await api.call(endpoint, { body: job.request, idempotencyKey: job.key });
    return readJobReply(document);
  }

  end(job: KnownJob, ...how: Parameters<JobRecords['end']> extends [KnownJob, ...infer Rest] ? Rest : never) {
    return ledgerOf(this.options.context).end(job.key, ...how);
  }

  async cancel(job: KnownJob): Promise<void> {
    await cancelJob(await this.apiFor(job), job.id ?? '');
    await this.end(job, 'failed', { error: 'cancelled' });
  }

  /** Undefined when this round is over without a result, so that the next one may begin. */
  async #ordered(call: Call, order: JobOrder, key: string): Promise<KnownJob | undefined> {
    const { context, spending } = this.options;
    const ledger = ledgerOf(context);
    const before = await ledger.find(key);
    if (before?.state === 'refused' || before?.state === 'failed') return undefined;
    if (before?.id !== undefined) return { ...known(before), isRepeated: true };
    const api = await this.options.api();
    if (before && !(await this.#mayRepeat(api, Date.parse(before.askedAt)))) {
      const message = 'the same call was sent before and its answer was lost: it may have been charged';
      throw new OctetError('unknown', message, 'octet jobs reconcile');
    }
    const { endpoint, body } = order;
    const { document } = await spending.within(call, { endpoint, body, key }, async () => {
      const ask = () => api.call(endpoint, { body, idempotencyKey: key });
      return (await askForJob(context, api, { endpoint, body, save: {}, key }, ask)).reply;
    });
    const job = await ledger.find(key);
    if (!job) throw new Error('the ledger has lost a job');
    return { ...known(job), accepted: readJobReply(document) };
  }

  /** Only a service that knows idempotency keys, and still remembers this one, can tell a repetition from a new request. */
  async #mayRepeat({ baseUrl }: Api, askedAtMs: number): Promise<boolean> {
    if (this.options.context.clock.now() - askedAtMs > REMEMBERED_MS) return false;
    if (baseUrl === LOCAL_BASE) return true;
    return originConfirmations(this.options.context.directories.state).has(new URL(baseUrl).origin);
  }

  /** Two profiles of one service are two customers. */
  async #place(): Promise<string> {
    const [api, config] = await Promise.all([this.options.api(), this.options.context.config()]);
    return `${config.profile.value} ${api.baseUrl}`;
  }
}

const ENDPOINTS: Readonly<Record<JobKind, Endpoint>> = {
  music: endpoints.musicGenerate,
  video: endpoints.videoGenerate,
  build: endpoints.build,
};

function known(job: LedgerJob): KnownJob {
  const { key, kind, id, request, state, error } = job;
  return { taskId: key, key, kind, id, request, state, askedAtMs: Date.parse(job.askedAt), error };
}
