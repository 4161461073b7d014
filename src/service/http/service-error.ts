import { AUTHENTICATION_PROBLEM, NOTHING_MADE } from '../../contract/problem.ts';

/** A refused request, with its status and error object. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly status: number,
    readonly type: string,
    readonly code: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** The body as another server wrote it, in the place of our own. */
    readonly written?: string,
  ) {
    super(message);
  }
}

export const serviceError = {
  invalid: (message: string, code = 'invalid_parameters') =>
    new ServiceError(400, 'invalid_request_error', code, message),
  key: () =>
    new ServiceError(
      401,
      AUTHENTICATION_PROBLEM.type,
      AUTHENTICATION_PROBLEM.code,
      'The API key is missing or invalid.',
      { 'www-authenticate': 'Bearer' },
    ),
  credits: (needed: number, available: number) =>
    new ServiceError(
      402,
      'insufficient_credits',
      'insufficient_credits',
      `Not enough credits: ${needed} needed, ${available} available.`,
    ),
  forbidden: (message: string, code: string) => new ServiceError(403, 'permission_error', code, message),
  missing: (message: string, code = 'not_found') => new ServiceError(404, 'not_found_error', code, message),
  method: (allow: string) =>
    new ServiceError(
      405,
      'invalid_request_error',
      'method_not_allowed',
      `Method not allowed. Use ${allow}.`,
      { allow },
    ),
  conflict: (message: string, code: string) => new ServiceError(409, 'conflict_error', code, message),
  tooLarge: (message: string) => new ServiceError(413, 'invalid_request_error', 'body_too_large', message),
  mediaType: (message: string) =>
    new ServiceError(415, 'invalid_request_error', 'unsupported_media_type', message),
  mismatch: (message: string) =>
    new ServiceError(422, 'invalid_request_error', 'idempotency_key_reused', message),
  /** The engine understood nothing of what was asked: nothing was made, and nothing is charged. */
  nothingMade: (message: string) => new ServiceError(422, 'invalid_request_error', NOTHING_MADE, message),
  rate: (message: string, retryAfterSeconds: number, headers: Readonly<Record<string, string>> = {}) =>
    new ServiceError(429, 'rate_limit_error', 'rate_limit_exceeded', message, {
      ...headers,
      'retry-after': String(retryAfterSeconds),
    }),
  internal: (requestId: string, cause?: string) =>
    new ServiceError(
      500,
      'api_error',
      'internal_error',
      cause === undefined
        ? `Internal error. Try again; the request id is ${requestId}.`
        : `Internal error in the local service: ${cause}`,
    ),
  /** Too much work at once; nothing was begun. */
  busy: (message: string, retryAfterSeconds: number) =>
    new ServiceError(503, 'api_error', 'unavailable', message, { 'retry-after': String(retryAfterSeconds) }),
  unavailable: (message: string) => new ServiceError(503, 'api_error', 'unavailable', message),
};

export function errorFields({ message, type, code }: ServiceError): {
  message: string;
  type: string;
  code: string;
} {
  return { message, type, code };
}

/** `more` are fields beside the error object. */
export function errorBody(refusal: ServiceError, more: Readonly<Record<string, string>> = {}): string {
  return refusal.written ?? JSON.stringify({ ...more, error: errorFields(refusal) });
}
