import type { Snippet } from '../../snippets/snippets.ts';
import { Phrase } from '../reading/phrase.ts';
import { pluralOf } from '../reading/plural.ts';
import { dateName, singularOf } from './lexicon.ts';
import { NAME } from './table-changes.ts';

/** "The missing invoice numbers", "gaps in the ids of orders", "days without sales in the last 30 days". */
export function planGaps(prompt: string): Snippet | undefined {
  const r = new Phrase(prompt);
  r.takeAll(
    /please|write|give me|sql|query|statement|that|to|which|an?|the|for|find|finds|list|lists|show|shows|get|select|all|return|returns/,
  );
  return r.attempt(() => missingDays(r)) ?? r.attempt(() => missingNumbers(r));
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
          `-- Assumed: ${table} (${column}), whole numbers. What is missing between the first and the last one.`,
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
  const [first, end] = last
    ? [`date('now', '-${last[1]} days')`, "date('now')"]
    : [`'${year?.[1]}-01-01'`, `'${year?.[1]}-12-31'`];
  return {
    definition: [
      `-- Assumed: ${table} (${day}).`,
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
