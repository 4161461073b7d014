import * as v from 'valibot';
import { largestAmount } from '../../budget/largest-amount.ts';
import { mostCredits } from '../../budget/price.ts';
import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import { integer, oneOf } from '../../contract/field.ts';
import { readBalance, readList } from '../../contract/replies.ts';
import { OctetError, UnreadableReply } from '../../errors.ts';
import { stringifyExact } from '../../exact-json.ts';
import { quoted, said } from '../content-blocks.ts';
import { defineTool, READS, type ToolResult, type ToolServices } from '../tool.ts';

/** The request behind each paid tool and its action. */
const PRICED: Readonly<Record<string, Endpoint>> = {
  chat: endpoints.chatCompletions,
  'code generate': endpoints.codeGenerate,
  'code complete': endpoints.codeComplete,
  'code refactor': endpoints.codeRefactor,
  'code explain': endpoints.codeExplain,
  'image generate': endpoints.imageGenerate,
  'image edit': endpoints.imageEdit,
  'image upscale': endpoints.imageUpscale,
  music: endpoints.musicGenerate,
  video: endpoints.videoGenerate,
  build: endpoints.build,
  embed: endpoints.embeddings,
};

export const credits = defineTool({
  title: 'Credits',
  description:
    'balance: credits left; history: what was charged; estimate: the most that a call of a paid tool would cost. Never charged.',
  hints: READS,
  pays: false,
  input: v.strictObject({
    action: oneOf('what to tell', ['balance', 'history', 'estimate']),
    tool: v.optional(
      oneOf('for estimate: the tool', ['chat', 'code', 'image', 'music', 'video', 'build', 'embed']),
    ),
    arguments: v.optional(
      v.pipe(v.record(v.string(), v.unknown()), v.description('for estimate: its arguments')),
    ),
    limit: v.optional(integer('for history: entries', { min: 1, max: 100 }), 20),
  }),
  output: {
    balance: { type: 'number' },
    transactions: { type: 'array', items: { type: 'object' } },
    estimated_credits: { type: ['number', 'null'], description: 'null: not known' },
  },
  async run(services, _call, { action, tool, arguments: given = {}, limit }) {
    if (action === 'estimate') return estimate(services, tool, given);
    const api = await services.api();
    if (action === 'balance') {
      const { document } = await api.call(endpoints.balance);
      const balance = readBalance(document);
      if (balance === undefined)
        throw new UnreadableReply('unexpected reply: it has no balance', { document }, { paid: false });
      return { content: [said(`${balance} credits`)], structuredContent: { balance } };
    }
    const { document } = await api.call(endpoints.transactions, { query: { limit: String(limit) } });
    const transactions = (readList(document) ?? []).slice(0, limit);
    return {
      content: [quoted(transactions.map((each) => stringifyExact(each)).join('\n'), 'transactions')],
      structuredContent: { transactions },
    };
  },
});

/** The prices are the service's own; where it lists none, the cost is not known. */
async function estimate(
  services: ToolServices,
  tool: string | undefined,
  given: Readonly<Record<string, unknown>>,
): Promise<ToolResult> {
  const name = Object.keys(PRICED).find((each) => each === tool || each === `${tool} ${given.action}`);
  const endpoint = name === undefined ? undefined : PRICED[name];
  if (!endpoint)
    throw new OctetError('usage', `give tool, and arguments.action where the tool has actions`, undefined);
  const { document } = await (await services.api()).call(endpoints.models);
  const price = mostCredits(document, largestAmount(endpoint, given)) ?? null;
  const words = price === null ? 'not known: this service lists no price' : `up to ${price} credits`;
  return { content: [said(`${name}: ${words}`)], structuredContent: { estimated_credits: price } };
}
