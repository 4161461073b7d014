import * as v from 'valibot';
import { embeddingRequest, MOST_EMBEDDED_TEXTS } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { atMost, filledText, integer } from '../../contract/field.ts';
import { readEmbeddings } from '../../contract/replies.ts';
import { UnreadableReply } from '../../errors.ts';
import { said } from '../content-blocks.ts';
import { attempt, bodyFor, buy } from '../paid-request.ts';
import { paidFacts, paidOutput } from '../text-result.ts';
import { defineTool, PAYS } from '../tool.ts';

export const embed = defineTool({
  title: 'Embed',
  description: 'Vectors of texts; with similar_to, the texts in order of similarity, without vectors.',
  hints: PAYS,
  pays: true,
  input: v.strictObject({
    input: v.pipe(
      v.array(v.string(), 'must be a list of texts'),
      v.minLength(1, 'must not be empty'),
      atMost(MOST_EMBEDDED_TEXTS - 1, 'texts'),
      v.description('the texts'),
    ),
    similar_to: v.optional(filledText('text to compare with')),
    k: v.optional(integer('most texts to return', { min: 1, max: MOST_EMBEDDED_TEXTS })),
    model: embeddingRequest.entries.model,
    dimensions: v.optional(v.unwrap(embeddingRequest.entries.dimensions)),
    attempt,
  }),
  output: {
    vectors: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
    ranked: { type: 'array', items: { type: 'object' } },
    ...paidOutput,
  },
  async run(services, call, { input, similar_to: wanted, k, attempt: number, ...rest }) {
    const endpoint = endpoints.embeddings;
    const body = bodyFor(endpoint, { ...rest, input: wanted === undefined ? input : [wanted, ...input] });
    const reply = await buy(services, call, { endpoint, body, attempt: number });
    const vectors = readEmbeddings(reply.document);
    if (!vectors)
      throw new UnreadableReply('unexpected reply: it has no vectors', { document: reply.document });
    const facts = paidFacts(reply);
    if (wanted === undefined) {
      const text = `${vectors.length} vectors of ${vectors[0]?.length ?? 0} numbers, in the structured content`;
      return { content: [said(text)], structuredContent: { vectors, ...facts } };
    }
    const ranked = services.commands.rank(input, vectors, k);
    const lines = ranked.map(({ score, text }) => `${score.toFixed(4)}\t${text}`);
    return { content: [said(lines.join('\n'))], structuredContent: { ranked, ...facts } };
  },
});
