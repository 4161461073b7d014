/** A day of the Gregorian calendar as the number of days since 1970-01-01: no time zones, no clock. */
export type Day = number;

export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');
export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

interface Civil {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;

/** Undefined for a day that does not exist, such as 30 February. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    return undefined;
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day); // Date.UTC takes years below 100 for 1900 and later
  return at.getTime() / DAY_MS;
}

export function civil(day: Day): Civil {
  const at = new Date(day * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  return [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

export const weekday = (day: Day): number => (((day + 4) % 7) + 7) % 7;

/** Months and years keep the day of the month where the target month has it, and take its last day otherwise. */
export function addMonths(day: Day, months: number): Day | undefined {
  const from = civil(day);
  const index = from.year * 12 + from.month - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  return dayOf(year, month, Math.min(from.day, daysInMonth(year, month)));
}

export function iso(day: Day): string {
  const { year, month, day: date } = civil(day);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** "Monday, 1 March 2027" */
export function longDate(day: Day): string {
  const { year, month, day: date } = civil(day);
  return `${WEEKDAYS[weekday(day)]}, ${date} ${MONTHS[month - 1]} ${year}`;
}

/** Week number after ISO 8601: weeks begin on Monday, and week 1 holds the first Thursday. */
export function isoWeek(day: Day): { readonly year: number; readonly week: number } {
  const thursday = day - ((weekday(day) + 6) % 7) + 3;
  const { year } = civil(thursday);
  return { year, week: Math.floor((thursday - (dayOf(year, 1, 1) ?? thursday)) / 7) + 1 };
}

/** Western Easter Sunday, by the anonymous Gregorian computus. */
export function easter(year: number): Day | undefined {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const shift = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * shift) / 451);
  const days = epact + shift - 7 * late + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The nth such weekday of a month; -1 is the last one. */
export function nthWeekday(year: number, month: number, which: number, nth: number): Day | undefined {
  const start = dayOf(year, month, 1);
  if (start === undefined) return undefined;
  const first = start + ((which - weekday(start) + 7) % 7);
  if (nth > 0) return first + (nth - 1) * 7;
  return first + Math.floor((start + daysInMonth(year, month) - 1 - first) / 7) * 7;
}
