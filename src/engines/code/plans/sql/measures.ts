import type { Phrase } from '../reading/phrase.ts';
import type { Catalog } from './catalog.ts';
import { isDate, isDayName, levelOf, numberColumns, ROWS_WITH, saidAs } from './lexicon.ts';
import type { Measure } from './query.ts';
import type { Table } from './schema.ts';

const FOLDS: readonly (readonly [pattern: string, fold: Measure['fold']])[] = [
  ['(?:grand )?total|sum|combined|overall', 'SUM'],
  ['average|mean|avg', 'AVG'],
  ['highest|maximum|max|largest|biggest|latest|most recent|last', 'MAX'],
  ['lowest|minimum|min|smallest|earliest|first', 'MIN'],
];
const OWN = '(?:(?:the|their|its|all|each|every|his|her) )*';

/** A count or a fold as it is said, before the tables are known. */
interface Said {
  readonly fold: Measure['fold'];
  readonly rows?: string;
  readonly column?: string;
  readonly isDistinct?: boolean;
}

const columnWords = (catalog: Catalog): string =>
  catalog.isGiven
    ? catalog.tables
        .flatMap((table) => catalog.columnsOf(table))
        .filter(({ name }) => !/(?:^|_)id$/.test(name))
        .map(({ name }) => saidAs(name))
        .sort((a, b) => b.length - a.length)
        .join('|')
    : `${numberColumns}|[a-z]+(?:_[a-z]+)+`;

const TAKINGS = 'revenue|spending|spent|turnover|earnings|income|sales (?:amount|value|volume|revenue)|money';

export function readSaid(r: Phrase, catalog: Catalog): Said | undefined {
  return (
    r.attempt(() => {
      const rows = catalog.rowWords();
      const counted =
        r.take(
          `${OWN}(?:total )?(?:number|count)s? of ${OWN}(distinct |different |unique )?(?:times|(${rows}|[a-z]+s))`,
        ) ??
        r.take(
          `how (?:many|often)(?: times)? ${OWN}(distinct |different |unique )?(${rows}|[a-z]+s)(?: (?:there are|they (?:have|made|placed|wrote|had)|(?:each|it|each one) (?:has|have|had)|are there|do they have))?`,
        ) ??
        r.take(`${OWN}()(${rows}) counts?`) ??
        r.take(`counts? (?:of )?${OWN}()(${rows})`) ??
        r.take(
          `total ()(orders|customers|users|employees|visits|posts|comments|reviews|products|students|logins|sessions)(?! (?:amount|value|price|total|revenue|cost))`,
        );
      if (!counted) return undefined;
      return {
        fold: 'COUNT' as const,
        ...(counted[2] ? { rows: counted[2] } : {}),
        ...(counted[1] ? { isDistinct: true } : {}),
      };
    }) ?? r.attempt(() => readFold(r, catalog))
  );
}

/** "The total price of their books": whose column it is. */
function ownedRows(r: Phrase, rows: string): Pick<Said, 'rows'> {
  const found = r.take(`of (?:all )?(?:their|its|his|her) (${rows})`)?.[1];
  return found === undefined ? {} : { rows: found };
}

function readFold(r: Phrase, catalog: Catalog): Said | undefined {
  r.take('(?:the|their|its)');
  for (const [pattern, fold] of FOLDS) {
    const found = r.attempt(() => {
      const lead = r.take(`(?:${pattern})(?: value| amount(?= of))?(?: of)?`);
      if (!lead) return undefined;
      r.take('(?:the|their|its|all|each|every)(?: (?:their|its|the))?');
      const rows = catalog.rowWords();
      // A column may have the name of a fold.
      if (/^(?:the )?total/.test(lead[0]) && r.peek(/per|by|for|in/) && catalog.find('total', catalog.tables))
        return { fold, column: 'total' };
      const takings =
        r.take(`(?:money )?(?:${TAKINGS})`) ??
        // Without a table of that name, sales are the amounts taken.
        (catalog.isGiven && !catalog.tables.some((table) => /^sales?$/.test(table.name))
          ? r.take(
              /sales(?= (?:above|below|over|under|of|per|by|in|for|is|are|more|less|at|greater|higher)\b)/,
            )
          : undefined);
      if (takings) return { fold, column: 'revenue' };
      const both = r.take(`(${rows}) (${columnWords(catalog)}|value|size|date)(?! of)`);
      if (both) return { fold, rows: both[1] ?? '', column: both[2] ?? '' };
      const isLast = /latest|recent|earliest|\b(?:last|first)\b/.test(lead[0]);
      const column = r.take(`(${columnWords(catalog)})s?(?: (?:spent|paid|sold|earned|ordered|due|owed))?`);
      // The latest score is not the highest.
      if (column && isLast && !isDayName((column[1] ?? '').replaceAll(' ', '_')) && catalog.isGiven)
        return undefined;
      if (column && !(fold !== 'SUM' && fold !== 'AVG' && /^id$/.test(column[1] ?? '')))
        return { fold, column: column[1] ?? '', ...ownedRows(r, rows) };
      if (/latest/.test(pattern) && /latest|recent|last$/.test(lead[0])) return undefined;
      if (/earliest/.test(pattern) && /earliest|first/.test(lead[0])) return undefined;
      const only = r.take(`(${rows})(?: (?:amounts?|totals?))?`);
      // The biggest city is a row; the biggest order may be an amount.
      const isRow = /^M/.test(fold) && levelOf(catalog.table(only?.[1] ?? '')?.name ?? '') < 3;
      return only && !isRow ? { fold, rows: only[1] ?? '' } : undefined;
    });
    if (found) return found;
  }
  return r.take(`${TAKINGS}|sales (?:totals?|figures)`) ? { fold: 'SUM', column: 'revenue' } : undefined;
}

const MONEY = /^(?:amount|total|revenue|value|price|quantity|size|spent|spending|order_total|total_amount)$/;

/** The columns and rows that a measure is of; `rows` are those that the wish is about, if it has said so. */
export function measureOf(said: Said, catalog: Catalog, rows: Table | undefined): Measure | undefined {
  const { fold, column, isDistinct } = said;
  const named = said.rows === undefined ? undefined : catalog.table(said.rows);
  if (said.rows !== undefined && !named) {
    const of = fold === 'COUNT' ? catalog.keyed(said.rows) : undefined;
    return of && { fold, of, rows: of.table, isDistinct: true };
  }
  if (fold === 'COUNT') {
    const counted = named ?? rows;
    return counted && { fold, rows: counted, ...(isDistinct ? { isDistinct } : {}) };
  }
  if (named && (column === undefined || !catalog.find(column, [named]))) {
    const isDay = /^(?:date|day)$/.test(column ?? '');
    const of = isDay
      ? catalog.date(named)
      : column === undefined || /^(?:value|size|amount|total)$/.test(column)
        ? catalog.worth(named)
        : catalog.column(named, column);
    return of && { fold, of, rows: named };
  }
  if (column === undefined) return undefined;
  const given = catalog.find(column, [
    ...(named ? [named] : []),
    // Revenue is a sum over orders, not a column of customers.
    ...(rows && (catalog.isGiven || column !== 'revenue') ? [rows] : []),
    ...(catalog.isGiven ? catalog.tables : []),
  ]);
  if (given) return { fold, of: given, rows: given.table };
  if (catalog.isGiven) {
    if (!MONEY.test(column)) return undefined;
    const tables = [...catalog.tables].sort((a, b) => Number(a === rows) - Number(b === rows));
    const of = tables.map((table) => catalog.worth(table)).find(Boolean);
    if (!of) return undefined;
    // The number that was taken is neither that of all nor the price of one.
    const price = catalog.columnsOf(of.table).find(({ name }) => /price$/.test(name));
    const by = catalog.find('quantity', [of.table]);
    const isProduct = column !== 'quantity' && price && by && /price$|quantity$/.test(of.column);
    if (isProduct) return { fold, of: { table: of.table, column: price.name }, by, rows: of.table };
    // The price is in the table of the product.
    const owner =
      column !== 'quantity' && by && /quantity$/.test(of.column)
        ? catalog.tables.find((one) => catalog.key(of.table, one) && catalog.find('price', [one]))
        : undefined;
    const priced = owner && catalog.find('price', [owner]);
    if (priced) return { fold, of: priced, by, rows: of.table };
    return { fold, of, rows: of.table };
  }
  const usual = ROWS_WITH[column];
  const name = usual === undefined ? undefined : catalog.instead(usual);
  const isChilds =
    rows !== undefined &&
    levelOf(rows.name) < 3 &&
    MONEY.test(column) &&
    !(column === 'price' && levelOf(rows.name) === 2);
  // A department has no salary of its own.
  const isBelow = rows !== undefined && name !== undefined && levelOf(rows.name) === 0 && levelOf(name) > 0;
  // Reviews have a rating, orders have none.
  const isOthers =
    rows !== undefined &&
    levelOf(rows.name) >= 3 &&
    column === 'rating' &&
    !/^(?:reviews|ratings)$/.test(rows.name);
  const table =
    rows && !isChilds && !isBelow && !isOthers
      ? rows
      : catalog.table(
          rows && name === 'sales' && levelOf(rows.name) > 0
            ? catalog.instead('orders')
            : (name ?? catalog.instead('sales')),
        );
  if (!table) return undefined;
  const of =
    column === 'revenue'
      ? catalog.worth(table)
      : isDate(column)
        ? catalog.date(table)
        : catalog.column(table, column);
  return of && { fold, of, rows: table };
}
