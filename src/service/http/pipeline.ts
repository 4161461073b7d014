import { withoutApiPrefix } from '../../contract/address.ts';
import { MOST_BODY_BYTES } from '../../contract/body-budget.ts';
import type { Credentials } from '../billing/account-book.ts';
import { type Account, bearerOf } from '../billing/accounts.ts';
import {
  type Admission,
  admit,
  LONGEST_DUPLICATE_WAIT_MS,
  type ParsedRequest,
  waitForDuplicate,
} from '../billing/admission.ts';
import { authenticate } from '../billing/authenticate.ts';
import { bodyHash, checkIdempotencyKey } from '../billing/idempotency.ts';
import { allowanceHeaders } from '../billing/limits.ts';
import type { Route } from '../routes/route.ts';
import type { ServiceContext } from '../service-context.ts';
import { parseBody } from './body.ts';
import type { Incoming, ServiceResponse } from './request-response.ts';
import { replayed, runRoute } from './run-route.ts';
import { ServiceError, serviceError } from './service-error.ts';

/**
 * The one way through the service:
 * 1. `authenticate` checks the API key and the rate limit before the body is read, and counts nothing.
 * 2. The body is read and validated.
 * 3. `admit` checks the API key again, counts the request for the rate limit, and then refuses an invalid body, answers
 *    a repeated idempotency key from the store, or holds the credits.
 * 4. The route does the work, and the credits are captured or released.
 */
export async function serveRoute(
  service: ServiceContext,
  route: Route,
  { request, params, requestId, record, headers }: Incoming,
): Promise<ServiceResponse> {
  const caller = await authenticate(service, credentialsOf({ request, record }));
  record.account = caller.account.id;
  let parsed: ParsedRequest;
  try {
    Object.assign(headers, allowanceHeaders(caller.allowance));
    request.onAuthenticated?.();
    parsed = await parseRequest(service, route, { request, record }, caller.account);
  } finally {
    caller.arrived();
  }
  const admission = await admitted(service, parsed, request.signal);
  Object.assign(headers, allowanceHeaders(admission.allowance));
  if (!admission.account.attribution) delete headers['x-attribution'];
  if (parsed.idempotencyKey !== undefined) headers['idempotency-key'] = parsed.idempotencyKey;
  if (admission.state === 'refused') throw admission.refusal;
  if (admission.state === 'replay') return replayed(admission.reply, headers);
  const { account } = admission;
  const context = {
    service,
    account,
    given: parsed.read.given,
    params,
    query: request.url.searchParams,
    signal: request.signal,
    origin: request.url.origin,
    held: admission.held,
    mayNameFiles: request.mayNameFiles === true,
    requestId,
    record,
    method: request.method,
    path: withoutApiPrefix(request.url.pathname),
  };
  return runRoute({ context, parsed, admission, headers });
}

const credentialsOf = ({ request, record }: Pick<Incoming, 'request' | 'record'>): Credentials => ({
  apiKey: bearerOf(request.headers),
  test: record.test,
});

async function parseRequest(
  service: ServiceContext,
  route: Route,
  { request, record }: Pick<Incoming, 'request' | 'record'>,
  account: Account,
): Promise<ParsedRequest> {
  const { endpoint } = route;
  const credentials = credentialsOf({ request, record });
  const parsed = { endpoint, credentials, idempotencyKey: undefined, bodyHash: '', refusal: undefined };
  if (endpoint.method === 'GET') return { ...parsed, read: route.read({}) };
  try {
    const bytes = await request.body(MOST_BODY_BYTES, account.id);
    record.body = bytes;
    const idempotencyKey = checkIdempotencyKey(request.headers['idempotency-key']);
    const read = await service.largeBodies.read(bytes, () =>
      route.read(parseBody(request.headers, bytes, endpoint.form)),
    );
    return { ...parsed, read, idempotencyKey, bodyHash: idempotencyKey === undefined ? '' : bodyHash(bytes) };
  } catch (error) {
    // A request that the service has no room for is not the caller's fault, and does not count.
    if (!(error instanceof ServiceError) || error.status === 429 || error.status >= 500) throw error;
    const read = { given: {}, price: 0, run: () => Promise.reject(error) };
    return { ...parsed, read, refusal: error };
  }
}

/** A request whose Idempotency-Key is in use waits for the first of them, and are then admitted again. */
async function admitted(
  service: ServiceContext,
  parsed: ParsedRequest,
  signal: AbortSignal,
): Promise<Exclude<Admission, { state: 'duplicate' }>> {
  let admission = await admit(service, parsed, 'count');
  const from = service.clock.monotonic();
  while (admission.state === 'duplicate') {
    if (service.clock.monotonic() - from >= LONGEST_DUPLICATE_WAIT_MS) {
      throw serviceError.conflict(
        'A request with this Idempotency-Key is still running.',
        'request_in_progress',
      );
    }
    await waitForDuplicate(service, admission, signal);
    admission = await admit(service, parsed, 'again');
  }
  service.webhooks.wake();
  return admission;
}
