import type { ConfigKind, WishText } from './config.ts';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const DAY = `(?:${DAYS.join('|')})`;
const CLOCK =
  /\b(?:at|@) (?:(midnight|noon)|(\d{1,2})(?::(\d{2}))? ?(am|pm|a\.m\.|p\.m\.|o'clock)?(?! ?(?:minutes|hours|days)))\b/;
const SPAN =
  /\b(?:every|each|once (?:an?|every)) (?:(\d+|other|second) )?(minute|hour|day|night|week|month|year)s?\b/;
const WEEKDAYS =
  /\b(?:on |every |each )*(?:weekdays?|working days?|workdays?|monday (?:to|through|-) friday)\b/;
const WEEKENDS = /\b(?:on |every |each )*weekends?\b/;
const NAMED = new RegExp(`\\b(?:on |every |each )+(${DAY}s?(?:(?:, | and |, and )${DAY}s?)*)\\b`);
const MONTH_DAY =
  /\b(?:on )?(?:the )?(first|1st|(\d{1,2})(?:st|nd|rd|th)|last) (?:day )?(?:of )?(?:every|each|the)? ?month\b/;
const HOURS = /\b(?:between|from) (\d{1,2}) ?(am|pm)? (?:and|to|until) (\d{1,2}) ?(am|pm)?\b/;
const ADVERB = /\b(hourly|daily|nightly|weekly|monthly|yearly)\b/;

const hourOf = (hour: string, half: string | undefined): number =>
  half?.startsWith('p') ? (Number(hour) % 12) + 12 : half?.startsWith('a') ? Number(hour) % 12 : Number(hour);

/** The five fields of a time that comes again and again; nothing is taken where it names none. */
export function cronOf(wish: WishText): string | undefined {
  const isNamed = [SPAN, WEEKDAYS, WEEKENDS, NAMED, MONTH_DAY, ADVERB].some((pattern) => wish.has(pattern));
  if (!isNamed) return undefined;
  const monthly = wish.take(MONTH_DAY);
  if (monthly?.[1] === 'last') return undefined;
  const weekdays = wish.take(WEEKDAYS);
  const weekends = wish.take(WEEKENDS);
  const named = wish.take(NAMED)?.[1];
  const clock = wish.take(CLOCK);
  const hours = wish.take(HOURS);
  const [, count, unit] = wish.take(SPAN) ?? [];
  const adverb = wish.take(ADVERB)?.[1];
  const span =
    unit ??
    { hourly: 'hour', daily: 'day', nightly: 'night', weekly: 'week', monthly: 'month', yearly: 'year' }[
      adverb ?? ''
    ];
  const step = count === 'other' || count === 'second' ? 2 : Number(count ?? 1);
  const every = step > 1 ? `*/${step}` : '*';
  const isShort = span === 'minute' || span === 'hour';
  const isWeek = span === 'week' && named === undefined && !weekdays && !weekends;
  const minute = span === 'minute' ? every : Number(clock?.[3] ?? 0);
  const at = clock?.[1] === 'noon' ? 12 : clock?.[2] ? hourOf(clock[2], clock[4]) : 0;
  const between =
    hours && `${hourOf(hours[1] ?? '', hours[2] ?? hours[4])}-${hourOf(hours[3] ?? '', hours[4])}`;
  const hour = isShort ? (between ?? (span === 'hour' ? every : '*')) : at;
  const day = monthly
    ? (monthly[2] ?? '1')
    : span === 'month' || span === 'year'
      ? '1'
      : span === 'day'
        ? every
        : '*';
  const month = span === 'year' ? '1' : span === 'month' ? every : '*';
  const numbers = named
    ?.match(new RegExp(DAY, 'g'))
    ?.map((one) => DAYS.indexOf(one))
    .toSorted((a, b) => a - b);
  const week = weekdays ? '1-5' : weekends ? '0,6' : numbers ? numbers.join(',') : isWeek ? '0' : '*';
  return `${minute} ${hour} ${day} ${month} ${week}`;
}

const SCRIPT =
  /\b(?:that |which |to )?(?:runs?|running|executes?|starts?|calls?)(?: (?:an?|the|my))?(?: (?:python|bash|shell|backup|node|php))*(?: (?:script|command|job|file|program|task|backup))*(?: (?:at|called|named|in) )?(?: ?((?:~|\.)?\/[\w./-]+|[\w-]+\.(?:sh|py|js|php|rb)))?/;
const BARE = /\bexpressions?\b/;
const LOG =
  /\b(?:and |that |with |it )*(?:logs?|writes?|saves?|redirects?|appends?|sends?)(?:ging)? (?:(?:the |its |all )*(?:output|errors|result|stdout|everything)(?: and errors)? )?(?:in)?to (?:an? |the )?(?:(?:log )?file(?: (?:at )?(\/[\w./-]+))?|(\/[\w./-]+))/;

function write(wish: WishText): string[] | undefined {
  const isBare = BARE.test(wish.rest);
  wish.take(/\bexpressions?\b|\b(?:entry|line|job|schedule)s?\b/);
  const script = wish.take(SCRIPT);
  const log = wish.take(LOG);
  const time = cronOf(wish);
  if (!time) return undefined;
  if (isBare && !script?.[1]) return [time];
  const path = script?.[1] ? wish.original(script, script[1]) : '/path/to/script.sh';
  const runner = path.endsWith('.py') ? 'python3 ' : path.endsWith('.js') ? 'node ' : '';
  const kept = log ? ` >> ${log[1] ?? log[2] ?? '/path/to/script.log'} 2>&1` : '';
  return [`${time} ${runner}${path}${kept}`];
}

export const CRON: ConfigKind = {
  says: /\bcron ?tab\b|\bcron(?= (?:entry|line|job|expression|schedule)\b)|\bcron$/,
  language: 'text',
  write,
};
