import type { Endpoint } from '../../contract/endpoints.ts';
import { problems } from '../../contract/field.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { OctetError } from '../../errors.ts';
import { bearerOf } from '../billing/accounts.ts';
import {
  type Admission,
  admit,
  factorOf,
  LONGEST_TWIN_WAIT_MS,
  type Wanted,
  waitForTwin,
} from '../billing/admission.ts';
import { bodyHash, checkKey } from '../billing/idempotency.ts';
import { allowanceHeaders } from '../billing/limits.ts';
import { settleRefused, settleReply } from '../billing/settle.ts';
import { newId } from '../ids.ts';
import type { Call, Reply, Room, Route } from '../service-context.ts';
import { SLOW_MS } from '../simulation/faults.ts';
import { fromFixture } from '../simulation/fixture-reply.ts';
import { ATTRIBUTION, replyHeaders } from './attribution.ts';
import { MOST_BODY_BYTES, parseBody } from './body.ts';
import { type Answer, type Asked, encode, isBytes, jsonAnswer } from './exchange.ts';
import { problemBody, Refusal, refuse } from './service-error.ts';
import { streamBody } from './stream-body.ts';

/**
 * The one way through the service, in this order: size limits, key, rate limit, validation, idempotency, credit
 * hold, work, capture or release.
 */
export async function serveRoute(
  room: Room,
  route: Route,
  asked: Asked,
  params: Readonly<Record<string, string>>,
): Promise<Answer> {
  const requestId = newId('req');
  const headers = replyHeaders(requestId);
  try {
    const wanted = await readWanted(route, asked);
    const admission = await admitted(room, wanted, asked.signal);
    Object.assign(headers, allowanceHeaders(admission.allowance));
    if (!admission.account.attribution) delete headers['x-attribution'];
    if (wanted.key !== undefined) headers['idempotency-key'] = wanted.key;
    if (admission.state === 'refused') throw admission.refusal;
    if (admission.state === 'replay') {
      const { status, headers: stored, body } = admission.reply;
      return { status, headers: { ...stored, ...headers, 'idempotent-replayed': 'true' }, body };
    }
    const { origin } = asked.url;
    const { account } = admission;
    const call: Call = {
      room,
      account,
      body: wanted.body,
      params,
      query: asked.url.searchParams,
      signal: asked.signal,
      origin,
      requestId,
      held: wanted.most * factorOf(account),
    };
    return await work(call, route, wanted, admission, headers);
  } catch (error) {
    if (isUnexpected(error)) room.onFault(error, requestId);
    return problemAnswer(error, requestId, headers, asked.inProcess);
  }
}

async function readWanted(route: Route, asked: Asked): Promise<Wanted> {
  const { endpoint } = route;
  const bearer = bearerOf(asked.headers);
  if (endpoint.method === 'GET') {
    return { endpoint, bearer, body: {}, refusal: undefined, key: undefined, bodyHash: '', most: 0 };
  }
  const bytes = await asked.body(MOST_BODY_BYTES);
  const wanted = { endpoint, bearer, body: {}, key: undefined, bodyHash: bodyHash(bytes), most: 0 };
  try {
    const key = checkKey(asked.headers['idempotency-key']);
    const given = parseBody(asked.headers, bytes);
    const body = route.normalise?.(given) ?? given;
    const found = [...problemsOf(endpoint, body), ...(route.problems?.(body) ?? [])];
    if (found.length > 0) throw refuse.invalid(found.join('; '));
    return { ...wanted, body, key, refusal: undefined, most: route.price?.(body) ?? 0 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Who asks is looked at first: a stranger's bad request is a stranger's request.
    return { ...wanted, refusal: error };
  }
}

function problemsOf(endpoint: Endpoint, body: JsonObject): string[] {
  return endpoint.request ? problems(endpoint.request, body) : [];
}

/** Twins with one key wait for the first; the room is asked again when it is done. */
async function admitted(
  room: Room,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Exclude<Admission, { state: 'twin' }>> {
  let admission = admit(room, wanted, 'count');
  const from = room.clock.monotonic();
  while (admission.state === 'twin') {
    if (room.clock.monotonic() - from >= LONGEST_TWIN_WAIT_MS) {
      throw refuse.conflict('A request with this Idempotency-Key is still running.', 'request_in_progress');
    }
    await waitForTwin(room, admission, signal);
    admission = admit(room, wanted, 'again');
  }
  room.webhooks.wake();
  return admission;
}

async function work(
  call: Call,
  route: Route,
  wanted: Wanted,
  admission: Extract<Admission, { state: 'go' }>,
  headers: Record<string, string>,
): Promise<Answer> {
  const { room } = call;
  try {
    await strike(call);
    const outcome = (await fromFixture(call, route.endpoint)) ?? (await route.run(call));
    if (outcome.kind === 'events') {
      const cut = room.faults.strikes('cut');
      const body = streamBody({ call, wanted, admission, outcome, cut });
      return {
        status: 200,
        headers: { ...STREAM_HEADERS, ...headers },
        body,
        drop: room.faults.strikes('drop'),
      };
    }
    const answer = jsonAnswer(outcome.status ?? 200, told(call, outcome));
    settleReply(call, wanted, admission, outcome, answer);
    admission.done();
    return broken(room, { ...answer, headers: { ...answer.headers, ...headers } });
  } catch (error) {
    admission.done();
    settleRefused(room, admission);
    throw error;
  }
}

/** The document as it leaves: with what it cost, and with the attribution that the account owes. */
function told({ account, held }: Call, { document, cost, later }: Reply): JsonObject {
  const used = cost === undefined ? held : Math.min(cost * factorOf(account), held);
  return {
    ...document,
    ...(held > 0 && !later ? { credits_used: used } : {}),
    ...(account.attribution ? { attribution: ATTRIBUTION } : {}),
  };
}

const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' } as const;

async function strike({ room, signal, requestId }: Call): Promise<void> {
  if (room.faults.strikes('slow')) await room.clock.sleep(SLOW_MS, signal);
  if (room.faults.strikes('429')) throw refuse.rate('Rate limit exceeded, on purpose.', 1);
  if (room.faults.strikes('500')) throw refuse.internal(requestId);
}

/** Replies that are lost or torn on purpose; the work is done and charged, as it would be. */
function broken(room: Room, answer: Answer): Answer {
  if (room.faults.strikes('drop')) return { ...answer, drop: true };
  if (!room.faults.strikes('cut') || !isBytes(answer.body)) return answer;
  const { body } = answer;
  const headers = { ...answer.headers, 'content-length': String(body.length) };
  return { ...answer, headers, body: torn(body.subarray(0, Math.floor(body.length / 2))) };
}

async function* torn(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
  throw new Error('cut on purpose');
}

export function problemAnswer(
  error: unknown,
  requestId: string,
  headers: Record<string, string>,
  inProcess = false,
): Answer {
  const refusal = refusalOf(error, requestId, inProcess);
  return {
    status: refusal.status,
    headers: { 'content-type': 'application/json', ...headers, ...refusal.headers },
    body: encode(problemBody(refusal)),
  };
}

const isStateFault = (error: unknown): error is OctetError =>
  error instanceof OctetError && (error.reason === 'io' || error.reason === 'state');

export const isUnexpected = (error: unknown): boolean => !(error instanceof Refusal) && !isStateFault(error);

/** Inside the process the one who asks is the one who could mend it; others only learn the request's id. */
function refusalOf(error: unknown, requestId: string, inProcess: boolean): Refusal {
  if (error instanceof Refusal) return error;
  if (isStateFault(error)) {
    return refuse.unavailable(`The local service cannot write its state: ${error.message}.`);
  }
  return refuse.internal(requestId, inProcess && error instanceof Error ? error.message : undefined);
}
