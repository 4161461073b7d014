import { ASSUMED_ANSWER_TOKENS, chatRequest } from '../../../contract/chat.ts';
import { textOfContent } from '../../../contract/message-text.ts';
import { ownEndpoints } from '../../../contract/own-endpoints.ts';
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

type Call = BodyContext<ResponseRequest>;

export const responses = route(ownEndpoints.responses, {
  passesOn: true,
  price({ input, instructions = '', max_output_tokens = ASSUMED_ANSWER_TOKENS }) {
    const texts =
      typeof input === 'string'
        ? [input]
        : input.map(({ content, output }) => textOfContent(content ?? output));
    return priceOf('text', countAllTokens([instructions, ...texts]) + max_output_tokens);
  },
  async run(call) {
    const asked = await ask(call);
    return call.body.stream ? streamed(call, asked) : whole(call, asked);
  },
});

export const response = readRoute(ownEndpoints.response, async ({ service, account, params }) => {
  const { document } = await service.store.read((sql) => findResponse(sql, account.id, params.id ?? ''));
  return { kind: 'reply', document };
});

interface Asked {
  readonly flow: AnswerFlow;
  /** The conversation so far, without instructions: those are not kept. */
  readonly messages: readonly JsonObject[];
  readonly head: ResponseHead;
}

async function ask(call: Call): Promise<Asked> {
  const { service, account, body, given, signal, fixture } = call;
  const { previous_response_id: previous } = body;
  refuseUnsupported(given, responseRequest.entries);
  if (body.include?.includes('message.output_text.logprobs')) {
    throw serviceError.invalid('include: message.output_text.logprobs is not supported by the local engine');
  }
  const before = previous
    ? (await service.store.read((sql) => findResponse(sql, account.id, previous))).messages
    : [];
  const input = await withItems(call);
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
async function withItems({ service, account, body: { input } }: Call): Promise<ResponseRequest['input']> {
  if (typeof input === 'string' || !input.some(({ type }) => type === 'item_reference')) return input;
  return service.store.read((sql) =>
    input.map((item) =>
      item.type === 'item_reference' && typeof item.id === 'string'
        ? findItem(sql, account.id, item.id)
        : item,
    ),
  );
}

async function whole(call: Call, { flow, head, messages }: Asked): Promise<RouteReply> {
  const output = new ResponseOutput(namespacedTools(call.body.tools));
  const meter = new Meter(call, flow);
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
    ...(call.body.store
      ? { commit: (sql) => keep(sql, call, document, [...messages, turnOf(output.items)]) }
      : {}),
  };
}

const keep = (
  sql: Parameters<typeof keepResponse>[0],
  call: Call,
  document: JsonObject,
  messages: readonly JsonObject[],
): void => keepResponse(sql, call.account.id, { document, messages }, call.service.clock.now());

function ended({ items, finish }: ResponseOutput, meter: Meter): ResponseState {
  return { status: finish === 'length' ? 'incomplete' : 'completed', items, usage: meter.tokens() };
}

function streamed(call: Call, { flow, head, messages }: Asked): StreamReply {
  const output = new ResponseOutput(namespacedTools(call.body.tools));
  const meter = new Meter(call, flow);
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
    if (call.body.store) {
      await call.service.store.write((sql) => keep(sql, call, document, [...messages, turnOf(output.items)]));
    }
    const attribution = call.account.attribution ? { attribution: flow.attribution ?? ATTRIBUTION } : {};
    const type = state.status === 'incomplete' ? 'response.incomplete' : 'response.completed';
    yield output.event(type, { response: { ...document, credits_used: meter.credits(), ...attribution } });
  }
}
