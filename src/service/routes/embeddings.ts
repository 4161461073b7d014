import { DEFAULT_DIMENSIONS, type EmbeddingRequest, MOST_EMBEDDED_NUMBERS } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { countAllTokens } from '../../engines/text/tokens.ts';
import { priceOf } from '../billing/prices.ts';
import type { RouteReply } from './reply.ts';
import { type BodyContext, route } from './route.ts';

export const embeddings = route(endpoints.embeddings, {
  problems({ input, dimensions }) {
    const texts = Array.isArray(input) ? input.length : 1;
    const numbers = typeof dimensions === 'number' ? dimensions : DEFAULT_DIMENSIONS;
    if (texts * numbers <= MOST_EMBEDDED_NUMBERS) return [];
    const most = Math.floor(MOST_EMBEDDED_NUMBERS / numbers);
    return [`input: must contain at most ${most} texts of ${numbers} dimensions`];
  },
  price: (body) => priceOf('embedding', tokensOf(body)),
  async run(call) {
    return call.service.upstream ? fromUpstream(call) : fromEngine(call);
  },
});

const inputsOf = ({ input }: EmbeddingRequest): readonly string[] => [input].flat();
const tokensOf = (body: EmbeddingRequest): number => countAllTokens(inputsOf(body));

/** Few short texts are quicker here than in a worker. */
const LONG_CHARACTERS = 20_000;
const MANY_NUMBERS = 8_192;

async function fromEngine({
  service,
  account,
  body,
  signal,
}: BodyContext<EmbeddingRequest>): Promise<RouteReply> {
  const { DEFAULT_EMBEDDING_MODEL } = await import('../../engines/text/models.ts');
  const inputs = inputsOf(body);
  const { dimensions } = body;
  const request = { inputs, dimensions, base64: body.encoding_format === 'base64' };
  const numbers = inputs.length * dimensions;
  const isLong = numbers > MANY_NUMBERS || characters(inputs) > LONG_CHARACTERS;
  const json = isLong
    ? await service.workers.run({ kind: 'embed', request }, { signal, account: account.id })
    : (await import('../workers/embedding-list.ts')).embeddingList(request);
  const tokens = tokensOf(body);
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  const document = { object: 'list', model: DEFAULT_EMBEDDING_MODEL, usage };
  return { kind: 'reply', document, written: { data: json }, tokens: { prompt: tokens, completion: 0 } };
}

const characters = (inputs: readonly string[]): number => inputs.reduce((sum, each) => sum + each.length, 0);

async function fromUpstream({
  service,
  body,
  given,
  signal,
}: BodyContext<EmbeddingRequest>): Promise<RouteReply> {
  const document = await service.upstream?.post(endpoints.embeddings.path, given, signal);
  return { kind: 'reply', document: document ?? {}, tokens: { prompt: tokensOf(body), completion: 0 } };
}
