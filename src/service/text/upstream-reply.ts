import { isObject, type JsonObject } from '../../contract/shape.ts';
import { readChunk, STREAM_END } from '../../contract/stream.ts';
import { ServiceError, serviceError } from '../http/service-error.ts';
import { Cut } from './text-flow.ts';

/** A reply from an upstream: one document, or a stream of chunks. */
export type UpstreamReply =
  | { readonly kind: 'document'; readonly document: JsonObject }
  | { readonly kind: 'chunks'; readonly chunks: AsyncIterable<JsonObject> };

/** Some servers label a stream as text/plain or not at all: then its first characters decide. */
export async function readReply(reply: Response, signal: AbortSignal): Promise<UpstreamReply> {
  const texts = decoded(reply, signal)[Symbol.asyncIterator]();
  const isLabelled = /^text\/event-stream\b/i.test(reply.headers.get('content-type') ?? '');
  let start = '';
  while (!isLabelled && start.trimStart().length < 'retry:'.length) {
    const { done, value } = await texts.next();
    if (done) break;
    start += value;
  }
  if (isLabelled || /^(?:data|event|id|retry)?:/.test(start.trimStart())) {
    return { kind: 'chunks', chunks: chunksOf(start.trimStart(), texts) };
  }
  for (let step = await texts.next(); !step.done; step = await texts.next()) start += step.value;
  const document = jsonOf(start);
  if (!isObject(document)) throw noJson();
  return { kind: 'document', document };
}

async function* chunksOf(start: string, rest: AsyncIterator<string>): AsyncGenerator<JsonObject> {
  let ended = false;
  for await (const data of serverEvents(start, rest)) {
    if (data.trim() === STREAM_END) return;
    const document = jsonOf(data);
    const { problem, finish } = readChunk(document);
    if (problem) {
      const message = problem.message ?? 'The upstream failed.';
      throw new ServiceError(503, 'api_error', 'upstream_error', message, {}, data);
    }
    if (finish !== undefined) ended = true;
    if (isObject(document)) yield document;
  }
  if (!ended) throw broken();
}

async function* serverEvents(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  const { createParser } = await import('eventsource-parser');
  const ready: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void ready.push(data) });
  try {
    parser.feed(start);
    yield* ready.splice(0);
    for (let step = await rest.next(); !step.done; step = await rest.next()) {
      parser.feed(step.value);
      yield* ready.splice(0);
    }
  } finally {
    await rest.return?.();
  }
}

async function* decoded(reply: Response, signal: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  try {
    for await (const bytes of reply.body ?? []) yield decoder.decode(bytes, { stream: true });
  } catch {
    signal.throwIfAborted();
    throw broken();
  }
}

const broken = (): Cut => new Cut('The connection to the upstream dropped mid-answer.');
const noJson = (): ServiceError => serviceError.unavailable('The upstream sent invalid JSON.');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw noJson();
  }
}
