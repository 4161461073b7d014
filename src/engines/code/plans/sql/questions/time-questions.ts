import { Phrase } from '../../reading/phrase.ts';
import { pieces } from '../../reading/pieces.ts';
import { NUMBER, numberOf } from '../../reading/text.ts';
import { readSpan, spanTest } from '../dates.ts';
import { singularOf } from '../lexicon.ts';
import type { Table } from '../schema.ts';
import { BEGINS, columnOf, DATED, ENDS, type Ground, has } from './ground.ts';

const DAY = String.raw`\d{4}-\d\d-\d\d`;
const PERIOD = new RegExp(
  `(?:between|from|for|in|during|within|on) (?:(${DAY}) (?:and|to|until|till) (${DAY})|(?:two |an? |the )?(?:(?:given|certain|specific|particular) )?(?:dates|period(?: of time)?|date range|time range|range of dates|time span)|(?:an? )?(?:given )?(?:start|check-in|arrival) (?:date )?(?:and|to) (?:an? )?(?:end|check-out|departure)(?: date)?)`,
);

/** Rows that are taken from one day to another, with both days. */
function taken(ground: Ground, owner?: Table): { table: Table; from: string; to: string } | undefined {
  for (const table of ground.tables) {
    const [from, to] = [columnOf(table, BEGINS), columnOf(table, ENDS)];
    if (from && to && (!owner || has(table, `${singularOf(owner.name)}_id`))) return { table, from, to };
  }
  return undefined;
}

/** "Rooms that are free between two dates". */
export function freeRows(text: string, ground: Ground): string | undefined {
  const [said, before, after] =
    /^(?:([a-z_]+)(?: that| which)?(?: are| is)? (?:free|available|vacant|not (?:booked|rented|reserved|taken))|(?:free|available|vacant) ([a-z_]+))/.exec(
      text,
    ) ?? [];
  const rows = ground.table(before ?? after ?? '');
  const booked = rows && taken(ground, rows);
  const tail = booked && said !== undefined ? pieces(text.slice(said.length), { period: PERIOD }) : undefined;
  if (!rows || !booked || !tail?.period) return undefined;
  const { table, from, to } = booked;
  const [, low, high] = tail.period;
  const title = columnOf(rows, /^(?:name|title|number|label|license_plate)$/) ?? 'id';
  return [
    ...(low ? [] : [`-- :${from} and :${to} are the first and the last day that are asked for.`]),
    `SELECT ${rows.name}.*`,
    `FROM ${rows.name}`,
    'WHERE NOT EXISTS (',
    '  SELECT 1',
    `  FROM ${table.name}`,
    `  WHERE ${table.name}.${singularOf(rows.name)}_id = ${rows.name}.id`,
    `    AND ${table.name}.${from} < ${high ? `'${high}'` : `:${to}`}`,
    `    AND ${table.name}.${to} > ${low ? `'${low}'` : `:${from}`}`,
    ')',
    `ORDER BY ${rows.name}.${title};`,
  ].join('\n');
}

/** "Overlapping bookings of the same room". */
export function overlaps(text: string, ground: Ground): string | undefined {
  const [, first, second, owner] =
    /^(?:pairs of )?(?:(?:overlapping|conflicting|double|colliding) ([a-z_]+)|([a-z_]+)(?: that| which)? (?:overlap|conflict|collide)(?: with each other)?)(?:,? (?:of|for|in|on) (?:the same|one|each|every|a|any) ([a-z_]+))?$/.exec(
      text,
    ) ?? [];
  const noun = first ?? second;
  const table = noun === undefined ? undefined : ground.table(noun);
  const [from, to] = [table && columnOf(table, BEGINS), table && columnOf(table, ENDS)];
  const key = table && ground.ownerIn(table, owner);
  if (!table || !from || !to || !key || !has(table, 'id')) return undefined;
  return [
    `SELECT a.${key}, a.id AS first_id, a.${from} AS first_${from}, a.${to} AS first_${to},`,
    `  b.id AS second_id, b.${from} AS second_${from}, b.${to} AS second_${to}`,
    `FROM ${table.name} AS a`,
    `JOIN ${table.name} AS b ON b.${key} = a.${key}`,
    '  AND b.id > a.id',
    `  AND b.${from} < a.${to}`,
    `  AND b.${to} > a.${from}`,
    `ORDER BY a.${key}, a.${from};`,
  ].join('\n');
}

const CONSECUTIVE = '(?:consecutive days|days in a row|successive days)';

/** "Users who logged in on at least 3 consecutive days", "the longest streak per user". */
export function streaks(text: string, ground: Ground): string | undefined {
  const least = new RegExp(
    `^([a-z_]+) (?:who|that|with)(?: [a-z]+){0,4}?(?: (?:on|for|in|of))? (?:(?:at least|a minimum of) ${NUMBER} ${CONSECUTIVE}|${NUMBER} or more ${CONSECUTIVE}|${NUMBER} ${CONSECUTIVE})$`,
  ).exec(text);
  const longest = new RegExp(
    `^longest (?:streak|run|series)(?: of (?:${CONSECUTIVE}|[a-z]+ days|[a-z]+))?(?: with [a-z]+| of [a-z]+)? (?:per|for each|of each|for every|by) ([a-z_]+)$`,
  ).exec(text);
  const noun = least?.[1] ?? longest?.[1];
  const number = least?.slice(2).find((one) => one !== undefined);
  const dated =
    noun === undefined
      ? undefined
      : ground.tables.find((one) => columnOf(one, DATED) && ground.ownerIn(one, noun));
  const [day, key] = dated ? [columnOf(dated, DATED), ground.ownerIn(dated, noun)] : [];
  if (!dated || !day || !key) return undefined;
  const place = `ROW_NUMBER() OVER (PARTITION BY ${key} ORDER BY day)`;
  const island =
    ground.dialect === 'postgres'
      ? `day - CAST(${place} AS INTEGER)`
      : ground.dialect === 'mysql'
        ? `DATE_SUB(day, INTERVAL ${place} DAY)`
        : `julianday(day) - ${place}`;
  const runs = [
    `  SELECT ${key}, MIN(day) AS first_day, MAX(day) AS last_day, COUNT(*) AS days`,
    '  FROM (',
    '    -- Days in a row have the same distance from their number.',
    `    SELECT ${key}, day, ${island} AS island`,
    `    FROM (SELECT DISTINCT ${key}, ${ground.part('day', day)} AS day FROM ${dated.name}) AS dates`,
    '  ) AS numbered',
    `  GROUP BY ${key}, island`,
  ];
  return [
    'WITH runs AS (',
    ...runs,
    ')',
    ...(longest
      ? [
          `SELECT ${key}, MAX(days) AS longest_streak`,
          'FROM runs',
          `GROUP BY ${key}`,
          'ORDER BY longest_streak DESC;',
        ]
      : [
          `SELECT ${key}, first_day, last_day, days`,
          'FROM runs',
          `WHERE days >= ${numberOf(number ?? '2')}`,
          `ORDER BY ${key}, first_day;`,
        ]),
  ].join('\n');
}

/** "Customers who ordered in January 2024 but not in February 2024", of the rows that have only their key. */
export function inOneNotOther(text: string, ground: Ground): string | undefined {
  const [, noun, first, second] =
    /^([a-z_]+) (?:who|that) (?:have |had )?(?:placed (?:an )?orders?|ordered|bought(?: something)?|purchased(?: something)?|logged in|booked|paid|were active|posted|visited) (.+?),? but (?:not|did(?:n't| not)(?: [a-z]+(?: in)?)?|never|none|no orders?) ((?:in|after|during|this|before|since) .+)$/.exec(
      text,
    ) ?? [];
  const dated =
    noun === undefined
      ? undefined
      : ground.tables.find((one) => columnOf(one, DATED) && ground.ownerIn(one, noun));
  const [day, key] = dated ? [columnOf(dated, DATED), ground.ownerIn(dated, noun)] : [];
  const spans = [first, second].map((one) => {
    const r = new Phrase(one ?? '');
    const span = readSpan(r, ground.dialect);
    return span && r.isDone ? span : undefined;
  });
  const [yes, no] = spans;
  if (!dated || !day || !key || !yes || !no) return undefined;
  const owner = ground.tables.find((table) => table !== dated && key === `${singularOf(table.name)}_id`);
  const test = (span: typeof yes, name: string): string => spanTest(`${name}${day}`, span, ground.dialect);
  const own = owner ? `${owner.name}.id` : `${dated.name}.${key}`;
  const without = `NOT EXISTS (\n  SELECT 1\n  FROM ${dated.name} AS later\n  WHERE later.${key} = ${own} AND ${test(no, 'later.')}\n)`;
  return owner
    ? `SELECT ${owner.name}.*\nFROM ${owner.name}\nWHERE EXISTS (\n  SELECT 1\n  FROM ${dated.name}\n  WHERE ${dated.name}.${key} = ${own} AND ${test(yes, `${dated.name}.`)}\n)\nAND ${without};`
    : `SELECT DISTINCT ${dated.name}.${key}\nFROM ${dated.name}\nWHERE ${test(yes, `${dated.name}.`)}\nAND ${without}\nORDER BY ${dated.name}.${key};`;
}

/** "Monthly retention by signup month": how many of each month's new users come back, and when. */
export function retention(text: string, ground: Ground): string | undefined {
  if (
    !/^(?:monthly )?(?:(?:user|customer) )?(?:cohort )?(?:retention|cohort analysis)(?: rate)?(?: of (?:users|customers))?(?: (?:by|per|for each) (?:sign-?up|registration|first order|cohort)?[ -]?month(?: of (?:sign-?up|registration))?)?(?: (?:in|as) percent)?$/.test(
      text,
    )
  )
    return undefined;
  const users = ground.tables.find((one) => columnOf(one, DATED) && ground.childOf(one, DATED));
  const acts = users && ground.childOf(users, DATED);
  const [joined, done] = [users && columnOf(users, DATED), acts && columnOf(acts, DATED)];
  if (!users || !acts || !joined || !done) return undefined;
  const key = `${singularOf(users.name)}_id`;
  const month = (column: string): string =>
    ground.dialect === 'sqlite'
      ? `12 * strftime('%Y', ${column}) + strftime('%m', ${column})`
      : `12 * EXTRACT(YEAR FROM ${column}) + EXTRACT(MONTH FROM ${column})`;
  return [
    'WITH cohorts AS (',
    `  SELECT id, ${ground.part('month', joined)} AS cohort, ${month(joined)} AS joined_month`,
    `  FROM ${users.name}`,
    '), activity AS (',
    `  SELECT DISTINCT ${key}, ${month(done)} AS active_month`,
    `  FROM ${acts.name}`,
    '), sizes AS (',
    '  SELECT cohort, COUNT(*) AS size FROM cohorts GROUP BY cohort',
    ')',
    'SELECT cohorts.cohort, activity.active_month - cohorts.joined_month AS months_later,',
    `  COUNT(*) AS active_${users.name}, ROUND(100.0 * COUNT(*) / sizes.size, 1) AS percent`,
    'FROM cohorts',
    `JOIN activity ON activity.${key} = cohorts.id AND activity.active_month >= cohorts.joined_month`,
    'JOIN sizes ON sizes.cohort = cohorts.cohort',
    'GROUP BY cohorts.cohort, sizes.size, months_later',
    'ORDER BY cohorts.cohort, months_later;',
  ].join('\n');
}

/** "Total hours worked per employee per week". */
export function hours(text: string, ground: Ground): string | undefined {
  const [, noun, part] =
    /^(?:total |sum of )?(?:number of )?(?:hours|working hours|hours worked|worked hours|time worked)(?: worked)? (?:per|by|for each|of each|for every) ([a-z_]+)(?: (?:and|per|by|,)+ (?:per )?(day|week|month|year))?$/.exec(
      text,
    ) ?? [];
  const found = ground.tables.find((one) => columnOf(one, BEGINS) && columnOf(one, ENDS));
  const key = found && noun !== undefined ? ground.ownerIn(found, noun) : undefined;
  const [from, to] = found ? [columnOf(found, BEGINS), columnOf(found, ENDS)] : [];
  if (!found || !key || !from || !to) return undefined;
  const span =
    ground.dialect === 'postgres'
      ? `EXTRACT(EPOCH FROM ${to} - ${from}) / 3600`
      : ground.dialect === 'mysql'
        ? `TIMESTAMPDIFF(MINUTE, ${from}, ${to}) / 60.0`
        : `24 * (julianday(${to}) - julianday(${from}))`;
  const keys = [key, ...(part ? [part] : [])].join(', ');
  return [
    `SELECT ${key}, ${part ? `${ground.part(part, from)} AS ${part}, ` : ''}ROUND(SUM(${span}), 2) AS hours`,
    `FROM ${found.name}`,
    `WHERE ${to} IS NOT NULL`,
    `GROUP BY ${keys}`,
    `ORDER BY ${keys};`,
  ].join('\n');
}
