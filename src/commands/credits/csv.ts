import type { CreditTransaction } from './transaction.ts';

const HEADER = ['id', 'date', 'type', 'service', 'description', 'amount', 'balance'];

/** RFC 4180, with plain line feeds. */
export function csvOf(transactions: readonly CreditTransaction[]): string {
  const rows = transactions.map(({ id, at, type, service, description, amount, balance }) => [
    ...[id, at?.toISOString() ?? '', type, service, description].map(textCell),
    String(amount),
    balance === undefined ? '' : String(balance),
  ]);
  return `${[HEADER, ...rows].map((row) => row.join(',')).join('\n')}\n`;
}

/** A spreadsheet runs what begins with = + - or @, and the text comes from outside. */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
