import { Phrase } from '../../reading/phrase.ts';
import { NUMBER, numberOf } from '../../reading/text.ts';
import { type Dialect, datePart, readSpan, spanTest } from '../dates.ts';
import { PERIODS } from '../folded-heads.ts';
import { saidAs, singularOf } from '../lexicon.ts';
import type { Table } from '../schema.ts';
import { columnOf, DATED, type Ground, has, WORTH } from './ground.ts';

const WORTHS = '(?:revenue|sales|turnover|income|earnings|order values?|sales (?:amounts?|totals?|revenue))';
const PERIOD = 'day|week|month|quarter|year';
const WORTHS_OF = new RegExp(`${WORTH.source}|^(?:cost|fee)$`);

/** The source of the money: the rows with its value, and those with their day. */
interface Money {
  readonly value: string;
  readonly day: string;
  readonly rows: Table;
  readonly joins: readonly string[];
}

/** Items of orders say what was paid; else an order has a total. */
export function moneyIn({ tables }: Ground): Money | undefined {
  const items = tables.find(
    (one) =>
      columnOf(one, /^(?:quantity|qty)$/) &&
      columnOf(one, /price$/) &&
      columnOf(one, /^(?:order|sale|purchase)_id$/),
  );
  const orders =
    items &&
    tables.find(
      (one) =>
        has(items, `${singularOf(one.name)}_id`) && columnOf(one, DATED) !== undefined && one !== items,
    );
  const day = orders && columnOf(orders, DATED);
  if (items && orders && day)
    return {
      value: `${items.name}.${columnOf(items, /^(?:quantity|qty)$/)} * ${items.name}.${columnOf(items, /price$/)}`,
      day: `${orders.name}.${day}`,
      rows: items,
      joins: [`JOIN ${orders.name} ON ${orders.name}.id = ${items.name}.${singularOf(orders.name)}_id`],
    };
  const rows = tables.find(
    (one) =>
      columnOf(one, WORTHS_OF) &&
      columnOf(one, DATED) &&
      /orders|sales|purchases|invoices|payments|bookings|rentals|tickets|transactions|repairs|treatments|donations|visits/.test(
        one.name,
      ),
  );
  const [worth, own] = [rows && columnOf(rows, WORTHS_OF), rows && columnOf(rows, DATED)];
  return rows && worth && own
    ? { value: `${rows.name}.${worth}`, day: `${rows.name}.${own}`, rows, joins: [] }
    : undefined;
}

interface Group {
  readonly table: Table;
  readonly title: string;
  readonly label: string;
  readonly joins: readonly string[];
  /** The column of the joined rows that refers to the group. */
  readonly key: string;
  /** The column is the group itself. */
  readonly isColumn?: boolean;
}

/** The way from the money to a group: a category is one of the products that were sold. */
export function groupOf(ground: Ground, money: Money, noun: string): Group | undefined {
  const joined = [
    money.rows,
    ...ground.tables.filter(({ name }) => money.joins.some((join) => join.startsWith(`JOIN ${name} `))),
  ];
  const table = ground.table(noun);
  const title = table && columnOf(table, /^(?:name|title|license_plate|number|email)$/);
  if (!table || !title) return columnGroup(ground, joined, singularOf(noun));
  const key = `${singularOf(table.name)}_id`;
  const label = singularOf(table.name);
  const holder = joined.find((one) => has(one, key));
  if (holder) return { table, title, label, joins: [], key: `${holder.name}.${key}` };
  const middle = ground.tables.find(
    (one) => has(one, key) && joined.some((other) => has(other, `${singularOf(one.name)}_id`)),
  );
  const from = middle && joined.find((one) => has(one, `${singularOf(middle.name)}_id`));
  if (!middle || !from) return undefined;
  const join = `JOIN ${middle.name} ON ${middle.name}.id = ${from.name}.${singularOf(middle.name)}_id`;
  return { table, title, label, joins: [join], key: `${middle.name}.${key}` };
}

/** Products that say their category themselves, where nobody has a table of categories. */
function columnGroup(ground: Ground, joined: readonly Table[], label: string): Group | undefined {
  const near = ground.tables.filter(
    (one) => joined.includes(one) || joined.some((other) => has(other, `${singularOf(one.name)}_id`)),
  );
  const named = new RegExp(`^${label}(?:_name)?$`);
  const table =
    near.find((one) => columnOf(one, named)) ??
    (ground.given === '' && label === 'category' ? near.find(({ name }) => name === 'products') : undefined);
  if (!table) return undefined;
  const from = joined.find((one) => has(one, `${singularOf(table.name)}_id`));
  const joins =
    joined.includes(table) || !from
      ? []
      : [`JOIN ${table.name} ON ${table.name}.id = ${from.name}.${singularOf(table.name)}_id`];
  return {
    table,
    title: label,
    label,
    joins,
    key: `${table.name}.${columnOf(table, named) ?? label}`,
    isColumn: true,
  };
}

const LIMIT =
  /(?:(?:and |but |with )?only |where |with |having )(?:(?:show|list|those|the|ones|that|have|with|having|where|whose|an?|their|total) )*(?:[a-z]+ )?(?:(?:that|with|having|where|whose|which|have|made|an?|the|total) )*(?:(?:revenue|sales|sum|total|turnover) )?(?:(?:is|are|of|was) )?(above|over|more than|greater than|exceeding|at least|below|under|less than) [$€£]?(\d[\d,.]*\d|\d)(?: ?(?:euros?|dollars?|eur|usd))?(?: (?:in|of|total))?(?: (?:revenue|sales|turnover|total))?/;
const SIGNS: Readonly<Record<string, string>> = {
  'at least': '>=',
  below: '<',
  under: '<',
  'less than': '<',
};

interface Time {
  readonly test?: string;
  /** The first days of the first and the last month. */
  readonly months?: readonly [string, string];
}

const monthStart = (dialect: Dialect, back: number): string =>
  dialect === 'postgres'
    ? `date_trunc('month', CURRENT_DATE)${back > 0 ? ` - INTERVAL '${back} months'` : ''}`
    : dialect === 'mysql'
      ? `DATE_FORMAT(CURDATE(), '%Y-%m-01')${back > 0 ? ` - INTERVAL ${back} MONTH` : ''}`
      : `date('now', 'start of month'${back > 0 ? `, '-${back} months'` : ''})`;

function readTime(r: Phrase, day: string, dialect: Dialect): Time {
  r.takeMark();
  const last = r.take(
    `(?:(?:for|of|in|over|during|within) )?(?:the )?(?:last|past|previous) (?:(?:full )?year|${NUMBER} months)(?! by month)`,
  );
  if (last) {
    const months = last[1] === undefined ? 12 : numberOf(last[1]);
    const low = monthStart(dialect, months - 1);
    return { test: `${day} >= ${low}`, months: [low, monthStart(dialect, 0)] };
  }
  const year = r.take(/(?:for|of|in|during) (?:the year )?((?:19|20)\d\d)(?!-)/)?.[1];
  if (year !== undefined)
    return {
      test: `${day} >= '${year}-01-01' AND ${day} < '${Number(year) + 1}-01-01'`,
      months: [`'${year}-01-01'`, `'${year}-12-01'`],
    };
  const span = readSpan(r, dialect);
  return span ? { test: spanTest(day, span, dialect) } : {};
}

/** "Revenue per month and product category for the last year, including categories that had no sales". */
export function revenue(text: string, ground: Ground): string | undefined {
  const money = moneyIn(ground);
  if (!money) return undefined;
  const { dialect } = ground;
  const r = new Phrase(text);
  const often = r.take(
    `(?:total |overall )?(daily|weekly|monthly|quarterly|yearly|annual) (?:total )?${WORTHS}`,
  );
  if (!often && !r.take(`(?:total |overall |sum of (?:the )?)?${WORTHS}`)) return undefined;
  let period = often ? PERIODS[often[1] ?? ''] : undefined;
  let group: Group | undefined;
  let time: Time = readTime(r, money.day, dialect);
  const nouns = ground.tables.map(({ name }) => saidAs(name)).join('|');
  while (r.take(/(?:and )?(?:per|by|for each|for every|of each|in each|and|from each)(?: (?:each|every))?/)) {
    const part = r.take(PERIOD)?.[0];
    const noun = part ? undefined : r.take(`(?:product |item )?(${nouns}|categor(?:y|ies))`)?.[1];
    const found = noun === undefined ? undefined : groupOf(ground, money, noun);
    if (part !== undefined && period === undefined) period = part;
    else if (found && !group) group = found;
    else return undefined;
  }
  if (time.test === undefined) time = readTime(r, money.day, dialect);
  if (period === undefined && group === undefined) return undefined;
  r.takeMark();
  const empty = r.take(
    `(?:and |but )?(?:also )?(?:including|include|even|with|showing|show)(?: also)?(?: the| all| those)* (${nouns}|${PERIOD})s? (?:(?:that|which) (?:had|have|has|sold)|with(?:out)?|having|where there (?:were|are|is))(?: no| zero| any| nothing)*(?: (?:sales?|orders?|revenue|income))?(?: as (?:0|zero))?`,
  )?.[1];
  r.takeMark();
  const [, way, least] = r.take(LIMIT) ?? [];
  r.takeMark();
  const isDown = r.take(
    /(?:and )?(?:(?:sorted|ordered) by (?:the )?(?:revenue|sales|turnover|total)(?: (?:descending|desc|in descending order))?,? ?)?(?:(?:the )?(?:highest|largest|biggest|best)(?: [a-z]+)? first)|(?:and )?(?:sorted|ordered) by (?:the )?(?:revenue|sales|turnover|total) (?:descending|desc|in descending order)/,
  );
  if (!isDown)
    r.take(
      /(?:and )?(?:sorted|ordered) by (?:the )?(?:month|date|day|year|time|period)(?: (?:ascending|asc))?|(?:in )?chronological(?:ly| order)|(?:the )?oldest first/,
    );
  if (!r.isDone) return undefined;
  const isCalendar = empty !== undefined && period === 'month' && time.months !== undefined;
  if (empty !== undefined && new RegExp(`^(?:${PERIOD})`).test(empty) && !isCalendar) return undefined;
  return written({
    ground,
    money,
    period,
    group,
    time,
    isEmpty: empty !== undefined,
    isCalendar,
    isDown: isDown !== undefined,
    having: way && least ? `${SIGNS[way] ?? '>'} ${least.replaceAll(',', '')}` : undefined,
  });
}

interface Report {
  readonly ground: Ground;
  readonly money: Money;
  readonly period: string | undefined;
  readonly group: Group | undefined;
  readonly time: Time;
  readonly isEmpty: boolean;
  readonly isCalendar: boolean;
  readonly isDown: boolean;
  readonly having: string | undefined;
}

function written(report: Report): string | undefined {
  const { ground, money, period, group, time, isEmpty, isCalendar, isDown, having } = report;
  if (isEmpty && (group?.isColumn || having)) return undefined;
  const { dialect } = ground;
  const part = period === undefined ? undefined : datePart(period, money.day, dialect)?.code;
  const keys = [...(part === undefined ? [] : [part]), ...(group ? [group.key] : [])];
  const filter = time.test === undefined ? [] : [`WHERE ${time.test}`];
  const from = [`FROM ${money.rows.name}`, ...money.joins, ...(group?.joins ?? [])];
  const order = `ORDER BY ${[...(isDown ? ['revenue DESC'] : []), ...(period ? [period] : []), ...(group ? [group.label] : [])].join(', ')};`;
  if (!isEmpty || (!group && !isCalendar)) {
    const name = group && (group.isColumn ? group.key : `${group.table.name}.${group.title}`);
    const owner = group && !group.isColumn ? group.table.name : undefined;
    return [
      `SELECT ${[...(part ? [`${part} AS ${period}`] : []), ...(name ? [`${name} AS ${group.label}`] : []), `SUM(${money.value}) AS revenue`].join(', ')}`,
      ...from,
      ...(owner ? [`JOIN ${owner} ON ${owner}.id = ${group?.key}`] : []),
      ...filter,
      `GROUP BY ${[...(part ? [part] : []), ...(owner ? [`${owner}.id`] : []), ...(name ? [name] : [])].join(', ')}`,
      ...(having ? [`HAVING SUM(${money.value}) ${having}`] : []),
      order,
    ].join('\n');
  }
  const [low = '', high = ''] = time.months ?? [];
  const label = group ? group.key.slice(group.key.indexOf('.') + 1) : '';
  const day = 'months.first_day';
  const months = isCalendar
    ? dialect === 'postgres'
      ? [
          `months AS (`,
          `  SELECT generate_series(CAST(${low} AS DATE), CAST(${high} AS DATE), INTERVAL '1 month') AS first_day`,
          '),',
        ]
      : [
          'months(first_day) AS (',
          `  SELECT ${low}`,
          '  UNION ALL',
          `  SELECT ${dialect === 'mysql' ? 'first_day + INTERVAL 1 MONTH' : "date(first_day, '+1 month')"} FROM months WHERE first_day < ${high}`,
          '),',
        ]
    : period
      ? [
          'periods AS (',
          `  SELECT DISTINCT ${part} AS ${period}`,
          ...from.map((line) => `  ${line}`),
          ...filter.map((line) => `  ${line}`),
          '),',
        ]
      : [];
  const shown = isCalendar ? (datePart('month', day, dialect)?.code ?? day) : period && `periods.${period}`;
  const sides = [
    ...(isCalendar ? ['months'] : period ? ['periods'] : []),
    ...(group ? [group.table.name] : []),
  ];
  const on = [
    ...(period && shown ? [`sums.${period} = ${shown}`] : []),
    ...(group ? [`sums.${label} = ${group.table.name}.id`] : []),
  ].join(' AND ');
  return [
    `WITH${isCalendar && dialect !== 'postgres' ? ' RECURSIVE' : ''} ${months[0] ?? ''}`.trimEnd(),
    ...months.slice(1),
    'sums AS (',
    `  SELECT ${[...(part ? [`${part} AS ${period}`] : []), ...(group ? [group.key] : []), `SUM(${money.value}) AS revenue`].join(', ')}`,
    ...[...from, ...filter, `GROUP BY ${keys.join(', ')}`].map((line) => `  ${line}`),
    ')',
    `SELECT ${[...(shown ? [`${shown} AS ${period}`] : []), ...(group ? [`${group.table.name}.${group.title} AS ${group.label}`] : []), 'COALESCE(sums.revenue, 0) AS revenue'].join(', ')}`,
    `FROM ${sides.join(' CROSS JOIN ')}`,
    `LEFT JOIN sums ON ${on}`,
    order,
  ].join('\n');
}
