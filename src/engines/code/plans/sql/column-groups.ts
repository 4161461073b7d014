import type { Phrase } from '../reading/phrase.ts';
import { pluralOf } from '../reading/plural.ts';
import type { Catalog, Place } from './catalog.ts';
import { singularOf } from './lexicon.ts';
import { measureOf, readSaid } from './measures.ts';
import { type Measure, newQuery, type Query, type Reading } from './query.ts';
import { readNumber, readSign } from './values.ts';

const WITH =
  '(?:with|having|whose|where|that have|which have|that has|for which|in which)(?: (?:there are|the|an?|their|its))?';

/** A sign that stands for a bound: "is 5" is a value, "above 5" is one. */
const BOUND =
  /(?:is |are |of )?(?:more than|greater than|higher than|larger than|above|over|exceeding|exceeds|at least|no less than|fewer than|less than|lower than|below|under|at most|no more than|up to|exactly)/;

function readBound(r: Phrase): string | undefined {
  const sign = r.peek(BOUND) || /^\s*[<>]/.test(r.text.slice(r.at)) ? readSign(r) : undefined;
  const number = sign === undefined ? undefined : readNumber(r);
  return number === undefined ? undefined : `${sign} ${number}`;
}

/** The measure that a bound is about, and the bound: "more than 5 products", "a total above 1000". */
function readBounded(
  r: Phrase,
  catalog: Catalog,
  known: readonly Measure[],
  place: Place,
): { measure: Measure; test: string } | undefined {
  const counted = r.attempt(() => {
    const test = readBound(r);
    const noun =
      test === undefined ? undefined : r.take(`(?:different )?(${catalog.rowWords()}|rows|entries|of them)`);
    const table = noun?.[1] === undefined ? undefined : catalog.table(noun[1]);
    if (test === undefined || (noun && !table && !/^(?:rows|entries|of them)/.test(noun[1] ?? '')))
      return undefined;
    // "Only categories with more than 5", of a number that is shown.
    if (!noun && known.length !== 1) return undefined;
    const [only] = known;
    const measure = noun || !only ? { fold: 'COUNT' as const, rows: table ?? place.table } : only;
    return { measure, test };
  });
  if (counted) return counted;
  return r.attempt(() => {
    const bare = r.attempt(() => {
      const word = r.take(/(?:the )?(totals?|sums?|averages?|mean|counts?|number)/)?.[1];
      return word !== undefined && (r.peek(BOUND) || /^\s*[<>]/.test(r.text.slice(r.at))) ? word : undefined;
    });
    const fold =
      bare && (/^(?:total|sum)/.test(bare) ? 'SUM' : /^(?:average|mean)/.test(bare) ? 'AVG' : 'COUNT');
    const said = bare === undefined ? readSaid(r, catalog) : undefined;
    const measure = fold
      ? (known.find((one) => one.fold === fold) ??
        (known.length === 0 ? worthOf(catalog, place, fold) : undefined))
      : said &&
        (measureOf(said, catalog, place.table) ??
          (said.fold === 'COUNT' ? undefined : worthOf(catalog, place, said.fold)));
    const test = measure && readBound(r);
    return measure && test !== undefined ? { measure, test } : undefined;
  });
}

function worthOf(catalog: Catalog, place: Place, fold: Measure['fold']): Measure | undefined {
  if (fold === 'COUNT') return { fold, rows: place.table };
  const of = catalog.worth(place.table);
  return of && { fold, of, rows: place.table };
}

/** "Categories with more than 5 products", where a category is a column: the groups that a bound selects. */
export function readColumnGroups(
  r: Phrase,
  catalog: Catalog,
  start: (q: Query) => Reading,
): Reading | undefined {
  if (!catalog.isGiven) return undefined;
  r.take(/(?:the|all|every|only)(?: the)?/);
  const word = r.take(/([a-z_]+)/)?.[1];
  if (word === undefined || singularOf(word) === word || catalog.tables.some(({ name }) => name === word))
    return undefined;
  const place = catalog.tables
    .flatMap((table) => catalog.columnsOf(table).map((column): Place => ({ table, column: column.name })))
    .find(({ column }) => pluralOf(column) === word || pluralOf(column.replace(/_name$/, '')) === word);
  if (!place || !r.take(WITH)) return undefined;
  const reading = start(newQuery(place.table));
  const { q } = reading;
  const most = r.attempt(() => {
    const lead = r.take(/(?:the )?(most|fewest|highest number of|lowest number of)/)?.[1];
    const noun = lead && r.take(`(${catalog.rowWords()})`)?.[1];
    return noun && catalog.table(noun) === place.table ? lead : undefined;
  });
  q.groups.push({ place });
  if (most !== undefined) {
    const measure = { fold: 'COUNT' as const, rows: place.table };
    q.measures.push(measure);
    q.orders.push({ by: measure, isDown: /most|highest/.test(most) });
    return reading;
  }
  const bounded = readBounded(r, catalog, [], place);
  if (!bounded || bounded.measure.rows !== place.table) return undefined;
  q.measures.push(bounded.measure);
  q.having.push(bounded);
  return reading;
}

/** "Only categories with a total above 1000", of totals per category: a bound on the group, and none on its rows. */
export function readGroupBound(reading: Reading): boolean {
  const { r, q, catalog } = reading;
  const [group] = q.groups;
  if (!group || group.part !== undefined || q.measures.length === 0) return false;
  const name = group.table ? group.table.name : pluralOf(group.place.column.replace(/_id$/, ''));
  return (
    r.attempt(() => {
      const lead = r.take(
        `(?:and |but )?(?:(?:only|just|show|keep|list|include|for) )*(?:the )?(?:${name.replaceAll('_', '[ _]')}|groups|those|ones)(?= (?:with|having|whose|where|that|which|for))`,
      );
      if ((!lead && !r.peek(/having/)) || !r.take(WITH)) return undefined;
      const bounded = readBounded(r, catalog, q.measures, group.place);
      if (!bounded) return undefined;
      q.having.push(bounded);
      q.used.add(bounded.measure.rows);
      return true;
    }) ?? false
  );
}
