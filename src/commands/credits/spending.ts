import type { CreditTransaction } from './transaction.ts';

export interface Totals {
  readonly spent: number;
  readonly added: number;
  readonly count: number;
}

export function totalsOf(transactions: readonly CreditTransaction[]): Totals {
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
export function spentByDay(transactions: readonly CreditTransaction[]): Share[] {
  const days = shares(transactions, ({ at }) => (at === undefined ? undefined : spendingDay(at)));
  return days.sort((a, b) => (a.label < b.label ? -1 : 1)).slice(-MOST_DAYS);
}

/** Largest amount first. */
export function spentByService(transactions: readonly CreditTransaction[]): Share[] {
  return shares(transactions, ({ service }) => service)
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_SERVICES);
}

function shares(
  transactions: readonly CreditTransaction[],
  labelOf: (transaction: CreditTransaction) => string | undefined,
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
export function spendingDay(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
