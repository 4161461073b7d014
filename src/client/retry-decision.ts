import type { Risk } from '../contract/endpoints.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import { ApiError, OctetError } from '../errors.ts';

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

/** A read that failed with this error may succeed when it is repeated. */
export function isTransient(error: unknown): boolean {
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
