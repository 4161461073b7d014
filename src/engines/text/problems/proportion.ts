import { bold } from '../skill.ts';
import { countNumbers, shown, withCurrency } from './amounts.ts';
import { EVERY, PERIOD, periodOf, periodsIn } from './periods.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;

/** Work that is shared, work that is done at a rate, ratios, and changes in percent. */
export function proportionProblem(text: string): string | undefined {
  return (
    direct(text) ??
    boxes(text) ??
    sharedWork(text) ??
    together(text) ??
    ratio(text) ??
    repeated(text) ??
    throughput(text) ??
    change(text)
  );
}

const UNITS =
  '(km|miles?|lit(?:er|re)s?|l|kwh|kg|grams?|g|pages?|cups?|minutes?|hours?|servings?|people|users?|requests?|gb|mb|tb)';
const DIRECT = new RegExp(
  `\\b${N} ?${UNITS}\\b[^\\d]*?\\b(?:with|in|for|on|uses?|needs?|takes?|per|to)\\b[^\\d]*?\\b${N} ?${UNITS}\\b.*\\bhow (?:much|many|long|far)\\b[^\\d]*?\\b${N} ?${UNITS}\\b`,
  'i',
);

/** "300 km with 18 litres: how much for 100 km?": twice as far, twice as much. */
function direct(text: string): string | undefined {
  const [, one = '', unit = '', other = '', second = '', wanted = '', third = ''] = DIRECT.exec(text) ?? [];
  if (one === '' || countNumbers(text) !== 3 || same(unit, second)) return undefined;
  const [share, whole, name] = same(third, unit)
    ? [other, one, second]
    : same(third, second)
      ? [one, other, unit]
      : [];
  if (share === undefined || whole === undefined || Number(whole) === 0) return undefined;
  return `${share} ÷ ${whole} × ${wanted} = ${bold(`${shown((Number(share) / Number(whole)) * Number(wanted))} ${name}`)}`;
}

const HOLDS = new RegExp(
  `\\b(?:an?|each|every|one|1) ([a-z]+) (?:holds?|fits?|contains?|has|takes?|carries|seats?|can (?:hold|fit|carry|take|seat)) ${N} ([a-z]+)\\b.*\\bhow many ([a-z]+)\\b[^\\d]*?\\b${N} ([a-z]+)`,
  'i',
);

/** "A box holds 24 bottles; how many boxes for 1000?": the last one may be half empty. */
function boxes(text: string): string | undefined {
  const [, box = '', size = '', thing = '', asked = '', count = '', things = ''] = HOLDS.exec(text) ?? [];
  if (size === '' || !same(box, asked) || !same(thing, things) || Number(size) === 0) return undefined;
  if (countNumbers(text) - (/\b1 /.test(text) ? 1 : 0) !== 2) return undefined;
  const exact = Number(count) / Number(size);
  const whole = Math.ceil(exact);
  const round = whole === exact ? '' : ` ≈ ${shown(Number(exact.toFixed(2)))}, so`;
  return `${count} ÷ ${size}${round === '' ? ' =' : round} ${bold(`${whole} ${asked}`)}`;
}

const WORKERS = new RegExp(
  `\\b${N} ([a-z]+)\\b(?! (?:cost|sell))[^.?\\d]*?\\b(?:need|needs|take|takes|took|in|within|for|requires?)\\b[^.?\\d]*?\\b${N} ${PERIOD}\\b(.*)$`,
  'i',
);
const MORE_WORKERS = new RegExp(
  `\\bhow (?:long|many ${PERIOD}|much time)\\b[^.?\\d]*?\\b${N} (?:[a-z]+ )?([a-z]+)\\b`,
  'i',
);

/** "5 painters need 12 days; how long do 8 painters need?": the more, the sooner. */
function sharedWork(text: string): string | undefined {
  const [, some = '', who = '', time = '', period = '', rest = ''] = WORKERS.exec(text) ?? [];
  const [, , others = '', whom = ''] = MORE_WORKERS.exec(rest) ?? [];
  if (others === '' || countNumbers(text) !== 3) return undefined;
  const isWork =
    /\b(?:work|worker|men|man|people|person|developer|engineer|painter|machine|printer|pump|tap|pipe|server|builder|programmer|tester|team|robot|cook|student|volunteer|farmer|gardener|cleaner|dev|core|thread|intern|carpenter|plumber|mover|driver|truck|employee)s?\b/i.test(
      who,
    );
  const isSame = same(who, whom) || /^(?:of|do|would|need|take|will|to)$/i.test(whom);
  if (!isWork || !isSame || Number(others) === 0) return undefined;
  const work = Number(some) * Number(time);
  const one = periodOf(period);
  return `${some} × ${time} = ${shown(work)} ${one}s of work for one; ${shown(work)} ÷ ${others} = ${bold(`${shown(work / Number(others))} ${one}s`)}, if all work equally fast and can share the work.`;
}

const same = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^people$/, 'person')
    .replace(/^men$/, 'man')
    .replace(/e?s$/, '');

const ALONE = new RegExp(
  `\\b${N} (hour|minute|day)s?\\b.*\\b${N}(?: (hour|minute|day)s?\\b|(?=[.,;?!]| and )).*\\btogether\\b`,
  'i',
);

/** One fills a tank in 3 hours, another in 6: how long together? */
function together(text: string): string | undefined {
  const [, one = '', unit = '', other = '', second = ''] = ALONE.exec(text) ?? [];
  const things = text.match(
    /\b1 (?=[a-z]+ (?:fills?|can|does|needs?|takes?|paints?|finish(?:es)?|drains?|prints?))/gi,
  );
  if (
    one === '' ||
    (second !== '' && unit !== second) ||
    countNumbers(text) - (things?.length ?? 0) !== 2 ||
    !/\bhow (?:long|many)\b/i.test(text)
  )
    return undefined;
  if (!/\bin\b|\btakes?\b|\bneeds?\b/i.test(text) || Number(one) * Number(other) === 0) return undefined;
  const time = 1 / (1 / Number(one) + 1 / Number(other));
  return `1 ÷ (1/${one} + 1/${other}) = ${bold(`${shown(time)} ${unit}s`)}`;
}

const RATIO = new RegExp(
  `\\b(?:split|share|shared|divide|divided|distribute|distributed)\\b.*?([$€£])? ?${N}\\b.*?\\b(?:ratio|proportion|parts?)\\b[^\\d]*(\\d+(?:\\s*:\\s*\\d+)+)|([$€£])? ?${N}\\b.*?\\b(?:split|share|shared|divide|divided)\\b.*?(\\d+(?:\\s*:\\s*\\d+)+)`,
  'i',
);

function ratio(text: string): string | undefined {
  const match = RATIO.exec(text);
  const [symbol = '', whole = '', list = ''] = match
    ? [match[1] ?? match[4] ?? '', match[2] ?? match[5], match[3] ?? match[6]]
    : [];
  const shares = list.split(':').map(Number);
  const people = Number(/\b(?:between|among|amongst) (\d+)\b/i.exec(text)?.[1] ?? shares.length);
  const sum = shares.reduce((total, share) => total + share, 0);
  const extra = /\b(?:between|among|amongst) \d+\b/i.test(text) ? 1 : 0;
  if (whole === '' || sum === 0 || people !== shares.length) return undefined;
  if (countNumbers(text) !== 1 + shares.length + extra) return undefined;
  const part = Number(whole) / sum;
  const values = shares.map((share) => bold(withCurrency(symbol, share * part)));
  return `${shares.join(' + ')} = ${sum} parts; ${withCurrency(symbol, Number(whole))} ÷ ${sum} = ${withCurrency(symbol, part)} a part; ${values.join(' and ')}`;
}

const DURATION = new RegExp(`\\b${N} ?(seconds?|secs?|s|minutes?|mins?|hours?)\\b`, 'i');
const OFTEN = new RegExp(`\\b${N} times ${EVERY}`, 'i');
const ASKED_TIME = new RegExp(
  `\\bhow (?:many (seconds?|minutes?|hours?|days?)|much time|long)\\b.*?\\b(?:per|an?|each|every|in a) ${PERIOD}`,
  'i',
);

/** "takes 12 minutes and runs 35 times a day: how many hours per week?" */
function repeated(text: string): string | undefined {
  const [often, asked] = [OFTEN.exec(text), ASKED_TIME.exec(text)];
  const lasts = DURATION.exec(often === null ? text : text.replace(often[0], ' '));
  if (!lasts || !often || !asked || countNumbers(text) !== 2) return undefined;
  const unit = unitOf(lasts[2] ?? '');
  const wanted = asked[1] === undefined ? unit : unitOf(asked[1]);
  const times = periodsIn(periodOf(often[2] ?? ''), periodOf(asked[2] ?? ''));
  const size = periodsIn(unit, wanted);
  if (times === undefined || times < 1 || size === undefined) return undefined;
  const whole = Number(lasts[1]) * Number(often[1]) * times;
  const product = `${lasts[1]} × ${often[1]}${times === 1 ? '' : ` × ${shown(times)}`} = ${shown(whole)} ${unit}s`;
  return wanted === unit
    ? `${product.slice(0, product.lastIndexOf('= ') + 2)}${bold(`${shown(whole)} ${unit}s`)} per ${asked[2]}`
    : `${product}; ÷ ${shown(size)} = ${bold(`${shown(whole / size)} ${wanted}s`)} per ${asked[2]}`;
}

const unitOf = (word: string): string =>
  /^s/i.test(word) ? 'second' : /^m/i.test(word) ? 'minute' : periodOf(word);

const RATE = new RegExp(`\\b${N} ([a-z]+) ${EVERY}`, 'i');
const ASKED_COUNT = new RegExp(
  `\\bhow many ([a-z]+)(?: ([a-z]+))?\\b.*?\\b(?:(?:in|for|over|after|during) ${N} ${PERIOD}|(?:per|an?|each|every|in an?) ${PERIOD})`,
  'i',
);

/** "250 requests per second: how many in 5 minutes?" */
function throughput(text: string): string | undefined {
  const [rate, asked] = [RATE.exec(text), ASKED_COUNT.exec(text)];
  const isAsked = [asked?.[1], asked?.[2]].some((word = '') => same(rate?.[2] ?? '', word));
  if (!rate || !asked || !isAsked) return undefined;
  const periods = periodsIn(periodOf(rate[3] ?? ''), periodOf(asked[4] ?? asked[5] ?? ''));
  const many = asked[3] === undefined ? [] : [asked[3]];
  if (periods === undefined || countNumbers(text) !== 1 + many.length) return undefined;
  const value = Number(rate[1]) * periods * Number(many[0] ?? 1);
  const factors = [rate[1], ...(periods === 1 ? [] : [shown(periods)]), ...many];
  return `${factors.join(' × ')} = ${bold(`${shown(value)} ${rate[2]}`)}`;
}

/** Not a second value of the same thing. */
const NO_FACTOR =
  '(?!\\d|\\.\\d| ?(?:times|x\\b|%|per ?cent|more\\b(?! (?:expensive|than))|years|months|weeks|days|people))';
const CHANGES: readonly RegExp[] = [
  new RegExp(`\\bfrom [$€£]? ?(?<from>${N})[^\\d]{0,20}? to [$€£]? ?(?<to>${N})${NO_FACTOR}`, 'i'),
  // "was 120 and is now 87", "last year I paid 50, this year 60"
  new RegExp(
    `\\b(?:was|were|used to (?:be|cost|weigh|pay|take)|had|paid|costs?|weighed|before|originally|normally|usually|last (?:year|month|week|time))\\b[^\\d?]{0,30}[$€£]? ?(?<from>${N})[^\\d?]{0,50}\\b(?:now|today|this (?:year|month|week|time)|currently|on sale (?:for|at)|sells? for|afterwards|after|reduced to|marked down to)\\b[^\\d?]{0,30}[$€£]? ?(?<to>${N})${NO_FACTOR}`,
    'i',
  ),
  // "now 87 instead of 120"
  new RegExp(
    `[$€£]? ?(?<to>${N})${NO_FACTOR}[^\\d?]{0,25}\\b(?:instead of|down from|up from|rather than|was|used to (?:be|cost))\\b[^\\d?]{0,20}[$€£]? ?(?<from>${N})`,
    'i',
  ),
];

/** "grew from 80 to 100: how many percent?" */
function change(text: string): string | undefined {
  const found = CHANGES.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  const [from = '', to = ''] = [found?.from, found?.to];
  if (from === '' || countNumbers(text) !== 2 || Number(from) === 0) return undefined;
  if (!/%|\bper ?cent(?:age)?\b/i.test(text) || !/\b(?:how|what|by)\b/i.test(text)) return undefined;
  // A change has a sign; "how many percent off" has none.
  const isLess = Number(to) < Number(from) && !/\bchange\b/i.test(text);
  const [more, less] = isLess ? [from, to] : [to, from];
  const percent = ((Number(more) - Number(less)) / Number(from)) * 100;
  return `(${more} − ${less}) ÷ ${from} = ${bold(`${shown(Number(percent.toFixed(2)))}%`)}${isLess ? ' less' : ''}`;
}
