import { ASSUMED_ANSWER_TOKENS, chatRequest } from '../../../contract/chat.ts';
import { extraEndpoints } from '../../../contract/extra-endpoints.ts';
import { textOfContent } from '../../../contract/message-text.ts';
import { parse } from '../../../contract/parse.ts';
import { type ResponseRequest, responseRequest } from '../../../contract/responses.ts';
import type { JsonObject } from '../../../contract/shape.ts';
import { countAllTokens } from '../../../engines/text/tokens.ts';
import { priceOf } from '../../billing/prices.ts';
import { ATTRIBUTION } from '../../http/attribution.ts';
import { errorFields, serviceError } from '../../http/service-error.ts';
import { refuseUnsupported } from '../../http/unsupported-fields.ts';
import { newId } from '../../ids.ts';
import type { AnswerFlow } from '../../text/answer-flow.ts';
import { Meter } from '../../text/meter.ts';
import { attributed } from '../../text/text-flow.ts';
import { chatSeed } from '../chat.ts';
import type { RouteReply, StreamReply } from '../reply.ts';
import { type BodyContext, readRoute, route } from '../route.ts';
import { ResponseOutput } from './events.ts';
import { findItem, findResponse, keepResponse } from './kept-responses.ts';
import { namespacedTools } from './namespaces.ts';
import { type ResponseHead, type ResponseState, responseDocument, turnOf } from './output.ts';
import { chatBody, chatMessages } from './to-chat.ts';

type ResponseContext = BodyContext<ResponseRequest>;

export const responses = route(extraEndpoints.responses, {
  passesOn: true,
  price({ input, instructions = '', max_output_tokens = ASSUMED_ANSWER_TOKENS }) {
    const texts =
      typeof input === 'string'
        ? [input]
        : input.map(({ content, output }) => textOfContent(content ?? output));
    return priceOf('text', countAllTokens([instructions, ...texts]) + max_output_tokens);
  },
  async run(context) {
    const asked = await ask(context);
    return context.body.stream ? streamed(context, asked) : whole(context, asked);
  },
});

export const response = readRoute(extraEndpoints.response, async ({ service, account, params }) => {
  const { document } = await service.store.read((sql) => findResponse(sql, account.id, params.id ?? ''));
  return { kind: 'reply', document };
});

interface Asked {
  readonly flow: AnswerFlow;
  /** The conversation so far, without instructions: those are not kept. */
  readonly messages: readonly JsonObject[];
  readonly head: ResponseHead;
}

async function ask(context: ResponseContext): Promise<Asked> {
  const { service, account, body, given, signal, fixture } = context;
  const { previous_response_id: previous } = body;
  refuseUnsupported(given, responseRequest.entries);
  if (body.include?.includes('message.output_text.logprobs')) {
    throw serviceError.invalid('include: message.output_text.logprobs is not supported by the local engine');
  }
  const before = previous
    ? (await service.store.read((sql) => findResponse(sql, account.id, previous))).messages
    : [];
  const input = await withItems(context);
  const chat = chatBody({ ...body, input }, before);
  const parsed = parse(chatRequest, chat);
  if (!parsed.ok) throw serviceError.invalid(parsed.problems.join('; '));
  const flow = await service.text.chat({
    fixture,
    body: parsed.value,
    given: chat,
    seed: chatSeed(given),
    signal,
    account: account.id,
  });
  const createdAt = Math.floor(service.clock.now() / 1_000);
  const head = { id: newId('resp'), createdAt, model: flow.model, body };
  return { flow, head, messages: [...before, ...chatMessages(input)] };
}

/** Items that are only referred to, as they were said. */
async function withItems({
  service,
  account,
  body: { input },
}: ResponseContext): Promise<ResponseRequest['input']> {
  if (typeof input === 'string' || !input.some(({ type }) => type === 'item_reference')) return input;
  return service.store.read((sql) =>
    input.map((item) =>
      item.type === 'item_reference' && typeof item.id === 'string'
        ? findItem(sql, account.id, item.id)
        : item,
    ),
  );
}

async function whole(context: ResponseContext, { flow, head, messages }: Asked): Promise<RouteReply> {
  const output = new ResponseOutput(namespacedTools(context.body.tools));
  const meter = new Meter(context, flow);
  for await (const event of flow.events) {
    meter.add(event.deltas);
    // Only what was written counts; nobody reads the events.
    for (const _ of output.add(event));
  }
  meter.end();
  const document = responseDocument(head, ended(output, meter));
  return {
    kind: 'reply',
    document: { ...document, ...attributed(flow) },
    cost: meter.cost(),
    tokens: meter.tokens(),
    ...(context.body.store
      ? { commit: (sql) => keep(sql, context, document, [...messages, turnOf(output.items)]) }
      : {}),
  };
}

const keep = (
  sql: Parameters<typeof keepResponse>[0],
  context: ResponseContext,
  document: JsonObject,
  messages: readonly JsonObject[],
): void => keepResponse(sql, context.account.id, { document, messages }, context.service.clock.now());

function ended({ items, finish }: ResponseOutput, meter: Meter): ResponseState {
  return { status: finish === 'length' ? 'incomplete' : 'completed', items, usage: meter.tokens() };
}

function streamed(context: ResponseContext, { flow, head, messages }: Asked): StreamReply {
  const output = new ResponseOutput(namespacedTools(context.body.tools));
  const meter = new Meter(context, flow);
  return {
    kind: 'events',
    form: 'named',
    attribution: flow.attribution,
    events: events(),
    cost: () => meter.cost(),
    tokens: () => meter.tokens(),
    problem: (refusal) => output.event('error', { ...errorFields(refusal), param: null }),
  };

  async function* events(): AsyncGenerator<string> {
    const begun = responseDocument(head, { status: 'in_progress', items: [] });
    yield output.event('response.created', { response: begun });
    yield output.event('response.in_progress', { response: begun });
    for await (const event of flow.events) {
      const pause = meter.pause();
      if (pause) await pause;
      meter.add(event.deltas);
      yield* output.add(event);
    }
    yield* output.close();
    meter.end();
    const state = ended(output, meter);
    const document = responseDocument(head, state);
    if (context.body.store) {
      await context.service.store.write((sql) =>
        keep(sql, context, document, [...messages, turnOf(output.items)]),
      );
    }
    const attribution = context.account.attribution ? { attribution: flow.attribution ?? ATTRIBUTION } : {};
    const type = state.status === 'incomplete' ? 'response.incomplete' : 'response.completed';
    yield output.event(type, { response: { ...document, credits_used: meter.credits(), ...attribution } });
  }
}
