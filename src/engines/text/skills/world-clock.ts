import { atUtc, countriesAt, FIXED, fixedOffset, offsetMinutes } from '../calendar/zone-offsets.ts';
import places from '../data/places.json';
import { normaliseQuestion } from '../math/phrases.ts';
import { bold, type Skill } from '../skill.ts';

const PLACES: Readonly<Record<string, string>> = places;
const NOW =
  /^(?:the )?(?:current )?(?:local )?time(?: is it| now)*(?: (?:right )?now)?(?: (?:in|at|for) (.+?))?(?: (?:right )?now| today| at the moment)?$/;
const CONVERT =
  /^(?:convert |time is |time will it be at |time would |(?:when|if) (?:it is|it's|its) |it is |it's |(?:(?:if|when) )?(?:(?:the|my|an?|our) )?(?:meeting|call|event|standup|webinar|deadline|flight|game) (?:(?:is|starts|begins) )?(?:at )?|at )?(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?(?: o'?clock)? (?:in |at )?(.+?)(?: time)?(?:[,.?]? (?:to|in|(?:then )?(?:what|which) (?:time|hour)(?: (?:is it|is that|would it be|will it be))? in|time in|is what time in|what(?: is|'s) (?:it|that|the time) (?:in|for)|how late is it in) )(.+?)(?: time)?$/;
const CONVERT_BACK =
  /^time (?:is|will) it (?:be )?in (.+?),? (?:when|if) (?:it is|it's|its) (\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?(?: o'?clock)?) (?:in |at )?(.+?)(?: time)?$/;
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** Clocks change in the course of a year, so a month tells which offsets are meant. */
const MONTH = new RegExp(
  ` (?:in|during|on an?) (${MONTHS.join('|')}|summer|winter)(?: (?:day|morning|evening|afternoon|night))?(?=$| (?:what|which|how|to|then|in)\\b|[,.])`,
);
/** A day tells it too: "on 10 July", "July 10th, 2027". */
const DAY = new RegExp(
  `,? (?:on )?(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS.join('|')})|(${MONTHS.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?)(?:,? (\\d{4}))?(?=$|,? )`,
);
const OFFSET =
  /^(?:the )?(?:time (?:zone|difference)|difference in (?:time|hours)|hour difference) (?:between|from|of|in) (.+?)(?: (?:and|to) (.+))?$/;
const HOURS_BETWEEN =
  /^how many hours (?:(?:is|are) )?(?:there )?between (.+?) and (.+?)$|^how many hours (?:ahead|behind)(?: of (.+?))? is (.+?)$/;

/** The time in other places, from the zones that Node knows. */
export const worldClock: Pick<Skill, 'answer'> = {
  answer({ message, now, today }) {
    if (message.length > 160) return undefined;
    const users = offsetUsers(message, Number(today.slice(0, 4)));
    if (users !== undefined || now === undefined) return users;
    const question = normaliseQuestion(message)
      .replace(/^(?:do you know )?(?:what )?time (is|will) it/, 'time $1 it')
      .replace(/^(?:the )?(?:current |local )?time in (.+?),? (?=(?:when|if) )/, 'time is it in $1 ')
      .replace(/\b(?:day and time|time and day|date and time|time and date)\b/, 'time')
      .replace(
        /^if (?:i'm|i am|we're|we are|you're|you are) in (.+?) and (?:it's|it is) (\d[^,]*?),? (?:then )?(?:what )?time (?:is|would) it (?:be )?in (.+)$/,
        '$2 in $1 to $3',
      )
      .replace(
        /^time (?:is|will|would) it (?:be )?in (.+?) (?:when|if) (?:it's|it is) (\d.*?) in ([a-z .]+?)((?:,? in (?:winter|summer|[a-z]+uary|march|april|may|june|july|august|[a-z]+ber))?)$/,
        'if it is $2 in $3$4 what time is it in $1',
      )
      .replace(
        /\b(\d{1,2}(?::\d{2})?)(?: o'clock)? in the (morning|afternoon|evening)\b/,
        (_, time: string, part: string) => `${time} ${part === 'morning' ? 'am' : 'pm'}`,
      )
      .replace(/\b(?:(?:12 )?noon|midday)\b/, '12:00')
      .replace(/\b(?:12 )?midnight\b/, '0:00')
      .replace(/^(?:which )?time ?zone (?:is|are|does|do) (.+?)(?: (?:in|on|use|have))?$/, 'time zone of $1');
    const [, later, unit] = /^time will it be in (\d{1,4}) (minutes?|hours?)$/.exec(question) ?? [];
    if (later !== undefined && unit !== undefined) {
      const then = now + Number(later) * (unit.startsWith('m') ? 1 : 60) * 60_000;
      return `In ${later} ${unit} it will be ${bold(timeIn(ownZone(), then))} on ${dayIn(ownZone(), then)} (${ownZone()}).`;
    }
    const other = inOtherForm(question);
    if (other !== undefined) return other;
    const { rest, at, when: day } = readDay(question, now);
    const [, there, when, here] = CONVERT_BACK.exec(rest) ?? [];
    if (there !== undefined) return converted(`${when} in ${here} to ${there}`, at, day);
    const asked = NOW.exec(question);
    if (asked) {
      const lines = placesIn(asked[1]).map((name) => {
        const zone = name === undefined ? ownZone() : zoneOf(name);
        const place = name === undefined ? 'Here' : `In ${titled(name)}`;
        return zone && `${place} it is ${bold(timeIn(zone, now))} on ${dayIn(zone, now)} (${zone}).`;
      });
      return lines.every((line) => line !== undefined) ? lines.join('  \n') : undefined;
    }
    return converted(rest, at, day) ?? difference(question, now);
  },
};

const OFFSET_ASKED = new RegExp(`(?<![\\w:])${FIXED.source.slice(1, -1)}(?![\\d:]|\\.\\d)`, 'i');
/** Words of a question about the distance itself; with any other it asks something else. */
const AROUND_OFFSET =
  /\b(?:what|which|whats|where|who|countr(?:y|ies)|cit(?:y|ies)|places?|nations?|regions?|is|are|does|do|the|in|of|on|have|has|use[sd]?|using|stand|stands|for|mean|means|meaning|time|times|zones?|timezones?|offset|it|that|this|an?|and|explain|list|name|all|with|belongs?|to|tell|me|there|people|live|lives|located|lie|at|ahead|set|their|clocks?|please|world|observe|follows?)\b/gi;

/** "Which countries use UTC+5:30?" */
function offsetUsers(message: string, year: number): string | undefined {
  const said = OFFSET_ASKED.exec(message)?.[0];
  const minutes = said === undefined ? undefined : fixedOffset(said);
  if (said === undefined || minutes === undefined || /\btime (?:is it|now)\b|\bcurrent\b/i.test(message))
    return undefined;
  if (
    /[\p{L}\d]/u.test(
      message
        .replace(said, ' ')
        .replace(/['’]s\b/g, ' ')
        .replace(AROUND_OFFSET, ' '),
    )
  )
    return undefined;
  const name = `UTC${minutes < 0 ? '−' : '+'}${clock(Math.abs(minutes)).replace(/:00$/, '')}`;
  const means =
    minutes === 0
      ? `${name} is UTC itself, the time that the world's clocks are set by.`
      : `${name} is a time zone ${lengthOf(minutes)} ${minutes < 0 ? 'behind' : 'ahead of'} UTC, the time that the world's clocks are set by.`;
  const { allYear, halfYear, inParts } = countriesAt(minutes, year, /\bcit(?:y|ies)\b/i.test(message));
  const lines = [
    ['All year', allYear],
    ['In summer or winter only', halfYear],
    ['In parts of', inParts],
  ] as const;
  const told = lines.flatMap(([when, names]) =>
    names.length === 0 ? [] : [`- ${when}: ${names.map(bold).join(', ')}`],
  );
  return [means, told.length === 0 ? 'No country has it.' : told.join('\n')].join('\n\n');
}

const lengthOf = (minutes: number): string =>
  `${Math.floor(Math.abs(minutes) / 60)} h${minutes % 60 ? ` ${Math.abs(minutes) % 60} min` : ''}`;

/** "5:30 pm in military time", "17:30 in 12-hour format" */
function inOtherForm(question: string): string | undefined {
  const [, hours = '', minutes = '00', half, form] =
    /^(?:convert )?(\d{1,2})(?::(\d{2}))? ?(am|pm)?(?: is)? (?:in|to|as) (?:the |a )?(military|24[- ]?h(?:ou)?rs?|24h|12[- ]?h(?:ou)?rs?|12h|am\/pm)(?: (?:time|format|clock|notation))*$/.exec(
      question,
    ) ?? [];
  const hour = Number(hours);
  const isTwelve = /^(?:12|am)/.test(form ?? '');
  if (form === undefined || Number(minutes) > 59 || isTwelve === (half !== undefined)) return undefined;
  if (isTwelve)
    return hour > 23
      ? undefined
      : `${hours}:${minutes} is ${bold(`${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`)}.`;
  if (hour < 1 || hour > 12) return undefined;
  const whole = (hour % 12) + (half === 'pm' ? 12 : 0);
  const shown = String(whole).padStart(2, '0');
  return `${hours}:${minutes} ${half} is ${bold(form === 'military' ? `${shown}${minutes}` : `${shown}:${minutes}`)}.`;
}

/** Which day is meant, and the question without it. */
function readDay(question: string, now: number): { rest: string; at: number; when?: string } {
  const day = DAY.exec(question);
  if (day) {
    const [said, before, monthAfter, monthBefore, after, year] = day;
    const name = monthAfter ?? monthBefore ?? '';
    const number = Number(before ?? after);
    const inYear = year === undefined ? new Date(now).getUTCFullYear() : Number(year);
    const at = Date.UTC(inYear, MONTHS.indexOf(name), number, 12);
    return { rest: question.replace(said, ''), at, when: `${number} ${name}` };
  }
  const month = MONTH.exec(question)?.[1];
  return month === undefined
    ? { rest: question, at: now }
    : { rest: question.replace(MONTH, ''), at: inMonth(month, now), when: month };
}

const ownZone = (): string => new Intl.DateTimeFormat('en-GB').resolvedOptions().timeZone;

/** The middle of that month; the seasons are those of the northern half. */
function inMonth(name: string, now: number): number {
  const month = name === 'summer' ? 6 : name === 'winter' ? 0 : MONTHS.indexOf(name);
  return Date.UTC(new Date(now).getUTCFullYear(), month, 15, 12);
}

/** In one place or several; all of them must be known. */
function converted(question: string, now: number, month?: string): string | undefined {
  const read = CONVERT.exec(question);
  if (read === null) return undefined;
  const lines = placesIn(read[5]).map((name = '') => convertedTo(read, name, now, month));
  return lines.every((line) => line !== undefined) ? lines.join('  \n') : undefined;
}

/** "in Indian time" */
const ADJECTIVE =
  /^(?:indian|japanese|german|british|french|spanish|italian|chinese|swiss|dutch|korean|eastern|pacific)$/;
const MOST_PLACES = 6;

/** "London, Delhi and Tokyo" are three, "Trinidad and Tobago" is one. */
function placesIn(names: string | undefined): readonly (string | undefined)[] {
  if (names === undefined || zoneOf(names) !== undefined) return [names];
  return names.split(/,? and (?:in )?|, (?:in )?/).slice(0, MOST_PLACES);
}

function convertedTo(read: RegExpExecArray, toName: string, now: number, month?: string): string | undefined {
  const [, hours = '', minutes = '0', half, fromName = ''] = read;
  const [from, to] = [zoneOf(fromName), zoneOf(toName)];
  const hour = Number(hours);
  if (!from || !to || hour > (half ? 12 : 23) || (half && hour === 0) || Number(minutes) > 59)
    return undefined;
  const minute = (half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour) * 60 + Number(minutes);
  const shift = offsetMinutes(to, now) - offsetMinutes(from, now);
  const there = minute + shift;
  const day = there < 0 ? ', the day before' : there >= 1440 ? ', the day after' : '';
  return `${clock(minute)} in ${titled(fromName)} is ${bold(clock((there + 1440) % 1440))} in ${titled(toName)}${ADJECTIVE.test(toName) ? ' time' : ''}${day} (offsets of ${month === undefined ? 'today' : /^(?:summer|winter)$/.test(month) ? month : titled(month)}).`;
}

function difference(question: string, now: number): string | undefined {
  const hours = HOURS_BETWEEN.exec(question);
  const [, one = '', other] = OFFSET.exec(question) ?? [
    '',
    hours?.[1] ?? hours?.[3],
    hours?.[2] ?? hours?.[4],
  ];
  const [from, to] = [zoneOf(one), other === undefined ? 'UTC' : zoneOf(other)];
  if (!from || !to) return undefined;
  const minutes =
    offsetMinutes(other === undefined ? from : to, now) -
    (other === undefined ? 0 : offsetMinutes(from, now));
  const size = lengthOf(minutes);
  if (other === undefined)
    return `${titled(one)} is in ${bold(from)}, UTC${minutes < 0 ? '−' : '+'}${size} today.`;
  if (minutes === 0) return `${titled(one)} and ${titled(other)} have the ${bold('same time')} today.`;
  return `${titled(other)} is ${bold(size)} ${minutes > 0 ? 'ahead of' : 'behind'} ${titled(one)} today.`;
}

export function zoneOf(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[?.!,]/g, '')
    .trim();
  const known = Object.hasOwn(PLACES, plain) ? PLACES[plain] : undefined;
  if (known !== undefined) return known;
  if (fixedOffset(plain) !== undefined) return plain.toUpperCase();
  const written = plain.replaceAll(' ', '_');
  return Intl.supportedValuesOf('timeZone').find((zone) => {
    const lower = zone.toLowerCase();
    return lower === written || lower.endsWith(`/${written}`);
  });
}

function timeIn(zone: string, now: number): string {
  const [timeZone, at] = atUtc(zone, now);
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
}

function dayIn(zone: string, now: number): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const [timeZone, at] = atUtc(zone, now);
  return new Intl.DateTimeFormat('en-GB', { timeZone, ...style }).format(at);
}

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

function titled(name: string): string {
  const plain = name.replace(/[?.!,]/g, '').trim();
  return plain.length <= 3 || FIXED.test(plain)
    ? plain.toUpperCase()
    : plain.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}
