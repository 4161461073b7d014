import { bold } from '../skill.ts';
import {
  civil,
  type Day,
  dayOf,
  daysInMonth,
  isLeapYear,
  iso,
  isoWeek,
  longDate,
  MONTHS,
  nthWeekday,
  WEEKDAYS,
  weekday,
} from './civil-date.ts';
import { parseDate } from './parse-date.ts';

const MONTH =
  `(${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`.toLowerCase();
const MOST_LISTED = 30;

const monthOf = (said: string): number =>
  MONTHS.findIndex((name) => name.toLowerCase().startsWith(said.slice(0, 3))) + 1;

/** "how many days has february in 2100" */
function monthLength(question: string): string | undefined {
  if (!/\bhow many days\b|\bhow long is\b|\b2[89] days\b/.test(question)) return undefined;
  const [, before, year, other, after] =
    new RegExp(
      `^(?:how (?:many days|long)|does)(?: (?:does|do|will|did|are|were|there|has|have|had|is|in|the|month(?: of)?))* (?:${MONTH}(?: have| has| had)?(?:,? (?:in|of))?(?: the year)? (\\d{4})|in (\\d{4}),? (?:does|did|will|has|had)?(?: in)? ?${MONTH})(?: have| has| had)?(?: (?:28|29|30|31) days)?$`,
    ).exec(question) ?? [];
  const [month, at] = [monthOf(before ?? after ?? '---'), Number(year ?? other)];
  if (month === 0 || !(at > 0)) return undefined;
  const length = daysInMonth(at, month);
  const why =
    month === 2
      ? isLeapYear(at)
        ? ': it is a leap year'
        : at % 100 === 0
          ? ': a year that 100 divides, and 400 does not, is no leap year'
          : ': it is no leap year'
      : '';
  return `${MONTHS[month - 1]} ${at} has ${bold(`${length} days`)}${why}.`;
}

/** "how many leap years were there between 1900 and 2000" */
function leapYears(question: string): string | undefined {
  const [, one, other] =
    /^(?:how many|which|what|list|name)(?: are| were)?(?: all)?(?: the)? leap years(?: (?:are|were|have been|lie|fall|there|is))* (?:between|from|in) (\d{4}) (?:and|to|until|till|-) (\d{4})(?: inclusive)?$/.exec(
      question,
    ) ?? [];
  const [from, to] = [Number(one), Number(other)];
  if (one === undefined || !(from < to)) return undefined;
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(isLeapYear);
  const ends = [from, to].filter(isLeapYear);
  const listed = all.length <= MOST_LISTED ? `: ${all.join(', ')}` : '';
  const noted = [from, to].filter((year) => year % 100 === 0);
  const why = noted.map((year) => `${year} ${isLeapYear(year) ? 'is' : 'is not'} one`).join(', ');
  return `From ${from} to ${to}, both included, there are ${bold(`${all.length} leap years`)}${listed}.${why === '' ? '' : ` ${why}.`}${ends.length > 0 ? ` Without ${ends.join(' and ')} it would be ${all.length - ends.length}.` : ''}`;
}

/** "how many Fridays are there in May 2025" */
function weekdaysIn(question: string, now: Day): string | undefined {
  const [, name = '', said, told] =
    new RegExp(
      `^(?:how many|which|list)(?: the)? ([a-z]+day)s(?: (?:are|were|will|there|be|does|do|has|have|fall|it))*(?: (?:in|on))?(?: ${MONTH})?(?: have)?(?:,? (?:in |of )?(\\d{4}))?$`,
    ).exec(question) ?? [];
  const which = WEEKDAYS.findIndex((each) => each.toLowerCase() === name);
  if (which < 0 || (said === undefined && told === undefined)) return undefined;
  const year = Number(told ?? civil(now).year);
  const [from, to] =
    said === undefined
      ? [dayOf(year, 1, 1), dayOf(year, 12, 31)]
      : [dayOf(year, monthOf(said), 1), dayOf(year, monthOf(said), daysInMonth(year, monthOf(said)))];
  if (from === undefined || to === undefined) return undefined;
  const days = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
    (day) => weekday(day) === which,
  );
  const where = said === undefined ? String(year) : `${MONTHS[monthOf(said) - 1]} ${year}`;
  const listed =
    days.length < 6
      ? `: ${days.map((day) => civil(day).day).join(', ')} ${MONTHS[monthOf(said ?? 'jan') - 1]}`
      : '';
  return `${where} has ${bold(`${days.length} ${WEEKDAYS[which]}s`)}${listed}.`;
}

/** "is 2024-02-30 a valid date" */
function validDate(question: string): string | undefined {
  const said =
    /^(?:is|does|was) (?:there (?:an? )?)?(?:the )?(?:date )?(.+?) (?:an? )?(?:valid|real|possible|existing|correct) (?:date|day)$|^(?:does|did) (?:the )?(?:date )?(.+?) exist$/.exec(
      question,
    );
  const text = said?.[1] ?? said?.[2];
  if (
    text === undefined ||
    !/^(?:\d{4}-\d{1,2}-\d{1,2}|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]+ \d{4}|[a-z]+ \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}\.\d{1,2}\.\d{4})$/.test(
      text,
    )
  )
    return undefined;
  const day = parseDate(text, 0)?.day;
  return day === undefined ? `No: ${bold('there is no such day')}.` : `Yes: it is ${bold(longDate(day))}.`;
}

const NTH = ['first', 'second', 'third', 'fourth', 'fifth'];
/** "the 3rd Thursday in November 2026" */
function nthOfMonth(question: string, now: Day): string | undefined {
  const [, digits, word, name = '', month = '', year] =
    new RegExp(
      `^(?:(?:when|what|which|what (?:date|day)) (?:is|was|will be) )?(?:the )?(?:(\\d)(?:st|nd|rd|th)|(first|second|third|fourth|fifth|last)) ([a-z]+day) (?:in|of) ${MONTH}(?:,? (?:of )?(\\d{4}))?$`,
    ).exec(question) ?? [];
  const which = WEEKDAYS.findIndex((each) => each.toLowerCase() === name);
  if (which < 0) return undefined;
  const nth = word === 'last' ? -1 : digits === undefined ? NTH.indexOf(word ?? '') + 1 : Number(digits);
  const at = Number(year ?? civil(now).year);
  const day = nthWeekday(at, monthOf(month), which, nth);
  const said = `The ${word ?? NTH[nth - 1] ?? ''} ${WEEKDAYS[which]} in ${MONTHS[monthOf(month) - 1]} ${at}`;
  return day === undefined || civil(day).month !== monthOf(month)
    ? `${said} ${bold('does not exist')}.`
    : `${said} is ${bold(longDate(day))} (${iso(day)}).`;
}

const QUARTERS = ['first', 'second', 'third', 'fourth'];
/** "what quarter is 17 August in", "in which week number is 1 January 2027" */
function placeInYear(question: string, now: Day): string | undefined {
  const [, kind = '', said = ''] =
    /^(?:in )?(?:(?:which|what) )?(?:calendar )?(quarter|(?:iso )?(?:calendar )?week)(?: (?:number|of the year))?(?: (?:is|was|will|does|of|for|are))*(?: the)? (.+?)(?: (?:in|be|fall(?: (?:in|on))?|belong to|part of))?$/.exec(
      question,
    ) ?? [];
  const day = said === '' ? undefined : parseDate(said, now)?.day;
  if (day === undefined) return undefined;
  const { month } = civil(day);
  const quarter = Math.ceil(month / 3);
  if (kind !== 'quarter')
    return `${longDate(day)} is in week ${bold(String(isoWeek(day).week))} of ${isoWeek(day).year} (ISO 8601).`;
  const shown = longDate(day).replace(/^\w+, /, '');
  return `${/\d{4}/.test(said) ? shown : shown.replace(/ \d+$/, '')} is in the ${bold(`${QUARTERS[quarter - 1]} quarter`)} (Q${quarter}, ${MONTHS[quarter * 3 - 3]} to ${MONTHS[quarter * 3 - 1]}).`;
}

/** Since 1996 in the European Union, since 2007 in the United States. */
const SUMMER_TIME: readonly (readonly [
  RegExp,
  number,
  (year: number) => readonly [Day | undefined, Day | undefined],
])[] = [
  [
    /\b(?:us|usa|america|united states|canada|new york|california|chicago|dst|daylight)\b/,
    2007,
    (year) => [nthWeekday(year, 3, 0, 2), nthWeekday(year, 11, 0, 1)],
  ],
  [
    /\b(?:europe|eu|european|germany|uk|britain|england|france|spain|italy|austria|switzerland|netherlands|poland|portugal|belgium)\b/,
    1996,
    (year) => [nthWeekday(year, 3, 0, -1), nthWeekday(year, 10, 0, -1)],
  ],
];
function clockChange(question: string, now: Day): string | undefined {
  if (!/\b(?:summer ?time|daylight saving(?:s)?(?: time)?|dst|clocks?)\b/.test(question)) return undefined;
  if (!/\b(?:when|what (?:date|day)|which (?:date|day))\b/.test(question)) return undefined;
  const isStart = /\b(?:starts?|begins?|forwards?|ahead|spring)\b/.test(question);
  const isEnd = /\b(?:ends?|stops?|over|backs?|fall|autumn|winter)\b/.test(question);
  const region = SUMMER_TIME.toReversed().find(([names]) => names.test(question));
  const year = Number(/\b(?:19|20)\d{2}\b/.exec(question)?.[0] ?? civil(now).year);
  if (region === undefined || isStart === isEnd || year < region[1]) return undefined;
  const [start, end] = region[2](year);
  const day = isStart ? start : end;
  return day === undefined
    ? undefined
    : `Clocks go ${isStart ? 'forward' : 'back'} on ${bold(longDate(day))} (${iso(day)}), by the rule that holds now.`;
}

/** Months, weeks, leap years and days of a calendar, told in many ways. */
export const calendarFact = (question: string, now: Day): string | undefined =>
  monthLength(question) ??
  leapYears(question) ??
  weekdaysIn(question, now) ??
  nthOfMonth(question, now) ??
  validDate(question) ??
  placeInYear(question, now) ??
  clockChange(question, now);
