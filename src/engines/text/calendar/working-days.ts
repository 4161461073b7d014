import { bold } from '../skill.ts';
import { civil, type Day, dayOf, daysInMonth, longDate, MONTHS, weekday } from './civil-date.ts';
import { parseDate } from './parse-date.ts';

const WORKING = '(?:working|business|work|week)[ -]?days?';
const INCLUDED =
  /,? (?:\(?(?:both |with )?(?:days? |ends? |dates? )?(?:included|inclusive|counting both(?: days)?)\)?)$/;
const BETWEEN = new RegExp(
  `^(?:how many|number of|count(?: the)?)?\\s*${WORKING}(?: are| is| do we have| does it have)?(?: there)? (?:between|from) (.+?) (?:and|to|until|till|through) (.+)$`,
);
const IN_MONTH = new RegExp(
  `^(?:how many|number of)?\\s*${WORKING}(?: are| is| has| does)?(?: there)? ?(?:in|of)? (${MONTHS.join('|').toLowerCase()})(?: (\\d{4}))?(?: have)?$`,
);
const AFTER = new RegExp(
  `^(?:(?:what |which )?(?:the )?(?:date|day) )?(?:is |will (?:it )?be |was )*(\\d{1,4}) ${WORKING} (after|before|from) (.+)$`,
);
const UNTIL = new RegExp(
  `^(?:how many|number of|count(?: the)?)?\\s*${WORKING}(?: are| is| do we have)?(?: there)?(?: left| remaining)? (?:until|till|before|to) (.+)$`,
);
/** "the end of the year" */
const END = /^(?:the )?end of (?:the|this) (year|month)$/;
/** A date beyond that is a slip of the hand. */
const MOST_DAYS = 40_000;

const isWorking = (day: Day): boolean => weekday(day) % 6 !== 0;
const HOLIDAYS = 'Monday to Friday; public holidays are not taken out';

/** Days from Monday to Friday: between two dates, in a month, so many after a date. */
export function workingDays(asked: string, today: Day): string | undefined {
  const question = asked.replace(INCLUDED, '');
  const [, name = '', year] = IN_MONTH.exec(question) ?? [];
  if (name) return inMonth(MONTHS.findIndex((month) => month.toLowerCase() === name) + 1, year, today);
  const [, one = '', other = ''] = BETWEEN.exec(question) ?? [];
  if (one) return between(parseDate(one, today)?.day, parseDate(other, today)?.day);
  const until = UNTIL.exec(question)?.[1];
  if (until !== undefined) return between(today, endOf(until, today) ?? parseDate(until, today)?.day);
  const [, count = '', side, from = ''] = AFTER.exec(question) ?? [];
  if (count) return shifted(parseDate(from, today)?.day, Number(count), side === 'before' ? -1 : 1);
  return undefined;
}

function endOf(said: string, today: Day): Day | undefined {
  const [, period] = END.exec(said) ?? [];
  const { year, month } = civil(today);
  if (period === undefined) return undefined;
  const last = period === 'year' ? 12 : month;
  return dayOf(year, last, daysInMonth(year, last));
}

function inMonth(month: number, year: string | undefined, today: Day): string | undefined {
  const inYear = year === undefined ? civil(today).year : Number(year);
  const first = dayOf(inYear, month, 1);
  return first === undefined ? undefined : between(first, first + daysInMonth(inYear, month) - 1);
}

function between(one: Day | undefined, other: Day | undefined): string | undefined {
  if (one === undefined || other === undefined || Math.abs(one - other) > MOST_DAYS) return undefined;
  const [first, last] = one <= other ? [one, other] : [other, one];
  let count = 0;
  for (let day = first; day <= last; day++) if (isWorking(day)) count++;
  return `From ${longDate(first)} to ${longDate(last)}, both included, there are ${bold(`${count} working ${count === 1 ? 'day' : 'days'}`)} (${HOLIDAYS}).`;
}

function shifted(from: Day | undefined, count: number, step: 1 | -1): string | undefined {
  if (from === undefined) return undefined;
  let day = from;
  for (let left = count; left > 0; ) {
    day += step;
    if (isWorking(day)) left--;
  }
  return `${count} working ${count === 1 ? 'day' : 'days'} ${step > 0 ? 'after' : 'before'} ${longDate(from)} is ${bold(longDate(day))} (${HOLIDAYS}).`;
}
