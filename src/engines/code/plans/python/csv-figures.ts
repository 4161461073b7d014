import { columnFor, DATES, MONEY, PRICE, QUANTITY } from './csv-read.ts';
import { type PythonWish, snake } from './wish.ts';

export const PERIODS: Readonly<Record<string, string>> = {
  year: '{day:%Y}',
  month: '{day:%Y-%m}',
  week: '{day:%G-W%V}',
  day: '{day:%Y-%m-%d}',
  date: '{day:%Y-%m-%d}',
  weekday: '{day:%A}',
  quarter: '{day.year}-Q{(day.month + 2) // 3}',
};

interface Measure {
  readonly label: string;
  readonly fold: string;
}

const FOLDS: readonly (readonly [said: RegExp, label: string, fold: string])[] = [
  [/\b(?:averages?|means?)(?: of)?(?: the)?\b/, 'average', 'sum(values) / len(values)'],
  [/\bmedians?(?: of)?(?: the)?\b/, 'median', 'statistics.median(values)'],
  [/\b(?:max(?:imum)?|highest|largest)(?: of)?(?: the)?\b(?! first)/, 'max', 'max(values)'],
  [/\b(?:min(?:imum)?|lowest|smallest)(?: of)?(?: the)?\b(?! first)/, 'min', 'min(values)'],
  [
    /\b(?:counts?|number of (?:rows|entries|lines|records|orders|sales|transactions))\b(?! skipped)/,
    'count',
    'len(values)',
  ],
  [/\b(?:totals?|sums?)(?: up)?(?: of)?(?: the)?\b/, 'total', 'sum(values)'],
];

export interface Key {
  readonly label: string;
  readonly period?: string;
  readonly column?: string;
}

export function readKeys(wish: PythonWish, columns: readonly string[]): Key[] | undefined {
  const keys: Key[] = [];
  const found = wish.takeAll(
    /\b(?:per|by|for each|for every|each|grouped by|group by)(?: calendar)? (?!(?:numeric|column|value|comma|semicolon|tab|a|the|line|row)\b)([a-z_]+)((?:(?:,| and(?: per| by| for each)?) (?:year|month|week|weekday|day|quarter)\b)*)/,
  );
  for (const [, noun = '', more = ''] of found) {
    for (const one of [
      noun,
      ...(more.match(/[a-z]+/g) ?? []).filter((word) => !/^(?:and|per|by|for|each)$/.test(word)),
    ]) {
      if (PERIODS[one] && !columns.includes(one)) keys.push({ label: one, period: one });
      else {
        const column = columns.length > 0 ? columnFor(one, columns) : snake(one);
        if (column === undefined) return undefined;
        if (DATES.test(column) && PERIODS[one]) keys.push({ label: one, period: one });
        else keys.push({ label: column, column });
      }
    }
  }
  return keys;
}

export function readValue(
  wish: PythonWish,
  columns: readonly string[],
  rest: readonly string[],
): { readonly columns: string[]; readonly measures: Measure[]; readonly said: string } | undefined {
  // Money that comes and goes is told apart by its sign.
  const signed = wish.take(
    /[,;]? ?\b(?:(?:and|the|total|sum|of|with|for|as|separate|separated?|split|into|by) )*\b(incomes?|earnings|deposits|credits?) (?:and|vs\.?|from|,|\/)(?: the)? (expenses?|spendings?|withdrawals|debits?|expenditures?|costs)\b(?: (?:separately|separate|split|apart|in (?:two|separate) columns))*/,
  );
  if (signed) {
    wish.take(/\b(?:the )?(?:sums?|totals?)(?: up)?(?: of)?\b/);
    const column = rest.find((one) => MONEY.test(one)) ?? (columns.length === 0 ? 'amount' : undefined);
    const [, income = 'income', expenses = 'expenses'] = signed;
    wish.take(
      /(?:[,;] ?|\b(?:and|plus|with|the) )*\b(?:balances?|net|differences?)(?: (?:amount|total|per month))?\b/,
    );
    if (column === undefined) return undefined;
    return {
      columns: [column],
      measures: [
        { label: income, fold: 'sum((value for value in values if value > 0), Decimal(0))' },
        { label: expenses, fold: 'sum((value for value in values if value < 0), Decimal(0))' },
        { label: 'balance', fold: 'sum(values)' },
      ],
      said: column.toLowerCase(),
    };
  }
  const revenue = wish.name(/\b(?:total |the )*(revenue|turnover|sales volume|income|takings)\b/);
  if (revenue) {
    const named = columnFor(revenue, columns);
    const quantity = columns.find((one) => QUANTITY.test(one));
    const price = columns.find((one) => PRICE.test(snake(one)));
    const single =
      named ??
      (quantity && price ? undefined : columns.find((one) => /amount|total|sum|value|price/i.test(one)));
    const used = single ? [single] : quantity && price ? [quantity, price] : undefined;
    return (
      used && {
        columns: used,
        measures: [{ label: revenue, fold: 'sum(values)' }],
        said: `${revenue} ${used.join(' ')}`,
      }
    );
  }
  const measures: (Measure & { readonly at: number })[] = [];
  for (const [said, label, fold] of FOLDS) {
    const found = wish.take(said);
    if (found) measures.push({ label, fold, at: found.index });
  }
  if (measures.length === 0) return undefined;
  measures.sort((a, b) => a.at - b.at);
  if (measures.every(({ label }) => label === 'count')) return { columns: [], measures, said: '' };
  const named = rest.find((one) =>
    new RegExp(`\\b${one.replaceAll('_', '[ _]')}s?\\b`, 'i').test(wish.rest.replace(/\([^)]*\)/g, '')),
  );
  const column =
    named ??
    rest.find((one) => MONEY.test(one)) ??
    rest.at(-1) ??
    (columns.length === 0 ? 'amount' : undefined);
  if (column === undefined) return undefined;
  wish.take(new RegExp(`\\b(?:the )?${column.replaceAll('_', '[ _]')}s?\\b(?! (?:is|isn))`, 'i'));
  return { columns: [column], measures, said: column };
}
