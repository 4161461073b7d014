import { ASSUMED_ANSWER_TOKENS, type CompletionRequest } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { countAllTokens } from '../../engines/text/tokens.ts';
import { priceOf } from '../billing/prices.ts';
import { newId } from '../ids.ts';
import { type AnswerFlow, collect } from '../text/answer-flow.ts';
import { stopTexts } from '../text/chat-ask.ts';
import { type ChunkShape, chunkEvents } from '../text/stream.ts';
import { attributed } from '../text/text-flow.ts';
import { chatSeed } from './chat.ts';
import type { RouteReply } from './reply.ts';
import { type BodyContext, type RequestContext, route } from './route.ts';

const promptsOf = ({ prompt }: CompletionRequest): readonly string[] => [prompt].flat();

export const completions = route(endpoints.completions, {
  passesOn: true,
  price(body) {
    const prompts = promptsOf(body);
    const answers = (body.max_tokens ?? ASSUMED_ANSWER_TOKENS) * prompts.length * body.n;
    return priceOf('text', countAllTokens(prompts) + answers);
  },
  async run(context) {
    const flow = await flowOf(context);
    return context.body.stream ? chunkEvents(context, flow, TEXT_CHUNKS) : whole(context, flow);
  },
});

function flowOf({
  service,
  body,
  given,
  signal,
  account,
  fixture,
}: BodyContext<CompletionRequest>): Promise<AnswerFlow> {
  return service.text.complete({
    fixture,
    prompts: promptsOf(body),
    model: body.model,
    maxTokens: body.max_tokens,
    n: body.n,
    stop: stopTexts(body.stop),
    echo: body.echo,
    given,
    seed: chatSeed(given),
    signal,
    account: account.id,
  });
}

async function whole(context: RequestContext, flow: AnswerFlow): Promise<RouteReply> {
  const { choices, usage } = await collect(flow);
  const total = usage.prompt + usage.completion;
  const document = {
    id: newId('cmpl'),
    object: 'text_completion',
    created: Math.floor(context.service.clock.now() / 1_000),
    model: flow.model,
    choices: choices.map(({ text, finish }, index) => ({
      index,
      text,
      logprobs: null,
      finish_reason: finish,
    })),
    usage: { prompt_tokens: usage.prompt, completion_tokens: usage.completion, total_tokens: total },
    ...flow.document,
    ...attributed(flow),
  };
  return { kind: 'reply', document, cost: priceOf('text', total), tokens: usage };
}

const TEXT_CHUNKS: ChunkShape = {
  idPrefix: 'cmpl',
  object: 'text_completion',
  piece: (delta) => ({ text: delta.kind === 'text' ? delta.text : delta.arguments, logprobs: null }),
  last: { text: '', logprobs: null },
};
