import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readBalance, readList } from '../../contract/replies.ts';
import { firstNumber } from '../../contract/shape.ts';
import { columnsFor } from '../../input/columns.ts';
import { listTable } from '../../output/list-table.ts';
import { cell } from '../../output/print-list.ts';
import { csvOf } from './csv.ts';
import type { HistoryFlags } from './flags.ts';
import { spendingDay, spentByDay, spentByService, totalsOf } from './spending.ts';
import { type CreditTransaction, withBalances } from './transaction.ts';
import { readPages } from './transaction-pages.ts';

export async function creditsHistory(context: Context, flags: HistoryFlags): Promise<void> {
  const { terminal, clock } = context;
  const names = columnsFor('transactions', flags.columns);
  const since = flags.since?.(clock.now());
  const api = await context.api();
  const everything = since !== undefined || flags.csv === true;
  const limit = flags.limit ?? (everything ? Number.POSITIVE_INFINITY : undefined);
  const pages = await readPages(api, { limit, since });
  const complete = pages.transactions.every(({ balance }) => balance !== undefined);
  const now = complete ? undefined : ledgerBalance((await api.call(endpoints.balance)).document);
  const transactions = now === undefined ? pages.transactions : withBalances(pages.transactions, now);
  if (terminal.mode === 'human' && flags.csv) return terminal.write(csvOf(transactions));
  if (transactions.length === 0 && terminal.mode === 'human') terminal.note('no transactions');
  if (terminal.mode === 'ndjson') return terminal.result(readList(pages.document) ?? [], '');
  await terminal.result(pages.document, () => {
    const further = flags.columns ? [] : furtherColumns(transactions);
    const rows = listTable<CreditTransaction, string>(terminal, {
      items: transactions,
      names: [...names, ...further.map(([name]) => name)],
      columns: { ...Object.fromEntries(further), ...COLUMNS },
    });
    return terminal.out.isTTY && transactions.length > 0
      ? [...rows, ...summary(context, transactions, pages.isCut)]
      : rows;
  });
}

const COLUMNS = {
  time: { cell: timeText },
  type: { cell: ({ type }: CreditTransaction) => type },
  description: {
    cell: ({ description, service }: CreditTransaction) => description || service,
    shrink: true,
  },
  amount: {
    cell: ({ amount }: CreditTransaction) => (amount > 0 ? `+${amount}` : String(amount)),
    align: 'right',
  },
  balance: {
    cell: ({ balance }: CreditTransaction) => (balance === undefined ? '' : String(balance)),
    align: 'right',
  },
} as const;

/** Of fields that only this service sends. */
function furtherColumns(transactions: readonly CreditTransaction[]) {
  const found = new Set(transactions.flatMap(({ rest }) => Object.keys(rest)));
  return [...found]
    .filter((name) => !Object.hasOwn(COLUMNS, name))
    .slice(0, MOST_FURTHER)
    .map((name) => [name, { cell: ({ rest }: CreditTransaction) => cell(rest[name]) }] as const);
}

/** Every row has a cell for every column. */
const MOST_FURTHER = 100;

function timeText({ at }: CreditTransaction): string {
  return at === undefined ? '' : `${spendingDay(at)} ${at.toTimeString().slice(0, 5)}`;
}

/** Credits on hold for running work still count in the ledger. */
function ledgerBalance(document: unknown): number | undefined {
  const balance = readBalance(document);
  return balance === undefined ? undefined : balance + (firstNumber(document, ['held']) ?? 0);
}

function summary(
  { terminal }: Context,
  transactions: readonly CreditTransaction[],
  isCut: boolean,
): string[] {
  const { spent, added, count } = totalsOf(transactions);
  const counted = `${count} ${count === 1 ? 'transaction' : 'transactions'}`;
  const lines = [
    '',
    isCut
      ? `${spent} spent, ${added} added, in the last ${counted}; older ones are not counted (--limit, --since)`
      : `${spent} spent, ${added} added, in ${counted}`,
  ];
  if (spent === 0) return lines;
  const days = spentByDay(transactions);
  return [
    ...lines,
    ...(days.length > 0 ? ['', terminal.style.bold('spent by day'), ...terminal.chart(days)] : []),
    '',
    terminal.style.bold('spent by service'),
    ...terminal.chart(spentByService(transactions)),
  ];
}
