import { MONTHS, WEEKDAYS } from '../calendar/civil-date.ts';
import { bold, notAnswered, type Skill } from '../skill.ts';

const NAMED = /\bcron(?:tab|jobs?)?\b/i;
/** "run a script every Monday at 6": what cron is for, without its name. */
const SCHEDULED =
  /\b(?:run|execute|schedule|start)\b.*\b(?:script|job|command|task|backup|program|\w+\.(?:sh|py|js))\b.*\bevery (?:day|night|morning|weekday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+ (?:minutes|hours)|hour|minute)\b|\b(?:script|job|command|task|backup) (?:to )?run every\b/i;
const FIELD = String.raw`(?:\*|\d{1,2}(?:-\d{1,2})?)(?:\/\d{1,2})?(?:,\d{1,2}(?:-\d{1,2})?)*`;
const LINE = new RegExp(`(?:^|[\\s"'\`])((?:${FIELD} ){4}${FIELD})(?=[\\s"'\`?.]|$)`);

/** A further action in the wish. */
const ALSO =
  /(?:,| and| then)+ (?:then |also )?((?:write|save|log|send|mail|e-?mail|append|redirect|store|put|only|delete|notify|keep|skip|restart|stop)\b.*?)[?.! ]*$/i;

/** Conditions that the five fields cannot express. */
const LIMIT =
  /\b(?:(?:but )?(?:except|unless|not on|only (?:if|when|while))|if|until|starting|beginning|in (?:utc|gmt|[a-z]+ time)\b|on reboot).*$/i;
const NTH_WEEKDAY =
  /\b(first|1st|second|2nd|third|3rd|fourth|4th) (sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/;
const PLACES: readonly (readonly string[])[] = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
];

/** A line of crontab from words, and what a line means. */
export const crontab: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > 200) return undefined;
    const line = LINE.exec(message)?.[1];
    if (line !== undefined) return meaning(line);
    return NAMED.test(message) || SCHEDULED.test(message) ? lineFor(message) : undefined;
  },
};

function lineFor(message: string): string | undefined {
  const text = message.toLowerCase().replace(/\s+/g, ' ');
  const days = daysIn(text);
  const times = timesIn(text);
  if (days === undefined || times === undefined) return undefined;
  const command = /(?<![\w*/])((?:\.{0,2}\/)?[\w-]+(?:\/[\w.-]+)*\.(?:sh|py|js|rb|pl|php))\b/.exec(
    message,
  )?.[1];
  const path =
    command === undefined
      ? '/path/to/command'
      : command.startsWith('/')
        ? command
        : `/path/to/${command.replace(/^\.+\//, '')}`;
  const also = ALSO.exec(message)?.[1];
  const owner = /\bas (?:the )?(?:user )?(root|(?<=user )[\w-]+)\b/i.exec(message)?.[1];
  const limit = LIMIT.exec(message)?.[0];
  const [, place = '', weekday = ''] = NTH_WEEKDAY.exec(text) ?? [];
  const nth = PLACES.findIndex((names) => names.includes(place)) + 1;
  // Five fields know no such day: the date is in a range of seven, and the command looks at the weekday.
  const line = nth > 0 ? `${times} ${nth * 7 - 6}-${nth * 7} * *` : `${times} ${days}`;
  const number = WEEKDAYS.findIndex((name) => name.toLowerCase() === weekday);
  const check = nth > 0 ? `[ "$(date +\\%w)" = ${number} ] && ` : '';
  const isLogged = also !== undefined && /\b(?:log|output|file)\b/i.test(also) && !/\bmail/i.test(also);
  return [
    `${nth > 0 ? `${described(line) ?? ''}, if that is a ${WEEKDAYS[number]}` : (described(line) ?? '')}:\n\n\`\`\`sh\n${line} ${check}${path}${isLogged ? ' >> /path/to/file.log 2>&1' : ''}\n\`\`\``,
    `Put the line in with \`${owner === undefined ? '' : 'sudo '}crontab ${owner === undefined ? '' : `-u ${owner} `}-e\`. Cron needs whole paths and uses the machine's time zone.`,
    ...(also === undefined || isLogged ? [] : [notAnswered([also])]),
    ...(limit === undefined ? [] : [notAnswered([limit.replace(/[?.! ]+$/, '')])]),
  ].join('\n\n');
}

const HOURS =
  /\b(?:between|from) (\d{1,2})(?::00)? ?(am|pm)? (?:and|to|until|till) (\d{1,2})(?::00)? ?(am|pm|o'?clock)?(?![:\d])/;
const hourOf = (hour = '', half = ''): number =>
  half.endsWith('m') ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);

/** Minute and hour. Undefined when the words say no time, or one that five fields cannot say. */
function timesIn(text: string): string | undefined {
  const every = /\bevery (?:(\d{1,2}) )?(minutes?|hours?)\b/.exec(text);
  const hours = every ? HOURS.exec(text) : null;
  if (every && /\bat\b|\bbetween\b|\bfrom\b/.test(text.replace(hours?.[0] ?? '', ''))) return undefined;
  if (every) {
    const step = Number(every[1] ?? 1);
    const span = every[2]?.startsWith('m') ? 60 : 24;
    if (step < 1 || span % step !== 0) return undefined;
    if (hours !== null) {
      const [first, end] = [hourOf(hours[1], hours[2]), hourOf(hours[3], hours[4])];
      if (end > 24 || first >= end) return undefined;
      // Up to the hour that is named, and not through it.
      const range = `${first}-${end - 1}`;
      if (span === 24) return step === 1 ? `0 ${first}-${end}` : undefined;
      return `${step === 1 ? '*' : step === 60 ? '0' : `*/${step}`} ${range}`;
    }
    if (span === 60) return step === 1 ? '* *' : step === 60 ? '0 *' : `*/${step} *`;
    return step === 1 ? '0 *' : `0 ${step === 24 ? '0' : `*/${step}`}`;
  }
  if (/\bhourly\b/.test(text)) return '0 *';
  if (/\bmidnight\b/.test(text)) return '0 0';
  if (/\bnoon\b/.test(text)) return '0 12';
  const found = [
    ...text.matchAll(
      /\bat (\d{1,2})(?:[:.](\d{2}))? ?(am|pm|o'?clock)?\b|(?<!\d)(\d{1,2}):(\d{2}) ?(am|pm)?\b|\b(\d{1,2}) ?(am|pm)\b/g,
    ),
  ];
  if (found.length > 1) return undefined;
  const [, a, b, c, d, e, f, g, h] = found[0] ?? [];
  const half = c ?? f ?? h;
  const hour = Number(a ?? d ?? g ?? 0);
  const minute = Number(b ?? e ?? 0);
  if (hour > (half?.endsWith('m') ? 12 : 23) || minute > 59) return undefined;
  if (found.length === 0 && !/\b(?:daily|every day|weekly|monthly|every (?:week|month))\b/.test(text))
    return undefined;
  const shifted = half?.endsWith('m') ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
  return `${minute} ${shifted}`;
}

const RANGE =
  /\b(mon|tues|wednes|thurs|fri|satur|sun)days? ?(?:to|through|until|till|-|–) ?(mon|tues|wednes|thurs|fri|satur|sun)day/;

/** Day of the month, month and day of the week. */
function daysIn(text: string): string | undefined {
  if (
    /\b(?:every (?:other|second|third) |every \d+ (?:days|weeks|months)|last (?:day|[a-z]+day)|fifth|except|twice|year|quarter|fortnight|biweekly)/.test(
      text,
    )
  )
    return undefined;
  if (NTH_WEEKDAY.test(text)) return /\bmonth|\bof\b/.test(text) ? '* * *' : undefined;
  const months = MONTHS.flatMap((name, at) =>
    new RegExp(`\\b(?:in|of|during|every|and|,) ${name}\\b`, 'i').test(text) ? [at + 1] : [],
  );
  const month = months.length === 0 ? '*' : months.join(',');
  const found = weekdaysIn(text);
  return found?.replace('M', month);
}

function weekdaysIn(text: string): string | undefined {
  const dayOfMonth =
    /\b(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/.exec(text)?.[1] ??
    (/\bfirst (?:day )?of\b/.test(text) ? '1' : undefined);
  if (dayOfMonth !== undefined) return Number(dayOfMonth) > 31 ? undefined : `${dayOfMonth} M *`;
  if (/\b(?:weekdays?|working days?|workdays?|monday to friday|mon-fri|monday through friday)\b/.test(text))
    return '* M 1-5';
  if (/\b(?:weekends?)\b/.test(text)) return '* M 0,6';
  const days = WEEKDAYS.flatMap((name, at) => (new RegExp(`\\b${name}s?\\b`, 'i').test(text) ? [at] : []));
  const [, first, last] = RANGE.exec(text) ?? [];
  const [from, to] = [first, last].map((name) =>
    WEEKDAYS.findIndex((each) => name !== undefined && each.toLowerCase().startsWith(name)),
  );
  if (from !== undefined && from >= 0 && to !== undefined && to >= 0) {
    // Cron takes 7 for Sunday, too.
    const end = to === 0 ? 7 : to;
    return days.length > 2 || end < from ? undefined : `* M ${from}-${end}`;
  }
  if (days.length > 0) return `* M ${days.join(',')}`;
  if (/\bmonthly\b|\bevery month\b/.test(text)) return '1 M *';
  return /\bweekly\b|\bevery week\b/.test(text) ? '* M 0' : '* M *';
}

function meaning(line: string): string | undefined {
  const said = described(line);
  return said === undefined ? undefined : `${bold(line)}: ${said}.`;
}

const LIMITS: readonly (readonly [number, number])[] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
];

function described(line: string): string | undefined {
  const fields = line.split(' ');
  const isSound = fields.every((field, at) => {
    const [low, high] = LIMITS[at] ?? [0, 0];
    return (field.replace(/\/\d+/g, '').match(/\d+/g) ?? []).every(
      (each) => Number(each) >= low && Number(each) <= high,
    );
  });
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = fields;
  if (!isSound) return undefined;
  const when = [
    clock(minute, hour),
    ...(day === '*' ? [] : [`on day ${listed(day, String)} of the month`]),
    ...(weekday === '*'
      ? []
      : [`${day === '*' ? 'on' : 'or on'} ${listed(weekday, (at) => WEEKDAYS[at % 7] ?? '')}`]),
    ...(month === '*' ? [] : [`in ${listed(month, (at) => MONTHS[at - 1] ?? '')}`]),
    ...(day === '*' && weekday === '*' && /^\d+$/.test(hour) ? ['every day'] : []),
  ].join(' ');
  return when.charAt(0).toUpperCase() + when.slice(1);
}

function clock(minute: string, hour: string): string {
  if (/^\d+$/.test(minute) && /^\d+$/.test(hour)) return `at ${hour}:${minute.padStart(2, '0')}`;
  const minutes =
    minute === '*'
      ? 'every minute'
      : /^\*\/\d+$/.test(minute)
        ? `every ${minute.slice(2)} minutes`
        : `at minute ${listed(minute, String)}`;
  if (hour === '*')
    return minute === '0'
      ? 'every hour, on the hour'
      : /^[\d,-]+$/.test(minute)
        ? `${minutes} of every hour`
        : minutes;
  const hours = /^\*\/\d+$/.test(hour)
    ? `of every ${hour.slice(2)} hours`
    : `in hour ${listed(hour, String)}`;
  return minute === '0' && /^\*\//.test(hour)
    ? `every ${hour.slice(2)} hours, on the hour`
    : `${minutes} ${hours}`;
}

function listed(field: string, name: (value: number) => string): string {
  return field
    .split(',')
    .map((part) => {
      const [range = '', step] = part.split('/');
      const said =
        range === '*'
          ? 'any'
          : range
              .split('-')
              .map((each) => name(Number(each)))
              .join(' to ');
      return step === undefined ? said : `${said}, every ${step}`;
    })
    .join(' and ');
}
