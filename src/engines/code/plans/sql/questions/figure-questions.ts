import { NUMBER, numberOf } from '../../reading/text.ts';
import { singularOf } from '../lexicon.ts';
import type { Table } from '../schema.ts';
import { columnOf, DATED, type Ground, has, WORTH } from './ground.ts';

const one = (noun: string): string =>
  singularOf(
    noun
      .trim()
      .replace(/people$/, 'person')
      .replaceAll(' ', '_'),
  );

/** The column of a word, which may be the key of another table. */
const columnFor = (table: Table, noun: string): string | undefined =>
  [one(noun), `${one(noun)}_name`, `${one(noun)}_id`, noun.trim().replaceAll(' ', '_')].find((name) =>
    has(table, name),
  );

const MONEY = /^(?:revenue|sales|turnover|income|earnings|spending|amount|value|total)$/;

/** "The top three salespeople by revenue in each region", of one table that has them all. */
export function topOfGroups(text: string, { tables }: Ground): string | undefined {
  const [, count = '', noun = '', said = '', group = ''] =
    new RegExp(
      `^(?:top|best|highest|first) ${NUMBER} ([a-z_]+) by (?:their |the |total |overall |sum of |summed )*(number of [a-z_]+|[a-z_]+) (?:in|per|for|of|within) (?:each |every )([a-z_]+)$`,
    ).exec(text) ?? [];
  for (const table of count ? tables : []) {
    const [own, by] = [columnFor(table, noun), columnFor(table, group)];
    const worth = MONEY.test(said)
      ? (columnOf(table, WORTH) ?? columnFor(table, said))
      : columnFor(table, said);
    const isCount = said.startsWith('number of');
    // Rows that are the thing itself are ranked elsewhere.
    if (!own || !by || own === by || (!worth && !isCount)) continue;
    const label = isCount ? 'row_count' : `total_${worth}`.replace('total_total', 'total');
    return [
      'WITH totals AS (',
      `  SELECT ${by}, ${own}, ${isCount ? 'COUNT(*)' : `SUM(${worth})`} AS ${label}`,
      `  FROM ${table.name}`,
      `  GROUP BY ${by}, ${own}`,
      ')',
      `SELECT ${by}, ${own}, ${label}`,
      'FROM (',
      `  SELECT totals.*, RANK() OVER (PARTITION BY ${by} ORDER BY ${label} DESC) AS place`,
      '  FROM totals',
      ') AS ranked',
      `WHERE place <= ${numberOf(count)}`,
      `ORDER BY ${by}, place, ${own};`,
    ].join('\n');
  }
  return undefined;
}

const FOLDS: Readonly<Record<string, string>> = {
  average: 'AVG',
  mean: 'AVG',
  longest: 'MAX',
  maximum: 'MAX',
  shortest: 'MIN',
  minimum: 'MIN',
  total: 'SUM',
};
const PER_DAY: Readonly<Record<string, number>> = { minute: 1440, hour: 24, day: 1 };

/** "The average waiting time in minutes per doctor": between the two times of a row. */
export function timeBetween(text: string, { tables, dialect }: Ground): string | undefined {
  const [, fold = '', what = '', said, group, order] =
    /^(average|mean|longest|shortest|maximum|minimum|total) ((?:[a-z]+ )?(?:time|duration|delay|stay|length(?: of [a-z]+)?))(?: in (minute|hour|day)s)?(?: (?:per|by|for each|of each|for every) ([a-z_]+))?(?:,? (?:sorted )?(longest|slowest|highest|shortest|fastest|lowest) first)?$/.exec(
      text,
    ) ?? [];
  const [table, other] = tables;
  if (!fold || !table || other) return undefined;
  const [from, to, third] = table.columns.filter(({ name }) => DATED.test(name)).map(({ name }) => name);
  const by = group === undefined ? undefined : columnFor(table, group);
  if (!from || !to || third || (group !== undefined && !by)) return undefined;
  const unit = said ?? (/_at$|time/.test(from) ? 'hour' : 'day');
  const minutes = { minute: 60, hour: 3600, day: 86400 }[unit] ?? 1;
  const between =
    dialect === 'postgres'
      ? `EXTRACT(EPOCH FROM ${to} - ${from}) / ${minutes}`
      : dialect === 'mysql'
        ? `TIMESTAMPDIFF(SECOND, ${from}, ${to}) / ${minutes}`
        : `(julianday(${to}) - julianday(${from}))${PER_DAY[unit] === 1 ? '' : ` * ${PER_DAY[unit]}`}`;
  const label = `${fold}_${what.replaceAll(' ', '_')}_in_${unit}s`;
  const isUp = /^(?:shortest|fastest|lowest)$/.test(order ?? '');
  return [
    `SELECT ${by ? `${by}, ` : ''}ROUND(${FOLDS[fold]}(${between}), 1) AS ${label}`,
    `FROM ${table.name}`,
    `WHERE ${from} IS NOT NULL`,
    `  AND ${to} IS NOT NULL${by ? '' : ';'}`,
    ...(by ? [`GROUP BY ${by}`, `ORDER BY ${order ? `${label}${isUp ? '' : ' DESC'}` : by};`] : []),
  ].join('\n');
}

const CLOCK: Readonly<Record<string, readonly [sqlite: string, postgres: string]>> = {
  hour: ["strftime('%H', @)", "to_char(@, 'HH24')"],
  weekday: [
    "CASE strftime('%w', @) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' ELSE 'Saturday' END",
    "to_char(@, 'FMDay')",
  ],
  month: ["strftime('%Y-%m', @)", "to_char(@, 'YYYY-MM')"],
  day: ['date(@)', 'CAST(@ AS DATE)'],
};

/** "The busiest hour of the day by number of orders". */
export function busiest(text: string, { tables, dialect }: Ground): string | undefined {
  const [, said = '', noun] =
    /^(?:busiest|most popular|most active) (hour(?: of (?:the )?day)?|week ?day|day of (?:the )?week|month|day)(?:,? (?:by|with|and|measured by|in terms of) (?:the |its )?(?:number|count)(?: of ([a-z_]+))?)?$/.exec(
      text,
    ) ?? [];
  const table =
    tables.find(({ name }) => noun === undefined || one(name) === one(noun)) ??
    (tables.length === 1 ? tables[0] : undefined);
  const day = table && columnOf(table, DATED);
  const unit = /week/.test(said) ? 'weekday' : said.split(' ')[0];
  const code = CLOCK[unit ?? '']?.[dialect === 'postgres' ? 1 : 0];
  if (!said || !table || !day || !code || !unit || dialect === 'mysql') return undefined;
  return [
    `SELECT ${code.replaceAll('@', day)} AS ${unit}, COUNT(*) AS ${singularOf(table.name)}_count`,
    `FROM ${table.name}`,
    `GROUP BY ${code.replaceAll('@', day)}`,
    `ORDER BY ${singularOf(table.name)}_count DESC`,
    'LIMIT 1;',
  ].join('\n');
}

/** "For each customer the date of the last order and the days since then". */
export function sinceLast(text: string, ground: Ground): string | undefined {
  const [, noun = '', deed = ''] =
    /^([a-z_]+)(?:'s)?,? (?:(?:with|and|the|show|list|its|their) )*(?:date of )?(?:(?:the|their|its|his|her) )?(?:last|latest|most recent) ([a-z_]+)(?: date)?,? (?:and|with|plus) (?:the |how many )?(?:number of )?days (?:(?:since|ago|passed|that have passed)(?: (?:then|it|that|was))*|it was ago)$/.exec(
      text,
    ) ?? [];
  const owner = ground.table(noun);
  const rows = ground.table(deed);
  const day = rows && columnOf(rows, DATED);
  if (!owner || !rows || !day || !has(rows, `${singularOf(owner.name)}_id`)) return undefined;
  const title = columnOf(owner, /^(?:name|title|email)$/) ?? 'id';
  const last = `MAX(${rows.name}.${day})`;
  const now = ground.dialect === 'sqlite' ? "'now'" : 'CURRENT_DATE';
  return [
    `SELECT ${owner.name}.${title}, ${last} AS last_${singularOf(rows.name)}, ${ground.days(last, now)} AS days_since`,
    `FROM ${owner.name}`,
    `LEFT JOIN ${rows.name} ON ${rows.name}.${singularOf(owner.name)}_id = ${owner.name}.id`,
    `GROUP BY ${owner.name}.id${title === 'id' ? '' : `, ${owner.name}.${title}`}`,
    'ORDER BY days_since DESC;',
  ].join('\n');
}
