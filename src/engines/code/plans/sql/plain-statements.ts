import { NUMBER, numberOf } from '../reading/text.ts';
import { type Dialect, datePart, moved } from './dates.ts';
import { singularOf } from './lexicon.ts';
import { columnOf, DATED, WORTH } from './questions/ground.ts';
import type { Table } from './schema.ts';
import { NAME } from './table-changes.ts';

type Statement = (text: string, dialect: Dialect, tables: readonly Table[]) => string | undefined;

/** "10 random rows of products". */
const random: Statement = (text, dialect) => {
  const [said, table = ''] =
    new RegExp(
      `^(?:(?:random(?:ly chosen)?|${NUMBER}|sample of) )+(?:rows?|records?|entries) (?:of|from|in) (?:the |an? |my )?(?:table )?(${NAME})(?: table)?$`,
    )
      .exec(text)
      ?.filter((_, at) => at !== 1) ?? [];
  if (!said?.includes('random') || !table) return undefined;
  const count = new RegExp(NUMBER).exec(said)?.[0];
  const own = table === 'table' ? 'products' : table;
  return [
    ...(own === table ? [] : ['-- Assumed: products.']),
    '-- Sorts the whole table randomly, which is slow for very many rows.',
    'SELECT *',
    `FROM ${own}`,
    `ORDER BY ${dialect === 'mysql' ? 'RAND()' : 'RANDOM()'}`,
    `LIMIT ${count === undefined ? 1 : numberOf(count)};`,
  ].join('\n');
};

/** "Page 3 of orders with 20 per page". */
const pageOf: Statement = (text, _, tables) => {
  const [, first, second, page, size, other] =
    new RegExp(
      `^(?:paginat(?:e|ion (?:of|for))(?: the)? (${NAME})|pages? of (${NAME}))?,? ?page (\\d+)(?: of (?:the )?[a-z]+)?,? (?:with |of |and |at )*(?:(\\d+)(?: (?:rows|items|results|entries|records|[a-z]+))? (?:per|a|on each|each) page|page size (?:of |is )?(\\d+))$`,
    ).exec(text) ?? [];
  const table = tables[0] ?? undefined;
  const name = table?.name ?? first ?? second;
  const rows = Number(size ?? other);
  if (!name || !page || !rows || Number(page) < 1) return undefined;
  const day = table && columnOf(table, DATED);
  return [
    '-- Without an order, the pages of two queries may overlap.',
    'SELECT *',
    `FROM ${name}`,
    `ORDER BY ${day ? `${day} DESC, id DESC` : 'id'}`,
    `LIMIT ${rows} OFFSET ${(Number(page) - 1) * rows};`,
  ].join('\n');
};

const OLDER = `(?:that are |which are )?older than (?:${NUMBER}|an?|one) (day|week|month|year)s?`;

/** "Move orders older than a year to orders_archive": copied first, then deleted, both or neither. */
const archived: Statement = (text, dialect, tables) => {
  const found = new RegExp(
    `^(?:copy|move|archive)s? (?:all |the )*(?:rows|records|entries|(${NAME}))(?: (?:of|in|from) (?:the )?(?:table )?(?:an? )?(${NAME}?)(?: table)?)? ${OLDER}(?: (?:from|of) (?:the )?(${NAME})(?: table)?)?(?: (?:in)?to (?:an?|the) archive(?: table)?| (?:in)?to (?:the )?(?:table )?(${NAME}_archive|archived?_${NAME})(?: table)?)?(?: and (?:then )?(?:delete|remove)s? (?:them|these|the (?:rows|originals))(?: (?:from|in) (?:the )?(?:original(?: table)?|${NAME}))?)?(?:,? (?:in|as) (?:one|a single|a) transaction)?$`,
  ).exec(text);
  if (!found || !/archive/.test(text) || (/^copy/.test(text) && !/delete|remove/.test(text)))
    return undefined;
  const [, own, of, number, unit = '', from, to] = found;
  const name = tables[0]?.name ?? of ?? from ?? own ?? 'orders';
  const day =
    (tables[0] && columnOf(tables[0], DATED)) ??
    (tables[0] ? undefined : /^orders?$/.test(name) ? 'order_date' : 'created_at');
  if (!day) return undefined;
  const archive = to ?? `${name}_archive`;
  const size = number === undefined ? 1 : numberOf(number);
  const span = unit === 'week' || unit === 'month' || unit === 'year' ? unit : 'day';
  const test = `${day} < ${moved(dialect, -size, span)}`;
  return [
    ...(tables[0]
      ? []
      : [`-- Assumed: ${name} (${day}), and ${archive} with the same columns in the same order.`]),
    ...(dialect === 'sqlite'
      ? []
      : ['-- Rows that get old between the two statements wait for the next run.']),
    'BEGIN;',
    `INSERT INTO ${archive}\nSELECT * FROM ${name}\nWHERE ${test};`,
    `DELETE FROM ${name}\nWHERE ${test};`,
    'COMMIT;',
  ].join('\n');
};

/** "Delete orders older than 2 years and their items": the items first, since they refer to the orders. */
const deletedWithItems: Statement = (text, dialect, tables) => {
  const [, noun = '', number, unit = '', items = ''] =
    new RegExp(
      `^(?:delete|remove)s? (?:all |the )*([a-z_]+) ${OLDER},? (?:and|with|including|together with)(?: all)?(?: of)? (?:their|its|the) ([a-z_]+)$`,
    ).exec(text) ?? [];
  const table = tables.find(({ name }) => name === noun);
  const child =
    tables.find(
      ({ name, columns }) =>
        name.endsWith(items) && columns.some((one) => one.name === `${singularOf(noun)}_id`),
    )?.name ?? (tables.length > 0 ? undefined : items.includes('_') ? items : `${singularOf(noun)}_${items}`);
  const day = table
    ? columnOf(table, DATED)
    : tables.length > 0
      ? undefined
      : noun === 'orders'
        ? 'order_date'
        : 'created_at';
  if (!noun || !child || !day) return undefined;
  const size = number === undefined ? 1 : numberOf(number);
  const span = unit === 'week' || unit === 'month' || unit === 'year' ? unit : 'day';
  const test = `${day} < ${moved(dialect, -size, span)}`;
  const key = `${singularOf(noun)}_id`;
  return [
    ...(table ? [] : [`-- Assumed: ${noun} (id, ${day}), ${child} (${key}).`]),
    `-- The ${items.replaceAll('_', ' ')} go first, since they refer to the ${noun}.`,
    'BEGIN;',
    `DELETE FROM ${child}\nWHERE ${key} IN (SELECT id FROM ${noun} WHERE ${test});`,
    `DELETE FROM ${noun}\nWHERE ${test};`,
    'COMMIT;',
  ].join('\n');
};

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** "Number of orders for every day of January 2024, with days without orders". */
const calendar: Statement = (text, dialect, tables) => {
  const month = `(${MONTHS.join('|')}) ((?:19|20)\\d\\d)`;
  const found =
    new RegExp(
      `^(?:date series|calendar|series of dates|list of days|days)?,? ?(?:for |of )?(?:every|each|all|the)* ?days? (?:of|in) ${month},? (?:with|and) (?:the )?(number|count|sum|total)s? of ([a-z]+)(?: (?:each|per|on each|for each|that|on that|on every) day)?(?:,? .*(?:0|zero|without|no) .*)?$`,
    ).exec(text) ??
    new RegExp(
      `^(number|count) of ([a-z]+) (?:per|for each|for every|on each|on every|by) day (?:of|in) ${month},? (?:(?:also|even|including|with|and|showing|show) )*(?:(?:days|0|zero|those|the) )*(?:0 |zero )?(?:for )?(?:days )?(?:without|with no|with 0|that have no) (?:any )?[a-z]+(?: (?:as|with|too) ?(?:0|zero)?)?$`,
    ).exec(text);
  if (!found) return undefined;
  const isFirst = MONTHS.includes(found[1] ?? '');
  const [name = '', year = '', noun = ''] = isFirst
    ? [found[1], found[2], found[4]]
    : [found[3], found[4], found[2]];
  const table = tables.find((one) => singularOf(one.name) === singularOf(noun)) ?? undefined;
  if ((tables.length > 0 && !table) || (isFirst && /^(?:sum|total)/.test(found[3] ?? ''))) return undefined;
  const rows = table?.name ?? noun;
  const day = table ? columnOf(table, DATED) : /^orders$/.test(noun) ? 'order_date' : 'created_at';
  if (!day || (table && !table.columns.some((one) => one.name === 'id') && dialect === 'mysql'))
    return undefined;
  const at = MONTHS.indexOf(name);
  const start = `${year}-${String(at + 1).padStart(2, '0')}-01`;
  const end = at === 11 ? `${Number(year) + 1}-01-01` : `${year}-${String(at + 2).padStart(2, '0')}-01`;
  const part = datePart('day', `${rows}.${day}`, dialect)?.code ?? day;
  const days =
    dialect === 'postgres'
      ? `  SELECT CAST(generate_series(DATE '${start}', DATE '${end}' - 1, INTERVAL '1 day') AS DATE) AS day`
      : dialect === 'mysql'
        ? `  SELECT DATE '${start}' AS day\n  UNION ALL\n  SELECT day + INTERVAL 1 DAY FROM days WHERE day + INTERVAL 1 DAY < '${end}'`
        : `  SELECT '${start}' AS day\n  UNION ALL\n  SELECT date(day, '+1 day') FROM days WHERE date(day, '+1 day') < '${end}'`;
  return [
    ...(table ? [] : [`-- Assumed: ${rows} (${day}).`]),
    `WITH ${dialect === 'postgres' ? '' : 'RECURSIVE '}days AS (`,
    days,
    ')',
    `SELECT days.day, COUNT(${rows}.${day}) AS ${singularOf(rows)}_count`,
    'FROM days',
    `LEFT JOIN ${rows} ON ${part} = days.day`,
    'GROUP BY days.day',
    'ORDER BY days.day;',
  ].join('\n');
};

/** "Year over year growth per month": each month beside that of the year before. */
const yearOverYear: Statement = (text, dialect, tables) => {
  const found =
    /^(?:(?:sales|revenue) )?(?:year[- ]over[- ]year|yoy) (?:(?:sales|revenue) )?(?:growth|change|comparison)(?: rate)?(?: in percent)?(?: (?:of|in|for) (?:the )?(?:monthly )?(?:sales|revenue|turnover|orders))?(?: (?:per|by|for each|of each) month)?(?: (?:from|of|in) (?:the )?(?:orders|sales)(?: table)?)?$/.test(
      text,
    );
  if (!found || tables.length > 1) return undefined;
  const given = tables[0];
  const [name, worth, day] = given
    ? [given.name, columnOf(given, WORTH), columnOf(given, DATED)]
    : ['orders', 'total', 'order_date'];
  if (!worth || !day) return undefined;
  const [year, month] =
    dialect === 'sqlite'
      ? [`CAST(strftime('%Y', ${day}) AS INTEGER)`, `CAST(strftime('%m', ${day}) AS INTEGER)`]
      : [`EXTRACT(YEAR FROM ${day})`, `EXTRACT(MONTH FROM ${day})`];
  return [
    ...(given ? [] : [`-- Assumed: ${name} (${day}, ${worth}).`]),
    'WITH months AS (',
    `  SELECT ${year} AS year, ${month} AS month, SUM(${worth}) AS revenue`,
    `  FROM ${name}`,
    `  GROUP BY ${year}, ${month}`,
    ')',
    'SELECT now.year, now.month, now.revenue, before.revenue AS year_before,',
    '  ROUND(100.0 * (now.revenue - before.revenue) / NULLIF(before.revenue, 0), 1) AS growth_percent',
    'FROM months AS now',
    'LEFT JOIN months AS before ON before.year = now.year - 1 AND before.month = now.month',
    'ORDER BY now.year, now.month;',
  ].join('\n');
};

/** "A user with read-only rights on all tables". */
const reader: Statement = (text, dialect) => {
  const [, role] =
    /^(?:creat(?:e|ing) )?(?:read[- ]?only (?:user|role)|(?:user|role)(?: (?:called|named) ([a-z_]+))? with (?:only )?(?:read[- ]?only|select[- ]only|read) (?:rights|access|permissions?|privileges))(?: (?:called|named) ([a-z_]+))?(?: (?:on|for|to) (?:all |every )?(?:the )?tables?)?$/
      .exec(text)
      ?.map((one, at, all) => (at === 1 ? (all[1] ?? all[2] ?? 'reader') : one)) ?? [];
  if (!role || dialect === 'sqlite') return undefined;
  if (dialect === 'mysql')
    return [
      '-- Put in the name of the database, and another password.',
      `CREATE USER '${role}'@'%' IDENTIFIED BY 'change-me';`,
      `GRANT SELECT ON shop.* TO '${role}'@'%';`,
    ].join('\n');
  return [
    '-- Put in the name of the database, and another password.',
    `CREATE ROLE ${role} LOGIN PASSWORD 'change-me';`,
    `GRANT CONNECT ON DATABASE shop TO ${role};`,
    `GRANT USAGE ON SCHEMA public TO ${role};`,
    `GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${role};`,
    '-- Tables that the same owner makes later too.',
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO ${role};`,
  ].join('\n');
};

/** "Stored procedure that transfers money between two accounts": refused where the balance does not suffice. */
const transferProcedure: Statement = (text, dialect) => {
  const isAsked =
    /^(?:stored )?(?:procedure|function) (?:to |that |which )?(?:transfers?|moves?|sends?) (?:an amount|money|an amount of money|funds)(?: of money)? (?:between|from) (?:two|one) accounts?(?: to another(?: account| one)?)?(?:,? (?:and |that |which )*(?:fails|raises an (?:error|exception)|checks?|aborts|rolls back)(?: (?:if|when|whether|that|on))?(?: (?:the|there (?:is|are)|an?))? ?(?:balance (?:is |would be )?(?:too low|not enough|insufficient|sufficient|suffices|negative|enough)|insufficient (?:funds|balance)|(?:not )?enough (?:money|funds)))?$/.test(
      text,
    );
  if (!isAsked || dialect !== 'postgres') return undefined;
  return `-- Assumed: accounts (id, balance).
CREATE OR REPLACE PROCEDURE transfer(sender INTEGER, receiver INTEGER, amount NUMERIC)
LANGUAGE plpgsql AS $$
BEGIN
  IF amount <= 0 THEN
    RAISE EXCEPTION 'the amount must be positive';
  END IF;
  -- Both rows are locked in the order of their ids, so that two transfers never wait for each other.
  PERFORM 1 FROM accounts WHERE id IN (sender, receiver) ORDER BY id FOR UPDATE;
  UPDATE accounts SET balance = balance - amount WHERE id = sender AND balance >= amount;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'account % does not exist, or its balance is too low', sender;
  END IF;
  UPDATE accounts SET balance = balance + amount WHERE id = receiver;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'account % does not exist', receiver;
  END IF;
END;
$$;

-- CALL transfer(1, 2, 100);`;
};

/** "Materialized view of daily sales". */
const materialized: Statement = (text, dialect, tables) => {
  const [, period = ''] =
    /^materiali[sz]ed view (?:of|for|with|that (?:shows|holds)) (?:the )?(daily|monthly|yearly) (?:sales|revenue)(?: totals?)?(?: (?:and|with) (?:a |how to )?(?:concurrent )?refresh(?: it)?)?$/.exec(
      text,
    ) ?? [];
  if (!period || dialect !== 'postgres' || tables.length > 1) return undefined;
  const given = tables[0];
  const [name, worth, day] = given
    ? [given.name, columnOf(given, WORTH), columnOf(given, DATED)]
    : ['orders', 'total', 'order_date'];
  const unit = { daily: 'day', monthly: 'month', yearly: 'year' }[period] ?? 'day';
  if (!worth || !day) return undefined;
  return [
    ...(given ? [] : [`-- Assumed: ${name} (${day}, ${worth}).`]),
    `CREATE MATERIALIZED VIEW ${period}_sales AS`,
    `SELECT CAST(date_trunc('${unit}', ${day}) AS DATE) AS ${unit}, COUNT(*) AS ${singularOf(name)}_count, SUM(${worth}) AS revenue`,
    `FROM ${name}`,
    'GROUP BY 1;',
    '',
    '-- With a unique index it can be refreshed while others read it.',
    `CREATE UNIQUE INDEX ${period}_sales_${unit} ON ${period}_sales (${unit});`,
    `REFRESH MATERIALIZED VIEW CONCURRENTLY ${period}_sales;`,
  ].join('\n');
};

export const PLAIN_STATEMENTS: readonly Statement[] = [
  random,
  pageOf,
  archived,
  deletedWithItems,
  calendar,
  yearOverYear,
  reader,
  transferProcedure,
  materialized,
];
