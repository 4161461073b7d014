import { OctetError } from '../../errors.ts';
import { encode, type ServiceResponse } from './request-response.ts';
import { errorBody, ServiceError, serviceError } from './service-error.ts';

export interface FailedRequest {
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly inProcess: boolean;
  /** The body says `type: error`, too. */
  readonly isTyped?: boolean;
}

/** The only way from an error to a response. */
export function errorResponse(
  error: unknown,
  { requestId, headers, inProcess, isTyped }: FailedRequest,
): ServiceResponse {
  const refusal = refusalOf(error, requestId, inProcess);
  return {
    status: refusal.status,
    headers: { 'content-type': 'application/json', ...headers, ...refusal.headers },
    body: encode(errorBody(refusal, isTyped ? { type: 'error' } : {})),
    ...(inProcess && isStateFault(error) ? { fault: error } : {}),
  };
}

export const isStateFault = (error: unknown): error is OctetError =>
  error instanceof OctetError && (error.reason === 'io' || error.reason === 'state');

export const isUnexpected = (error: unknown): boolean =>
  !(error instanceof ServiceError) && !isStateFault(error);

/** The cause is named inside the process only: over a socket it could tell a stranger about this machine. */
export function refusalOf(error: unknown, requestId: string, inProcess: boolean): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isStateFault(error)) {
    return serviceError.unavailable(`The local service cannot write its state: ${error.message}.`);
  }
  return serviceError.internal(requestId, inProcess && error instanceof Error ? error.message : undefined);
}
