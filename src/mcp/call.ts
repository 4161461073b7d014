import type { Job } from '../contract/job.ts';

/** One call of a tool. */
export interface Call {
  /** The client no longer waits; a paid job goes on. */
  readonly signal: AbortSignal;
  /** The client takes a handle for long work instead of its result. */
  readonly takesTasks: boolean;
  /** A person sits behind the client and can be asked. */
  readonly canAsk: boolean;
  /** The person's answer to the question about money, once it was asked. */
  readonly allowsSpending: boolean | undefined;
  progress(job: Job): void;
}
