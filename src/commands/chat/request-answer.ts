import type { Api } from '../../client/api.ts';
import { ChatAnswer } from '../../client/chat-answer.ts';
import type { Context } from '../../context.ts';
import { LOCAL_BASE } from '../../contract/address.ts';
import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import { readAnswer, readAttribution, readFinish } from '../../contract/replies.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { readToolCalls, type ToolCall, wireCalls } from '../../contract/tool-calls.ts';
import { ApiError, UnreadableReply } from '../../errors.ts';

/** One request for an answer and how it ended. The text that came is kept, also when an error ends it. */
export interface AnswerOutcome {
  readonly text: string;
  readonly complete: boolean;
  /** The completion object, put together where it came in pieces. */
  readonly document: Record<string, unknown>;
  readonly attribution: string | undefined;
  /** Tools that the model asks for. */
  readonly calls: readonly ToolCall[];
  /** Why it ended, in the service's word. */
  readonly finish: string | undefined;
  readonly error: unknown;
}

export interface RequestAnswerOptions {
  readonly endpoint: Endpoint;
  readonly body: Record<string, unknown>;
  readonly stream: boolean;
  readonly signal?: AbortSignal;
  /** False: the text is only passed on, so that an answer of any length takes no memory. */
  readonly keepText?: boolean;
  /** Called with the texts that arrived together; waited for, so that a slow reader holds the sender back. */
  readonly onPieces?: (pieces: readonly string[]) => Promise<void> | void;
}

/** Services that refused to be asked for the usage of a stream. */
const refusesUsage = new Set<string>();

export async function requestAnswer(context: Context, options: RequestAnswerOptions): Promise<AnswerOutcome> {
  if (!options.stream) return wholeReply(context, options);
  const api = await context.api();
  try {
    return await streamed(context, api, options);
  } catch (error) {
    // A refused request costs nothing, so it may be asked again without.
    const isAboutUsage = error instanceof ApiError && [400, 422].includes(error.status);
    if (!isAboutUsage || !/stream_options|include_usage/.test(error.message) || !asksUsage(api, options))
      throw error;
    refusesUsage.add(api.baseUrl);
    return streamed(context, api, options);
  }
}

/** The local service tells the usage by itself; `/chat/stream` is not shown with such a field. */
function asksUsage({ baseUrl }: Api, { endpoint, body }: RequestAnswerOptions): boolean {
  if (endpoint.path !== endpoints.chatCompletions.path || body.stream_options !== undefined) return false;
  return baseUrl !== LOCAL_BASE && !refusesUsage.has(baseUrl);
}

function streamBody(api: Api, options: RequestAnswerOptions): Record<string, unknown> {
  const usage = asksUsage(api, options) ? { stream_options: { include_usage: true } } : {};
  return { ...options.body, stream: true, ...usage };
}

async function streamed(context: Context, api: Api, options: RequestAnswerOptions): Promise<AnswerOutcome> {
  const answer = new ChatAnswer(api, context.clock);
  let text = '';
  let came = false;
  let error: unknown;
  try {
    for await (const pieces of answer.pieces(options.endpoint, streamBody(api, options), options.signal)) {
      came = true;
      if (options.keepText !== false) text += pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
      await options.onPieces?.(pieces);
    }
    if (answer.ended === 'unmarked') context.terminal.verboseLine('the stream ended early');
  } catch (reason) {
    // A body that just stops because it was left is not one that was cut.
    error = options.signal?.aborted ? options.signal.reason : reason;
  }
  if (error instanceof UnreadableReply) throw error;
  if (error !== undefined && !came && answer.first === undefined) throw error;
  return {
    text,
    complete: answer.complete && error === undefined,
    document: completionOf(answer, text, error === undefined),
    attribution: readAttribution(answer.whole ? answer.first : answer.last, answer.headers),
    calls: answer.whole ? readToolCalls(answer.first) : answer.calls.list(),
    finish: answer.finish,
    error,
  };
}

async function wholeReply(context: Context, options: RequestAnswerOptions): Promise<AnswerOutcome> {
  const api = await context.api();
  const reply = await api.call(options.endpoint, { body: options.body, signal: options.signal });
  const text = readAnswer(reply.document);
  if (text === undefined) {
    throw new UnreadableReply('unexpected reply: it has no answer', { document: reply.document });
  }
  await options.onPieces?.([text]);
  const document = isObject(reply.document) ? { ...reply.document } : { text };
  return {
    text,
    complete: true,
    document: { ...document, complete: true },
    attribution: readAttribution(reply.document, reply.headers),
    calls: readToolCalls(reply.document),
    finish: readFinish(reply.document),
    error: undefined,
  };
}

/** The documented completion object from the first and the last chunk; fields that we do not know stay. */
function completionOf(answer: ChatAnswer, text: string, unbroken: boolean): Record<string, unknown> {
  const complete = answer.complete && unbroken;
  const first = isObject(answer.first) ? answer.first : {};
  const last = isObject(answer.last) ? answer.last : {};
  if (answer.whole) return { ...first, complete };
  return {
    ...first,
    ...last,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: messageOf(answer, text),
        finish_reason: answer.finish ?? readFinish(answer.last) ?? null,
      },
    ],
    complete,
  };
}

function messageOf(answer: ChatAnswer, text: string): JsonObject {
  const calls = answer.calls.list();
  if (calls.length === 0) return { role: 'assistant', content: text };
  return { role: 'assistant', content: text === '' ? null : text, tool_calls: wireCalls(calls) };
}
