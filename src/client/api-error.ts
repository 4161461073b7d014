import { NOTHING_MADE } from '../contract/problem.ts';
import { ApiError, type OctetError, reasonOfStatus } from '../errors.ts';

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
  // 422 nothing_made exits with 11, because only that status promises that nothing was charged.
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

/** The error of a command that will not wait for so long: it says when to try again. */
export function waitTooLong(error: OctetError, at: number): OctetError {
  const when = new Date(at).toLocaleString();
  if (!(error instanceof ApiError)) return error;
  const until = error.reason === 'limited' ? `the limit resets at ${when}` : `try again at ${when}`;
  return new ApiError(error.reason, `${error.message}; ${until}`, {
    status: error.status,
    code: error.code,
    type: error.type,
    requestId: error.requestId,
    hint: error.hint,
    retryAfterMs: error.retryAfterMs,
    cause: error,
  });
}
