import type { JobKind } from '../../contract/endpoints.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Sql } from '../store/sql.ts';
import type { JobRecord } from './job-records.ts';

/** The work of one kind of job; replies are made from its result. */
export interface JobWork {
  readonly path: string;
  run(service: ServiceContext, job: JobRecord, options: JobOptions): Promise<JobOutcome>;
}

export type JobWorks = Readonly<Record<JobKind, JobWork>>;

export interface JobOptions {
  readonly signal: AbortSignal;
  readonly progress: (fraction: number, stage: string) => void;
}

export interface JobOutcome {
  readonly result: Readonly<Record<string, unknown>>;
  readonly outputUrl: string;
  /** Written in the transaction that ends the job. */
  commit(sql: Sql): void;
}
