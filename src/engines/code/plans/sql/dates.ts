import type { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';

export type Dialect = 'sqlite' | 'postgres' | 'mysql';

export const dialectOf = (wish: string): Dialect =>
  /\bpostgres|\bpsql\b/i.test(wish) ? 'postgres' : /\b(?:mysql|mariadb)\b/i.test(wish) ? 'mysql' : 'sqlite';

/** A time: from `low` on, and before `high`. */
export interface Span {
  readonly low?: string;
  readonly high?: string;
  /** A month of every year. */
  readonly month?: number;
}

const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
type Unit = (typeof UNITS)[number];
const unitOf = (word: string | undefined): Unit => UNITS.find((unit) => unit === word) ?? 'day';
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH = MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|');
const monthOf = (word: string): number => MONTHS.findIndex((name) => name.startsWith(word.slice(0, 3)));
const UNIT = '(minute|hour|day|week|month|quarter|year)s?';
const DAY = String.raw`(\d{4}-\d\d-\d\d)`;

const pad = (value: number): string => String(value).padStart(2, '0');
const quoted = (year: number, month: number): string =>
  `'${year + Math.floor(month / 12)}-${pad((month % 12) + 1)}-01'`;
const nextDay = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

/** A moment before now (or after it), in the way of a database. */
export function moved(dialect: Dialect, amount: number, unit: Unit): string {
  const isExact = unit === 'hour' || unit === 'minute';
  const [count, name] =
    unit === 'week' ? [amount * 7, 'day'] : unit === 'quarter' ? [amount * 3, 'month'] : [amount, unit];
  const sign = amount < 0 ? '-' : '+';
  const size = Math.abs(count);
  if (dialect === 'postgres')
    return `${isExact ? 'CURRENT_TIMESTAMP' : 'CURRENT_DATE'} ${sign} INTERVAL '${size} ${name}${size === 1 ? '' : 's'}'`;
  if (dialect === 'mysql')
    return `${isExact ? 'NOW()' : 'CURDATE()'} ${sign} INTERVAL ${size} ${name.toUpperCase()}`;
  return `${isExact ? 'datetime' : 'date'}('now', '${sign}${size} ${name}${size === 1 ? '' : 's'}')`;
}

export const today = (dialect: Dialect): string =>
  dialect === 'sqlite' ? "date('now')" : dialect === 'postgres' ? 'CURRENT_DATE' : 'CURDATE()';

/** The first day of this month or year, or of one before it or after it. */
function startOf(dialect: Dialect, unit: 'month' | 'year', ahead: number): string {
  const sign = ahead < 0 ? '-' : '+';
  const size = Math.abs(ahead);
  if (dialect === 'postgres') {
    const base = `date_trunc('${unit}', CURRENT_DATE)`;
    return ahead === 0 ? base : `${base} ${sign} INTERVAL '${size} ${unit}'`;
  }
  if (dialect === 'mysql') {
    const base = `DATE_FORMAT(CURDATE(), '${unit === 'month' ? '%Y-%m-01' : '%Y-01-01'}')`;
    return ahead === 0 ? base : `${base} ${sign} INTERVAL ${size} ${unit.toUpperCase()}`;
  }
  return `date('now', 'start of ${unit}'${ahead === 0 ? '' : `, '${sign}${size} ${unit}'`})`;
}

/** The Monday of this week, or of one before it or after it. */
function startOfWeek(dialect: Dialect, ahead: number): string {
  const days = `${ahead < 0 ? '-' : '+'} INTERVAL`;
  if (dialect === 'postgres') {
    const base = "date_trunc('week', CURRENT_DATE)";
    return ahead === 0 ? base : `${base} ${days} '${Math.abs(ahead) * 7} days'`;
  }
  if (dialect === 'mysql') {
    const base = 'CURDATE() - INTERVAL WEEKDAY(CURDATE()) DAY';
    return ahead === 0 ? base : `${base} ${days} ${Math.abs(ahead) * 7} DAY`;
  }
  // The Sunday that comes, or today, and back from there.
  return `date('now', 'weekday 0', '${ahead * 7 - 6 > 0 ? '+' : ''}${ahead * 7 - 6} days')`;
}

/** Reads "in the last 30 days", "in March 2024", "before 2020-05-01", "this year". */
export function readSpan(r: Phrase, dialect: Dialect): Span | undefined {
  const year = (text: string): number => Number(text);
  let found = r.take(
    `(?:(?:in|within|during|over|from|of|for|since) )?(?:the )?(?:last|past|previous) ${NUMBER} ${UNIT}`,
  );
  if (found) return { low: moved(dialect, -numberOf(found[1] ?? ''), unitOf(found[2])) };
  found = r.take(`(?:in|within|during) (?:the )?(?:next|coming) (?:${NUMBER} )?${UNIT}`);
  if (found) {
    const amount = found[1] ? numberOf(found[1]) : 1;
    return { low: today(dialect), high: moved(dialect, amount, unitOf(found[2])) };
  }
  found = r.take(/(?:in|within|during|over|of) the (?:last|past) (hour|day|week|month|quarter|year)/);
  if (found) return { low: moved(dialect, -1, unitOf(found[1])) };
  found = r.take(
    /(?<!\b(?:compared (?:to|with)|against|versus|over|than|(?:change|difference|growth) (?:to|from)) (?:the )?)(?:(?:in|from|of|during|for) )?(?:the )?(last|this|current|previous) (month|year|week|quarter)/,
  );
  if (found) {
    const unit = unitOf(found[2]);
    const isLast = /last|previous/.test(found[1] ?? '');
    if (unit === 'week')
      return isLast
        ? { low: startOfWeek(dialect, -1), high: startOfWeek(dialect, 0) }
        : { low: startOfWeek(dialect, 0), high: startOfWeek(dialect, 1) };
    if (unit === 'quarter') return { low: moved(dialect, -1, unit) };
    const part = unit === 'month' ? 'month' : 'year';
    return isLast
      ? { low: startOf(dialect, part, -1), high: startOf(dialect, part, 0) }
      : { low: startOf(dialect, part, 0), high: startOf(dialect, part, 1) };
  }
  found = r.take(/(?:(?:in|of|during|for|from) )?(?:the )?next (week|month|year)/);
  if (found) {
    const part = found[1] === 'month' ? 'month' : 'year';
    return found[1] === 'week'
      ? { low: startOfWeek(dialect, 1), high: startOfWeek(dialect, 2) }
      : { low: startOf(dialect, part, 1), high: startOf(dialect, part, 2) };
  }
  if (r.take(/(?:from |of |for )?(?:today|tonight)/))
    return { low: today(dialect), high: moved(dialect, 1, 'day') };
  if (r.take(/(?:of |for |from )?tomorrow/))
    return { low: moved(dialect, 1, 'day'), high: moved(dialect, 2, 'day') };
  if (r.take(/(?:from |of )?yesterday/)) return { low: moved(dialect, -1, 'day'), high: today(dialect) };
  found = r.take(`(?:more than|over|at least) (?:(an?|one) |${NUMBER} )${UNIT} ago`);
  if (found) return { high: moved(dialect, -(found[2] ? numberOf(found[2]) : 1), unitOf(found[3])) };
  found = r.take(`older than (?:(an?|one) |${NUMBER} )${UNIT}`);
  if (found) return { high: moved(dialect, -(found[2] ? numberOf(found[2]) : 1), unitOf(found[3])) };
  found = r.take(`(?:between|from) ${DAY} (?:and|to|until) ${DAY}(?: inclusive)?`);
  if (found) return { low: `'${found[1]}'`, high: `'${nextDay(found[2] ?? '')}'` };
  found = r.take(/(?:between|from) ((?:19|20)\d\d) (?:and|to) ((?:19|20)\d\d)/);
  if (found) return { low: quoted(year(found[1] ?? ''), 0), high: quoted(year(found[2] ?? '') + 1, 0) };
  found = r.take(`(?:between|from) (${MONTH}) (?:and|to) (${MONTH})(?: (?:of )?((?:19|20)\\d\\d))`);
  if (found) {
    const y = year(found[3] ?? '');
    return { low: quoted(y, monthOf(found[1] ?? '')), high: quoted(y, monthOf(found[2] ?? '') + 1) };
  }
  found = r.take(`(?:in|during|of|from|for) (${MONTH})(?:,? (?:of )?((?:19|20)\\d\\d))?`);
  if (found) {
    const month = monthOf(found[1] ?? '');
    if (!found[2]) return { month: month + 1 };
    return { low: quoted(year(found[2]), month), high: quoted(year(found[2]), month + 1) };
  }
  found = r.take(
    /(?:in |during |of |from |for )(?:the )?(?:q([1-4])|(first|second|third|fourth) quarter)(?: of)? ((?:19|20)\d\d)/,
  );
  if (found) {
    const at = found[1]
      ? Number(found[1]) - 1
      : ['first', 'second', 'third', 'fourth'].indexOf(found[2] ?? '');
    return { low: quoted(year(found[3] ?? ''), at * 3), high: quoted(year(found[3] ?? ''), at * 3 + 3) };
  }
  found = r.take(/(?:in|during|of|from|for) (?:the year )?((?:19|20)\d\d)(?!-)/);
  if (found) return { low: quoted(year(found[1] ?? ''), 0), high: quoted(year(found[1] ?? '') + 1, 0) };
  found = r.take(
    `(since|after|before|until|on|from) (?:(?:the )?${DAY}|(?:the start of |the end of )?((?:19|20)\\d\\d)(?!-)|(${MONTH}) ((?:19|20)\\d\\d))`,
  );
  if (found) return bounded(found);
  return undefined;
}

function bounded(found: RegExpExecArray): Span | undefined {
  const [, word = '', day, plainYear, month, monthYear] = found;
  const start = day
    ? `'${day}'`
    : plainYear
      ? quoted(Number(plainYear), 0)
      : quoted(Number(monthYear), monthOf(month ?? ''));
  const end = day
    ? `'${nextDay(day)}'`
    : plainYear
      ? quoted(Number(plainYear) + 1, 0)
      : quoted(Number(monthYear), monthOf(month ?? '') + 1);
  if (word === 'before') return { high: start };
  if (word === 'until') return { high: end };
  if (word === 'on') return { low: start, high: end };
  return word === 'after' ? { low: end } : { low: start };
}

/** The test of a column that a span is, as SQL. */
export function spanTest(column: string, { low, high, month }: Span, dialect: Dialect): string {
  if (month !== undefined)
    return dialect === 'sqlite'
      ? `strftime('%m', ${column}) = '${pad(month)}'`
      : `EXTRACT(MONTH FROM ${column}) = ${month}`;
  return [low && `${column} >= ${low}`, high && `${column} < ${high}`].filter(Boolean).join(' AND ');
}

const PARTS: Readonly<Record<string, readonly [string, string, string]>> = {
  hour: ["strftime('%H', @)", "to_char(@, 'HH24')", 'HOUR(@)'],
  day: ['date(@)', 'CAST(@ AS DATE)', 'DATE(@)'],
  weekday: ["strftime('%w', @)", "to_char(@, 'ID')", 'DAYOFWEEK(@)'],
  week: ["strftime('%Y-%W', @)", "to_char(@, 'IYYY-IW')", "DATE_FORMAT(@, '%x-%v')"],
  month: ["strftime('%Y-%m', @)", "to_char(@, 'YYYY-MM')", "DATE_FORMAT(@, '%Y-%m')"],
  quarter: [
    "strftime('%Y', @) || '-Q' || ((strftime('%m', @) + 2) / 3)",
    `to_char(@, 'YYYY-"Q"Q')`,
    "CONCAT(YEAR(@), '-Q', QUARTER(@))",
  ],
  year: ["strftime('%Y', @)", "to_char(@, 'YYYY')", 'YEAR(@)'],
};

/** A day, month or year of a date, for groups. */
export function datePart(
  part: string,
  column: string,
  dialect: Dialect,
): { code: string; note?: string } | undefined {
  const forms = PARTS[part];
  if (!forms) return undefined;
  const write = (at: number): string => (forms[at] ?? '').replaceAll('@', column);
  if (dialect === 'postgres') return { code: write(1) };
  if (dialect === 'mysql') return { code: write(2) };
  return { code: write(0), note: `PostgreSQL: ${write(1)}` };
}

/** Its name is no table; which one it is has its own reader. */
export const withoutDatabase = (text: string): string =>
  text.replace(
    /\b(?:in|using|with|for|on) (?:postgres(?:ql)?|mysql|mariadb|sqlite|oracle|sql server)\b[,:]?|\((?:for |in )?(?:postgres(?:ql)?|mysql|mariadb|sqlite)\)|, ?(?:postgres(?:ql)?|mysql|mariadb|sqlite)$|^(?:postgres(?:ql)?|mysql|mariadb|sqlite):/gi,
    (found) => ' '.repeat(found.length),
  );
