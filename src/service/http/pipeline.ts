import { withoutApiPrefix } from '../../contract/address.ts';
import { MOST_BODY_BYTES } from '../../contract/body-budget.ts';
import { bearerOf } from '../billing/accounts.ts';
import {
  type Admission,
  admit,
  LONGEST_DUPLICATE_WAIT_MS,
  type ParsedRequest,
  waitForDuplicate,
} from '../billing/admission.ts';
import { callerAt, seatOf } from '../billing/authenticate.ts';
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
 * 1. `callerAt` checks the API key and the rate limit before the body is read, and counts nothing.
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
  const credentials = { apiKey: bearerOf(request.headers), test: record.test };
  const seat = service.accounts.kept(credentials) ?? (await seatOf(service, credentials));
  const caller = callerAt(service, seat);
  record.account = caller.account.id;
  let parsed: ParsedRequest;
  try {
    Object.assign(headers, allowanceHeaders(caller.allowance));
    request.onAuthenticated?.();
    const unread = { ...UNREAD, endpoint: route.endpoint, credentials };
    parsed =
      route.endpoint.method === 'GET'
        ? { ...unread, read: route.read({}) }
        : await parseRequest(service, route, { request, record, unread });
  } finally {
    caller.arrived();
  }
  const at = admit(service, parsed, 'count');
  const first = at instanceof Promise ? await at : at;
  const admission =
    first.state === 'duplicate' ? await afterFirst(service, parsed, request.signal, first) : first;
  service.webhooks.wake();
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
  return await runRoute({ context, parsed, admission, headers });
}

const UNREAD = { idempotencyKey: undefined, bodyHash: '', refusal: undefined } as const;

interface Unread extends Pick<Incoming, 'request' | 'record'> {
  readonly unread: Omit<ParsedRequest, 'read'>;
}

async function parseRequest(
  service: ServiceContext,
  route: Route,
  { request, record, unread }: Unread,
): Promise<ParsedRequest> {
  const { form } = route.endpoint;
  try {
    const bytes = await request.body(MOST_BODY_BYTES, record.account ?? '');
    record.body = bytes;
    const idempotencyKey = checkIdempotencyKey(request.headers['idempotency-key']);
    const reading = service.largeBodies.read(bytes, () =>
      route.read(parseBody(request.headers, bytes, form)),
    );
    const read = reading instanceof Promise ? await reading : reading;
    return { ...unread, read, idempotencyKey, bodyHash: idempotencyKey === undefined ? '' : bodyHash(bytes) };
  } catch (error) {
    // A request that the service has no room for is not the caller's fault, and does not count.
    if (!(error instanceof ServiceError) || error.status === 429 || error.status >= 500) throw error;
    const read = { given: {}, price: 0, run: () => Promise.reject(error) };
    return { ...unread, read, refusal: error };
  }
}

/** A request whose Idempotency-Key is in use waits for the first of them, and are then admitted again. */
async function afterFirst(
  service: ServiceContext,
  parsed: ParsedRequest,
  signal: AbortSignal,
  duplicate: Admission,
): Promise<Exclude<Admission, { state: 'duplicate' }>> {
  let admission = duplicate;
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
  return admission;
}
