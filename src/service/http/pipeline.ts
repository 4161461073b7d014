import { MOST_BODY_BYTES } from '../../contract/body-budget.ts';
import type { Endpoint } from '../../contract/endpoints.ts';
import { problems } from '../../contract/field.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { type Account, bearerOf } from '../billing/accounts.ts';
import {
  type Admission,
  admit,
  LONGEST_DUPLICATE_WAIT_MS,
  type ParsedRequest,
  priceFactor,
  waitForDuplicate,
} from '../billing/admission.ts';
import { authenticate } from '../billing/authenticate.ts';
import { bodyHash, checkIdempotencyKey } from '../billing/idempotency.ts';
import { allowanceHeaders } from '../billing/limits.ts';
import { settleRefused, settleReply } from '../billing/settle.ts';
import type { DocumentReply, RequestContext, Route, ServiceContext } from '../service-context.ts';
import { SLOW_MS } from '../simulation/faults.ts';
import { fromFixture } from '../simulation/fixture-reply.ts';
import { ATTRIBUTION } from './attribution.ts';
import { parseBody } from './body.ts';
import {
  type Incoming,
  isBytes,
  jsonResponse,
  jsonWith,
  type ServiceRequest,
  type ServiceResponse,
} from './exchange.ts';
import { ServiceError, serviceError } from './service-error.ts';
import { streamBody } from './stream-body.ts';

/**
 * The one way through the service, in this order: key, rate limit, body, validation, idempotency, credit hold, work,
 * capture or release.
 */
export async function serveRoute(
  service: ServiceContext,
  route: Route,
  { request, params, requestId, headers }: Incoming,
): Promise<ServiceResponse> {
  const caller = await authenticate(service, bearerOf(request.headers));
  let parsed: ParsedRequest;
  try {
    Object.assign(headers, allowanceHeaders(caller.allowance));
    request.onAuthenticated?.();
    parsed = await parseRequest(route, request, caller.account);
  } finally {
    caller.arrived();
  }
  const admission = await admitted(service, parsed, request.signal);
  Object.assign(headers, allowanceHeaders(admission.allowance));
  if (!admission.account.attribution) delete headers['x-attribution'];
  if (parsed.key !== undefined) headers['idempotency-key'] = parsed.key;
  if (admission.state === 'refused') throw admission.refusal;
  if (admission.state === 'replay') {
    const { status, headers: stored, body } = admission.reply;
    return { status, headers: { ...stored, ...headers, 'idempotent-replayed': 'true' }, body };
  }
  const { account } = admission;
  const call: RequestContext = {
    service,
    account,
    body: parsed.body,
    params,
    query: request.url.searchParams,
    signal: request.signal,
    origin: request.url.origin,
    requestId,
    held: parsed.most * priceFactor(account),
  };
  return work(call, route, parsed, admission, headers);
}

async function parseRequest(route: Route, request: ServiceRequest, account: Account): Promise<ParsedRequest> {
  const { endpoint } = route;
  const bearer = bearerOf(request.headers);
  if (endpoint.method === 'GET') {
    return { endpoint, bearer, body: {}, refusal: undefined, key: undefined, bodyHash: '', most: 0 };
  }
  const parsed = { endpoint, bearer, body: {}, key: undefined, bodyHash: '', most: 0 };
  try {
    const bytes = await request.body(MOST_BODY_BYTES, account.id);
    const key = checkIdempotencyKey(request.headers['idempotency-key']);
    const given = parseBody(request.headers, bytes);
    const body = route.normalise?.(given) ?? given;
    const found = [...problemsOf(endpoint, body), ...(route.problems?.(body) ?? [])];
    if (found.length > 0) throw serviceError.invalid(found.join('; '));
    const hash = key === undefined ? '' : bodyHash(bytes);
    return { ...parsed, body, key, bodyHash: hash, refusal: undefined, most: route.price?.(body) ?? 0 };
  } catch (error) {
    // A request that the service has no room for is not the caller's fault, and does not count.
    if (!(error instanceof ServiceError) || error.status === 429 || error.status >= 500) throw error;
    return { ...parsed, refusal: error };
  }
}

function problemsOf(endpoint: Endpoint, body: JsonObject): string[] {
  return endpoint.request ? problems(endpoint.request, body) : [];
}

/** Requests with the same Idempotency-Key wait for the first of them, and are then admitted again. */
async function admitted(
  service: ServiceContext,
  parsed: ParsedRequest,
  signal: AbortSignal,
): Promise<Exclude<Admission, { state: 'twin' }>> {
  let admission = await admit(service, parsed, 'count');
  const from = service.clock.monotonic();
  while (admission.state === 'twin') {
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

async function work(
  call: RequestContext,
  route: Route,
  parsed: ParsedRequest,
  admission: Extract<Admission, { state: 'go' }>,
  headers: Record<string, string>,
): Promise<ServiceResponse> {
  const { service } = call;
  try {
    await injectFaults(call);
    const outcome = (await fromFixture(call, route.endpoint)) ?? (await route.run(call));
    if (outcome.kind === 'events') {
      const cut = service.faults.injects('cut');
      const body = streamBody({ call, parsed, admission, outcome, cut });
      attribute(headers, outcome.attribution);
      return {
        status: 200,
        headers: { ...STREAM_HEADERS, ...headers },
        body,
        drop: service.faults.injects('drop'),
      };
    }
    const document = withAttribution(call, outcome);
    attribute(headers, document.attribution);
    const plain = jsonResponse(outcome.status ?? 200, document);
    const response = outcome.written ? jsonWith(plain, outcome.written) : plain;
    await settleReply(call, parsed, admission, outcome, response);
    admission.done();
    return withFault(service, { ...response, headers: { ...response.headers, ...headers } });
  } catch (error) {
    admission.done();
    await settleRefused(service, admission);
    throw error;
  }
}

/** The document as it leaves: with what it cost, and with the attribution that the account owes. */
function withAttribution(
  { account, held }: RequestContext,
  { document, cost, later }: DocumentReply,
): JsonObject {
  const used = cost === undefined ? held : Math.min(cost * priceFactor(account), held);
  const { attribution = ATTRIBUTION, ...rest } = document;
  return {
    ...rest,
    ...(held > 0 && !later ? { credits_used: used } : {}),
    ...(account.attribution ? { attribution } : {}),
  };
}

/** The header says what the body says, for an account that owes an attribution. */
function attribute(headers: Record<string, string>, attribution: unknown): void {
  if (!('x-attribution' in headers) || typeof attribution !== 'string') return;
  if (/^[\x20-\x7e]+$/.test(attribution)) headers['x-attribution'] = attribution;
}

const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' } as const;

async function injectFaults({ service, signal, requestId }: RequestContext): Promise<void> {
  if (service.faults.injects('slow')) await service.clock.sleep(SLOW_MS, signal);
  if (service.faults.injects('429')) throw serviceError.rate('Rate limit exceeded (injected fault).', 1);
  if (service.faults.injects('500')) throw serviceError.internal(requestId);
}

/** Replies that are lost or torn on purpose; the work is done and charged, as it would be. */
function withFault(service: ServiceContext, response: ServiceResponse): ServiceResponse {
  if (service.faults.injects('drop')) return { ...response, drop: true };
  if (!service.faults.injects('cut') || !isBytes(response.body)) return response;
  const { body } = response;
  const headers = { ...response.headers, 'content-length': String(body.length) };
  return { ...response, headers, body: cutShort(body.subarray(0, Math.floor(body.length / 2))) };
}

async function* cutShort(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
  throw new Error('cut (injected fault)');
}
