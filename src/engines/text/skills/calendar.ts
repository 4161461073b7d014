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
  WEEKDAYS,
  weekday,
} from '../calendar/civil-date.ts';
import { parseDate } from '../calendar/parse-date.ts';
import { normaliseQuestion, withoutWhy } from '../math/phrases.ts';
import { bold, type Skill } from '../skill.ts';

/** Today's date, weekdays, holidays, week numbers and leap years. */
export const calendar: Skill = {
  name: 'calendar',
  answer({ instruction, message, today }) {
    const now = parseDate(today, 0)?.day;
    if (now === undefined || message.length > 300) return undefined;
    const question = normaliseQuestion(message).replace(
      /^((?:when|date|day|weekday) .+) (this|next|last) year$/,
      (_, asked: string, year: keyof typeof YEARS_AHEAD) =>
        `${asked} ${Number(today.slice(0, 4)) + YEARS_AHEAD[year]}`,
    );
    return (
      asksToday(question, instruction, now) ??
      aboutYears(withoutWhy(question), now) ??
      aboutDays(question, now) ??
      weekdayOf(question, now) ??
      weekdayAfter(question)
    );
  },
};

const YEARS_AHEAD = { last: -1, this: 0, next: 1 };

function asksToday(question: string, instruction: string, now: Day): string | undefined {
  if (
    /^(?:today'?s date|date (?:is it )?(?:today|is it)|date|day is (?:it|today)(?: today)?|today)$/.test(
      question,
    ) &&
    /date|day/i.test(instruction)
  ) {
    return `Today is ${bold(longDate(now))} (${iso(now)}).`;
  }
  if (/^(?:year|month) is it(?: now)?$|^current (?:year|month)$/.test(question)) {
    const { year, month } = civil(now);
    return `It is ${bold(question.includes('year') ? String(year) : `${MONTHS[month - 1]} ${year}`)}.`;
  }
  if (/^time is it(?: now)?(?: in (?:(?!\b(?:when|if)\b).)+)?$|^the time$/.test(question)) {
    return `I know the date (${bold(longDate(now))}), but I have no clock. Your shell has one: \`date\`.`;
  }
  const relative = /^(?:day|date|day of the week|weekday) (?:is |was )?(tomorrow|yesterday)$/.exec(
    question,
  )?.[1];
  const meant = relative && parseDate(relative, now);
  return meant
    ? `${relative === 'tomorrow' ? 'Tomorrow is' : 'Yesterday was'} ${bold(longDate(meant.day))}.`
    : undefined;
}

/** Leap years, and how much of a year there is or is left. */
function aboutYears(question: string, now: Day): string | undefined {
  const { year: current } = civil(now);
  const leap =
    /^(?:is|was|will) (?:the year )?(\d{1,4}|this year|next year) (?:be |going to be )?a leap year$/.exec(
      question,
    )?.[1];
  if (leap !== undefined) {
    const year = leap === 'this year' ? current : leap === 'next year' ? current + 1 : Number(leap);
    return isLeapYear(year)
      ? `Yes, ${bold(String(year))} is a leap year: it is divisible by ${year % 100 === 0 ? '400' : '4 and not by 100'}, so February has 29 days.`
      : `No, ${bold(String(year))} is not a leap year: it is ${year % 4 === 0 ? 'divisible by 100 and not by 400' : 'not divisible by 4'}.`;
  }
  if (/^(?:when is )?(?:the )?next leap year$/.test(question)) {
    const next = [1, 2, 3, 4, 5, 6, 7, 8].map((ahead) => current + ahead).find(isLeapYear);
    return `The next leap year is ${bold(String(next))}.`;
  }
  const inYear = /^how many (day|week)s (?:are )?(?:there )?in (?:a|the|this|one|1) (?:leap )?year$/.exec(
    question,
  )?.[1];
  if (inYear === 'day') return `A year has ${bold('365 days')}, a leap year 366.`;
  if (inYear === 'week') return `A year has ${bold('52 weeks')} and 1 day, a leap year 52 weeks and 2 days.`;
  if (/^how many days (?:are )?(?:left|remaining|there) (?:in )?(?:this|the) year$/.test(question)) {
    return `After today, ${bold(withUnit((dayOf(current, 12, 31) ?? now) - now, 'day'))} of ${current} are left.`;
  }
  return undefined;
}

/** "45 days after a Tuesday" */
function weekdayAfter(question: string): string | undefined {
  const [, count = '', unit, way, name = ''] =
    /^(?:(?:which |what )?(?:day|weekday)(?: of the week)? )?(?:comes |is |will it be |was |it is )*(\d{1,5}) (day|week)s? (after|before|from) (?:an? )?([a-z]+day)$/.exec(
      question,
    ) ?? [];
  const from = WEEKDAYS.findIndex((each) => each.toLowerCase() === name);
  if (from < 0) return undefined;
  const days = Number(count) * (unit === 'week' ? 7 : 1) * (way === 'before' ? -1 : 1);
  const day = WEEKDAYS[(((from + days) % 7) + 7) % 7];
  return `${count} ${unit}s ${way} a ${WEEKDAYS[from]} is a ${bold(day ?? '')}.`;
}

/** Lengths of months, week numbers, days of the year. */
function aboutDays(question: string, now: Day): string | undefined {
  const month = /^(?:how many )?days (?:are )?(?:there )?in ([a-z]+)(?: (?:of )?(\d{4}))?$/.exec(question);
  const index = MONTHS.findIndex((name) => name.toLowerCase() === month?.[1]);
  if (index >= 0) {
    const year = month?.[2] === undefined ? civil(now).year : Number(month[2]);
    return `${MONTHS[index]} ${year} has ${bold(withUnit(daysInMonth(year, index + 1), 'day'))}.`;
  }
  const length =
    /^(?:(?:which|what) )?months (?:have|has|with|of|are) (?:only |exactly )?(28|29|30|31) days(?: long)?$/.exec(
      question,
    )?.[1];
  if (length !== undefined) return monthsOf(Number(length));
  const week = /^(?:the )?(?:week|calendar week|week number)(?: number)?(?: is| are| of| for)*\s*(.*)$/.exec(
    question,
  );
  const weekOf = week && parseDate((week[1] ?? '').replace(/^(?:it|we in)?(?: now| today)?$/, 'today'), now);
  if (weekOf)
    return `${longDate(weekOf.day)} is in week ${bold(String(isoWeek(weekOf.day).week))} of ${isoWeek(weekOf.day).year} (ISO 8601).`;
  const yearDay = /^(?:the )?day of the year (?:is |of |for )?(.+)$/.exec(question)?.[1];
  const ofYear = yearDay === undefined ? undefined : parseDate(yearDay, now);
  if (ofYear) {
    const { year } = civil(ofYear.day);
    return `${longDate(ofYear.day)} is day ${bold(String(ofYear.day - (dayOf(year, 1, 1) ?? 0) + 1))} of ${year}.`;
  }
  return undefined;
}

/** In a year that is no leap year, where it matters. */
function monthsOf(length: number): string {
  if (length < 30) return `Only ${bold('February')} has 28 days, and 29 in a leap year.`;
  const found = MONTHS.filter((_, index) => daysInMonth(2_001, index + 1) === length);
  return `${found.map(bold).join(', ')} have ${length} days.`;
}

function weekdayOf(question: string, now: Day): string | undefined {
  const [, phraseOf, claimed] =
    /^(?:is|was|will) (.+?) (?:be )?(?:on )?(?:an?|the) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekday|weekend)(?: day)?$/.exec(
      question,
    ) ?? [];
  const day = phraseOf === undefined ? undefined : parseDate(phraseOf, now)?.day;
  if (day !== undefined) {
    const name = WEEKDAYS[weekday(day)] ?? '';
    const isFree = /^S/.test(name);
    const isSo =
      name.toLowerCase() === claimed ||
      (claimed === 'weekday' && !isFree) ||
      (claimed === 'weekend' && isFree);
    return `${isSo ? 'Yes' : 'No'}: ${longDate(day).replace(/^\w+, /, '')} is a ${bold(name)}.`;
  }
  const asked =
    /^(?:(?:on )?(?:what|which)\s+)?(?:day of the week|day|weekday|date)(?: is| was| will)?(?: (?:does|did))?\s+(.+?)(?: (?:fall|falls|fell|be|land)(?: on)?)?(?: on)?$/.exec(
      question,
    )?.[1];
  const when = /^when (?:is|was) (.+)$/.exec(question)?.[1];
  const bare = /^(?:next|last|this) \w+day$/.exec(question)?.[0];
  const phrase = asked ?? when ?? bare;
  const meant = phrase === undefined ? undefined : parseDate(phrase, now);
  if (!meant) return undefined;
  const verb = meant.day < now ? 'was' : 'is';
  if (bare !== undefined || question.startsWith('date '))
    return `${capitalized(phrase ?? '')} ${verb} ${bold(longDate(meant.day))}.`;
  if (meant.name !== undefined) return `${meant.name} ${verb} on ${bold(longDate(meant.day))}.`;
  return `${longDate(meant.day).replace(/^\w+, /, '')} ${verb} a ${bold(WEEKDAYS[weekday(meant.day)] ?? '')}.`;
}

export function withUnit(count: number, unit: string): string {
  return `${count.toLocaleString('en-GB')} ${unit}${count === 1 ? '' : 's'}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
