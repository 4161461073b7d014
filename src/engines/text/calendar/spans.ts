import { bold } from '../skill.ts';
import { addMonths, civil, type Day, iso, longDate, MONTHS, WEEKDAYS } from './civil-date.ts';
import { parseDate } from './parse-date.ts';

const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
};
const DAY_MINUTES = 1440;
const unitOf = (word: string): string =>
  word
    .replace(/^h(?:rs?)?$/, 'hour')
    .replace(/^hrs?$/, 'hour')
    .replace(/^min(?:s|ute)?s?$/, 'minute')
    .replace(/^secs?$/, 'second')
    .replace(/s$/, '');
const counted = (count: number, unit: string): string =>
  `${count.toLocaleString('en-GB')} ${unit}${count === 1 ? '' : 's'}`;

const PART = String.raw`(\d+(?:\.\d+)?) ?(seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?)`;
const PARTS = new RegExp(`${PART}\\b`, 'g');
const LENGTH = `(${PART.replaceAll('(', '(?:').replaceAll('(?:?:', '(?:')}(?:,? (?:and )?${PART.replaceAll('(', '(?:').replaceAll('(?:?:', '(?:')}){0,3})`;
const secondsIn = (said: string): number =>
  [...said.matchAll(PARTS)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (SECONDS[unitOf(unit)] ?? Number.NaN),
    0,
  );

/** "how many minutes are 2 days 5 hours" */
function inOneUnit(question: string): string | undefined {
  const [, wanted = '', said = ''] =
    new RegExp(
      `^how many (seconds|minutes|hours|days)(?: (?:are|is|in|there|make|do|does))* ${LENGTH}(?: (?:have|make))?$`,
    ).exec(question) ?? [];
  const size = SECONDS[unitOf(wanted)];
  if (size === undefined || [...said.matchAll(PARTS)].length < 2) return undefined;
  const value = Number((secondsIn(said) / size).toFixed(6));
  return `${said} = ${bold(counted(value, unitOf(wanted)))}`;
}

const CLOCK = String.raw`(\d{1,2})(?::(\d{2}))? ?(am|pm)?`;
const minutesOf = (hour = '', minute = '0', half?: string): number | undefined => {
  const [h, m] = [Number(hour), Number(minute)];
  if (m > 59 || h > (half === undefined ? 24 : 12) || (half !== undefined && h === 0)) return undefined;
  return ((half === undefined ? h : h % 12) + (half === 'pm' ? 12 : 0)) * 60 + m;
};
const clock = (minutes: number): string => {
  const at = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const days = Math.floor(minutes / DAY_MINUTES);
  const other =
    days === 0
      ? ''
      : days === 1
        ? ', the next day'
        : days === -1
          ? ', the day before'
          : `, ${days} days later`;
  return `${bold(`${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`)}${other}`;
};

/** "3 hours and 50 minutes before 14:15", "starts at 21:45 and lasts 8.5 hours" */
function shifted(question: string): string | undefined {
  const [, said = '', way, hour, minute, half] =
    new RegExp(
      `^(?:(?:what )?time (?:is|was|will) (?:it )?(?:be )?|when is |what is )?${LENGTH} (before|after|from|past|earlier than|later than) ${CLOCK}$`,
    ).exec(question) ?? [];
  const start = minutesOf(hour, minute, half);
  if (way !== undefined && start !== undefined && (minute ?? half) !== undefined) {
    const by = (secondsIn(said) / 60) * (/^(?:before|earlier)/.test(way) ? -1 : 1);
    return `${said} ${way} ${Math.floor(start / 60)}:${String(start % 60).padStart(2, '0')} is ${clock(Math.round(start + by))}.`;
  }
  const [, h, m, p, lasts = ''] =
    new RegExp(
      `\\b(?:starts?|begins?|leaves?|from|at) (?:at )?${CLOCK}\\b[^\\d]{0,40}?\\b(?:lasts?|takes?|for|is|goes on for|works?) (?:for )?${LENGTH}[,.;]? (?:so )?(?:when|what time|until when)\\b[^\\d]*$`,
    ).exec(question) ?? [];
  const from = minutesOf(h, m, p);
  if (lasts === '' || from === undefined || (m ?? p) === undefined || /\bbreak|\bpause/.test(question))
    return undefined;
  return `${Math.floor(from / 60)}:${String(from % 60).padStart(2, '0')} + ${lasts} = ${clock(Math.round(from + secondsIn(lasts) / 60))}.`;
}

const DAYS = WEEKDAYS.map((name) => name.toLowerCase()).join('|');
/** "how many hours between monday 8 am and wednesday 5 pm" */
function betweenMoments(question: string): string | undefined {
  const [, unit = '', one, h, m, p, other, k, n, q] =
    new RegExp(
      `^how (?:many (hours|minutes)|long|much time)(?: (?:are|is|it|there|lie))* (?:between|from) (${DAYS})(?: at)? ${CLOCK} (?:and|to|until|till) (${DAYS})(?: at)? ${CLOCK}$`,
    ).exec(question) ?? [];
  const [from, to] = [minutesOf(h, m, p), minutesOf(k, n, q)];
  const names = WEEKDAYS.map((name) => name.toLowerCase());
  if (one === undefined || other === undefined || from === undefined || to === undefined) return undefined;
  const days = (names.indexOf(other) - names.indexOf(one) + 7) % 7;
  const span = days * DAY_MINUTES + to - from + (days === 0 && to <= from ? 7 * DAY_MINUTES : 0);
  const value =
    unit === 'minutes'
      ? counted(span, 'minute')
      : `${Math.floor(span / 60)} hours${span % 60 === 0 ? '' : ` ${span % 60} minutes`}`;
  return `${bold(value)} (${days || 7} days ${to < from ? 'less' : 'and'} ${counted(Number((Math.abs(to - from) / 60).toFixed(2)), 'hour')}).`;
}

const MONTH_YEAR = `(${MONTHS.map((name) => name.toLowerCase()).join('|')}) (\\d{4})`;
/** "how many years between 1789 and 1914", "how many months from March 2023 to January 2025" */
function betweenYears(question: string): string | undefined {
  const [, one, other] =
    /^how (?:many years|long)(?: (?:are|is|were|was|it|there|lie|passed|have|has|in))* (?:between|from) (\d{3,4}) (?:and|to|until|till) (\d{3,4})$/.exec(
      question,
    ) ?? [];
  if (one !== undefined && other !== undefined)
    return `${other} − ${one} = ${bold(counted(Math.abs(Number(other) - Number(one)), 'year'))}`;
  const [, from = '', year, to = '', end] =
    new RegExp(
      `^how many months(?: (?:are|is|it|there|lie))* (?:between|from) ${MONTH_YEAR} (?:and|to|until|till) ${MONTH_YEAR}$`,
    ).exec(question) ?? [];
  if (year === undefined || end === undefined) return undefined;
  const index = (name: string): number => MONTHS.findIndex((each) => each.toLowerCase() === name);
  const months = (Number(end) - Number(year)) * 12 + index(to) - index(from);
  return months < 0
    ? undefined
    : `${bold(counted(months, 'month'))}, or ${months + 1} if both the first and the last month count.`;
}

/** "how long ago was 20 July 1969", "how many days old is someone born 12 March 2001" */
function sinceDay(question: string, now: Day): string | undefined {
  const [, ago, count, born, alive, years] =
    /^how long ago (?:is|was) (?:the )?(.+)$|^how many (days|weeks|months) old (?:is|am|are) .*?\b(?:born|from)(?: on)? (.+)$|^how many (?:days|weeks|months|years) (?:did|have|has) (?:i|he|she|we|they) (?:been )?(?:lived?|alive)(?: for)?(?: so far)?,? (?:if|when|since) .*?(\d.*|(?:january|february|march|april|may|june|july|august|september|october|november|december).*)$|^how many years ago was (?:the )?(.+)$/.exec(
      question,
    ) ?? [];
  const from = parseDate(ago ?? born ?? alive ?? years ?? '', now, 'past')?.day;
  if (from === undefined || from > now) return undefined;
  const unit = count ?? (alive === undefined ? undefined : /^how many (\w+)/.exec(question)?.[1]);
  const [a, b] = [civil(from), civil(now)];
  const months = (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0);
  const rest = now - (addMonths(from, months) ?? now);
  const whole = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
    [rest, 'day'],
  ] as const;
  const long = whole.flatMap(([count, name]) => (count > 0 ? [counted(count, name)] : [])).join(', ');
  const days = counted(now - from, 'day');
  if (unit === 'weeks')
    return `${bold(counted(Math.floor((now - from) / 7), 'week'))} and ${counted((now - from) % 7, 'day')} since ${longDate(from)}.`;
  if (unit === 'months') return `${bold(counted(months, 'month'))} since ${longDate(from)}.`;
  return unit === 'days'
    ? `${bold(days)} on ${longDate(now)} (${long}).`
    : `${longDate(from)} was ${bold(long)} ago (${days}).`;
}

/** "when is our 5000th day", "24 months from 7 March 2024: when does it end" */
function laterDay(question: string, now: Day): string | undefined {
  const [, nth] = /\b(\d[\d,]*)(?:st|nd|rd|th) day\b/.exec(question) ?? [];
  const [said = ''] =
    nth === undefined
      ? []
      : (new RegExp(
          `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS.join('|')}) \\d{4}|\\b(?:${MONTHS.join('|')}) \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\b\\d{4}-\\d\\d-\\d\\d`,
          'i',
        ).exec(question) ?? []);
  const start = parseDate(said, now)?.day;
  if (nth !== undefined && start !== undefined && /\bwhen\b|\bwhat (?:date|day)\b/.test(question)) {
    const count = Number(nth.replaceAll(',', ''));
    return `${counted(count, 'day')} after ${longDate(start)} is ${bold(longDate(start + count))} (${iso(start + count)}). If the first day counts as day 1, it is one day earlier.`;
  }
  const [, each, all, begin = ''] =
    /\b(\d+(?:\.\d+)?) [a-z]+ (?:a|per|each|every) day\b.*\b(?:has|have|of|is|are|total(?:s|ing)?|to read|needs?) (\d+)\b.*?\b(?:starts?|starting|begins?|beginning|from)(?: reading)?(?: on)? ([^,.;]+)$/.exec(
      question,
    ) ?? [];
  const begun = parseDate(begin, now)?.day;
  if (
    each !== undefined &&
    all !== undefined &&
    begun !== undefined &&
    /\b(?:what|which|when)\b/.test(question)
  ) {
    const days = Math.ceil(Number(all) / Number(each));
    return `${all} ÷ ${each} ${days * Number(each) === Number(all) ? '=' : '≈'} ${Number((Number(all) / Number(each)).toFixed(2))}, so ${counted(days, 'day')}: the last one is ${bold(longDate(begun + days - 1))} (${iso(begun + days - 1)}).`;
  }
  const [, count, unit = '', from = ''] =
    /\b(?:is|lasts?|runs?|for|has|of|takes?|valid)(?: for)? (\d{1,4}) (days?|weeks?|months?|years?) (?:from|after|since|starting(?: on)?|as of|beginning(?: on)?) ([^.?;,]+?)[.?;,]+ *(?:so )?(?:when|until when|what (?:date|day)|on (?:what|which))\b[^\d]*$/.exec(
      question,
    ) ?? [];
  const day = parseDate(from, now)?.day;
  if (count === undefined || day === undefined) return undefined;
  const kind = unit.replace(/s$/, '');
  const end =
    kind === 'day' || kind === 'week'
      ? day + Number(count) * (kind === 'week' ? 7 : 1)
      : addMonths(day, Number(count) * (kind === 'year' ? 12 : 1));
  return end === undefined
    ? undefined
    : `${counted(Number(count), kind)} after ${longDate(day)} is ${bold(longDate(end))} (${iso(end)}).`;
}

/** "our train is at 6:52, we need 25 min to the station and want to be there 10 min early: when do we leave?" */
function leaveBy(question: string): string | undefined {
  if (
    !/\bwhen\b.*\b(?:leave|go|start|set off|depart|get up|go out)\b|\bwhat time\b.*\b(?:leave|go|start|set off|get up)\b/.test(
      question,
    )
  )
    return undefined;
  const clocks = [
    ...question.matchAll(/(?<![\d:])(\d{1,2}):(\d{2}) ?(am|pm)?|(?<![\d:])(\d{1,2}) ?(am|pm)\b/g),
  ];
  const lengths = [...question.matchAll(PARTS)].map(([said]) => said);
  const [found] = clocks;
  const at = minutesOf(found?.[1] ?? found?.[4], found?.[2], found?.[3] ?? found?.[5]);
  const rest = [...clocks.map(([said]) => said), ...lengths].reduce(
    (left, said) => left.replace(said, ' '),
    question,
  );
  if (
    clocks.length !== 1 ||
    at === undefined ||
    lengths.length === 0 ||
    /\d|\b(?:after|late|later|delay\w*)\b/.test(rest)
  )
    return undefined;
  // Only what lies before the moment is taken off.
  if (!/\b(?:need|needs|takes?|early|earlier|before|walk|drive|ride|to the|to get)\b/.test(rest))
    return undefined;
  const all = lengths.reduce((sum, said) => sum + secondsIn(said) / 60, 0);
  return `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')} − ${lengths.join(' − ')} = ${clock(Math.round(at - all))}.`;
}

/** "how old was my grandma on 1 January 2000 if she was born 5 August 1931" */
function ageOn(question: string, now: Day): string | undefined {
  const [, on = '', born = ''] =
    /^how old (?:was|will|is|were) .{1,30}?(?: be)? (?:on|at) (.+?),? (?:if|when) .{1,20}?\bborn(?: on)? (.+)$/.exec(
      question,
    ) ?? [];
  const [then, from] = [parseDate(on, now)?.day, parseDate(born, now, 'past')?.day];
  if (then === undefined || from === undefined || then < from) return undefined;
  const [a, b] = [civil(from), civil(then)];
  const years = b.year - a.year - (b.month < a.month || (b.month === a.month && b.day < a.day) ? 1 : 0);
  return `Born on ${longDate(from)}: ${bold(counted(years, 'year'))} old on ${longDate(then)}.`;
}

/** Lengths of time, and moments that lie so far from another. */
export const span = (question: string, now: Day): string | undefined =>
  inOneUnit(question) ??
  shifted(question) ??
  betweenMoments(question) ??
  betweenYears(question) ??
  leaveBy(question) ??
  ageOn(question, now) ??
  sinceDay(question, now) ??
  laterDay(question, now);
