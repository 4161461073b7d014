import { addMonths, civil, type Day, dayOf, MONTHS, WEEKDAYS, weekday } from './civil-date.ts';
import { findHoliday } from './holidays.ts';

/** A day that was meant, with the name it was given if it has one. */
export interface ParsedDate {
  readonly day: Day;
  readonly name?: string;
}

/** Resolves a date without a year to the next one or the last one. */
type DateDirection = 'coming' | 'past';

const MONTH = MONTHS.map((name) => `${name.toLowerCase()}|${name.slice(0, 3).toLowerCase()}`).join('|');
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DAY_FIRST = new RegExp(
  `^(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -](${MONTH})\\.?(?:,? (\\d{4}))?$`,
);
const MONTH_FIRST = new RegExp(`^(${MONTH})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?$`);
const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;
const RELATIVE = /^(next|this|last|coming) (\w+)$/;

/** The day that a phrase names; undefined when it names none, or could name two. */
export function parseDate(
  phrase: string,
  today: Day,
  side: DateDirection = 'coming',
): ParsedDate | undefined {
  const text = phrase
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^on /, '')
    .replace(new RegExp(`^(?:${WEEKDAYS.join('|')}),? (?=\\d|\\w+ \\d)`, 'i'), '')
    .trim();
  const at = (day: Day | undefined): ParsedDate | undefined => (day === undefined ? undefined : { day });
  if (/^(?:today|now|this day)$/.test(text)) return { day: today };
  if (text === 'tomorrow') return { day: today + 1 };
  if (text === 'yesterday') return { day: today - 1 };
  if (text === 'the day after tomorrow') return { day: today + 2 };
  if (text === 'the day before yesterday') return { day: today - 2 };

  const written = ISO.exec(text);
  if (written) return at(dayOf(Number(written[1]), Number(written[2]), Number(written[3])));
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst)
    return inYear(dayFirst[3], today, side, (year) =>
      dayOf(year, monthNumber(dayFirst[2]), Number(dayFirst[1])),
    );
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) {
    return inYear(monthFirst[3], today, side, (year) =>
      dayOf(year, monthNumber(monthFirst[1]), Number(monthFirst[2])),
    );
  }
  const numeric = NUMERIC.exec(text);
  if (numeric)
    return at(unambiguous(Number(numeric[1]), Number(numeric[3]), Number(numeric[4]), numeric[2] === '.'));
  return relative(text, today) ?? named(text, today, side);
}

/** 3/4/2027 is two different days to different people; with dots it is day first everywhere. */
function unambiguous(first: number, second: number, year: number, dotted: boolean): Day | undefined {
  if (dotted || first > 12 || first === second) return dayOf(year, second, first);
  return second > 12 ? dayOf(year, first, second) : undefined;
}

function relative(text: string, today: Day): ParsedDate | undefined {
  const [, which, unit = ''] = RELATIVE.exec(text) ?? [];
  const weekdayIndex = WEEKDAYS.findIndex(
    (name) => name.toLowerCase() === (which === undefined ? text : unit),
  );
  if (weekdayIndex >= 0) {
    const ahead = (weekdayIndex - weekday(today) + 7) % 7;
    if (which === 'last') return { day: today + (ahead === 0 ? -7 : ahead - 7) };
    return { day: today + (ahead === 0 ? 7 : ahead) };
  }
  if (which !== 'next' && which !== 'last') return undefined;
  const sign = which === 'next' ? 1 : -1;
  const months = { month: 1, year: 12 }[unit];
  if (unit === 'week') return { day: today + 7 * sign };
  const day = months === undefined ? undefined : addMonths(today, months * sign);
  return day === undefined ? undefined : { day };
}

function named(text: string, today: Day, side: DateDirection): ParsedDate | undefined {
  const [, name = '', year] = /^(.+?)(?:,? (?:in )?(\d{4}))?$/.exec(text) ?? [];
  const known = findHoliday(name);
  const found = known && inYear(year, today, side, known.in);
  return found && { ...found, name: known.name };
}

/** Without a year: the nearest such day on the side that was asked about, today counting as coming. */
function inYear(
  year: string | undefined,
  today: Day,
  side: DateDirection,
  dayIn: (year: number) => Day | undefined,
): ParsedDate | undefined {
  const wanted = year === undefined ? undefined : Number(year);
  const now = civil(today).year;
  const years =
    wanted !== undefined
      ? [wanted]
      : Array.from({ length: 9 }, (_, step) => now + (side === 'coming' ? step : -step));
  for (const candidate of years) {
    const day = dayIn(candidate);
    if (day === undefined) continue;
    if (wanted !== undefined || (side === 'coming' ? day >= today : day < today)) return { day };
  }
  return undefined;
}

function monthNumber(name = ''): number {
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3))) + 1;
}
