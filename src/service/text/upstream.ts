import { readProblem } from '../../contract/problem.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { upstreamAttribution } from '../http/attribution.ts';
import { ServiceError, serviceError } from '../http/service-error.ts';
import type { AnswerEvent, AnswerFlow, FlowUsage } from './answer-flow.ts';
import { deltasOf, usageOf } from './upstream-deltas.ts';
import { readReply } from './upstream-reply.ts';

/** Any OpenAI-compatible server: Ollama, llama.cpp, vLLM. */
export interface Upstream {
  /** Chat or completion. The body goes out as it came, with a model that the upstream knows. */
  answer(path: string, body: JsonObject, options: AnswerOptions): Promise<AnswerFlow>;
  post(path: string, body: JsonObject, signal: AbortSignal): Promise<JsonObject>;
  models(signal: AbortSignal): Promise<readonly string[]>;
}

interface AnswerOptions {
  readonly promptTokens: number;
  readonly signal: AbortSignal;
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
  const wholeDocument = async (reply: Response, signal: AbortSignal): Promise<JsonObject> => {
    const read = await readReply(reply, signal);
    if (read.kind === 'document') return read.document;
    throw serviceError.unavailable('The upstream sent a stream in the place of a document.');
  };

  const models = async (signal: AbortSignal): Promise<readonly string[]> => {
    const { data } = await wholeDocument(await request('/models', { signal }), signal);
    const list: readonly unknown[] = Array.isArray(data) ? data : [];
    return list.flatMap((item) => (isObject(item) && typeof item.id === 'string' ? [item.id] : []));
  };
  /** A request without a model, or with one of ours, goes to the upstream's first. */
  const modelFor = async ({ model }: JsonObject, signal: AbortSignal): Promise<string | undefined> => {
    const asked = typeof model === 'string' ? model : undefined;
    if (asked !== undefined && !asked.startsWith('local-')) return asked;
    usual ??= models(signal).then((names) => names[0]);
    return usual.catch(() => {
      usual = undefined;
      return asked;
    });
  };

  return {
    models,
    async post(path, body, signal) {
      const model = await modelFor(body, signal);
      const document = await wholeDocument(await post(path, { ...body, model }, signal), signal);
      const answered = typeof document.model === 'string' ? document.model : (model ?? 'a model');
      return { ...document, attribution: upstreamAttribution(answered, host) };
    },
    async answer(path, body, { promptTokens, signal }) {
      const model = await modelFor(body, signal);
      const read = await readReply(await post(path, { ...body, model }, signal), signal);
      let usage: FlowUsage | undefined;
      const eventOf = (document: JsonObject): AnswerEvent => {
        usage = usageOf(document) ?? usage;
        return read.kind === 'chunks'
          ? { deltas: deltasOf(document), raw: document }
          : { deltas: deltasOf(document) };
      };
      const document = read.kind === 'document' ? read.document : undefined;
      const answered = typeof document?.model === 'string' ? document.model : (model ?? 'upstream');
      return {
        model: answered,
        promptTokens,
        atOnce: false,
        document,
        attribution: upstreamAttribution(answered, host),
        usage: () => usage,
        events: eventsOf(read.kind === 'document' ? [read.document] : read.chunks),
      };

      async function* eventsOf(
        chunks: AsyncIterable<JsonObject> | Iterable<JsonObject>,
      ): AsyncGenerator<AnswerEvent> {
        for await (const chunk of chunks) yield eventOf(chunk);
      }
    },
  };
}

/** Status and body as they came; a body that is no JSON object becomes the message of ours. */
async function upstreamProblem(reply: Response, base: string): Promise<ServiceError> {
  // A body that broke says nothing; the status decides.
  const text = await reply.text().catch(() => '');
  const body = parsed(text);
  const { message, type, code } = readProblem(body);
  const words = message ?? `The upstream ${base} answered ${reply.status}.`;
  const wait = reply.headers.get('retry-after');
  const headers: Record<string, string> = wait === null ? {} : { 'retry-after': wait };
  if (reply.status === 429) headers['retry-after'] ??= '1';
  const status = reply.status >= 400 ? reply.status : 502;
  return new ServiceError(
    status,
    type ?? (status < 500 ? 'invalid_request_error' : 'api_error'),
    code ?? 'upstream_error',
    words,
    { ...headers, 'x-octet-upstream': new URL(base).host },
    isObject(body) && Object.keys(body).length > 0 ? text : undefined,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Some servers answer with plain text.
    return text;
  }
}
