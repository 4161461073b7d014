import type { Endpoint } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { STREAM_END } from '../../contract/stream.ts';
import type { AdmittedRequest } from '../http/admitted-request.ts';
import { encode } from '../http/request-response.ts';
import type { DocumentReply, RouteReply, StreamReply } from '../routes/reply.ts';
import { findResponse } from '../routes/responses/kept-responses.ts';
import { latestTurn } from './conversation-turn.ts';
import { readTextDocument, type TextForm } from './document-flow.ts';
import type { Fixture, FixtureStep } from './fixture.ts';
import { fixtureRefusal } from './fixture-flow.ts';
import type { KeptFixture } from './fixtures.ts';

const TEXT_FORMS: Readonly<Record<string, TextForm>> = {
  '/chat/completions': 'chat',
  '/chat/stream': 'chat',
  '/completions': 'chat',
  '/responses': 'response',
  '/messages': 'message',
};
/** Endpoints that answer with the words of a text fixture, in a form of their own. */
const TELLS_TEXT = /^\/(?:code|builder)\//;

/** The fixture that answers this request; it counts the call. */
export async function fixtureFor(
  { service, given, record, account, method, path }: AdmittedRequest,
  endpoint: Endpoint,
): Promise<KeptFixture | undefined> {
  const { fixtures } = service.simulation;
  if (!fixtures.any) return undefined;
  const previous = endpoint.path === '/responses' ? given.previous_response_id : undefined;
  const before =
    typeof previous === 'string'
      ? (await service.store.read((sql) => findResponse(sql, account.id, previous))).messages
      : [];
  return fixtures.find({
    ...latestTurn(given, before),
    method,
    // The stream of a chat is a chat.
    paths: [endpoint.path, path, ...(endpoint.path === '/chat/stream' ? ['/chat/completions'] : [])],
    test: record.test,
    needsPath: endpoint.method === 'GET',
  });
}

/** Waits, refuses, or answers as a whole. Undefined: the route answers, perhaps with the words of the fixture. */
export async function fromFixture(
  { service, given, signal, fixture }: AdmittedRequest,
  endpoint: Endpoint,
): Promise<RouteReply | undefined> {
  if (!fixture) return undefined;
  if (fixture.delayMs) await service.clock.sleep(fixture.delayMs, signal);
  if (fixture.error) throw fixtureRefusal(fixture.error);
  const form = TEXT_FORMS[endpoint.path];
  const wantsStream = form !== undefined && (given.stream === true || endpoint.path === '/chat/stream');
  const { answer } = fixture;
  if (answer?.kind === 'stream') {
    const isRaw = form === undefined || (wantsStream && answer.steps.some(({ raw }) => raw));
    return isRaw ? fixtureStream(service.clock, answer.steps, signal) : undefined;
  }
  if (answer?.kind === 'document') {
    const read = form && readTextDocument(answer.document);
    if (read && (wantsStream || read.form !== form)) return undefined;
    if (wantsStream) return fixtureStream(service.clock, oneEvent(answer.document), signal);
    return documentReply(fixture, answer.document);
  }
  if (answer?.kind !== 'text' || form !== undefined || TELLS_TEXT.test(endpoint.path)) return undefined;
  return fixture.match.path ? textReply(fixture, answer.text) : undefined;
}

const oneEvent = (document: JsonObject): FixtureStep[] => [
  { delayMs: 0, raw: { data: JSON.stringify(document) } },
  { delayMs: 0, raw: { data: STREAM_END } },
];

export function documentReply({ status, headers }: Fixture, document: JsonObject): DocumentReply {
  return { kind: 'reply', document, status, headers };
}

export function textReply({ status, headers }: Fixture, text: string): DocumentReply {
  const file = { bytes: encode(text), mime: 'text/plain; charset=utf-8' };
  return { kind: 'reply', document: {}, file, status, headers };
}

/** Exactly these events, at these times. */
export function fixtureStream(
  clock: AdmittedRequest['service']['clock'],
  steps: readonly FixtureStep[],
  signal: AbortSignal,
): StreamReply & { readonly events: AsyncIterable<string> } {
  return {
    kind: 'events',
    form: 'raw',
    events: frames(),
    cost: () => 1,
    tokens: () => ({ prompt: 0, completion: 0 }),
  };

  async function* frames(): AsyncGenerator<string> {
    for (const { delayMs, raw, text = '', error } of steps) {
      if (delayMs > 0) await clock.sleep(delayMs, signal);
      if (error) throw fixtureRefusal(error);
      yield frame(raw?.data ?? text, raw?.event);
    }
  }
}

/** A data field for each line of the payload. */
function frame(data: string, event: string | undefined): string {
  const lines = data.split('\n').map((line) => `data: ${line}\n`);
  return `${event === undefined ? '' : `event: ${event}\n`}${lines.join('')}\n`;
}
