import { withoutApiPrefix } from '../../contract/address.ts';
import { MOST_BODY_BYTES } from '../../contract/body-budget.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { bearerOf } from '../billing/accounts.ts';
import { authenticate } from '../billing/authenticate.ts';
import { encode, type Incoming, jsonResponse, type ServiceResponse } from '../http/request-response.ts';
import type { ServiceContext } from '../service-context.ts';
import { latestTurn } from './conversation-turn.ts';
import { injectBefore } from './faults.ts';
import type { FixtureAnswer } from './fixture.ts';
import { fixtureRefusal } from './fixture-flow.ts';
import { fixtureStream } from './fixture-reply.ts';
import type { KeptFixture } from './fixtures.ts';

/** A fixture may answer at a path or with a method that the service does not have. It costs nothing. */
export async function fromUnserved(
  service: ServiceContext,
  { request, record, requestId }: Omit<Incoming, 'params'>,
): Promise<ServiceResponse | undefined> {
  const { method, url, headers, signal } = request;
  const caller = await authenticate(service, { apiKey: bearerOf(headers), test: record.test });
  try {
    record.account = caller.account.id;
    request.onAuthenticated?.();
    const bytes = await request.body(MOST_BODY_BYTES, caller.account.id);
    if (bytes.length > 0) record.body = bytes;
    const path = withoutApiPrefix(url.pathname);
    const target = { method, paths: [path, url.pathname], test: record.test, needsPath: true };
    const fixture = service.simulation.fixtures.find({ ...latestTurn(bodyOf(bytes)), ...target });
    if (!fixture) return undefined;
    record.endpoint = path;
    record.fault = fixture.fault;
    if (fixture.delayMs) await service.clock.sleep(fixture.delayMs, signal);
    await injectBefore((kind) => fixture.fault === kind, { clock: service.clock, signal, requestId });
    if (fixture.error) throw fixtureRefusal(fixture.error);
    const response = responseOf(
      fixture,
      fixture.answer ?? { kind: 'document', document: {} },
      service,
      signal,
    );
    return { ...response, drop: fixture.fault === 'drop' || fixture.fault === 'cut' };
  } finally {
    caller.arrived();
  }
}

function responseOf(
  { status = 200, headers = {} }: KeptFixture,
  answer: FixtureAnswer,
  { clock }: ServiceContext,
  signal: AbortSignal,
): ServiceResponse {
  if (answer.kind === 'stream') {
    const body = encoded(fixtureStream(clock, answer.steps, signal).events);
    return { status, headers: { 'content-type': 'text/event-stream', ...headers }, body };
  }
  if (answer.kind === 'text') {
    const body = encode(answer.text);
    return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body };
  }
  const document =
    answer.kind === 'document' ? answer.document : { content: answer.text, tool_calls: answer.calls };
  return jsonResponse(status, document, { ...headers });
}

async function* encoded(events: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const event of events) yield encode(event);
}

function bodyOf(bytes: Uint8Array): JsonObject {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(value) ? value : {};
  } catch {
    // A body of another kind says nothing about the turn.
    return {};
  }
}
