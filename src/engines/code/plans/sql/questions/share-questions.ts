import { Phrase } from '../../reading/phrase.ts';
import { NUMBER, numberOf } from '../../reading/text.ts';
import { readSpan, type Span, spanTest } from '../dates.ts';
import { singularOf } from '../lexicon.ts';
import type { Table } from '../schema.ts';
import { bookedOf, CAPACITY } from './event-questions.ts';
import { columnOf, DATED, type Ground, has, WORTH } from './ground.ts';

const TITLE = /^(?:name|title|number|model)$/;
const MORE = '(more than|over|above|at least|less than|under|below|at most|fewer than)';
const signOf = (said: string): string =>
  /^(?:more|over|above)/.test(said) ? '>' : said === 'at least' ? '>=' : said === 'at most' ? '<=' : '<';

/** The time at the end of a question; undefined where another word is left. */
function spanOf(text: string, ground: Ground): { readonly span: Span | undefined } | undefined {
  const r = new Phrase(text.trim());
  r.takeMark();
  if (r.isDone) return { span: undefined };
  const span = readSpan(r, ground.dialect);
  return span && r.isDone ? { span } : undefined;
}

/** "Classes that are more than 80 percent full". */
export function shareFull(text: string, ground: Ground): string | undefined {
  const found = new RegExp(
    `^([a-z_]+) (?:(?:that|which) (?:are|is) |with )?${MORE} (?:(\\d+(?:\\.\\d+)?) ?(?:%|percent|per cent)|(half)) (?:of (?:the |their )?(?:places|seats|spots|capacity) )?(?:full|booked|taken|filled|occupied|sold)(.*)$`,
  ).exec(text);
  const [, noun = '', way = '', percent, , tail = ''] = found ?? [];
  const booked = bookedOf(ground, noun);
  const places = booked && columnOf(booked.of, CAPACITY);
  const end = spanOf(tail, ground);
  if (!found || !booked || !places || !end || (end.span && !booked.day)) return undefined;
  const { of, rows, title, join, day } = booked;
  const shown = [...new Set([`${of.name}.id`, `${of.name}.${title}`]), `${of.name}.${places}`];
  const share = `100.0 * COUNT(${rows.name}.id) / ${of.name}.${places}`;
  return [
    `SELECT ${shown.join(', ')}, COUNT(${rows.name}.id) AS booked, ROUND(${share}, 1) AS percent_full`,
    `FROM ${of.name}`,
    `LEFT JOIN ${rows.name} ON ${join}`,
    ...(end.span && day ? [`WHERE ${spanTest(day, end.span, ground.dialect)}`] : []),
    `GROUP BY ${shown.join(', ')}`,
    `HAVING ${share} ${signOf(way)} ${percent ?? 50}`,
    `ORDER BY percent_full DESC, ${of.name}.${title};`,
  ].join('\n');
}

const MINIMUM = /^(?:min(?:imum)?|reorder|threshold)(?:_\w+)?$/;

/** "Products below their minimum stock in any warehouse". */
export function belowMinimum(text: string, ground: Ground): string | undefined {
  const found =
    /^([a-z_]+) (?:(?:that|which|whose|with|where) )?(?:(?:are|is|have|has|fall|fell|their|the|an?) )*(?:(?:stock|quantity|level|stock level|amount)(?: in stock)? )?(?:(?:is|are|has fallen|that is) )?(?:below|under|less than|lower than|at or below) (?:their |its |the |a )?(?:own )?(?:minimum|reorder|re-order|threshold)(?: (?:stock|level|quantity|amount|point|levels))*(?: (?:in|at|for|per|of) (?:any|each|every|a|some|the|their|one)(?: [a-z]+)?)?(?:,? (?:with|and|together with) (?:the |their )?(?:missing quantity|shortage|difference))?$/.exec(
      text,
    ) ??
    /^([a-z_]+) (?:that|which) (?:need|needs|must|have to|should)(?: to)? (?:be )?reorder(?:ed|ing)?$/.exec(
      text,
    );
  const of = ground.table(found?.[1] ?? '');
  const levels = ground.tables.find(
    (one) => columnOf(one, MINIMUM) && columnOf(one, /^(?:quantity|stock|amount)$/),
  );
  if (!found || !of || !levels) return undefined;
  const [least, held] = [columnOf(levels, MINIMUM), columnOf(levels, /^(?:quantity|stock|amount)$/)];
  const key = `${singularOf(of.name)}_id`;
  if (levels !== of && !has(levels, key)) return undefined;
  const places = ground.tables.filter(
    (one) => one !== of && one !== levels && levels !== of && has(levels, `${singularOf(one.name)}_id`),
  );
  const shown = [of, ...places].map(
    (one) => `${one.name}.${columnOf(one, TITLE) ?? 'id'} AS ${singularOf(one.name)}`,
  );
  return [
    `SELECT ${shown.join(', ')}, ${levels.name}.${held}, ${levels.name}.${least}`,
    `FROM ${levels.name}`,
    ...[of, ...places]
      .filter((one) => one !== levels)
      .map((one) => `JOIN ${one.name} ON ${one.name}.id = ${levels.name}.${singularOf(one.name)}_id`),
    `WHERE ${levels.name}.${held} < ${levels.name}.${least}`,
    `ORDER BY ${[of, ...places].map((one) => singularOf(one.name)).join(', ')};`,
  ].join('\n');
}

/** "The five best-selling products last month". */
export function bestSellers(text: string, ground: Ground): string | undefined {
  const found = new RegExp(
    `^(?:top )?(?:${NUMBER} )?(?:best[- ]sell(?:ing|ers)|most sold|top[- ]selling|most popular) ?([a-z_]+)?(?:,? (?:by|based on|measured by|according to) (?:the )?(?:total )?(quantity|units|units sold|quantity sold|revenue|sales|turnover|amount))?(?:,? (?:with|and) (?:the |their )?(?:quantity|number|units|total|amount)(?: (?:sold|of units|quantity))*)?((?: (?:in|of|for|during|from|since|within|over|last|this))?(?: .*)?)$`,
  ).exec(text);
  const [, count, noun = 'products', by, tail = ''] = found ?? [];
  // A toy shop sells toys, and calls them products.
  const rows = ground.table(noun) ?? ground.table('products');
  const items = rows && ground.childOf(rows, /^(?:quantity|amount|units)$/);
  const [quantity, price] = items ? [columnOf(items, /^(?:quantity|units)$/), columnOf(items, WORTH)] : [];
  const isMoney = /revenue|sales|turnover|amount/.test(by ?? '');
  const end = spanOf(tail, ground);
  if (!found || !rows || !items || !end || (isMoney ? !price : !quantity)) return undefined;
  const orders = datedFor(items, ground);
  if (end.span && !orders) return undefined;
  const title = columnOf(rows, TITLE) ?? 'id';
  const sold = `${items.name}.${quantity}`;
  const value = isMoney
    ? `SUM(${/price/.test(price ?? '') && quantity ? `${sold} * ` : ''}${items.name}.${price})`
    : `SUM(${sold})`;
  const label = isMoney ? 'revenue' : 'quantity_sold';
  return [
    `SELECT ${rows.name}.${title}, ${value} AS ${label}`,
    `FROM ${items.name}`,
    `JOIN ${rows.name} ON ${rows.name}.id = ${items.name}.${singularOf(rows.name)}_id`,
    ...(end.span && orders
      ? [
          ...(orders.table === items
            ? []
            : [
                `JOIN ${orders.table.name} ON ${orders.table.name}.id = ${items.name}.${singularOf(orders.table.name)}_id`,
              ]),
          `WHERE ${spanTest(`${orders.table.name}.${orders.day}`, end.span, ground.dialect)}`,
        ]
      : []),
    `GROUP BY ${rows.name}.id, ${rows.name}.${title}`,
    `ORDER BY ${label} DESC, ${rows.name}.${title}${count ? `\nLIMIT ${numberOf(count)}` : ''};`,
  ].join('\n');
}

/** The rows that say on which day something was sold. */
function datedFor(items: Table, ground: Ground): { readonly table: Table; readonly day: string } | undefined {
  const own = columnOf(items, DATED);
  if (own) return { table: items, day: own };
  const table = ground.tables.find((one) => has(items, `${singularOf(one.name)}_id`) && columnOf(one, DATED));
  const day = table && columnOf(table, DATED);
  return table && day ? { table, day } : undefined;
}

/** "Patients with more than three visits in the same quarter". */
export function manyInPeriod(text: string, ground: Ground): string | undefined {
  const found = new RegExp(
    `^([a-z_]+) (?:with|who|that|having)(?: (?:have|had|made|placed|got|were|came))*(?: (?:to|for))? ${MORE} ${NUMBER} ([a-z_]+) (?:in|within|during|on) (?:the same|one|a single|any single|any one|any|a) (?:calendar )?(day|week|month|quarter|year)$`,
  ).exec(text);
  const [, noun = '', way = '', count = '', things = '', period = ''] = found ?? [];
  const owner = ground.table(noun);
  const rows = ground.table(things);
  const key = owner && `${singularOf(owner.name)}_id`;
  const day = rows && columnOf(rows, DATED);
  if (!found || !owner || !rows || !key || !day || !has(rows, key)) return undefined;
  const title = columnOf(owner, TITLE) ?? 'id';
  const column = `${rows.name}.${day}`;
  const year = ground.part('year', column);
  const part = ground.part(period, column);
  // A month or a quarter may be written without its year.
  const isWhole = period === 'year' || period === 'day' || part.includes('%Y') || part.includes('TRUNC');
  const parts = isWhole
    ? [[part, period]]
    : [
        [year, 'year'],
        [part, period],
      ];
  const groups = parts.map(([code]) => code);
  return [
    `SELECT ${[...new Set([`${owner.name}.id`, `${owner.name}.${title}`])].join(', ')}, ${parts.map(([code, label]) => `${code} AS ${label}`).join(', ')}, COUNT(*) AS ${singularOf(rows.name)}_count`,
    `FROM ${owner.name}`,
    `JOIN ${rows.name} ON ${rows.name}.${key} = ${owner.name}.id`,
    `GROUP BY ${[...new Set([`${owner.name}.id`, `${owner.name}.${title}`])].join(', ')}, ${groups.join(', ')}`,
    `HAVING COUNT(*) ${signOf(way)} ${numberOf(count)}`,
    `ORDER BY ${owner.name}.${title}, ${groups.join(', ')};`,
  ].join('\n');
}

const FROM =
  /^(?:shipped|ordered|order|created|started|opened|received|requested|reported|booked|sent|submitted|start|begin)(?:_|$)/;
const TO = /^(?:delivered|completed|closed|resolved|finished|returned|answered|done|repaired|end)(?:_|$)/;

/** "The average delivery time in days per carrier and month for last year, slowest first". */
export function averageTime(text: string, ground: Ground): string | undefined {
  const found =
    /^(?:average|mean) (?:number of days (?:to|of|for) |)?([a-z]+) (?:time|duration|days)(?: in days)? (?:per|by|for each|of each|for every) ([a-z_]+)(?: and (?:per |by )?(day|week|month|quarter|year))?(.*?)(?:,? (?:sorted |ordered |with the |the )*(slowest|fastest|longest|shortest)(?: (?:one|ones|carrier|time))? first)?$/.exec(
      text,
    );
  const [, , group = '', period, tail = '', order] = found ?? [];
  const rows = ground.tables.find((one) => columnOf(one, FROM) && columnOf(one, TO));
  const end = spanOf(tail, ground);
  if (!found || !rows || !end) return undefined;
  const [from, to] = [columnOf(rows, FROM), columnOf(rows, TO)].map((one) => `${rows.name}.${one}`);
  const owner = ground.tables.find(
    ({ name }) => singularOf(name) === singularOf(group) && has(rows, `${singularOf(name)}_id`),
  );
  const own = columnOf(rows, new RegExp(`^${singularOf(group)}(?:_name)?$`));
  const key = owner ? `${owner.name}.${columnOf(owner, TITLE) ?? 'id'}` : own && `${rows.name}.${own}`;
  if (!key || !from || !to) return undefined;
  const part = period ? ground.part(period, to) : undefined;
  return [
    `SELECT ${key} AS ${singularOf(group)}, ${part ? `${part} AS ${period}, ` : ''}ROUND(AVG(${ground.days(from, to)}), 1) AS average_days`,
    `FROM ${rows.name}`,
    ...(owner ? [`JOIN ${owner.name} ON ${owner.name}.id = ${rows.name}.${singularOf(owner.name)}_id`] : []),
    `WHERE ${to} IS NOT NULL${end.span ? ` AND ${spanTest(to, end.span, ground.dialect)}` : ''}`,
    `GROUP BY ${key}${part ? `, ${part}` : ''}`,
    `ORDER BY ${order ? `average_days${/slow|long/.test(order) ? ' DESC' : ''}` : `${singularOf(group)}${period ? `, ${period}` : ''}`};`,
  ].join('\n');
}
