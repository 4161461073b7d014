import type { Transaction } from './transaction.ts';

export interface Totals {
  readonly spent: number;
  readonly added: number;
  readonly count: number;
}

export function totalsOf(transactions: readonly Transaction[]): Totals {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const amounts = transactions.map(({ amount }) => amount);
  return {
    spent: -sum(amounts.filter((amount) => amount < 0)),
    added: sum(amounts.filter((amount) => amount > 0)),
    count: transactions.length,
  };
}

export interface Share {
  readonly label: string;
  readonly value: number;
}

const MOST_DAYS = 14;
const MOST_SERVICES = 8;

/** The last days on which something was spent, oldest first. */
export function spentByDay(transactions: readonly Transaction[]): Share[] {
  const days = shares(transactions, ({ at }) => (at === undefined ? undefined : dayOf(at)));
  return days.sort((a, b) => (a.label < b.label ? -1 : 1)).slice(-MOST_DAYS);
}

/** What the most was spent on, first. */
export function spentByService(transactions: readonly Transaction[]): Share[] {
  return shares(transactions, ({ service }) => service)
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_SERVICES);
}

function shares(
  transactions: readonly Transaction[],
  labelOf: (transaction: Transaction) => string | undefined,
): Share[] {
  const sums = new Map<string, number>();
  for (const transaction of transactions) {
    const label = labelOf(transaction);
    if (label === undefined || transaction.amount >= 0) continue;
    sums.set(label, (sums.get(label) ?? 0) - transaction.amount);
  }
  return [...sums].map(([label, value]) => ({ label, value }));
}

/** The day where the user is. */
export function dayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
