import { workbench } from './workbench.js';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const FIELDS = [
  { name: 'minute', least: 0, most: 59 },
  { name: 'hour', least: 0, most: 23 },
  { name: 'day of the month', least: 1, most: 31 },
  { name: 'month', least: 1, most: 12, words: MONTHS, first: 1 },
  { name: 'day of the week', least: 0, most: 7, words: DAYS, first: 0 },
];
const NAMED = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};

function numberIn(text, { name, least, most, words = [], first = 0 }) {
  const index = words.findIndex((word) => word.slice(0, 3).toLowerCase() === text.toLowerCase());
  const number = index >= 0 ? index + first : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`“${text}” is no ${name} (${least} to ${most}).`);
}

function valuesOf(text, field) {
  const values = new Set();
  for (const part of text.split(',')) {
    const [range, step = '1'] = part.split('/');
    if (!/^[1-9]\d*$/.test(step)) throw new Error(`“${part}”: a step is a number above 0.`);
    const [from, to] =
      range === '*'
        ? [field.least, field.most]
        : range.split('-').map((end) => numberIn(end, field));
    const last = to ?? (part.includes('/') ? field.most : from);
    if (last < from) throw new Error(`“${part}” ends before it begins.`);
    for (let value = from; value <= last; value += Number(step)) values.add(value);
  }
  return values;
}

/** The five fields of an expression as sets of numbers. */
export function readCron(expression) {
  const parts = (NAMED[expression.trim().toLowerCase()] ?? expression).trim().split(/\s+/);
  if (parts.length !== 5)
    throw new Error(`An expression has 5 fields, this one has ${parts.length}.`);
  const [minutes, hours, days, months, weekdays] = parts.map((part, at) =>
    valuesOf(part, FIELDS[at]),
  );
  if (weekdays.has(7)) weekdays.add(0);
  return { parts, minutes, hours, days, months, weekdays };
}

/** The next moments at which it runs, in local time. */
export function nextRuns(expression, count, from = new Date()) {
  const { parts, minutes, hours, days, months, weekdays } = readCron(expression);
  // Cron runs on either kind of day where both are limited.
  const isEither = !parts[2].startsWith('*') && !parts[4].startsWith('*');
  const isDay = (moment) => {
    const [byDate, byWeekday] = [days.has(moment.getDate()), weekdays.has(moment.getDay())];
    return isEither ? byDate || byWeekday : byDate && byWeekday;
  };
  const runs = [];
  const at = new Date(from);
  at.setSeconds(0, 0);
  at.setMinutes(at.getMinutes() + 1);
  const end = new Date(at);
  end.setFullYear(end.getFullYear() + 9);
  while (runs.length < count && at < end) {
    if (!months.has(at.getMonth() + 1)) {
      at.setMonth(at.getMonth() + 1, 1);
      at.setHours(0, 0);
    } else if (!isDay(at)) {
      at.setDate(at.getDate() + 1);
      at.setHours(0, 0);
    } else if (!hours.has(at.getHours())) at.setHours(at.getHours() + 1, 0);
    else {
      if (minutes.has(at.getMinutes())) runs.push(new Date(at));
      at.setMinutes(at.getMinutes() + 1);
    }
  }
  return runs;
}

const listed = (items) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const two = (number) => String(number).padStart(2, '0');

/** One part of a list: "Monday to Friday", "5", "every 2nd". */
function rangeInWords(part, nameOf, unit) {
  const [range, step] = part.split('/');
  const [from, to] = range.split('-');
  const span = to ? `${nameOf(from)} to ${nameOf(to)}` : range === '*' ? '' : nameOf(from);
  if (!step) return span;
  const every = step === '1' ? `every ${unit}` : `every ${step} ${unit}s`;
  return span === '' ? every : `${every} from ${span}`;
}

const inWords = (text, nameOf, unit) =>
  listed(text.split(',').map((part) => rangeInWords(part, nameOf, unit)));

/** An expression as a sentence. */
export function cronInWords(expression) {
  const [minute, hour, day, month, weekday] = readCron(expression).parts;
  const isNumber = (text) => /^\d+$/.test(text);
  const times =
    isNumber(minute) && /^\d+(?:,\d+)*$/.test(hour)
      ? `at ${listed(hour.split(',').map((one) => `${two(one)}:${two(minute)}`))}`
      : [
          minute === '*'
            ? 'every minute'
            : minute.startsWith('*/')
              ? inWords(minute, String, 'minute')
              : `at minute ${inWords(minute, String, 'minute')}`,
          hour === '*'
            ? isNumber(minute) && 'of every hour'
            : hour.startsWith('*/')
              ? `of ${inWords(hour, String, 'hour')}`
              : `in hour ${inWords(hour, (one) => two(one), 'hour')}`,
        ]
          .filter(Boolean)
          .join(' ');
  const nameIn = (field) => (text) =>
    field.words[numberIn(text, field) - field.first] ?? field.words[0];
  const dates =
    day === '*'
      ? ''
      : day.startsWith('*/')
        ? inWords(day, String, 'day')
        : `on day ${inWords(day, String, 'day')} of the month`;
  const days = weekday === '*' ? '' : `on ${inWords(weekday, nameIn(FIELDS[4]), 'day')}`;
  const months = month === '*' ? '' : `in ${inWords(month, nameIn(FIELDS[3]), 'month')}`;
  const on = [dates, days].filter(Boolean).join(' or ');
  return [times, on, months].filter(Boolean).join(', ');
}

export function mount(root, { title, expression, runs }) {
  return workbench(root, {
    title,
    fields: [
      {
        name: 'expression',
        label: 'Expression',
        value: expression,
        size: '30',
        spellcheck: 'false',
      },
      {
        name: 'count',
        label: 'Runs to show',
        type: 'number',
        min: '1',
        max: '50',
        value: String(runs),
      },
    ],
    run({ expression: said, count }) {
      const words = cronInWords(said);
      const next = nextRuns(said, Math.min(50, Math.max(1, Number(count) || 1)));
      return [
        { note: `${words[0].toUpperCase()}${words.slice(1)}.` },
        next.length === 0
          ? { note: 'It does not run in the next nine years.', bad: true }
          : {
              table: {
                head: ['Next runs (local time)'],
                rows: next.map((moment) => [
                  moment.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' }),
                ]),
              },
            },
        { rows: readCron(said).parts.map((part, at) => [FIELDS[at].name, part]) },
      ];
    },
  });
}
