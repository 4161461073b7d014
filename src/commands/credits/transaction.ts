import { endpoints } from '../../contract/endpoints.ts';
import { isObject, type JsonObject, numberField } from '../../contract/shape.ts';

/** One line of an account, read from whatever the service sends. */
export interface CreditTransaction {
  readonly id: string;
  /** Undefined when the reply does not say. */
  readonly at: Date | undefined;
  readonly type: string;
  /** Module that it was spent on, or the closest field of the reply. */
  readonly service: string;
  readonly description: string;
  /** Signed: what was spent is negative. */
  readonly amount: number;
  /** The balance after the transaction. */
  readonly balance: number | undefined;
  /** Further fields that the service sends. */
  readonly rest: JsonObject;
}

const TYPE = ['type', 'kind'] as const;
const DESCRIPTION = ['description', 'reason', 'memo', 'operation'] as const;
const AMOUNT = ['amount', 'credits', 'delta', 'change'] as const;
const BALANCE = ['balance', 'balance_after', 'running_balance'] as const;
const DATE = ['created_at', 'created', 'date', 'timestamp', 'at'] as const;
const ID = ['id', 'transaction_id'] as const;
const SERVICE = ['service', 'module'] as const;
const READ: ReadonlySet<string> = new Set([
  ...[TYPE, DESCRIPTION, AMOUNT, BALANCE, DATE, ID, SERVICE].flat(),
  'object',
  'reference',
]);

const SPENDING = /charge|usage|debit|spend|spent|consum|deduct/i;

export function readTransaction(item: unknown): CreditTransaction {
  const fields: JsonObject = isObject(item) ? item : { description: item };
  const text = (names: readonly string[]) => {
    const value = names.map((name) => fields[name]).find((each) => typeof each === 'string' && each !== '');
    return typeof value === 'string' ? value : '';
  };
  const number = (names: readonly string[]) =>
    names.map((name) => numberField(fields[name])).find((value) => value !== undefined);
  const type = text(TYPE);
  const description = text(DESCRIPTION);
  const amount = number(AMOUNT) ?? 0;
  return {
    id: text(ID),
    at: dateOf(DATE.map((name) => fields[name]).find((value) => value !== null && value !== undefined)),
    type,
    service: text(SERVICE) || moduleOf(description) || (amount < 0 ? description || type || 'other' : ''),
    description,
    amount: amount > 0 && SPENDING.test(type) ? -amount : amount,
    balance: number(BALANCE),
    rest: Object.fromEntries(Object.entries(fields).filter(([name]) => !READ.has(name))),
  };
}

/** The local service names the operation; the contract knows its module. */
function moduleOf(description: string): string | undefined {
  return Object.values(endpoints).find(({ summary }) => summary === description)?.module;
}

/** ISO text, or Unix time in seconds or milliseconds. */
function dateOf(value: unknown): Date | undefined {
  const number = numberField(value);
  const ms = number === undefined ? Date.parse(String(value)) : number < 1e11 ? number * 1_000 : number;
  return Number.isFinite(ms) && Math.abs(ms) < 8.64e15 ? new Date(ms) : undefined;
}

/** Balances that the reply leaves out, counted back from what is there now. Newest first. */
export function withBalances(transactions: readonly CreditTransaction[], now: number): CreditTransaction[] {
  let after = now;
  return transactions.map((transaction) => {
    const balance = transaction.balance ?? after;
    after = balance - transaction.amount;
    return { ...transaction, balance };
  });
}
