import type { Phrase } from '../reading/phrase.ts';
import type { Catalog } from './catalog.ts';
import { columnWords } from './comparisons.ts';
import { applyExtreme, readExtreme } from './extremes.ts';
import { knownColumns, saidAs } from './lexicon.ts';
import { measureOf } from './measures.ts';
import { tableAt } from './nouns.ts';
import { newQuery, placeOf, type Query, type Reading } from './query.ts';
import { readState } from './states.ts';

const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** "The second" of "the second highest". */
export function takeNth(r: Phrase): number | undefined {
  const found = r.take(`(?:the )?(?:(${NTH.slice(1).join('|')})|(\\d+)(?:st|nd|rd|th))`);
  if (!found) return undefined;
  r.takeMark();
  return found[1] ? NTH.indexOf(found[1]) + 1 : Number(found[2]);
}

/** "The second highest salary", "third most expensive product". */
export function readNth(r: Phrase, catalog: Catalog, start: (q: Query) => Reading): Reading | undefined {
  const nth = takeNth(r);
  if (nth === undefined) return undefined;
  const extreme = readExtreme({ r });
  if (!extreme) return undefined;
  const rows = r.attempt(() => tableAt(r, catalog, false)?.table);
  const column = rows
    ? undefined
    : r.take(`(${catalog.isGiven ? '[a-z_]+' : `${knownColumns}|[a-z_]+`})`)?.[1];
  const from =
    rows ??
    r.attempt(() =>
      r.take(/(?:of|among|from|in|for)(?: all)?(?: the)?(?! (?:each|every))/) && !r.peek(/each|every/)
        ? tableAt(r, catalog, true)?.table
        : undefined,
    );
  const measure = column ? measureOf({ fold: 'MAX', column }, catalog, from) : undefined;
  const table = from ?? measure?.rows;
  if (!table) return undefined;
  const reading = start(newQuery(table));
  if (measure?.of) {
    const { of } = measure;
    reading.q.orders.push({ by: (name) => name(of), isDown: extreme.isDown });
    reading.q.shown.push(of);
  } else if (!applyExtreme(reading, extreme)) return undefined;
  reading.q.place = nth;
  return reading;
}

/** "And birthday", of columns that are the same together. */
const moreOf = (r: Phrase, catalog: Catalog): string | undefined =>
  r.attempt(() => {
    const isListed = r.takeMark() === ',';
    if (!r.take(/and(?: the)?(?: same)?/) && !isListed) return undefined;
    const words = catalog.isGiven
      ? catalog.tables.flatMap(({ columns }) => columns.map(({ name }) => saidAs(name))).join('|')
      : knownColumns;
    return r.take(`(${words})`)?.[1];
  });

/** "Duplicate emails in users", "emails that appear more than once", "users with the same email". */
export function readDuplicates(
  r: Phrase,
  catalog: Catalog,
  start: (q: Query) => Reading,
): Reading | undefined {
  const isSaid = r.take(/(?:the )?(?:duplicate|duplicated|repeated)/);
  const rows = isSaid
    ? undefined
    : r.attempt(() => {
        const table = tableAt(r, catalog, false)?.table;
        return table &&
          r.take(
            /(?:with|that have|who have|that share|who share|sharing|having)(?: the| an?)? (?:same|duplicated?|identical)/,
          )
          ? table
          : undefined;
      });
  const column = r.take(`(${catalog.isGiven ? '[a-z_]+' : knownColumns})`)?.[1];
  if (!column) return undefined;
  if (
    !isSaid &&
    !rows &&
    !r.take(
      /(?:that|which) (?:appear|occur|exist|are used|are there|are listed)s? (?:more than once|multiple times|several times|twice or more)/,
    )
  )
    return undefined;
  const others: string[] = [];
  for (let more = moreOf(r, catalog); more !== undefined; more = moreOf(r, catalog)) others.push(more);
  const from =
    rows ??
    r.attempt(() =>
      r.take(/(?:in|of|from|among)(?: the)?/) ? tableAt(r, catalog, true)?.table : undefined,
    ) ??
    (catalog.isGiven && catalog.tables.length === 1 ? catalog.tables[0] : undefined) ??
    catalog.table(/mail|username|phone/.test(column) ? 'users' : 'products');
  if (!from) return undefined;
  const reading = start(newQuery(from));
  const place = placeOf(reading, column);
  if (!place) return undefined;
  const measure = { fold: 'COUNT' as const, rows: from };
  reading.q.groups.push({ place });
  for (const word of others) {
    const other = placeOf(reading, word);
    if (!other) return undefined;
    reading.q.groups.push({ place: other });
  }
  reading.q.measures.push(measure);
  reading.q.having.push({ measure, test: '> 1' });
  r.take(
    /(?:and |with |along with |show(?:ing)? |the )+(?:how often(?: (?:they|it|each(?: one)?|each of them) (?:occur|appear)s?)?|number of times|counts?|their counts?|how many times)(?: they (?:occur|appear))?|more than once/,
  );
  return reading;
}

/** "Rank students by score", "running total of sales", "7-day moving average". */
export function readWindow(r: Phrase, catalog: Catalog, start: (q: Query) => Reading): Reading | undefined {
  if (r.take(/rank(?:s|ing of|ing|ed)?(?: of)?/)) {
    const table = tableAt(r, catalog, true)?.table;
    if (!table || !r.take(/by|on|according to/)) return undefined;
    const reading = start(newQuery(table));
    r.take(/their|the/);
    const word = r.take(columnWords(reading)) ?? r.take(/[a-z_]+/);
    const place = word && placeOf(reading, word[0]);
    if (!place) return undefined;
    const isUp = r.take(/ascending|lowest first|from lowest to highest/) !== undefined;
    r.take(/descending|highest first|from highest to lowest/);
    reading.q.orders.push({ by: (name) => name(place), isDown: !isUp });
    reading.q.window = { kind: 'rank', of: place };
    return reading;
  }
  const median = r.take(/(?:the )?median(?: of)?(?: the)?/);
  if (median) return readMedian(r, catalog, start);
  const moving = r.take(
    /(?:an? |the )?(?:(\d+)[- ]day )?(?:moving|rolling) average(?: over (\d+) days)?(?: of)?(?: the)?/,
  );
  const running = moving
    ? undefined
    : r.take(/(?:an? |the )?(?:running|cumulative)(?: total| sum| balance)?(?: of)?(?: the)?/);
  if (!moving && !running) return undefined;
  const isDaily = r.take(/daily|all|their|its/)?.[0] === 'daily';
  const rows = r.attempt(() => tableAt(r, catalog, false)?.table);
  const column = r.take(
    `(?!(?:per|by|over|for|in|ordered)\\b)(${catalog.isGiven ? '[a-z_]+' : knownColumns})`,
  )?.[1];
  const from =
    rows ??
    r.attempt(() =>
      r.take(/(?:of|from|in|for|over)(?: all)?(?: the)?/) ? tableAt(r, catalog, true)?.table : undefined,
    );
  const measure = column ? measureOf({ fold: 'SUM', column }, catalog, from) : undefined;
  const moved = /\btransactions?\b|\bbalance\b/.test(r.text) ? 'transactions' : 'sales';
  const table = from ?? measure?.rows ?? catalog.table(moved);
  const of = measure?.of ?? (table && catalog.worth(table));
  const day = table && catalog.date(table);
  if (!table || !of || !day) return undefined;
  const reading = start(newQuery(table));
  const by = r.take(
    /(?:by|over|per|for each|ordered by|in order of|sorted by) (?:the )?(?:order |sale |payment |transaction )?(?:date|time|day)/,
  )?.[0];
  reading.q.orders.push({ by: (name) => name(day), isDown: false });
  reading.q.shown.push(day, of);
  reading.q.window = moving
    ? {
        kind: 'moving',
        of,
        size: Number(moving[1] ?? moving[2] ?? r.take(/over (?:the )?(?:last )?(\d+) days/)?.[1] ?? 7),
      }
    : { kind: 'running', of, isDaily: isDaily || /^(?:by|per|for each) day$/.test(by ?? '') };
  return reading;
}

function readMedian(r: Phrase, catalog: Catalog, start: (q: Query) => Reading): Reading | undefined {
  const column = r.take(`(${catalog.isGiven ? '[a-z_]+' : knownColumns})`)?.[1];
  const from = r.attempt(() =>
    r.take(/(?:of|for|from|in)(?: all)?(?: the)?/) ? tableAt(r, catalog, false)?.table : undefined,
  );
  const measure = column === undefined ? undefined : measureOf({ fold: 'AVG', column }, catalog, from);
  if (!measure?.of) return undefined;
  const reading = start(newQuery(measure.rows));
  reading.q.window = { kind: 'median', of: measure.of };
  return reading;
}

/** "Percentage of orders that were cancelled". */
export function readShare(r: Phrase, catalog: Catalog, start: (q: Query) => Reading): Reading | undefined {
  if (!r.take(/(?:the )?(?:percentage|percent|share|proportion|fraction) of/)) return undefined;
  r.take(/all|the|our/);
  const before = r.at;
  const plain = r.attempt(() => tableAt(r, catalog, false)?.table);
  const table = plain ?? (r.take(/[a-z-]+/) && tableAt(r, catalog, false)?.table);
  if (!table) return undefined;
  const reading = start(newQuery(table));
  const end = r.at;
  if (plain) r.take(/(?:that|who|which)(?: (?:are|is|were|was|have been|got))?/);
  else r.back(before);
  const state = readState(reading);
  if (!plain) r.back(end);
  if (!state) return undefined;
  reading.q.measures.push({ fold: 'COUNT', rows: table, share: [state] });
  return reading;
}
