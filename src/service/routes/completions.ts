import { ASSUMED_ANSWER_TOKENS, type CompletionRequest } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { countTokens } from '../../engines/text/tokens.ts';
import { priceOf } from '../billing/prices.ts';
import { newId } from '../ids.ts';
import { seedOf } from '../simulation/seed.ts';
import { type ChunkShape, textEvents } from '../text/stream.ts';
import { attributed, type TextFlow } from '../text/text-flow.ts';
import type { RouteReply } from './reply.ts';
import { type BodyContext, type RequestContext, route } from './route.ts';

export const completions = route(endpoints.completions, {
  normalise: onePrompt,
  price: ({ prompt, max_tokens = ASSUMED_ANSWER_TOKENS }) =>
    priceOf('text', countTokens(prompt) + max_tokens),
  async run(call) {
    const flow = await flowOf(call);
    return call.body.stream ? textEvents(call, flow, TEXT_CHUNKS) : whole(call, flow);
  },
});

/** OpenAI's clients may send the prompt as a list of one. */
function onePrompt(body: JsonObject): JsonObject {
  const { prompt } = body;
  return Array.isArray(prompt) && prompt.length === 1 ? { ...body, prompt: prompt[0] } : body;
}

function flowOf({
  service,
  body,
  given,
  signal,
  account,
}: BodyContext<CompletionRequest>): Promise<TextFlow> {
  return service.text.answer({
    kind: 'completion',
    path: endpoints.completions.path,
    model: body.model,
    messages: [{ role: 'user', content: body.prompt }],
    maxTokens: body.max_tokens,
    temperature: body.temperature,
    seed: seedOf(given),
    signal,
    account: account.id,
  });
}

async function whole(call: RequestContext, flow: TextFlow): Promise<RouteReply> {
  let text = '';
  for await (const piece of flow.pieces) text += piece;
  const tokens = { prompt: flow.promptTokens, completion: countTokens(text) };
  const total = tokens.prompt + tokens.completion;
  const document = {
    id: newId('cmpl'),
    object: 'text_completion',
    created: Math.floor(call.service.clock.now() / 1_000),
    model: flow.model,
    choices: [{ index: 0, text, logprobs: null, finish_reason: flow.finish() }],
    usage: { prompt_tokens: tokens.prompt, completion_tokens: tokens.completion, total_tokens: total },
    ...attributed(flow),
  };
  return { kind: 'reply', document, cost: priceOf('text', total), tokens };
}

const TEXT_CHUNKS: ChunkShape = {
  idPrefix: 'cmpl',
  object: 'text_completion',
  piece: (text) => ({ text, logprobs: null }),
  last: { text: '', logprobs: null },
};
