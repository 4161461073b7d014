import { ASSUMED_ANSWER_TOKENS, type ChatCompletion, type ChatRequest } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { countAllTokens, countTokens } from '../../engines/text/tokens.ts';
import { priceOf } from '../billing/prices.ts';
import { newId } from '../ids.ts';
import { seedOf } from '../simulation/seed.ts';
import { type ChunkShape, textEvents } from '../text/stream.ts';
import { attributed, type TextAsk, type TextFlow } from '../text/text-flow.ts';
import type { RouteReply, StreamReply } from './reply.ts';
import { type BodyContext, route } from './route.ts';

export const chatCompletions = route(endpoints.chatCompletions, {
  normalise: plainContents,
  price: chatPrice,
  run: async (call) => (call.body.stream ? streamed(call) : whole(call)),
});

export const chatStream = route(endpoints.chatStream, {
  normalise: plainContents,
  price: chatPrice,
  run: streamed,
});

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

function chatPrice({ messages, max_tokens = ASSUMED_ANSWER_TOKENS }: ChatRequest): number {
  return priceOf('text', countAllTokens(messages.map(({ content }) => content)) + max_tokens);
}

function askOf({ body, given, signal, account }: BodyContext<ChatRequest>): TextAsk {
  return {
    kind: 'chat',
    path: endpoints.chatCompletions.path,
    model: body.model,
    messages: body.messages,
    maxTokens: body.max_tokens,
    temperature: body.temperature,
    seed: seedOf(given),
    signal,
    account: account.id,
  };
}

async function whole(call: BodyContext<ChatRequest>): Promise<RouteReply> {
  const flow = await call.service.text.answer(askOf(call));
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

async function streamed(call: BodyContext<ChatRequest>): Promise<StreamReply> {
  const flow: TextFlow = await call.service.text.answer(askOf(call));
  return textEvents(call, flow, CHAT_CHUNKS);
}

const CHAT_CHUNKS: ChunkShape = {
  idPrefix: 'chatcmpl',
  object: 'chat.completion.chunk',
  first: { delta: { role: 'assistant', content: '' } },
  piece: (content) => ({ delta: { content } }),
  last: { delta: {} },
};
