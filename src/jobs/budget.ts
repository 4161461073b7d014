import type { Api } from '../client/api.ts';
import type { Context } from '../context.ts';
import { endpoints } from '../contract/endpoints.ts';
import { readBalance, readCost } from '../contract/replies.ts';
import { isObject, numberField } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';

/** What a request asks for, in the words of a service that lists its prices. */
export interface Order {
  readonly operation: string;
  /** Seconds, pictures or requests. */
  readonly units: number;
  /** Such as the resolution, which some operations cost more by. */
  readonly grade?: string;
}

/** `--max-credits` before paying, by the prices that the service lists for this account. */
export async function checkBudget(
  context: Context,
  api: Api,
  order: Order,
  most: number | undefined,
): Promise<void> {
  if (most === undefined || context.flags.dryRun) return;
  const price = quoted((await api.call(endpoints.models)).document, order);
  if (price === undefined) {
    await confirmUnknown(context, api, most);
    return;
  }
  if (price <= most) return;
  throw new OctetError(
    'credits',
    `this costs ${price} credits and --max-credits is ${most}`,
    'octet credits',
    {
      code: 'cli_max_credits',
    },
  );
}

/** Without a price the limit cannot be held beforehand, unless the account holds no more than it. */
async function confirmUnknown(context: Context, api: Api, most: number): Promise<void> {
  const { terminal, flags } = context;
  const unknown = `this service names no price, so --max-credits ${most} cannot be kept beforehand`;
  const balance = await api.call(endpoints.balance).then(
    ({ document }) => readBalance(document),
    () => undefined,
  );
  if (balance !== undefined && balance <= most) return;
  if (flags.yes) return terminal.warn(unknown);
  const isSure =
    terminal.canPrompt && (await terminal.confirm(`${unknown}; go on?`, { flag: '--yes', default: false }));
  if (!isSure) throw new OctetError('credits', unknown, 'add --yes', { code: 'cli_max_credits' });
}

export function quoted(document: unknown, order: Order): number | undefined {
  const prices: unknown = isObject(document) ? document.prices : undefined;
  if (!Array.isArray(prices)) return undefined;
  const row: unknown = prices.find((each) => isObject(each) && each.operation === order.operation);
  if (!isObject(row)) return undefined;
  const credits = numberField(row.credits);
  const per = numberField(row.per) ?? 1;
  const factor =
    isObject(row.factors) && order.grade !== undefined ? numberField(row.factors[order.grade]) : 1;
  return credits === undefined
    ? undefined
    : credits * Math.max(1, Math.ceil(order.units / per)) * (factor ?? 1);
}

/** Said after the fact where it could not be known before. */
export function warnOverspent(context: Context, document: unknown, most: number | undefined): void {
  const cost = readCost(document);
  if (most === undefined || cost === undefined || cost <= most) return;
  context.terminal.warn(`${cost} credits were charged, more than --max-credits ${most}`);
}
