import { Phrase } from '../../reading/phrase.ts';
import { pieces } from '../../reading/pieces.ts';
import { NUMBER, numberOf } from '../../reading/text.ts';
import { readSpan, spanTest } from '../dates.ts';
import { singularOf } from '../lexicon.ts';
import { columnOf, DATED, type Ground, has, WORTH } from './ground.ts';

const named = (noun: string): RegExp => {
  const one = singularOf(noun);
  return new RegExp(`^(?:${noun}|${one}|${one}_name|${one}_id)$`);
};

/** "Rank students by score within each class". */
export function ranked(text: string, ground: Ground): string | undefined {
  const head =
    /^rank(?:ing of| of)? (?:all )?(?:the )?([a-z_]+) by (?:their |the )?([a-z_]+)(?: (?:within|in|per|inside|for|of) (?:each |every |their |the same )?([a-z_]+))?/.exec(
      text,
    );
  const [, noun = '', value = '', group] = head ?? [];
  const tail =
    head &&
    pieces(text.slice(head[0].length), {
      dense: /(?:without gaps|no gaps|dense(?:ly)?(?: rank(?:s|ed)?)?)/,
      ties: /(?:ties|equal [a-z]+|those with the same [a-z]+) (?:shar(?:e|ing)|get(?:ting)?|hav(?:e|ing)) (?:a |the same |one )?(?:rank|place)/,
      way: /(?:highest|best|lowest|descending|ascending|smallest)(?: [a-z]+)?(?: first| order)?/,
    });
  const table = ground.tables.find((one) => has(one, value) && columnOf(one, named(noun)));
  const own = ground.table(noun);
  const rows = table ?? (own && has(own, value) ? own : undefined);
  const by = rows && group !== undefined ? columnOf(rows, named(group)) : undefined;
  if (!tail || !rows || (group !== undefined && !by)) return undefined;
  const title = columnOf(rows, named(noun)) ?? columnOf(rows, /^(?:name|title)$/) ?? 'id';
  const way = /lowest|asc|smallest/.test(tail.way?.[0] ?? '') ? '' : ' DESC';
  const place = `${tail.dense ? 'DENSE_RANK' : 'RANK'}() OVER (${by ? `PARTITION BY ${by} ` : ''}ORDER BY ${value}${way})`;
  return `SELECT ${by ? `${by}, ` : ''}${title}, ${value}, ${place} AS place\nFROM ${rows.name}\nORDER BY ${by ? `${by}, ` : ''}place, ${title};`;
}

/** "The three best-selling products in each category". */
export function bestSelling(text: string, ground: Ground): string | undefined {
  const found = new RegExp(
    `^(?:top )?(?:${NUMBER} )?(?:best[- ]sell(?:ing|ers)|most sold|top[- ]selling) ?([a-z_]+)? (?:in|per|of|for|by|within) (?:each |every )?([a-z_]+)(?:,? (?:by|based on|measured by|according to) (?:the )?(?:total )?(quantity|units|units sold|quantity sold|revenue|sales|turnover|amount))?(.*)$`,
  ).exec(text);
  const [, count, noun = 'products', group = '', by, tail = ''] = found ?? [];
  const rows = ground.table(noun);
  const items = rows && ground.childOf(rows, /^(?:quantity|amount|units)$/);
  const owner = ground.table(group);
  const key = rows && columnOf(rows, named(group));
  const [quantity, price] = items ? [columnOf(items, /^(?:quantity|units)$/), columnOf(items, WORTH)] : [];
  const title = rows && columnOf(rows, /^(?:name|title)$/);
  const isMoney = /revenue|sales|turnover|amount/.test(by ?? '');
  if (!found || !rows || !items || !key || !title || (isMoney ? !price : !quantity)) return undefined;
  const orders = ground.tables.find(
    (one) => has(items, `${singularOf(one.name)}_id`) && columnOf(one, DATED),
  );
  const r = new Phrase(tail);
  const span = r.isDone ? undefined : readSpan(r, ground.dialect);
  const day = orders && columnOf(orders, DATED);
  if (!r.isDone || (span && !(orders && day))) return undefined;
  const joined = owner && key === `${singularOf(owner.name)}_id` ? owner : undefined;
  const grouped = joined
    ? `${joined.name}.${columnOf(joined, /^(?:name|title)$/) ?? 'id'}`
    : `${rows.name}.${key}`;
  const value = isMoney
    ? `SUM(${quantity && /price/.test(price ?? '') ? `${items.name}.${quantity} * ` : ''}${items.name}.${price})`
    : `SUM(${items.name}.${quantity})`;
  const label = isMoney ? 'revenue' : 'quantity_sold';
  return [
    'WITH sold AS (',
    `  SELECT ${grouped} AS ${singularOf(group)}, ${rows.name}.${title} AS ${singularOf(noun)}, ${value} AS ${label}`,
    `  FROM ${items.name}`,
    `  JOIN ${rows.name} ON ${rows.name}.id = ${items.name}.${singularOf(rows.name)}_id`,
    ...(joined ? [`  JOIN ${joined.name} ON ${joined.name}.id = ${rows.name}.${key}`] : []),
    ...(orders
      ? [`  JOIN ${orders.name} ON ${orders.name}.id = ${items.name}.${singularOf(orders.name)}_id`]
      : []),
    ...(span && orders ? [`  WHERE ${spanTest(`${orders.name}.${day}`, span, ground.dialect)}`] : []),
    `  GROUP BY ${joined ? `${joined.name}.id, ` : ''}${grouped}, ${rows.name}.id, ${rows.name}.${title}`,
    ')',
    `SELECT ${singularOf(group)}, ${singularOf(noun)}, ${label}`,
    'FROM (',
    `  SELECT sold.*, ROW_NUMBER() OVER (PARTITION BY ${singularOf(group)} ORDER BY ${label} DESC, ${singularOf(noun)}) AS place`,
    '  FROM sold',
    ') AS ranked',
    `WHERE place <= ${count ? numberOf(count) : 1}`,
    `ORDER BY ${singularOf(group)}, place;`,
  ].join('\n');
}

/** "Orders above the average total of their own customer". */
export function aboveOwnAverage(text: string, ground: Ground): string | undefined {
  const found =
    /^([a-z_]+) (?:(?:that|which|whose|with|who) )*(?:(?:an? |the )?([a-z_]+) )?(?:(?:is|are|earn|cost|costing) )?(above|over|higher than|larger than|greater than|more than|below|under|lower than|less than) (?:the |their )?average(?: ([a-z_]+))??(?: ([a-z_]+))? (?:of|in|for|within) (?:their|its|the same|that|the)(?: own)? ([a-z_]+)$/.exec(
      text,
    );
  const [, noun = '', first, way = '', , last, group = ''] = found ?? [];
  const table = ground.table(noun);
  const key = table && columnOf(table, named(group));
  const value =
    table &&
    ([last, first].find((one) => one !== undefined && has(table, one)) ??
      columnOf(table, /^(?:total|amount|price|salary|score|grade|revenue|value)$/));
  if (!found || !table || !key || !value) return undefined;
  const sign = /below|under|lower|less/.test(way) ? '<' : '>';
  return `SELECT *\nFROM (\n  SELECT ${table.name}.*, AVG(${value}) OVER (PARTITION BY ${key}) AS average_${value}\n  FROM ${table.name}\n) AS compared\nWHERE ${value} ${sign} average_${value}\nORDER BY ${key};`;
}

/** "The ten best rated movies with at least 5 ratings". */
export function bestRated(text: string, ground: Ground): string | undefined {
  const found = new RegExp(
    `^(?:top )?(?:${NUMBER} )?(best|worst|highest|top|lowest)[- ]rated ([a-z_]+)(?:,? (?:only )?(?:those )?(?:with|that have|having) (?:at least|a minimum of) ${NUMBER} [a-z]+)?$`,
  ).exec(text);
  const [, count, way = '', noun = '', least] = found ?? [];
  const rows = ground.table(noun);
  const ratings = rows && ground.childOf(rows, /^(?:rating|score|stars)$/);
  const value = ratings && columnOf(ratings, /^(?:rating|score|stars)$/);
  const title = rows && columnOf(rows, /^(?:name|title)$/);
  if (!found || !rows || !ratings || !value || !title) return undefined;
  return [
    `SELECT ${rows.name}.${title}, ROUND(AVG(${ratings.name}.${value}), 2) AS average_${value}, COUNT(*) AS ${singularOf(ratings.name)}_count`,
    `FROM ${rows.name}`,
    `JOIN ${ratings.name} ON ${ratings.name}.${singularOf(rows.name)}_id = ${rows.name}.id`,
    `GROUP BY ${rows.name}.id, ${rows.name}.${title}`,
    ...(least ? [`HAVING COUNT(*) >= ${numberOf(least)}`] : []),
    `ORDER BY average_${value}${/worst|lowest/.test(way) ? '' : ' DESC'}, ${singularOf(ratings.name)}_count DESC${count ? `\nLIMIT ${numberOf(count)}` : ''};`,
  ].join('\n');
}
