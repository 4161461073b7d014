import { readProblem } from '../../contract/problem.ts';
import { readAnswer, readFinish } from '../../contract/replies.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { readChunk, STREAM_END } from '../../contract/stream.ts';
import { upstreamAttribution } from '../http/attribution.ts';
import { ServiceError, serviceError } from '../http/service-error.ts';
import { Cut, type TextAsk, type TextFlow } from './text-flow.ts';

/** Any OpenAI-compatible server: Ollama, llama.cpp, vLLM. */
export interface Upstream {
  answer(ask: TextAsk, promptTokens: number): Promise<TextFlow>;
  post(path: string, body: JsonObject, signal: AbortSignal): Promise<JsonObject>;
  models(signal: AbortSignal): Promise<readonly string[]>;
}

export interface UpstreamOptions {
  readonly address: string;
  /** The upstream's own key; the local service's key never leaves this process. */
  readonly key: string | undefined;
  readonly fetch?: typeof fetch;
}

export function upstreamAt({ address, key, fetch: send = fetch }: UpstreamOptions): Upstream {
  const base = address.replace(/\/+$/, '');
  const { host } = new URL(base);
  let usual: Promise<string | undefined> | undefined;

  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (key) headers.authorization = `Bearer ${key}`;
    let reply: Response;
    try {
      reply = await send(base + path, { ...init, headers, redirect: 'manual' });
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      throw serviceError.unavailable(`The upstream ${base} cannot be reached.`);
    }
    if (reply.ok) return reply;
    throw await upstreamProblem(reply, base);
  };
  const post = (path: string, body: JsonObject, signal: AbortSignal): Promise<Response> =>
    request(path, { method: 'POST', body: JSON.stringify(body), signal });

  const models = async (signal: AbortSignal): Promise<readonly string[]> => {
    const document = await documentOf(await request('/models', { signal }), signal);
    const list = isObject(document) && Array.isArray(document.data) ? document.data : [];
    return list.flatMap((item: unknown) => (isObject(item) && typeof item.id === 'string' ? [item.id] : []));
  };
  /** A request without a model, or with one of ours, goes to the upstream's first. */
  const modelFor = async (model: string | undefined, signal: AbortSignal): Promise<string | undefined> => {
    if (model !== undefined && !model.startsWith('local-')) return model;
    usual ??= models(signal).then((names) => names[0]);
    return usual.catch(() => {
      usual = undefined;
      return model;
    });
  };

  return {
    models,
    async post(path, body, signal) {
      const model = await modelFor(typeof body.model === 'string' ? body.model : undefined, signal);
      const document = await documentOf(await post(path, { ...body, model }, signal), signal);
      if (!isObject(document)) throw noJson();
      const answered = typeof document.model === 'string' ? document.model : (model ?? 'a model');
      return { ...document, attribution: upstreamAttribution(answered, host) };
    },
    async answer(ask, promptTokens) {
      const model = await modelFor(ask.model, ask.signal);
      const { maxTokens: max_tokens, temperature } = ask;
      const body = { model, max_tokens, temperature, stream: true };
      const reply =
        ask.kind === 'chat'
          ? await post('/chat/completions', { ...body, messages: ask.messages }, ask.signal)
          : await post('/completions', { ...body, prompt: ask.messages.at(-1)?.content ?? '' }, ask.signal);
      const flow = await flowOf(reply, model ?? 'upstream', promptTokens, ask.signal);
      return { ...flow, attribution: upstreamAttribution(flow.model, host) };
    },
  };
}

async function flowOf(
  reply: Response,
  model: string,
  promptTokens: number,
  signal: AbortSignal,
): Promise<TextFlow> {
  let finish = 'stop';
  if (!/^text\/event-stream\b/i.test(reply.headers.get('content-type') ?? '')) {
    const document = await documentOf(reply, signal);
    finish = readFinish(document) ?? finish;
    const text = readAnswer(document) ?? '';
    return { model, promptTokens, atOnce: true, finish: () => finish, pieces: once(text) };
  }
  return { model, promptTokens, atOnce: false, finish: () => finish, pieces: pieces() };

  async function* pieces(): AsyncGenerator<string> {
    let ended = false;
    for await (const data of serverEvents(reply, signal)) {
      if (data.trim() === STREAM_END) return;
      const chunk = readChunk(jsonOf(data));
      if (chunk.problem) throw serviceError.unavailable(chunk.problem.message ?? 'The upstream failed.');
      if (chunk.text !== '') yield chunk.text;
      if (chunk.finish !== undefined) {
        finish = chunk.finish;
        ended = true;
      }
    }
    if (!ended) throw broken();
  }
}

async function* once(text: string): AsyncGenerator<string> {
  if (text !== '') yield text;
}

async function* serverEvents(reply: Response, signal: AbortSignal): AsyncGenerator<string> {
  const { createParser } = await import('eventsource-parser');
  const ready: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void ready.push(data) });
  const decoder = new TextDecoder();
  for await (const bytes of arriving(reply, signal)) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* ready.splice(0);
  }
}

async function* arriving(reply: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    yield* reply.body ?? [];
  } catch {
    signal.throwIfAborted();
    throw broken();
  }
}

const broken = (): Cut => new Cut('The connection to the upstream dropped mid-answer.');
const noJson = (): ServiceError => serviceError.unavailable('The upstream sent invalid JSON.');

async function documentOf(reply: Response, signal: AbortSignal): Promise<unknown> {
  const text = await reply.text().catch(() => {
    signal.throwIfAborted();
    throw broken();
  });
  return jsonOf(text);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw noJson();
  }
}

async function upstreamProblem(reply: Response, base: string): Promise<ServiceError> {
  // A body that broke says nothing; the status decides.
  const text = await reply.text().catch(() => '');
  const { message } = readProblem(parsed(text));
  const words = `The upstream ${base} answered ${reply.status}${message ? `: ${message}` : ''}.`;
  if (reply.status === 429) return serviceError.rate(words, Number(reply.headers.get('retry-after')) || 1);
  if (reply.status === 400 || reply.status === 404 || reply.status === 422) {
    return new ServiceError(reply.status, 'invalid_request_error', 'upstream_error', words);
  }
  return serviceError.unavailable(words);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Some servers answer with plain text.
    return text;
  }
}
