import { endpoints } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { countTokens } from '../../engines/text/tokens.ts';
import { priceOf, USUAL_ANSWER_TOKENS } from '../billing/prices.ts';
import { newId } from '../ids.ts';
import type { RequestContext, Route, RouteReply } from '../service-context.ts';
import { seedOf } from '../simulation/seed.ts';
import { attributed, type TextFlow } from '../text/source.ts';
import { type ChunkShape, textEvents } from '../text/stream.ts';

export const completions: Route = {
  endpoint: endpoints.completions,
  normalise: onePrompt,
  price(body) {
    const response = typeof body.max_tokens === 'number' ? body.max_tokens : USUAL_ANSWER_TOKENS;
    return priceOf('text', countTokens(promptOf(body)) + response);
  },
  async run(call) {
    const flow = await flowOf(call);
    return call.body.stream === true ? textEvents(call, flow, TEXT_CHUNKS) : whole(call, flow);
  },
};

/** OpenAI's clients may send the prompt as a list of one. */
function onePrompt(body: JsonObject): JsonObject {
  const { prompt } = body;
  return Array.isArray(prompt) && prompt.length === 1 ? { ...body, prompt: prompt[0] } : body;
}

const promptOf = (body: JsonObject): string => String(body.prompt);

function flowOf({ service, body, signal, account }: RequestContext): Promise<TextFlow> {
  return service.text.answer({
    kind: 'completion',
    path: endpoints.completions.path,
    model: typeof body.model === 'string' ? body.model : undefined,
    messages: [{ role: 'user', content: promptOf(body) }],
    maxTokens: body.max_tokens as number | undefined,
    temperature: body.temperature as number | undefined,
    seed: seedOf(body),
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
