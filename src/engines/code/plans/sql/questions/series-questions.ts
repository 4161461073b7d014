import { pluralOf } from '../../reading/plural.ts';
import { NUMBER, numberOf } from '../../reading/text.ts';
import { singularOf } from '../lexicon.ts';
import type { Table } from '../schema.ts';
import { columnOf, DATED, type Ground, has, WORTH } from './ground.ts';

const ORDERED = '(?:,? (?:ordered|sorted|in order) (?:by|of) (?:the )?(?:date|day|time|month))?';
const PER = '(?:per|by|for each|of each|for every|of every|for)';

/** "Running total of payments per account and a 7-day moving average": both in one query, over the days. */
export function runningAndMoving(text: string, ground: Ground): string | undefined {
  const moving = new RegExp(
    `\\b(?:an? |the )?(?:${NUMBER}|thirty)[- ]day(?:s|'s)? (?:moving|rolling|sliding) (?:average|mean)s?\\b`,
  ).exec(text);
  const running = /\b(?:an? |the )?(?:running|cumulative) (?:total|sum)s?\b/.exec(text);
  if (!moving || !running) return undefined;
  const rest = text
    .replace(moving[0], ' ')
    .replace(running[0], ' ')
    .replace(/\b(?:and|with|as well as|plus|together|its?|their)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const found = new RegExp(
    `^(?:of )?(?:(?:the )?daily )?([a-z_]+)(?: amounts?| totals?)?(?: ${PER} (?!day)([a-z_]+))?(?: per day| by day)?(?: of)?${ORDERED}$`,
  ).exec(rest);
  const [, noun = '', group] = found ?? [];
  const table = ground.table(noun) ?? (ground.tables.length === 1 ? ground.tables[0] : undefined);
  const day = table && columnOf(table, DATED);
  const worth = table && columnOf(table, WORTH);
  const key = group === undefined || !table ? undefined : ground.ownerIn(table, group);
  if (!table || !day || !worth || (group !== undefined && !key)) return undefined;
  const own = key ? `${key}, ` : '';
  const part = key ? `PARTITION BY ${key} ` : '';
  const days = (moving[1] ? numberOf(moving[1]) : 30) - 1;
  const [order, range] =
    ground.dialect === 'sqlite'
      ? ['julianday(day)', `${days} PRECEDING`]
      : ground.dialect === 'mysql'
        ? ['day', `INTERVAL ${days} DAY PRECEDING`]
        : ['day', `INTERVAL '${days} days' PRECEDING`];
  return [
    '-- The average is of the days that have rows; RANGE keeps to the calendar where days are missing.',
    'WITH daily AS (',
    `  SELECT ${own}${ground.part('day', day)} AS day, SUM(${worth}) AS total`,
    `  FROM ${table.name}`,
    `  GROUP BY ${own}${ground.part('day', day)}`,
    ')',
    `SELECT ${own}day, total,`,
    `  SUM(total) OVER (${part}ORDER BY day) AS running_total,`,
    `  AVG(total) OVER (${part}ORDER BY ${order} RANGE BETWEEN ${range} AND CURRENT ROW) AS moving_average`,
    'FROM daily',
    `ORDER BY ${own}day;`,
  ].join('\n');
}

/** The table that these figures are of, where nobody describes it. */
export function runningTables(text: string): string {
  const [, group] = new RegExp(`${PER} (?!day)([a-z]+)`).exec(text) ?? [];
  const noun = /\b(?:of|daily)(?: daily| the)* ([a-z]+)/.exec(text)?.[1] ?? 'sales';
  const table = pluralOf(singularOf(noun));
  const key = group === undefined ? '' : `,${singularOf(group)}_id`;
  const known =
    /^(?:sales|payments|orders|transactions|deposits|expenses|purchases|donations|invoices)$/.test(table);
  return known ? `${table}(amount,created_at${key})` : '';
}

/** Rows of an owner with the day that each has: orders of customers. */
function datedOf(
  ground: Ground,
  noun: string,
  deed?: string,
): { owner: Table | undefined; rows: Table; key: string; day: string } | undefined {
  const owner = ground.table(noun);
  const key = `${singularOf(noun)}_id`;
  const of = (table: Table): boolean => has(table, key) && columnOf(table, DATED) !== undefined;
  const said = deed === undefined ? undefined : ground.table(deed);
  const rows = said && of(said) ? said : deed === undefined ? ground.tables.find(of) : undefined;
  const day = rows && columnOf(rows, DATED);
  return rows && day ? { owner: owner && has(owner, 'id') ? owner : undefined, rows, key, day } : undefined;
}

/** "First and last order date of each customer". */
export function firstAndLast(text: string, ground: Ground): string | undefined {
  const [, deed = '', noun = '', tail = ''] =
    /^(?:dates? of (?:the )?)?(?:first|earliest) and (?:the )?(?:last|latest|most recent) ([a-z]+)(?: dates?)? (?:of|for|per|by)(?: each| every| the| a)? ([a-z]+)((?:,| and| with).*)?$/.exec(
      text,
    ) ?? [];
  const found = noun ? datedOf(ground, noun, deed) : undefined;
  const isCounted =
    /^,?(?: and| with)+(?: the| their)? (?:number|count|total number) of (?:their )?[a-z]+$/.test(tail);
  if (!found || (tail && !isCounted)) return undefined;
  const { owner, rows, key, day } = found;
  const title = owner && columnOf(owner, /^(?:name|title|email)$/);
  const named = owner && title ? [`${owner.name}.id`, `${owner.name}.${title}`] : [`${rows.name}.${key}`];
  const one = singularOf(rows.name);
  return [
    `SELECT ${named.join(', ')}, MIN(${rows.name}.${day}) AS first_${one}, MAX(${rows.name}.${day}) AS last_${one}${isCounted ? `, COUNT(*) AS ${one}_count` : ''}`,
    `FROM ${rows.name}`,
    ...(owner && title ? [`JOIN ${owner.name} ON ${owner.name}.id = ${rows.name}.${key}`] : []),
    `GROUP BY ${named.join(', ')}`,
    `ORDER BY ${named.at(-1)};`,
  ].join('\n');
}

/** "New customers per month": each in the month of the first order. */
export function newPerPeriod(text: string, ground: Ground): string | undefined {
  const found =
    /^(?:number of |count of |how many )?new (customers|users|members|subscribers|clients)(?: (?:per|by|each|every|in each|for each)) (day|week|month|year)$/.exec(
      text,
    );
  const [, noun = '', period = ''] = found ?? [];
  const dated = found ? datedOf(ground, noun) : undefined;
  const people = ground.table(noun);
  const joined = people && columnOf(people, /^(?:created|signed_?up|registered|joined)/);
  if (!found || !(dated || joined)) return undefined;
  const from = joined
    ? [`FROM ${people.name}`]
    : [
        'FROM (',
        '  -- The first one of each makes a new one.',
        `  SELECT ${dated?.key}, MIN(${dated?.day}) AS joined`,
        `  FROM ${dated?.rows.name}`,
        `  GROUP BY ${dated?.key}`,
        ') AS firsts',
      ];
  const part = ground.part(period, joined ?? 'joined');
  return [
    `SELECT ${part} AS ${period}, COUNT(*) AS new_${noun}`,
    ...from,
    `GROUP BY ${part}`,
    `ORDER BY ${period};`,
  ].join('\n');
}

/** "Average time between orders per customer". */
export function averageGap(text: string, ground: Ground): string | undefined {
  const [, deed = '', noun] =
    /^average (?:time|number of [a-z]+|days|gap|interval)(?: in days)? between (?:the |two |consecutive |successive )*([a-z]+)(?: (?:per|for each|of each|by|for every) ([a-z]+))?$/.exec(
      text,
    ) ?? [];
  const found = noun === undefined ? undefined : datedOf(ground, noun, deed);
  if (!found) return undefined;
  const { rows, key, day } = found;
  const gap =
    ground.dialect === 'postgres'
      ? 'EXTRACT(EPOCH FROM CAST(later AS TIMESTAMP) - CAST(earlier AS TIMESTAMP)) / 86400'
      : ground.dialect === 'mysql'
        ? 'TIMESTAMPDIFF(SECOND, earlier, later) / 86400'
        : 'julianday(later) - julianday(earlier)';
  return [
    `SELECT ${key}, ROUND(AVG(${gap}), 1) AS average_days, COUNT(*) + 1 AS ${singularOf(rows.name)}_count`,
    'FROM (',
    `  SELECT ${key}, ${day} AS later, LAG(${day}) OVER (PARTITION BY ${key} ORDER BY ${day}) AS earlier`,
    `  FROM ${rows.name}`,
    ') AS pairs',
    '-- A single row has no interval.',
    'WHERE earlier IS NOT NULL',
    `GROUP BY ${key}`,
    `ORDER BY average_days;`,
  ].join('\n');
}

/** "Median order value per month", "median salary by department". */
export function medianPer(text: string, ground: Ground): string | undefined {
  const [, said = '', group = ''] =
    /^median (?:of (?:the )?)?([a-z]+(?: [a-z]+)?) (?:per|by|for each|of each|in each|for every) ([a-z]+)$/.exec(
      text,
    ) ?? [];
  const words = said.split(' ');
  const last = words.at(-1) ?? '';
  const table =
    words.map((word) => ground.table(word)).find((one) => one !== undefined) ??
    ground.tables.find((one) => has(one, last));
  const column =
    table &&
    (columnOf(table, new RegExp(`^${last}$`)) ??
      (/^(?:value|amount|total|price|sum)s?$/.test(last) ? columnOf(table, WORTH) : undefined));
  const day = table && columnOf(table, DATED);
  const isPeriod = /^(?:day|week|month|quarter|year)$/.test(group);
  const key = !table
    ? undefined
    : isPeriod
      ? day && ground.part(group, day)
      : (ground.ownerIn(table, group) ?? columnOf(table, new RegExp(`^${group}$`)));
  if (!table || !column || !key) return undefined;
  const label = isPeriod ? group : key;
  if (ground.dialect === 'postgres')
    return [
      `SELECT ${key}${isPeriod ? ` AS ${label}` : ''}, PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY ${column}) AS median_${column}`,
      `FROM ${table.name}`,
      `GROUP BY ${key}`,
      `ORDER BY ${label};`,
    ].join('\n');
  return [
    `SELECT ${label}, AVG(${column}) AS median_${column}`,
    'FROM (',
    `  SELECT ${key}${isPeriod ? ` AS ${label}` : ''}, ${column},`,
    `    ROW_NUMBER() OVER (PARTITION BY ${key} ORDER BY ${column}) AS place,`,
    `    COUNT(*) OVER (PARTITION BY ${key}) AS size`,
    `  FROM ${table.name}`,
    `  WHERE ${column} IS NOT NULL`,
    ') AS ranked',
    '-- The middle row, or the average of the two middle rows.',
    'WHERE 2 * place BETWEEN size AND size + 2',
    `GROUP BY ${label}`,
    `ORDER BY ${label};`,
  ].join('\n');
}

/** "Histogram of order amounts in buckets of 50". */
export function histogram(text: string, ground: Ground): string | undefined {
  const found =
    /^(?:histogram|distribution) of (?:the )?([a-z]+)(?: ([a-z]+?)s?)?(?: with| in| by| using)(?: an?)? (?:(?:buckets?|bins?|steps?|ranges?|bands?|groups?)(?: size)?(?: of| with)?(?: width| size)?(?: of)? (\d+)|(\d+)[- ](?:wide|euro|dollar)s?(?: wide)? (?:buckets|bins|steps))$/.exec(
      text,
    );
  const [, noun = '', said, first, second] = found ?? [];
  const size = first ?? second;
  const table =
    ground.table(noun) ?? ground.tables.find((one) => has(one, noun) || has(one, singularOf(noun)));
  const column =
    table &&
    (said === undefined
      ? (columnOf(table, new RegExp(`^${singularOf(noun)}$`)) ?? columnOf(table, WORTH))
      : (columnOf(table, new RegExp(`^${said}$`)) ??
        (/^(?:amount|value|total|price|sum)$/.test(said) ? columnOf(table, WORTH) : undefined)));
  if (!size || Number(size) === 0 || !table || !column) return undefined;
  const bucket =
    ground.dialect === 'sqlite'
      ? `CAST(${column} / ${size} AS INTEGER) * ${size}`
      : `FLOOR(${column} / ${size}) * ${size}`;
  return [
    '-- From bucket_from on, and below bucket_to; no values below 0.',
    `SELECT ${bucket} AS bucket_from, ${bucket} + ${size} AS bucket_to, COUNT(*) AS ${singularOf(table.name)}_count`,
    `FROM ${table.name}`,
    `WHERE ${column} >= 0`,
    `GROUP BY ${bucket}`,
    'ORDER BY bucket_from;',
  ].join('\n');
}
