import { MOST_EMBEDDED_NUMBERS } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { DEFAULT_DIMENSIONS } from '../../engines/text/dimensions.ts';
import { countAllTokens } from '../../engines/text/tokens.ts';
import { priceOf } from '../billing/prices.ts';
import type { RequestContext, Route, RouteReply } from '../service-context.ts';

export const embeddings: Route = {
  endpoint: endpoints.embeddings,
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
};

const inputsOf = (body: JsonObject): readonly string[] => [body.input].flat() as string[];
const tokensOf = (body: JsonObject): number => countAllTokens(inputsOf(body));

/** Few short texts are quicker here than in a worker. */
const LONG_CHARACTERS = 20_000;
const MANY_NUMBERS = 8_192;

async function fromEngine({ service, account, body, signal }: RequestContext): Promise<RouteReply> {
  const { DEFAULT_EMBEDDING_MODEL } = await import('../../engines/text/models.ts');
  const inputs = inputsOf(body);
  const dimensions = body.dimensions as number | undefined;
  const request = { inputs, dimensions, base64: body.encoding_format === 'base64' };
  const numbers = inputs.length * (dimensions ?? DEFAULT_DIMENSIONS);
  const isLong = numbers > MANY_NUMBERS || characters(inputs) > LONG_CHARACTERS;
  const json = isLong
    ? (await service.workers.run({ kind: 'embed', request }, { signal, account: account.id })).json
    : (await import('../workers/embedding-list.ts')).embeddingList(request);
  const tokens = tokensOf(body);
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  const document = { object: 'list', model: DEFAULT_EMBEDDING_MODEL, usage };
  return { kind: 'reply', document, written: { data: json }, tokens: { prompt: tokens, completion: 0 } };
}

const characters = (inputs: readonly string[]): number => inputs.reduce((sum, each) => sum + each.length, 0);

async function fromUpstream({ service, body, signal }: RequestContext): Promise<RouteReply> {
  const document = await service.upstream?.post(endpoints.embeddings.path, body, signal);
  return { kind: 'reply', document: document ?? {}, tokens: { prompt: tokensOf(body), completion: 0 } };
}
