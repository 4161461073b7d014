import type { ChatCompletion, Message } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { countAllTokens, countTokens } from '../../engines/text/tokens.ts';
import { priceOf, USUAL_ANSWER_TOKENS } from '../billing/prices.ts';
import { newId } from '../ids.ts';
import type { RequestContext, Route, RouteReply, StreamReply } from '../service-context.ts';
import { seedOf } from '../simulation/seed.ts';
import { attributed, type TextAsk, type TextFlow } from '../text/source.ts';
import { type ChunkShape, textEvents } from '../text/stream.ts';

export const chatCompletions: Route = {
  endpoint: endpoints.chatCompletions,
  normalise: plainContents,
  price: chatPrice,
  run: async (call) => (call.body.stream === true ? streamed(call) : whole(call)),
};

export const chatStream: Route = {
  endpoint: endpoints.chatStream,
  normalise: plainContents,
  price: chatPrice,
  run: streamed,
};

/** Other clients send contents as lists of parts, or null beside a tool call. */
function plainContents(body: JsonObject): JsonObject {
  if (!Array.isArray(body.messages)) return body;
  const messages = body.messages.map((each: unknown) => {
    if (!isObject(each) || typeof each.content === 'string') return each;
    if (each.content === null) return { ...each, content: '' };
    if (!Array.isArray(each.content)) return each;
    const parts: unknown[] = each.content;
    const texts = parts.map((part) => (isObject(part) && part.type === 'text' ? part.text : undefined));
    return texts.every((text) => typeof text === 'string') ? { ...each, content: texts.join('') } : each;
  });
  const max_tokens = body.max_tokens ?? body.max_completion_tokens;
  return { ...body, messages, ...(max_tokens == null ? {} : { max_tokens }) };
}

const messagesOf = (body: JsonObject): readonly Message[] => body.messages as Message[];

function promptTokens(body: JsonObject): number {
  return countAllTokens(messagesOf(body).map(({ content }) => content));
}

function chatPrice(body: JsonObject): number {
  const response = typeof body.max_tokens === 'number' ? body.max_tokens : USUAL_ANSWER_TOKENS;
  return priceOf('text', promptTokens(body) + response);
}

function askOf({ body, signal, account }: RequestContext, path: string): TextAsk {
  return {
    kind: 'chat',
    path,
    model: typeof body.model === 'string' ? body.model : undefined,
    messages: messagesOf(body),
    maxTokens: body.max_tokens as number | undefined,
    temperature: body.temperature as number | undefined,
    seed: seedOf(body),
    signal,
    account: account.id,
  };
}

async function whole(call: RequestContext): Promise<RouteReply> {
  const flow = await call.service.text.answer(askOf(call, endpoints.chatCompletions.path));
  let content = '';
  for await (const piece of flow.pieces) content += piece;
  const tokens = { prompt: flow.promptTokens, completion: countTokens(content) };
  const document: ChatCompletion = {
    id: newId('chatcmpl'),
    object: 'chat.completion',
    created: Math.floor(call.service.clock.now() / 1_000),
    model: flow.model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: flow.finish() }],
    usage: {
      prompt_tokens: tokens.prompt,
      completion_tokens: tokens.completion,
      total_tokens: tokens.prompt + tokens.completion,
    },
  };
  const cost = priceOf('text', tokens.prompt + tokens.completion);
  return { kind: 'reply', document: { ...document, ...attributed(flow) }, cost, tokens };
}

async function streamed(call: RequestContext): Promise<StreamReply> {
  const flow: TextFlow = await call.service.text.answer(askOf(call, endpoints.chatCompletions.path));
  return textEvents(call, flow, CHAT_CHUNKS);
}

const CHAT_CHUNKS: ChunkShape = {
  idPrefix: 'chatcmpl',
  object: 'chat.completion.chunk',
  first: { delta: { role: 'assistant', content: '' } },
  piece: (content) => ({ delta: { content } }),
  last: { delta: {} },
};
