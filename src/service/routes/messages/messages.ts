import { ASSUMED_ANSWER_TOKENS, chatRequest } from '../../../contract/chat.ts';
import { extraEndpoints } from '../../../contract/extra-endpoints.ts';
import { type MessagesRequest, messagesRequest } from '../../../contract/messages.ts';
import { parse } from '../../../contract/parse.ts';
import type { JsonObject } from '../../../contract/shape.ts';
import { countAllTokens } from '../../../engines/text/tokens.ts';
import { priceOf } from '../../billing/prices.ts';
import { ATTRIBUTION } from '../../http/attribution.ts';
import { errorFields, serviceError } from '../../http/service-error.ts';
import { refuseUnsupported } from '../../http/unsupported-fields.ts';
import { newId } from '../../ids.ts';
import type { AnswerFlow } from '../../text/answer-flow.ts';
import { textOfMessage } from '../../text/chat-ask.ts';
import { Meter } from '../../text/meter.ts';
import { attributed } from '../../text/text-flow.ts';
import { chatSeed } from '../chat.ts';
import type { RouteReply, StreamReply } from '../reply.ts';
import { type BodyContext, route } from '../route.ts';
import { MessageOutput } from './output.ts';
import { chatBody, sharedBody } from './to-chat.ts';

type MessagesContext = BodyContext<MessagesRequest>;

export const messages = route(extraEndpoints.messages, {
  passesOn: true,
  price: ({ max_tokens = ASSUMED_ANSWER_TOKENS, ...body }) =>
    priceOf('text', promptTokens(sharedBody(body)) + max_tokens),
  async run(context) {
    const flow = await ask(context);
    return context.body.stream ? streamed(context, flow) : whole(context, flow);
  },
});

export const countTokens = route(extraEndpoints.countTokens, {
  run: async ({ body }) => ({ kind: 'reply', document: { input_tokens: promptTokens(sharedBody(body)) } }),
});

function promptTokens(chat: JsonObject): number {
  const parsed = parse(chatRequest, chat);
  if (!parsed.ok) throw serviceError.invalid(parsed.problems.join('; '));
  return countAllTokens(parsed.value.messages.map(textOfMessage));
}

async function ask({ service, account, body, given, signal, fixture }: MessagesContext): Promise<AnswerFlow> {
  refuseUnsupported(given, messagesRequest.entries);
  const chat = chatBody(body);
  const parsed = parse(chatRequest, chat);
  if (!parsed.ok) throw serviceError.invalid(parsed.problems.join('; '));
  return service.text.chat({
    fixture,
    body: parsed.value,
    given: chat,
    seed: chatSeed(given),
    signal,
    account: account.id,
  });
}

async function whole(context: MessagesContext, flow: AnswerFlow): Promise<RouteReply> {
  const output = new MessageOutput();
  const meter = new Meter(context, flow);
  for await (const event of flow.events) {
    meter.add(event.deltas);
    // Only what was written counts; nobody reads the events.
    for (const _ of output.add(event));
  }
  meter.end();
  const { prompt, completion } = meter.tokens();
  const document = {
    ...head(flow),
    content: output.content(),
    ...output.ending(),
    usage: { input_tokens: prompt, output_tokens: completion },
    ...attributed(flow),
  };
  return { kind: 'reply', document, cost: meter.cost(), tokens: meter.tokens() };
}

const head = ({ model }: AnswerFlow): JsonObject => ({
  id: newId('msg'),
  type: 'message',
  role: 'assistant',
  model,
});

function streamed(context: MessagesContext, flow: AnswerFlow): StreamReply {
  const output = new MessageOutput();
  const meter = new Meter(context, flow);
  return {
    kind: 'events',
    form: 'named',
    attribution: flow.attribution,
    events: events(),
    cost: () => meter.cost(),
    tokens: () => meter.tokens(),
    problem: (refusal) => JSON.stringify({ type: 'error', error: errorFields(refusal) }),
  };

  async function* events(): AsyncGenerator<string> {
    const usage = { input_tokens: flow.promptTokens, output_tokens: 0 };
    const message = { ...head(flow), content: [], stop_reason: null, stop_sequence: null, usage };
    yield JSON.stringify({ type: 'message_start', message });
    for await (const event of flow.events) {
      const pause = meter.pause();
      if (pause) await pause;
      meter.add(event.deltas);
      yield* output.add(event);
    }
    yield* output.close();
    meter.end();
    const { prompt, completion } = meter.tokens();
    const attribution = context.account.attribution ? { attribution: flow.attribution ?? ATTRIBUTION } : {};
    yield JSON.stringify({
      type: 'message_delta',
      delta: output.ending(),
      usage: { input_tokens: prompt, output_tokens: completion, credits: meter.credits() },
      ...attribution,
    });
    yield JSON.stringify({ type: 'message_stop' });
  }
}
