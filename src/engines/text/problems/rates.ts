import { bold } from '../skill.ts';
import { countNumbers, shown, toCents, withCurrency } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const LENGTH = new RegExp(
  `${N} ?(km|kilomet(?:er|re)s?|miles?|mi|met(?:er|re)s?|m)\\b(?! ?(?:/|per|an hour))`,
  'i',
);
const HOURS = new RegExp(`${N} ?(?:hours?|hrs?|h)\\b`, 'i');
const MINUTES = new RegExp(`${N} ?(?:minutes?|mins?)\\b`, 'i');
const SPEED = new RegExp(`${N} ?(km/h|kmh|kph|mph|(?:km|kilomet(?:er|re)s?|miles?) (?:per|an|/) ?hour)`, 'i');

/** Distance, time and speed; prices of several things; work at a constant rate. */
export function rateProblem(text: string): string | undefined {
  return (
    consumption(text) ??
    fuel(text) ??
    legs(text) ??
    timedLegs(text) ??
    motion(text) ??
    price(text) ??
    work(text) ??
    workers(text)
  );
}

const FUEL = new RegExp(`${N} ?(?:(l|lit(?:er|re)s?)|(gal(?:lons?)?))\\b`, 'i');

const PER_100 = /\b(?:(?:per|for|every|each|on|over) )?100 ?(?:km|kilomet(?:er|re)s?)\b/gi;

/** So much a day is asked for a week: other sums know that. */
const A_PERIOD = /\b(?:an?|per|each|every) (?:day|week|month|year)\b/i;

/** "240 km on 18 litres": litres for 100 km, and what they cost, or miles for a gallon. */
function fuel(text: string): string | undefined {
  if (A_PERIOD.test(text)) return undefined;
  const [rest, isMetric] = [text.replace(PER_100, ' '), PER_100.test(text)];
  PER_100.lastIndex = 0;
  const price = A_LITRE.exec(rest);
  const plain = price === null ? rest : rest.replace(price[0], ' ');
  const way = distanceIn(plain);
  const [, amount, litres] = FUEL.exec(plain) ?? [];
  if (way === undefined || amount === undefined || countNumbers(plain) !== 2) return undefined;
  if ((litres !== undefined) !== isMetric || way.unit !== (isMetric ? 'km' : 'miles')) return undefined;
  if (!isMetric)
    return /\b(?:per gallon|mpg)\b/i.test(text) && price === null
      ? `${shown(way.value)} ÷ ${amount} = ${bold(`${shown(way.value / Number(amount))} miles per gallon`)}`
      : undefined;
  const each = (Number(amount) / way.value) * 100;
  const needs = `${amount} ÷ ${shown(way.value)} × 100 = ${bold(`${toCents(each)} litres per 100 km`)}`;
  if (price === null) return needs;
  const cost = (value: number): string => bold(toCents(value).toFixed(2));
  const whole =
    /\b(?:trip|journey|drive|whole|total|tank|fill|all of it)\b[^.?]*\bcost|\bcost\b[^.?]*\b(?:trip|journey|drive|whole|total|tank|all of it)\b/i;
  return whole.test(text)
    ? `${needs}; ${amount} × ${price[1]} = ${cost(Number(amount) * Number(price[1]))} for all of it`
    : `${needs}; × ${price[1]} = ${cost(each * Number(price[1]))} per 100 km`;
}

const USES = new RegExp(
  `${N} ?(l|lit(?:er|re)s?)\\b(?: of)?(?: (?:fuel|petrol|diesel|gas))? ?(?:per|for|on|/|every) ?100 ?(?:km|kilomet(?:er|re)s?)\\b`,
  'i',
);
const A_LITRE = new RegExp(
  `(?:[$€£] ?)?${N}(?: ?(?:euros?|€|dollars?|pounds?))? ?(?:per|a|for a|/) ?(?:l|lit(?:er|re))\\b`,
  'i',
);

/** "6 litres per 100 km": what a way needs, and what that costs. */
function consumption(text: string): string | undefined {
  const uses = USES.exec(text);
  const rest = uses === null ? '' : text.replace(uses[0], ' ');
  const [way, price] = [distanceIn(rest), A_LITRE.exec(rest)];
  if (A_PERIOD.test(text)) return undefined;
  if (uses === null || way?.unit !== 'km' || countNumbers(rest) !== (price === null ? 1 : 2))
    return undefined;
  const litres = (Number(uses[1]) * way.value) / 100;
  const needs = `${uses[1]} × ${shown(way.value)} ÷ 100 = ${bold(`${shown(litres)} litres`)}`;
  return price === null
    ? needs
    : `${needs}; × ${price[1]} = ${bold(shown(toCents(litres * Number(price[1]))))}`;
}

const LEG = new RegExp(`${N} ?(km|miles?|mi)\\b (?:at|with) (?:a speed of )?${N} ?(km/h|kmh|kph|mph)`, 'gi');

/** Several legs, each at its own speed: the time of all, or the average speed. */
function legs(text: string): string | undefined {
  const found = [...text.matchAll(LEG)];
  const isSame = found.every(([, , unit = '', , speed = '']) => /^k/i.test(unit) === /^k/i.test(speed));
  if (found.length < 2 || !isSame || countNumbers(text) !== 2 * found.length) return undefined;
  const way = found.reduce((sum, [, length]) => sum + Number(length), 0);
  const hours = found.reduce((sum, [, length, , speed]) => sum + Number(length) / Number(speed), 0);
  const times = found.map(([, length, , speed]) => `${length} ÷ ${speed}`).join(' + ');
  const unit = /^k/i.test(found[0]?.[2] ?? '') ? 'km' : 'miles';
  if (/\baverage speed\b|\bspeed on average\b/i.test(text))
    return `${shown(way)} ${unit} ÷ (${times} = ${shown(hours)} h) = ${bold(`${shown(way / hours)} ${unit === 'km' ? 'km/h' : 'mph'}`)}`;
  return /\bhow (?:long|many hours|much time)\b/i.test(text)
    ? `${times} = ${bold(`${shown(hours)} hours`)}`
    : undefined;
}

const TIMED_LEG = new RegExp(
  `${N} ?(km/h|kmh|kph|mph|(?:km|kilomet(?:er|re)s?|miles?) (?:per|an) hour) (?:for|during|over) (?:(?:the )?(?:first|next|last|another|other|a further) )?${N} ?(hours?|hrs?|h|minutes?|mins?)\\b`,
  'gi',
);

/** Each speed for its own time: the way of all legs, their time, or the average speed. */
function timedLegs(text: string): string | undefined {
  const found = [...text.matchAll(TIMED_LEG)].map(([, speed = '', unit = '', time = '', of = '']) => ({
    speed: Number(speed),
    isMetric: /^k/i.test(unit),
    hours: /^m/i.test(of) ? Number(time) / 60 : Number(time),
    shown: `${speed} × ${time}${/^m/i.test(of) ? ' ÷ 60' : ''}`,
  }));
  const [first] = found;
  if (first === undefined || found.length < 2 || countNumbers(text) !== 2 * found.length) return undefined;
  if (found.some(({ isMetric }) => isMetric !== first.isMetric)) return undefined;
  const way = found.reduce((sum, { speed, hours }) => sum + speed * hours, 0);
  const hours = found.reduce((sum, each) => sum + each.hours, 0);
  const sum = found.map((each) => each.shown).join(' + ');
  const unit = first.isMetric ? 'km' : 'miles';
  if (/\baverage speed\b|\bspeed on average\b|\bhow fast\b/i.test(text))
    return `(${sum}) ÷ ${shown(hours)} = ${bold(`${shown(way / hours)} ${first.isMetric ? 'km/h' : 'mph'}`)}`;
  return /\bhow (?:far|many (?:km|kilomet(?:er|re)s?|miles?))\b|\b(?:total|whole|what) (?:distance|way)\b|\bdistance\b/i.test(
    text,
  )
    ? `${sum} = ${bold(`${shown(way)} ${unit}`)}`
    : undefined;
}

function motion(text: string): string | undefined {
  const length = LENGTH.exec(text);
  const speed = SPEED.exec(text);
  const hours = hoursIn(text);
  const asks = text.slice(Math.max(0, text.search(/\b(?:what|how|find|calculate)\b/i))).toLowerCase();
  if (length?.[1] && length[2] && hours && !speed && countNumbers(text) === hours.numbers + 1) {
    if (!/\bspeed\b|\bfast\b/.test(asks) || /\bhow (?:far|long|many)\b/i.test(text)) return undefined;
    const unit = unitOf(length[2]);
    if (unit === 'm') return undefined;
    const name = unit === 'km' ? 'km/h' : 'mph';
    return `${length[1]} ${unit} ÷ ${shown(hours.value)} h = ${bold(`${shown(Number(length[1]) / hours.value)} ${name}`)}`;
  }
  if (!speed?.[1] || !speed[2]) return undefined;
  const unit = /^k/i.test(speed[2]) ? 'km' : 'miles';
  const rate = Number(speed[1]);
  if (
    hours &&
    !length &&
    countNumbers(text) === hours.numbers + 1 &&
    /\b(?:far|distance|many (?:km|kilom\w+|miles))\b/.test(asks)
  ) {
    return `${speed[1]} × ${shown(hours.value)} = ${bold(`${shown(rate * hours.value)} ${unit}`)}`;
  }
  if (
    length?.[1] &&
    length[2] &&
    !hours &&
    countNumbers(text) === 2 &&
    unitOf(length[2]) === unit &&
    /\b(?:long|time|hours|minutes|when)\b/.test(asks)
  ) {
    const time = Number(length[1]) / rate;
    const [whole, minutes] = [Math.floor(time), Math.round((time % 1) * 60)];
    const inMinutes = minutes > 0 ? ` (${whole > 0 ? `${whole} h ` : ''}${minutes} min)` : '';
    return `${length[1]} ${unit} ÷ ${speed[1]} = ${bold(`${shown(time)} hours`)}${inMinutes}`;
  }
  return undefined;
}

export function hoursIn(text: string): { readonly value: number; readonly numbers: number } | undefined {
  const [hours, minutes] = [HOURS.exec(text)?.[1], MINUTES.exec(text)?.[1]];
  if (hours === undefined && minutes === undefined) return undefined;
  const numbers = [hours, minutes].filter((part) => part !== undefined).length;
  return { value: Number(hours ?? 0) + Number(minutes ?? 0) / 60, numbers };
}

interface Measured {
  readonly value: number;
  readonly unit: 'km' | 'miles' | 'm';
}

export function distanceIn(text: string): Measured | undefined {
  const [, value, unit] = LENGTH.exec(text) ?? [];
  return value === undefined || unit === undefined ? undefined : { value: Number(value), unit: unitOf(unit) };
}

/** In km or miles an hour. */
export function speedIn(text: string): Measured | undefined {
  const [, value, unit] = SPEED.exec(text) ?? [];
  return value === undefined || unit === undefined
    ? undefined
    : { value: Number(value), unit: /^k/i.test(unit) ? 'km' : 'miles' };
}

function unitOf(name: string): 'km' | 'miles' | 'm' {
  if (/^k/i.test(name)) return 'km';
  return /^mi/i.test(name) ? 'miles' : 'm';
}

const MONEY = String.raw`([$€£])? ?(\d+(?:\.\d+)?)(?: (?:dollars|euros?|pounds|cents))?`;
const COSTS = `(?:costs?|sells? for|is sold for|are sold for|is priced at)`;
const SEVERAL = new RegExp(
  `\\b(?:if )?${N} ([a-z]+) ${COSTS} ${MONEY}\\b.*\\b(?:how much|what) (?:do|does|would|will|is|are|for) ${N}(?: (?:of )?(?!costs?\\b|them\\b)([a-z]+))?`,
  'i',
);
const EACH = new RegExp(
  `\\b(?:an?|each|one|1|every) ([a-z]+) ${COSTS} ${MONEY}\\b.*\\b(?:how much|what) (?:do|does|would|will|is|are|for) ${N}(?: (?:of )?(?!costs?\\b|them\\b)([a-z]+))?`,
  'i',
);

/** "3 pens cost $6, how much do 5 pens cost?" */
function price(text: string): string | undefined {
  if (/\b(?:an?|per|each|every) (?:hour|day|week|month|year)\b/i.test(text)) return undefined;
  const several = SEVERAL.exec(text);
  if (
    several &&
    countNumbers(text) === 3 &&
    (several[6] === undefined || sameThing(several[2], several[6]))
  ) {
    const [, count = '', , symbol = '', cost = '', ,] = several;
    const wanted = several[5] ?? '';
    const value = (Number(cost) / Number(count)) * Number(wanted);
    return `${withCurrency(symbol, Number(cost))} ÷ ${count} × ${wanted} = ${bold(withCurrency(symbol, value))}`;
  }
  const each = EACH.exec(text);
  if (
    !each ||
    !(each[5] === undefined || sameThing(each[1], each[5])) ||
    countNumbers(text) - (/\b1 [a-z]+ (?:costs|sells)/i.test(text) ? 1 : 0) !== 2
  )
    return undefined;
  const [, , symbol = '', cost = '', wanted = ''] = each;
  return `${withCurrency(symbol, Number(cost))} × ${wanted} = ${bold(withCurrency(symbol, Number(cost) * Number(wanted)))}`;
}

const WORK = new RegExp(
  `\\b[a-z]+s ${N} ([a-z]+) (?:in|every|per) ${N} (hours?|minutes?|days?|weeks?)\\b.*\\bhow many ([a-z]+) .*?\\bin ${N} (hours?|minutes?|days?|weeks?)`,
  'i',
);

/** "bakes 12 cookies in 3 hours; how many cookies in 5 hours?" */
function work(text: string): string | undefined {
  const [, count = '', thing, span = '', unit = '', asked, wanted = '', other = ''] = WORK.exec(text) ?? [];
  if (count === '' || countNumbers(text) !== 3 || !sameThing(thing, asked) || !sameThing(unit, other))
    return undefined;
  return `${count} ÷ ${span} × ${wanted} = ${bold(`${shown((Number(count) / Number(span)) * Number(wanted))} ${asked}`)}`;
}

const sameThing = (one = '', other = ''): boolean =>
  one.toLowerCase().replace(/e?s$/, '') === other.toLowerCase().replace(/e?s$/, '');

const WORKERS = new RegExp(
  `\\b${N} ([a-z]+) [a-z]+ ${N} ([a-z]+) in ${N} (hours?|minutes?|days?|weeks?|seconds?)\\b.*\\bhow (?:long|many (?:hours|minutes|days|weeks|seconds)) (?:do|does|would|will|did) (?:it take )?${N} ([a-z]+)(?: (?:need|take|to|make|making|have))*(?: (?:for|[a-z]+))? ${N} ([a-z]+)`,
  'i',
);

/** "5 machines make 5 parts in 5 minutes; how long do 100 machines need for 100 parts?" */
function workers(text: string): string | undefined {
  const [, some = '', who, made = '', what, span = '', unit = '', others = '', whom, wanted = '', thing] =
    WORKERS.exec(text) ?? [];
  if (some === '' || countNumbers(text) !== 5 || !sameThing(who, whom) || !sameThing(what, thing))
    return undefined;
  const time = (Number(span) * Number(some) * Number(wanted)) / (Number(made) * Number(others));
  if (!Number.isFinite(time)) return undefined;
  const one = (Number(span) * Number(some)) / Number(made);
  return `One of the ${who} needs ${some} × ${span} ÷ ${made} = ${shown(one)} ${unit} for one of the ${what}; ${wanted} × ${shown(one)} ÷ ${others} = ${bold(`${shown(time)} ${unit}`)}`;
}
