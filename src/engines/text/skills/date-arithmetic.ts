import { addMonths, civil, type Day, isLeapYear, iso, longDate, MONTHS } from '../calendar/civil-date.ts';
import { type ParsedDate, parseDate } from '../calendar/parse-date.ts';
import { workingDays } from '../calendar/working-days.ts';
import { normaliseQuestion } from '../math/phrases.ts';
import { bold, lastBold, type Skill } from '../skill.ts';
import { withUnit } from './calendar.ts';

/** Counting days: until, since, between, before and after. Nothing here knows the time. */
export const dateArithmetic: Skill = {
  name: 'dates',
  answer({ message, lastAnswer, today }) {
    const now = parseDate(today, 0)?.day;
    if (now === undefined || message.length > 300) return undefined;
    const earlier = parseDate(lastBold(lastAnswer) ?? '', now)?.day;
    const question = normaliseQuestion(
      earlier === undefined
        ? inKindOfYear(message, now)
        : message.replace(/\b(?:that|it|that day|that date)\b/i, iso(earlier)),
    );
    return (
      workingDays(question, now) ??
      countDown(question, now) ??
      between(question, now) ??
      shifted(question, now) ??
      age(question, now) ??
      age(bornFirst(question), now)
    );
  },
};

const KIND_OF_YEAR =
  /,? in an? (?:(leap)|(?:normal|common|ordinary|regular|non-?leap|standard)) year(?=[\s?.!]*$)/i;
const DAY_OF_MONTH = new RegExp(
  `\\b(\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS.join('|')})|(?:${MONTHS.join('|')}) \\d{1,2}(?:st|nd|rd|th)?)\\b(?!,? \\d{4})`,
  'gi',
);
/** "in a normal year": the next one that is none of the others. */
function inKindOfYear(message: string, now: Day): string {
  const found = KIND_OF_YEAR.exec(message);
  if (found === null) return message;
  const from = civil(now).year + 1;
  const year = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((ahead) => from + ahead)
    .find((each) => isLeapYear(each) === (found[1] !== undefined));
  return message.replace(found[0], '').replace(DAY_OF_MONTH, `$1 ${year}`);
}

const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };

function countDown(question: string, today: Day): string | undefined {
  const match =
    /^(?:how many|how long|number of|days|weeks|months)?\s*(day|week|month|sleep)?s?(?: are(?: there)?| is(?: it)?| have passed| left| remain(?:ing)?)*\s*(until|till|til|to|before|since)\s+(.+)$/.exec(
      question,
    );
  if (!match || (!match[1] && !/^(?:how long|days|weeks|months)/.test(question))) return undefined;
  const [, unit = '', direction = '', whole = ''] = match;
  const back = direction === 'since';
  const start = FROM.exec(whole)?.[1];
  const from = start === undefined ? today : parseDate(start, today)?.day;
  if (from === undefined) return undefined;
  const phrase = whole.replace(FROM, '');
  // A feast without a year is the one after that day.
  const meant = parseDate(phrase, from, back ? 'past' : 'coming');
  if (!meant) return undefined;
  const days = back ? from - meant.day : meant.day - from;
  const target = titled(meant);
  if (start !== undefined && from !== today)
    return `From ${longDate(from)} to ${target} it is ${bold(withUnit(days, 'day'))}${inUnit(unit, Math.min(from, meant.day), Math.max(from, meant.day))}.`;
  if (days === 0) return `${target} is ${bold('today')}.`;
  if (days < 0)
    return `${target} ${back ? 'is still' : 'was'} ${bold(withUnit(-days, 'day'))} ${back ? 'away' : 'ago'}.`;
  const extra = inUnit(unit, back ? meant.day : today, back ? today : meant.day);
  return `${bold(withUnit(days, 'day'))} ${back ? 'have passed since' : 'until'} ${target}${extra}.`.replace(
    '1 day** have',
    '1 day** has',
  );
}

/** The day from which is counted, where it is another than today. */
const FROM = /,? (?:(?:counted|counting|starting|if counted) )?(?:from|as of) (.+)$/;

/** ", that is 5 weeks and 5 days", when another unit than days was asked for. */
function inUnit(unit: string, from: Day, to: Day): string {
  if (unit === 'week') {
    const [weeks, rest] = [Math.floor((to - from) / 7), (to - from) % 7];
    return `: ${withUnit(weeks, 'week')}${rest ? ` and ${withUnit(rest, 'day')}` : ''}`;
  }
  return unit === 'month' ? `: ${calendarSpan(from, to)}` : '';
}

/** "my birthday on March 3" is a day. */
const OCCASION = /^(?:my|our|his|her|their|the) [a-z ]{2,30}? (?:on|of) (?=[\da-z])/;

/** Without a year, a day of another month is the next one after the first: from March to Christmas. */
function after(phrase: string, from: ParsedDate | undefined, now: Day): ParsedDate | undefined {
  const to = parseDate(phrase, now);
  if (
    !from ||
    !to ||
    to.day >= from.day ||
    /\d{4}|\bto(?:day|morrow)|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day$|\b(?:now|ago|last|this)\b/.test(
      phrase,
    )
  )
    return to;
  return civil(to.day).month === civil(from.day).month ? to : parseDate(phrase, from.day, 'coming');
}

function between(question: string, now: Day): string | undefined {
  const match =
    /^(?:how many|how long|number of)?\s*(day|week|month|year)?s?(?: are(?: there)?| is(?: it)?| was it)?\s*(?:between|from)\s+(.+?)\s+(?:and|to|until)\s+(.+)$/.exec(
      question,
    );
  // "between 1 January and 15 May 2026": the year is that of both.
  const year = /[a-z\d] (\d{4})$/.exec(match?.[3] ?? '')?.[1];
  const start = match?.[2]?.replace(OCCASION, '');
  const dated = year === undefined || start === undefined ? undefined : parseDate(`${start} ${year}`, now);
  const from = dated ?? (start === undefined ? undefined : parseDate(start, now));
  const to = match?.[3] === undefined ? undefined : after(match[3].replace(OCCASION, ''), from, now);
  if (!match || !from || !to) return undefined;
  const [first, last] = from.day <= to.day ? [from.day, to.day] : [to.day, from.day];
  const span = `From ${longDate(first)} to ${longDate(last)} it is ${bold(withUnit(last - first, 'day'))}`;
  return match[1] === 'day' || match[1] === undefined
    ? `${span}.`
    : `${span}: ${match[1] === 'week' ? inUnit('week', first, last).slice(2) : calendarSpan(first, last)}.`;
}

const AMOUNT = String.raw`(\d{1,6}|an?) (day|week|fortnight|month|year)s?`;
const SHIFTS: readonly (readonly [
  RegExp,
  (parts: string[]) => readonly [string | undefined, string | undefined, string | undefined, number],
])[] = [
  [new RegExp(`^add ${AMOUNT} to (.+)$`), ([n, unit, from]) => [from, n, unit, 1]],
  [new RegExp(`^subtract ${AMOUNT} from (.+)$`), ([n, unit, from]) => [from, n, unit, -1]],
  [
    new RegExp(
      `^(?:(?:the )?(?:date|day|day of the week|weekday) )?(?:is |will (?:it )?be |was |in )*${AMOUNT} (?:after|from) (.+)$`,
    ),
    ([n, unit, from]) => [from, n, unit, 1],
  ],
  [
    new RegExp(`^(?:(?:the )?(?:date|day|day of the week|weekday) )?(?:is |was |in )*${AMOUNT} before (.+)$`),
    ([n, unit, from]) => [from, n, unit, -1],
  ],
  [
    new RegExp(`^(?:was |is )?(?:(?:the )?(?:date|day) )?(?:is |was |it |it was )*${AMOUNT} ago$`),
    ([n, unit]) => ['today', n, unit, -1],
  ],
  [
    new RegExp(`^(?:the )?(?:date|day) (?:is it |will it be |is )?in ${AMOUNT}$`),
    ([n, unit]) => ['today', n, unit, 1],
  ],
  [new RegExp(`^(.+?) (?:plus|\\+) ${AMOUNT}$`), ([from, n, unit]) => [from, n, unit, 1]],
  [new RegExp(`^(.+?) (?:minus|-) ${AMOUNT}$`), ([from, n, unit]) => [from, n, unit, -1]],
];

function shifted(question: string, now: Day): string | undefined {
  for (const [pattern, read] of SHIFTS) {
    const match = pattern.exec(question);
    if (!match) continue;
    const [phrase = '', count = '', unit = '', sign] = read(match.slice(1));
    const from = parseDate(phrase, now);
    const amount = /^an?$/.test(count) ? 1 : Number(count);
    const day = from && move(from.day, amount * sign, unit);
    if (!from || day === undefined) continue;
    return `${withUnit(amount, unit)} ${sign > 0 ? 'after' : 'before'} ${longDate(from.day)} is ${bold(longDate(day))} (${iso(day)}).`;
  }
  return undefined;
}

function move(day: Day, amount: number, unit: string): Day | undefined {
  if (unit === 'month' || unit === 'year') return addMonths(day, unit === 'year' ? amount * 12 : amount);
  const moved = day + amount * (unit === 'fortnight' ? 14 : (UNIT_DAYS[unit] ?? 1));
  const { year } = civil(moved);
  return year >= 1 && year <= 9999 ? moved : undefined;
}

/** "I was born on 3 March 1957, how old am I" */
const bornFirst = (question: string): string =>
  question.replace(
    /^(?:(?:if )?(?:i|he|she|someone|somebody|[a-z]+|my [a-z]+|the [a-z]+) (?:was|is|were) |)born (?:on |in )?(.+?)[,.;:]? (?:so )?how old (?:am|is|are|would|will) (?:i|he|she|they|you|[a-z ]+?)(?: be)?(?: now| today)?$/,
    'how old is someone born on $1',
  );

function age(question: string, today: Day): string | undefined {
  const [, born, when] =
    /^how old (?:is|am|are|would|will)\b.*?\bborn (?:on |in )?(.+?)(?: be)?(?: now| today)?(?:,? (?:as of|on|at|by) (.+))?$/.exec(
      question,
    ) ?? [];
  const now = when === undefined ? today : parseDate(when, today)?.day;
  if (/^(?:18|19|20)\d\d$/.test(born ?? '') && now !== undefined) {
    const years = civil(now).year - Number(born);
    return years < 1
      ? undefined
      : `Born in ${born}: ${bold(withUnit(years, 'year'))} old in ${civil(now).year}, and ${years - 1} before the birthday.`;
  }
  const birth = born === undefined || now === undefined ? undefined : parseDate(born, now, 'past');
  if (!birth || now === undefined || birth.day > now) return undefined;
  const months = wholeMonths(birth.day, now);
  return `Born on ${longDate(birth.day)}: ${bold(withUnit(Math.floor(months / 12), 'year'))} old on ${longDate(now)}.`;
}

function wholeMonths(from: Day, to: Day): number {
  const [a, b] = [civil(from), civil(to)];
  return (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0);
}

/** "1 month and 10 days", counted on the calendar. */
function calendarSpan(from: Day, to: Day): string {
  const months = wholeMonths(from, to);
  const rest = to - (addMonths(from, months) ?? to);
  const [years, left] = [Math.floor(months / 12), months % 12];
  const parts = [
    years && withUnit(years, 'year'),
    left && withUnit(left, 'month'),
    rest && withUnit(rest, 'day'),
  ].filter(Boolean);
  return parts.length > 1
    ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
    : String(parts[0] ?? '0 days');
}

function titled(meant: ParsedDate): string {
  return meant.name === undefined ? longDate(meant.day) : `${meant.name} (${longDate(meant.day)})`;
}
