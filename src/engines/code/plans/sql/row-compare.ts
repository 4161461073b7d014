import type { Snippet } from '../../snippets/snippets.ts';
import { Catalog, type Place } from './catalog.ts';
import { type Dialect, dialectOf } from './dates.ts';
import { singularOf } from './lexicon.ts';
import { withNotes } from './notes.ts';
import { readQuery } from './plan-sql.ts';
import { apartFromTables, type Table } from './schema.ts';

const FOLDS: Readonly<Record<string, string>> = {
  average: 'AVG',
  mean: 'AVG',
  highest: 'MAX',
  maximum: 'MAX',
  lowest: 'MIN',
  minimum: 'MIN',
  total: 'SUM',
};
const FOLD = Object.keys(FOLDS).join('|');
const LEAD =
  '^(?:please |write |an? |sql |query |select |that |to |show |shows |list |lists |find |finds |get |return |returns |for |with )*';

interface Asked {
  readonly text: string;
  readonly catalog: Catalog;
  readonly dialect: Dialect;
}

const column = ({ catalog }: Asked, table: Table, word: string): string | undefined =>
  catalog.column(table, word)?.column ?? catalog.column(table, `${singularOf(word)}_id`)?.column;

/** The table whose rows have all of some columns: the one that a word names, or the first that the wish describes. */
function tableWith(asked: Asked, word: string | undefined, columns: readonly string[]): Table | undefined {
  const named = word === undefined ? undefined : asked.catalog.table(word);
  return [...(named ? [named] : []), ...asked.catalog.tables].find((table) =>
    columns.every((one) => column(asked, table, one) !== undefined),
  );
}

const written = ({ catalog }: Asked, lines: readonly string[]): Snippet => {
  const query = lines.join('\n');
  return withNotes(catalog, query, query);
};

/** "Each employee's salary compared to the average salary of their department": a window beside the row. */
function besideFold(asked: Asked): Snippet | undefined {
  const found = new RegExp(
    `${LEAD}(?:the )?(?:each|every|all) ([a-z]+)(?:'s|s')? ([a-z_]+)(?: is)?,? (?:(?:and|with|compared|next|along|together|beside|alongside|versus|vs|to|against|as well as) )+the (${FOLD}) ?([a-z_]+)? (?:of|in|for|within) (?:their|its|the|his|her|that)(?: own)? ([a-z_]+)(?:,? (?:and|with|plus) the difference(?: (?:between|of) (?:them|both|the two)| to it)?)?$`,
    'i',
  ).exec(asked.text);
  const [, rows = '', of = '', fold = '', again = of, group = ''] = (found ?? []).map((one) =>
    one?.toLowerCase(),
  );
  const table = found && tableWith(asked, rows, [of, again, group]);
  const [value, by] = table ? [column(asked, table, of), column(asked, table, group)] : [];
  if (!table || !value || !by || again !== of) return undefined;
  const title = asked.catalog.title(table)?.column;
  const folded = `${FOLDS[fold]}(${value}) OVER (PARTITION BY ${by})`;
  return written(asked, [
    `SELECT ${[...new Set([...(title ? [title] : []), by, value])].join(', ')},`,
    `  ${folded} AS ${fold}_${value},`,
    `  ${value} - ${folded} AS difference`,
    `FROM ${table.name}`,
    `ORDER BY ${by}, ${value} DESC;`,
  ]);
}

/** "Departments whose average salary is above the overall average": groups against all rows. */
function foldAboveAll(asked: Asked): Snippet | undefined {
  const found = new RegExp(
    `${LEAD}(?:the |all )?([a-z_]+) (?:whose|where the|with an?|that have an?|having an?) (average|mean|total) ([a-z_]+)(?: (?:of|in) (?:its|their|the) [a-z]+)?(?: that)? ?(?:is|are)? ?(above|below|higher than|lower than|greater than|less than|more than|over|under) (?:the |that of the )?(?:overall |company |total |global |general |whole |company-wide )*(?:average|mean)(?: ([a-z_]+))?(?: (?:of|for|across|over) (?:all|everyone|the (?:whole )?company)(?: [a-z]+)?)?$`,
    'i',
  ).exec(asked.text);
  const [, group = '', fold = '', of = '', sign = '', again = of] = (found ?? []).map((one) =>
    one?.toLowerCase(),
  );
  if (!found || again !== of || fold === 'total') return undefined;
  const table = tableWith(asked, undefined, [of, singularOf(group)]);
  const [value, by] = table ? [column(asked, table, of), column(asked, table, singularOf(group))] : [];
  if (!table || !value || !by) return undefined;
  const owner = by.endsWith('_id')
    ? asked.catalog.tables.find(({ name }) => singularOf(name) === by.slice(0, -3))
    : undefined;
  const title = owner && asked.catalog.title(owner);
  const own = owner && title ? `${owner.name}.${title.column}` : by;
  const place = owner ? `${table.name}.${value}` : value;
  return written(asked, [
    `SELECT ${own}, AVG(${place}) AS average_${value}`,
    `FROM ${table.name}`,
    ...(owner ? [`JOIN ${owner.name} ON ${owner.name}.id = ${table.name}.${by}`] : []),
    `GROUP BY ${owner ? `${owner.name}.id, ` : ''}${own}`,
    `HAVING AVG(${place}) ${/above|higher|greater|more|over/.test(sign) ? '>' : '<'} (SELECT AVG(${value}) FROM ${table.name})`,
    `ORDER BY average_${value} DESC;`,
  ]);
}

const days = (dialect: Dialect, from: string, to: string): string =>
  dialect === 'mysql'
    ? `DATEDIFF(${to}, ${from})`
    : dialect === 'postgres'
      ? `CAST(${to} AS DATE) - CAST(${from} AS DATE)`
      : `CAST(julianday(${to}) - julianday(${from}) AS INTEGER)`;

/** A date by the word that a wish has for it: "shipping date" is `shipped_date`. */
function dateOf({ catalog }: Asked, table: Table, said: string): Place | undefined {
  const plain = said.replaceAll(' ', '_');
  const own = catalog.columnsOf(table).map(({ name }) => name);
  const stem = said.replace(/^the /, '').slice(0, 4);
  const name = own.find((one) => one === plain) ?? own.find((one) => one.startsWith(stem) && one !== plain);
  return name ? { table, column: name } : catalog.isGiven ? undefined : catalog.column(table, plain);
}

const DATE = '([a-z]+[ _]?(?:date|day|time|at|on)?)';

/** "For each order the number of days between order date and shipping date". */
function daysBetween(asked: Asked): Snippet | undefined {
  const found = new RegExp(
    `${LEAD}(?:(?:the )?(?:each|every|all) ([a-z]+),? (?:with |and |show )?)?(?:the )?(average )?(?:number of )?(?:days|time)(?: it took| passed| elapsed)? between (?:the |its )?${DATE} and (?:the |its )?${DATE}(?: (?:of|for|per|in) (?:each |every |all |the )?([a-z]+))?(?:,? (?:sorted |ordered )?(slowest|longest|fastest|shortest|highest|lowest|most days|largest)(?: one)? first)?$`,
    'i',
  ).exec(asked.text);
  const [, before, average, first = '', second = '', behind, order] = (found ?? []).map((one) =>
    one?.toLowerCase(),
  );
  const word = before ?? behind;
  const table = !found ? undefined : word === undefined ? asked.catalog.tables[0] : asked.catalog.table(word);
  const [from, to] = table ? [dateOf(asked, table, first), dateOf(asked, table, second)] : [];
  if (!table || !from || !to || from.column === to.column) return undefined;
  const between = days(asked.dialect, from.column, to.column);
  if (average)
    return written(asked, [
      `SELECT AVG(${between}) AS average_days`,
      `FROM ${table.name}`,
      `WHERE ${to.column} IS NOT NULL;`,
    ]);
  const isUp = /^(?:fastest|shortest|lowest)/.test(order ?? '');
  const { column: id } = asked.catalog.id(table);
  return written(asked, [
    `SELECT ${id}, ${from.column}, ${to.column}, ${between} AS days`,
    `FROM ${table.name}`,
    ...(order
      ? [`WHERE ${to.column} IS NOT NULL`, `ORDER BY days${isUp ? '' : ' DESC'};`]
      : [`ORDER BY ${id};`]),
  ]);
}

/** "The gaps between consecutive logins of each user": each row against the one before it. */
function sincePrevious(asked: Asked): Snippet | undefined {
  const found = new RegExp(
    `${LEAD}(?:the )?(?:number of )?(gaps?|days|time|intervals?|hours) between (?:the |all )?(?:consecutive|successive|subsequent|adjacent) ([a-z_]+)(?: (?:of|for|per|by) (?:each|every|the same|a)? ?([a-z_]+))?$`,
    'i',
  ).exec(asked.text);
  const [, unit, rows = '', owner] = (found ?? []).map((one) => one?.toLowerCase());
  const table = found && asked.catalog.table(rows);
  const day = table && asked.catalog.date(table);
  const by = table && owner !== undefined ? column(asked, table, owner) : undefined;
  if (!table || !day || (owner !== undefined && !by)) return undefined;
  const over = `OVER (${by ? `PARTITION BY ${by} ` : ''}ORDER BY ${day.column})`;
  const previous = `LAG(${day.column}) ${over}`;
  const gap =
    unit === 'hours' && asked.dialect === 'sqlite'
      ? `ROUND(24 * (julianday(${day.column}) - julianday(${previous})), 2)`
      : asked.dialect === 'sqlite'
        ? `ROUND(julianday(${day.column}) - julianday(${previous}), 2)`
        : days(asked.dialect, previous, day.column);
  return written(asked, [
    `SELECT ${[...(by ? [by] : []), day.column].join(', ')},`,
    `  ${previous} AS previous,`,
    `  ${gap} AS gap_in_${unit === 'hours' && asked.dialect === 'sqlite' ? 'hours' : 'days'}`,
    `FROM ${table.name}`,
    `ORDER BY ${[...(by ? [by] : []), day.column].join(', ')};`,
  ]);
}

/** "Move all orders older than a year to orders_archive": copied and deleted together, or not at all. */
function moveRows(asked: Asked, whole: string): Snippet | undefined {
  const [, verb = '', said = '', target = ''] =
    /^(?:please |write |an? |sql |query |statement |that |to )*(mov|cop)(?:es?|y|ies|ing) (?:all )?(?:the )?(?:rows (?:from|in|of) (?:the )?)?(.+?)(?: from (?:the )?[a-z_]+(?: table)?)? (?:in)?to (?:an? |the )?(?:table )?(?:called |named )?([a-z]+(?:_[a-z]+)*)(?: table)?$/i.exec(
      asked.text,
    ) ?? [];
  if (!target) return undefined;
  const read = readQuery(said, apartFromTables(whole).tables, whole);
  if (!read || read.left.length > 0) return undefined;
  const { q, catalog } = read.reading;
  if (
    q.measures.length + q.groups.length + q.orders.length + q.having.length > 0 ||
    q.used.size !== 1 ||
    q.limit !== undefined
  )
    return undefined;
  const tests = q.where.map((clause) => clause(({ column: one }) => one));
  const where = tests.length > 0 ? `\nWHERE ${tests.join('\n  AND ')}` : '';
  const goal = target === 'archive' ? `${q.rows.name}_archive` : target;
  const copy = `INSERT INTO ${goal}\nSELECT *\nFROM ${q.rows.name}${where};`;
  const code =
    verb.toLowerCase() === 'cop'
      ? copy
      : `BEGIN;\n\n${copy}\n\nDELETE FROM ${q.rows.name}${where};\n\nCOMMIT;`;
  return withNotes(catalog, `-- Both tables have the same columns.\n${code}`, where, [q.rows]);
}

/** Rows beside others: a group, all rows, the one before, another date of the same row. */
export function planRowCompare(text: string, whole: string): Snippet | undefined {
  const plain = text.trim().replace(/\.$/, '');
  const asked = (): Asked => ({
    text: plain,
    catalog: new Catalog(apartFromTables(whole).tables),
    dialect: dialectOf(whole),
  });
  return (
    besideFold(asked()) ??
    foldAboveAll(asked()) ??
    daysBetween(asked()) ??
    sincePrevious(asked()) ??
    moveRows(asked(), whole)
  );
}
