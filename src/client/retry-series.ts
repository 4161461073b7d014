import type { Clock } from '../clock.ts';
import { ApiError, type OctetError } from '../errors.ts';
import { waitTooLong } from './api-error.ts';
import type { RetryDecision } from './retry-decision.ts';
import { LONGEST_WAIT_MS, RETRY_BUDGET_MS, retryDelay } from './retry-delay.ts';

export interface RetrySeriesOptions {
  readonly clock: Clock;
  readonly random: () => number;
  readonly maxRetries: number;
  /** Gets one line for each request, reply and retry, without secrets. */
  readonly trace?: (line: string) => void;
  /** Asked before each retry; a batch shares one, so that an outage does not multiply the load. */
  readonly mayRetry?: () => boolean;
}

/** The retries of one request: how many were made, how long they waited, and the error that it ends with. */
export class RetrySeries {
  private made = 0;
  private waitedMs = 0;
  /** The first error that left the outcome open: a later one says nothing about the request that was lost. */
  private doubt: OctetError | undefined;

  constructor(private readonly options: RetrySeriesOptions) {}

  /** The wait before the next attempt; throws where there is none. */
  nextWaitMs({ retry, error }: RetryDecision, isTimeUp: boolean): number {
    const { clock, random, maxRetries, trace, mayRetry } = this.options;
    this.doubt ??= error.reason === 'unknown' ? error : undefined;
    const final = this.doubt ?? error;
    const retryAfterMs = error instanceof ApiError ? error.retryAfterMs : undefined;
    const waitMs = retryDelay(this.made, retryAfterMs, random);
    if (!retry || isTimeUp || this.made >= maxRetries) throw final;
    if ((retryAfterMs ?? 0) > LONGEST_WAIT_MS)
      throw this.doubt ?? waitTooLong(error, clock.now() + (retryAfterMs ?? 0));
    if (this.waitedMs + waitMs > RETRY_BUDGET_MS || mayRetry?.() === false) throw final;
    this.made += 1;
    this.waitedMs += waitMs;
    trace?.(`retrying in ${(waitMs / 1000).toFixed(1)} s: ${error.message} (${this.made} of ${maxRetries})`);
    return waitMs;
  }
}
