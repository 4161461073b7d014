import { MOST_EMBEDDED_NUMBERS } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { DEFAULT_DIMENSIONS } from '../../engines/text/dimensions.ts';
import { countTokens } from '../../engines/text/tokens.ts';
import { priceOf } from '../billing/prices.ts';
import type { RequestContext, Route, RouteReply } from '../service-context.ts';

export const embeddings: Route = {
  endpoint: endpoints.embeddings,
  problems({ input, dimensions }) {
    const texts = Array.isArray(input) ? input.length : 1;
    const numbers = typeof dimensions === 'number' ? dimensions : DEFAULT_DIMENSIONS;
    if (texts * numbers <= MOST_EMBEDDED_NUMBERS) return [];
    const most = Math.floor(MOST_EMBEDDED_NUMBERS / numbers);
    return [`input: must hold at most ${most} texts of ${numbers} dimensions`];
  },
  price: (body) => priceOf('embedding', tokensOf(body)),
  async run(call) {
    return call.service.upstream ? fromUpstream(call) : fromEngine(call);
  },
};

const inputsOf = (body: JsonObject): readonly string[] => [body.input].flat() as string[];
const tokensOf = (body: JsonObject): number =>
  inputsOf(body).reduce((sum, each) => sum + countTokens(each), 0);

async function fromEngine({ body }: RequestContext): Promise<RouteReply> {
  const { embedText } = await import('../../engines/text/embed.ts');
  const { DEFAULT_EMBEDDING_MODEL } = await import('../../engines/text/models.ts');
  const dimensions = body.dimensions as number | undefined;
  const data = inputsOf(body).map((input, index) => {
    const vector = embedText(input, dimensions);
    return {
      object: 'embedding',
      index,
      embedding: body.encoding_format === 'base64' ? base64(vector) : [...vector],
    };
  });
  const tokens = tokensOf(body);
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  const document = { object: 'list', data, model: DEFAULT_EMBEDDING_MODEL, usage };
  return { kind: 'reply', document, tokens: { prompt: tokens, completion: 0 } };
}

async function fromUpstream({ service, body, signal }: RequestContext): Promise<RouteReply> {
  const document = await service.upstream?.post(endpoints.embeddings.path, body, signal);
  return { kind: 'reply', document: document ?? {}, tokens: { prompt: tokensOf(body), completion: 0 } };
}

/** Little-endian 32-bit floats, whatever the machine. */
function base64(vector: Float32Array): string {
  const bytes = Buffer.alloc(vector.length * 4);
  for (const [index, value] of vector.entries()) bytes.writeFloatLE(value, index * 4);
  return bytes.toString('base64');
}
