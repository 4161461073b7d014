import { pieces } from '../../reading/pieces.ts';
import { NUMBER, numberOf } from '../../reading/text.ts';
import { moved, today } from '../dates.ts';
import { singularOf } from '../lexicon.ts';
import type { Table } from '../schema.ts';
import { BEGINS, columnOf, DATED, ENDS, type Ground, has } from './ground.ts';

const DAY = String.raw`\d{4}-\d\d-\d\d`;
const PERIOD = new RegExp(
  `(?:between|from|for|in|during|within|on) (?:(${DAY}) (?:and|to|until|till) (${DAY})|(?:two |an? |the )?(?:(?:given|certain|specific|particular) )?(?:dates|period(?: of time)?|date range|time range|range of dates|time span)|(?:an? )?(?:given )?(?:start|check-in|arrival) (?:date )?(?:and|to) (?:an? )?(?:end|check-out|departure)(?: date)?|(?:an? |the )?(?:given|certain|specific|particular) (?:date|day|night)|(today|tonight|tomorrow)|(${DAY}))`,
);

/** Rows that are taken from one day to another, with both days. */
function taken(ground: Ground, owner?: Table): { table: Table; from: string; to: string } | undefined {
  for (const table of ground.tables) {
    const [from, to] = [columnOf(table, BEGINS), columnOf(table, ENDS)];
    if (from && to && (!owner || has(table, `${singularOf(owner.name)}_id`))) return { table, from, to };
  }
  return undefined;
}

const dayOf = ({ dialect }: Ground, word: string): string =>
  word === 'tomorrow' ? moved(dialect, 1, 'day') : today(dialect);

/** "Rooms that are free between two dates". */
export function freeRows(text: string, ground: Ground): string | undefined {
  const [said, before, after] =
    /^(?:([a-z_]+)(?: that| which)?(?: are| is)? (?:(?:still |currently )?(?:free|available|vacant)|not (?:booked|rented|reserved|taken))|(?:free|available|vacant) ([a-z_]+))/.exec(
      text,
    ) ?? [];
  const rows = ground.table(before ?? after ?? '');
  const booked = rows && taken(ground, rows);
  const tail = booked && said !== undefined ? pieces(text.slice(said.length), { period: PERIOD }) : undefined;
  if (!rows || !booked || !tail?.period) return undefined;
  const { table, from, to } = booked;
  const [period, first, last, now, day] = tail.period;
  const single = now === undefined ? (day === undefined ? undefined : `'${day}'`) : dayOf(ground, now);
  const isOneDay = single !== undefined || /\b(?:date|day|night)$/.test(period);
  const low = single ?? (first && `'${first}'`);
  const high = single ?? (last && `'${last}'`);
  const title = columnOf(rows, /^(?:name|title|number|label|license_plate)$/) ?? 'id';
  return [
    ...(low
      ? []
      : [
          isOneDay
            ? '-- :day is the day that is asked for; the last day of a booking is free again.'
            : `-- :${from} and :${to} are the first and the last day that are asked for.`,
        ]),
    `SELECT ${rows.name}.*`,
    `FROM ${rows.name}`,
    'WHERE NOT EXISTS (',
    '  SELECT 1',
    `  FROM ${table.name}`,
    `  WHERE ${table.name}.${singularOf(rows.name)}_id = ${rows.name}.id`,
    `    AND ${table.name}.${from} ${isOneDay ? '<=' : '<'} ${high ?? (isOneDay ? ':day' : `:${to}`)}`,
    `    AND ${table.name}.${to} > ${low ?? (isOneDay ? ':day' : `:${from}`)}`,
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
