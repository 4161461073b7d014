import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { RateLimit } from '../../contract/rate-limit.ts';
import { readBalance } from '../../contract/replies.ts';
import { holders } from '../../contract/shape.ts';
import { OctetError } from '../../errors.ts';

export async function showBalance(context: Context): Promise<void> {
  const { terminal } = context;
  const api = await context.api();
  const { document, rateLimit } = await api.call(endpoints.balance);
  const credits = readBalance(document);
  if (credits === undefined) {
    throw new OctetError('service', 'unexpected reply: it has no balance', undefined, {
      code: 'cli_unexpected_reply',
    });
  }
  await terminal.result(document, () =>
    terminal.table(
      [['balance', String(credits)], ...further(document), ...rateRows(rateLimit)],
      [{ title: '' }, { title: '' }],
      { header: false },
    ),
  );
}

const SAID_ALREADY = new Set(['balance', 'credits', 'available', 'remaining', 'object', 'attribution']);

/** Other fields of the account that the service sends, such as the plan. */
function further(document: unknown): string[][] {
  return holders(document).flatMap((holder) =>
    Object.entries(holder)
      .filter(([name, value]) => !SAID_ALREADY.has(name) && (typeof value !== 'object' || value === null))
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => [name.replaceAll('_', ' '), String(value)]),
  );
}

function rateRows(rateLimit: RateLimit | undefined): string[][] {
  if (rateLimit?.remaining === undefined) return [];
  const { limit, remaining, resetAt } = rateLimit;
  const of = limit === undefined ? '' : ` of ${limit}`;
  const until = resetAt === undefined ? '' : ` until ${new Date(resetAt * 1_000).toTimeString().slice(0, 8)}`;
  return [['requests left', `${remaining}${of}${until}`]];
}
