import type { Phrase } from '../reading/phrase.ts';
import type { Catalog } from './catalog.ts';
import { measureOf, readSaid } from './measures.ts';
import { tableAt } from './nouns.ts';
import { newQuery, type Query, type Reading } from './query.ts';

/** Adjectives of time, and the part of a date that they mean. */
export const PERIODS: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
};

/** "Monthly revenue", "daily signups". */
export function readPeriodic(r: Phrase, catalog: Catalog, start: (q: Query) => Reading): Reading | undefined {
  const period = r.take(`(?:the )?(${Object.keys(PERIODS).join('|')})`)?.[1];
  if (!period) return undefined;
  const reading = readFolds(r, catalog, start) ?? readPlainFold(r, catalog, start);
  const place = reading && (reading.dated ?? catalog.date(reading.q.rows));
  if (!reading || !place) return undefined;
  reading.q.groups.push({ place, part: PERIODS[period] ?? 'month' });
  return reading;
}

/** "Sales" is worth something, "signups" are counted. */
function readPlainFold(r: Phrase, catalog: Catalog, start: (q: Query) => Reading): Reading | undefined {
  const isSignup = r.take(/(?:user )?(?:signups?|sign-ups?|registrations?)(?: counts?)?/);
  const noun = isSignup
    ? undefined
    : r.take(`(${catalog.rowWords()})(?: (totals?|counts?|numbers?|amounts?))?`);
  const table = catalog.table(isSignup ? 'users' : (noun?.[1] ?? ''));
  if ((!isSignup && !noun) || !table) return undefined;
  const of =
    /^(?:sales|payments|expenses|donations)$/.test(table.name) && !/count|number/.test(noun?.[2] ?? '')
      ? catalog.worth(table)
      : undefined;
  const reading = start(newQuery(table));
  if (isSignup) {
    const dated = catalog.date(table, 'signed_up_at');
    if (dated) reading.dated = dated;
  }
  reading.q.measures.push(of ? { fold: 'SUM', of, rows: table } : { fold: 'COUNT', rows: table });
  return reading;
}

const PAIRED = '(?:average|mean|total|minimum|maximum|highest|lowest|max|min|largest|smallest)';

/** "Average and maximum salary": several folds of one column. */
function readFoldPair(r: Phrase, catalog: Catalog): NonNullable<ReturnType<typeof readSaid>>[] | undefined {
  return r.attempt(() => {
    const found = r.take(
      `(?:the )?(${PAIRED})((?:, ?(?:the )?${PAIRED})*),? and(?= (?:the )?${PAIRED} (?!of\\b))`,
    );
    const last = found && readSaid(r, catalog);
    if (!found || !last?.column) return undefined;
    const words = [found[1] ?? '', ...(found[2] ?? '').split(/, ?(?:the )?/)].filter(Boolean);
    return [...words.map((word) => ({ ...last, fold: foldOf(word) })), last];
  });
}

const foldOf = (word: string): 'AVG' | 'SUM' | 'MAX' | 'MIN' =>
  /average|mean/.test(word)
    ? 'AVG'
    : word === 'total'
      ? 'SUM'
      : /max|highest|largest/.test(word)
        ? 'MAX'
        : 'MIN';

/** "Number of orders and average amount per customer". */
export function readFolds(r: Phrase, catalog: Catalog, start: (q: Query) => Reading): Reading | undefined {
  const said = readFoldPair(r, catalog) ?? [readSaid(r, catalog)].filter((one) => one !== undefined);
  if (said.length === 0) return undefined;
  for (;;) {
    const next = r.attempt(() => {
      r.takeMark();
      r.take(/and|as well as|plus/);
      return readSaid(r, catalog);
    });
    if (!next) break;
    said.push(next);
  }
  const counted = said.find((one) => one.rows !== undefined)?.rows;
  const from = r.attempt(() =>
    r.take(/(?:of|for|from|in|across|among)(?: all)?(?: the)?/) && !r.peek(/each|every|last|this|past/)
      ? tableAt(r, catalog, false)?.table
      : undefined,
  );
  // "Total revenue per customer from the orders table".
  const later = `\\b(?:from|in|of|using) (?:an? |the |our |my )(${catalog.rowWords()}) tables?\\b`;
  const named = new RegExp(later).exec(r.text.slice(r.at))?.[1];
  const table =
    (counted === undefined ? undefined : catalog.table(counted)) ??
    from ??
    (named === undefined ? undefined : catalog.table(named));
  const first = said[0] && measureOf(said[0], catalog, table);
  if (!first) return undefined;
  const rows = table ?? first.rows;
  const reading = start(newQuery(rows));
  for (const one of said) {
    const measure = measureOf(one, catalog, rows);
    if (!measure) return undefined;
    reading.q.used.add(measure.rows);
    reading.q.measures.push(measure);
  }
  if (from && from !== rows && catalog.key(rows, from)) {
    reading.q.used.add(from);
    reading.q.groups.push({ place: catalog.id(from), table: from });
  }
  return reading;
}
