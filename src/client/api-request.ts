import type { ApiPrefix } from '../contract/address.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import type { RateLimit } from '../contract/rate-limit.ts';
import type { Transport, TransportBody } from '../contract/transport.ts';
import type { OctetError } from '../errors.ts';
import type { Deadline } from './deadline.ts';
import type { RetrySeriesOptions } from './retry-series.ts';
import type { TimeLimits } from './time-limits.ts';

/** How a dry run shows a request. */
export interface Rehearsal {
  mask(key: string): string;
  /** The most that a paid request can cost; undefined where nobody can know without asking the service. */
  estimate(endpoint: Endpoint, body: unknown): Promise<number | undefined>;
}

export interface ApiOptions extends RetrySeriesOptions {
  readonly transport: () => Promise<Transport>;
  /** Ctrl-C and the like; its reason is thrown as it is. */
  readonly signal: AbortSignal;
  readonly baseUrl: string;
  readonly prefix: ApiPrefix;
  readonly key: () => Promise<string | undefined>;
  /** An explicit limit for a whole request, its retries and its stream included. */
  readonly timeoutMs?: number;
  readonly userAgent: string;
  readonly confirmations: Confirmations;
  /** Send nothing: the request is thrown as a DryRun instead. */
  readonly dryRun?: Rehearsal;
  /** Called before the wait for a retry; what it returns is called when the wait is over. */
  readonly onWait?: (waitMs: number, error: OctetError) => () => void;
}

/** Origins that have echoed an idempotency key. */
interface Confirmations {
  has(origin: string): Promise<boolean>;
  add(origin: string): Promise<void>;
}

export interface ApiRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON; bytes and text are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  /** Sent in place of the account's key. */
  readonly key?: string;
  readonly stream?: boolean;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Awaited before each retry, after its wait, with what went wrong: a retry is one more request for a rate limit. */
  readonly beforeRetry?: (error: OctetError) => Promise<void>;
}

export interface ApiReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly document: unknown;
  readonly rateLimit: RateLimit | undefined;
}

/** A reply whose body is still flowing. Leaving the loop over `body` ends the request. */
export interface OpenApiReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: TransportBody;
  readonly timing: TimeLimits;
  /** Fires when an explicit time limit has passed. */
  readonly deadline: Deadline;
}
