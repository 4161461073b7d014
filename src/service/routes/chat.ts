import { ASSUMED_ANSWER_TOKENS, type ChatCompletion, type ChatRequest } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { priceOf } from '../billing/prices.ts';
import { newId } from '../ids.ts';
import { seedOf } from '../simulation/seed.ts';
import { type AnswerFlow, collect, type Delta } from '../text/answer-flow.ts';
import { answerLimit, type ChatAsk } from '../text/chat-ask.ts';
import { promptTokens } from '../text/prompt-tokens.ts';
import { type ChunkShape, chunkEvents } from '../text/stream.ts';
import { attributed } from '../text/text-flow.ts';
import { assistantMessage } from './assistant-message.ts';
import type { RouteReply, StreamReply } from './reply.ts';
import { type BodyContext, route } from './route.ts';

export const chatCompletions = route(endpoints.chatCompletions, {
  passesOn: true,
  price: chatPrice,
  run: (context) => (context.body.stream ? streamed(context) : whole(context)),
});

export const chatStream = route(endpoints.chatStream, {
  passesOn: true,
  price: chatPrice,
  run: streamed,
});

/** The maximum cost of a chat. */
export function chatPrice(body: ChatRequest): number {
  const answer = (answerLimit(body) ?? ASSUMED_ANSWER_TOKENS) * body.n;
  return priceOf('text', promptTokens(body.messages) + answer);
}

function askOf(
  { body, given, signal, account, fixture }: BodyContext<ChatRequest>,
  stream: boolean,
): ChatAsk {
  return {
    fixture,
    body,
    given: stream ? { ...given, stream } : given,
    seed: chatSeed(given),
    signal,
    account: account.id,
  };
}

/** Streaming does not change the answer. */
export function chatSeed({ stream: _, stream_options: __, ...question }: JsonObject): number {
  return seedOf(question);
}

async function whole(context: BodyContext<ChatRequest>): Promise<RouteReply> {
  const flow = await context.service.text.chat(askOf(context, false));
  const { choices, usage } = await collect(flow);
  const total = usage.prompt + usage.completion;
  const isOld = context.body.functions !== undefined;
  const document: ChatCompletion = {
    id: newId('chatcmpl'),
    object: 'chat.completion',
    created: Math.floor(context.service.clock.now() / 1_000),
    model: flow.model,
    choices: choices.map((choice, index) => ({
      index,
      message: assistantMessage(choice, isOld),
      finish_reason: choice.finish,
    })),
    usage: {
      prompt_tokens: usage.prompt,
      completion_tokens: usage.completion,
      total_tokens: total,
    },
  };
  const reply = { ...document, ...flow.document, ...attributed(flow) };
  return { kind: 'reply', document: reply, cost: priceOf('text', total), tokens: usage };
}

async function streamed(context: BodyContext<ChatRequest>): Promise<StreamReply> {
  const flow: AnswerFlow = await context.service.text.chat(askOf(context, true));
  return chunkEvents(context, flow, context.body.functions === undefined ? CHAT_CHUNKS : FUNCTION_CHUNKS);
}

type Piece = Exclude<Delta, { kind: 'finish' }>;

function callDelta({
  call,
  id,
  name,
  arguments: words,
  isCustom,
}: Extract<Piece, { kind: 'call' }>): JsonObject {
  const named = name === undefined ? {} : { name };
  const type = isCustom ? 'custom' : 'function';
  const own = isCustom
    ? { custom: { ...named, input: words } }
    : { function: { ...named, arguments: words } };
  return { index: call, ...(id === undefined ? {} : { id, type }), ...own };
}

const CHAT_CHUNKS: ChunkShape = {
  idPrefix: 'chatcmpl',
  object: 'chat.completion.chunk',
  first: { delta: { role: 'assistant', content: '' } },
  piece: (delta) =>
    delta.kind === 'text'
      ? { delta: { content: delta.text } }
      : { delta: { tool_calls: [callDelta(delta)] } },
  last: { delta: {} },
};

const FUNCTION_CHUNKS: ChunkShape = {
  ...CHAT_CHUNKS,
  piece(delta) {
    if (delta.kind === 'text') return { delta: { content: delta.text } };
    const named = delta.name === undefined ? {} : { name: delta.name };
    return { delta: { function_call: { ...named, arguments: delta.arguments } } };
  },
};
