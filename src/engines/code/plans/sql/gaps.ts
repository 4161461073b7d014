import type { Snippet } from '../../snippets/snippets.ts';
import { Phrase } from '../reading/phrase.ts';
import { pluralOf } from '../reading/plural.ts';
import { dateName, singularOf } from './lexicon.ts';
import { asked, columnOf, DATED } from './questions/ground.ts';
import { apartFromTables } from './schema.ts';
import { NAME } from './table-changes.ts';

/** "The missing invoice numbers", "gaps in the ids of orders", "days without sales in the last 30 days". */
export function planGaps(given: string): Snippet | undefined {
  const { text, tables } = apartFromTables(given);
  const [table, other] = tables;
  const day = table && !other && columnOf(table, DATED);
  if (table && day) return daysOf(asked(text), table.name, day);
  const r = new Phrase(given);
  r.takeAll(
    /please|write|give me|sql|query|statement|that|to|which|an?|the|for|find|finds|list|lists|show|shows|get|select|all|return|returns/,
  );
  return r.attempt(() => missingDays(r)) ?? r.attempt(() => missingNumbers(r));
}

/** "Every date in 2024 with no row", of a table that has a date. */
function daysOf(text: string, table: string, day: string): Snippet | undefined {
  const [, year, later, last] =
    /^(?:(?:gaps|holes) in [a-z ]{0,40}: ?(?:every |all )?)?(?:(?:gaps|holes) in (?:the )?)?(?:missing )?(?:days?|dates?)(?: (?:in|of|during) ((?:19|20)\d\d))?(?: (?:with(?:out| no)|that have no|which have no|missing)(?: an?| any)?(?: (?:row|rows|entry|entries|value|values|record|records|readings?|measurements?|data|[a-z]+))?)?(?: (?:in|of|during|for) (?:((?:19|20)\d\d)|the (?:last|past) (\d+) days))?$/.exec(
      text,
    ) ?? [];
  const whole = year ?? later;
  if (whole === undefined && last === undefined) return undefined;
  return calendar(
    table,
    day,
    last ? [`date('now', '-${last} days')`, "date('now')"] : [`'${whole}-01-01'`, `'${whole}-12-31'`],
    [],
  );
}

function missingNumbers(r: Phrase): Snippet | undefined {
  const named =
    r.take(
      `(missing|gaps in(?: the| an?)?|unused|skipped) ((?:${NAME} )?(?:numbers?|ids?))(?: (?:in|of|from) (?:the )?(?:table )?(${NAME})(?: table)?)?`,
    ) ?? r.take(`(missing|gaps in(?: the)?) ()(${NAME}) (?:numbers|ids)`);
  if (named) r.take(/sequences?|columns?/);
  if (!named || !r.isDone) return undefined;
  const noun = (named[2] ?? '').replace(/s$/, '').replaceAll(' ', '_');
  const table =
    named[3] ??
    (noun.includes('_')
      ? pluralOf(noun.replace(/_(?:number|id)$/, ''))
      : noun === 'id'
        ? 'items'
        : undefined);
  if (!table) return undefined;
  const column =
    noun === ''
      ? 'id'
      : noun === 'number'
        ? `${singularOf(table)}_number`
        : noun.replace(`${singularOf(table)}_id`, 'id');
  const isRanges = /^gaps/.test(named[1] ?? '');
  return {
    definition: isRanges
      ? [
          `-- Assumed: ${table} (${column}), whole numbers. One row for each gap, with its first and last number.`,
          `SELECT ${column} + 1 AS first_missing, following - 1 AS last_missing`,
          'FROM (',
          `  SELECT ${column}, LEAD(${column}) OVER (ORDER BY ${column}) AS following`,
          `  FROM ${table}`,
          ') AS pairs',
          `WHERE following > ${column} + 1`,
          `ORDER BY ${column};`,
        ].join('\n')
      : [
          `-- Assumed: ${table} (${column}), whole numbers. The numbers missing between the first and the last.`,
          'WITH RECURSIVE numbers(number) AS (',
          `  SELECT MIN(${column}) FROM ${table}`,
          '  UNION ALL',
          `  SELECT number + 1 FROM numbers WHERE number < (SELECT MAX(${column}) FROM ${table})`,
          ')',
          `SELECT number AS missing_${column === 'id' ? 'id' : column}`,
          'FROM numbers',
          `WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table}.${column} = numbers.number)`,
          'ORDER BY number;',
        ].join('\n'),
    example: '',
  };
}

function missingDays(r: Phrase): Snippet | undefined {
  const found = r.take(
    `(?:days|dates) (?:without|with no|that have no|with zero|on which there (?:are|were) no|when there (?:are|were) no)(?: any)? (${NAME})`,
  );
  const last = r.take(/(?:in|of|during|over|within) the (?:last|past) (\d+) days/);
  const year = last ? undefined : r.take(/(?:in|of|during) ((?:19|20)\d\d)/);
  if (!found?.[1] || (!last && !year) || !r.isDone) return undefined;
  const table = found[1] === singularOf(found[1]) ? pluralOf(found[1]) : found[1];
  const day = dateName(table);
  return calendar(
    table,
    day,
    last
      ? [`date('now', '-${last[1]} days')`, "date('now')"]
      : [`'${year?.[1]}-01-01'`, `'${year?.[1]}-12-31'`],
    [`-- Assumed: ${table} (${day}).`],
  );
}

function calendar(
  table: string,
  day: string,
  [first, end]: readonly [string, string],
  notes: readonly string[],
): Snippet {
  return {
    definition: [
      ...notes,
      '-- Dates are written for SQLite; PostgreSQL has generate_series in place of the calendar.',
      'WITH RECURSIVE calendar(day) AS (',
      `  SELECT ${first}`,
      '  UNION ALL',
      `  SELECT date(day, '+1 day') FROM calendar WHERE day < ${end}`,
      ')',
      'SELECT day',
      'FROM calendar',
      `WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE date(${table}.${day}) = calendar.day)`,
      'ORDER BY day;',
    ].join('\n'),
    example: '',
  };
}
