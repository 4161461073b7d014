import type { Api } from '../client/api.ts';
import type { Endpoint, JobKind } from '../contract/endpoints.ts';
import type { Job } from '../contract/job.ts';
import type { JsonObject } from '../contract/shape.ts';
import type { LedgerState } from '../ledger/job-line.ts';
import type { Call } from './call.ts';

/** A job as the tools know it. */
export interface KnownJob {
  /** Names the job for clients, in every process. */
  readonly taskId: string;
  readonly key: string;
  readonly kind: JobKind;
  /** Undefined while it is not known whether the service has accepted it. */
  readonly id: string | undefined;
  readonly request: JsonObject;
  readonly state: LedgerState;
  readonly askedAtMs: number;
  readonly error?: string;
  /** The reply that accepted it, when this call has sent the request. */
  readonly accepted?: Job;
  /** The same call has started it before. */
  readonly isRepeated?: boolean;
}

export interface JobOrder {
  readonly endpoint: Endpoint & { readonly job: JobKind };
  readonly body: Record<string, unknown>;
  readonly attempt: number;
}

/** The record of jobs, so that another process can answer for them. */
export interface JobRecords {
  /** Starts a job, or finds the one that the same call has started before. */
  order(call: Call, order: JobOrder): Promise<KnownJob>;
  /** By its task id or the service's id. */
  find(name: string): Promise<KnownJob | undefined>;
  /** The service that knows this job; throws where this server talks to another one. */
  apiFor(job: KnownJob): Promise<Api>;
  /** The reply that accepted the job, read once more. Undefined where asking for it could buy a second one. */
  reply(job: KnownJob): Promise<Job | undefined>;
  end(job: KnownJob, state: LedgerState, more?: { files?: readonly string[]; error?: string }): Promise<void>;
  /** Stops a job at the service; throws where the service cannot. */
  cancel(job: KnownJob): Promise<void>;
}
