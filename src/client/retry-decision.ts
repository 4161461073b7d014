import type { Risk } from '../contract/endpoints.ts';
import { NOTHING_MADE } from '../contract/problem.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import { ApiError, OctetError, reasonOfStatus } from '../errors.ts';

export interface RetryFacts {
  readonly risk: Risk;
  /** The request's headers had left this machine. */
  readonly sent: boolean;
  /** This origin is known to honour idempotency keys, so a paid request may be repeated under the same one. */
  readonly confirmed: boolean;
  readonly idempotencyKey: string | undefined;
  /** The service's own advice (`x-should-retry`), if it gives any. */
  readonly shouldRetry?: boolean;
}

export interface RetryDecision {
  readonly retry: boolean;
  /** The error of the command when there is no retry, or none left. */
  readonly error: OctetError;
}

/** Statuses after which nobody knows whether the work was done. */
const AMBIGUOUS = new Set([408, 502, 504]);
const RETRIED: Readonly<Record<Risk, ReadonlySet<number>>> = {
  read: new Set([408, 429, 500, 502, 503, 504]),
  paid: new Set([429, 500, 503]),
  payment: new Set([429]),
};

/** A read that failed so may succeed when it is repeated. */
export function isPassing(error: unknown): boolean {
  if (error instanceof TransportFailure) return !isFinal(error);
  return error instanceof ApiError && RETRIED.read.has(error.status);
}

const isFinal = ({ kind }: TransportFailure): boolean => kind === 'certificate' || kind === 'garbled';

export function decideRetry(error: unknown, facts: RetryFacts): RetryDecision {
  if (error instanceof TransportFailure) return onFailure(error, facts);
  if (error instanceof ApiError) return onRefusal(error, facts);
  if (error instanceof OctetError) return { retry: false, error };
  throw error;
}

function onFailure(failure: TransportFailure, facts: RetryFacts): RetryDecision {
  const network = new OctetError('network', failure.message, undefined, {
    cause: failure,
    code: `cli_${failure.kind}`,
  });
  if (isFinal(failure)) return { retry: false, error: network };
  if (!facts.sent || facts.risk === 'read') return { retry: true, error: network };
  return {
    retry: facts.risk === 'paid' && facts.confirmed,
    error: unknownOutcome(failure.message, facts, failure),
  };
}

function onRefusal(refusal: ApiError, facts: RetryFacts): RetryDecision {
  const { status } = refusal;
  const ambiguous = facts.risk !== 'read' && AMBIGUOUS.has(status);
  const error = ambiguous ? unknownRefusal(refusal, facts) : refusal;
  if (facts.shouldRetry === false) return { retry: false, error };
  if (facts.shouldRetry === true && facts.risk !== 'payment') return { retry: true, error };
  const retry = RETRIED[facts.risk].has(status) || (ambiguous && facts.risk === 'paid' && facts.confirmed);
  return { retry, error };
}

function checkHint(facts: RetryFacts): string {
  const key = facts.idempotencyKey ? ` (idempotency key ${facts.idempotencyKey})` : '';
  return `it may have been charged; before you retry, run: octet credits history${key}`;
}

function unknownOutcome(message: string, facts: RetryFacts, cause: unknown): OctetError {
  return new OctetError('unknown', `sent, but no reply arrived: ${message}`, checkHint(facts), {
    cause,
    code: 'cli_outcome_unknown',
  });
}

function unknownRefusal(refusal: ApiError, facts: RetryFacts): ApiError {
  return new ApiError('unknown', `outcome unknown: ${refusal.message}`, {
    status: refusal.status,
    code: refusal.code,
    type: refusal.type,
    requestId: refusal.requestId,
    retryAfterMs: refusal.retryAfterMs,
    hint: checkHint(facts),
    cause: refusal,
  });
}

const HINTS: Partial<Record<number, string>> = {
  401: 'octet auth login, or set OCTET_API_KEY',
  402: 'octet credits buy',
};

/** The request that an error message names. */
export interface AskedFor {
  readonly method: string;
  readonly path: string;
  /** The path holds the id of a thing. */
  readonly namesId: boolean;
}

function hintOf(status: number, { method, path, namesId }: AskedFor): string | undefined {
  if (status !== 404) return HINTS[status];
  if (namesId) return 'check the id with octet jobs, and the address with octet auth status';
  return `the service has no ${method} ${path}; check the address with octet auth status`;
}

export interface ErrorResponseFacts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly problem: { message: string | undefined; type: string | undefined; code: string | undefined };
  readonly retryAfterMs: number | undefined;
  readonly body: Uint8Array;
  readonly asked: AskedFor;
}

export function apiErrorOf(facts: ErrorResponseFacts): ApiError {
  const { status, problem } = facts;
  // Status 11 promises that nothing was charged.
  const reason = problem.code === NOTHING_MADE ? 'network' : reasonOfStatus(status);
  return new ApiError(reason, problem.message ?? `the service answered ${status}`, {
    status,
    code: problem.code,
    type: problem.type,
    requestId: facts.headers['x-request-id'],
    retryAfterMs: facts.retryAfterMs,
    hint: hintOf(status, facts.asked),
    body: facts.body,
  });
}

/** A wait that is too long to be waited in silence ends the command with the time when it will work again. */
export function waitTooLong(error: OctetError, at: number): OctetError {
  const when = new Date(at).toLocaleString();
  if (!(error instanceof ApiError)) return error;
  return new ApiError(error.reason, `${error.message}; the limit resets at ${when}`, {
    status: error.status,
    code: error.code,
    type: error.type,
    requestId: error.requestId,
    hint: error.hint,
    retryAfterMs: error.retryAfterMs,
    cause: error,
  });
}
