import { stem } from '../language/words.ts';
import { rational, toNumber } from '../math/rational.ts';
import { bold } from '../skill.ts';
import { convert, findUnit } from '../units/units.ts';
import { ASKS_RATE, countNumbers, QUALIFIES, shown, toCents } from './amounts.ts';

/** Exponents of money, length, time and so on: a speed is length 1, time −1. */
type Dimensions = Readonly<Record<string, number>>;

interface Quantity {
  readonly numbers: readonly number[];
  /** In base units. */
  readonly value: number;
  readonly dimensions: Dimensions;
  /** Hours a week have no dimension; they are multiplied. */
  readonly isShareOfTime: boolean;
}

interface Measure {
  readonly size: number;
  readonly dimensions: Dimensions;
}

const MONEY: Measure = { size: 1, dimensions: { money: 1 } };
const STOP =
  '(?!(?:an?|per|every|each|and|in|for|on|at|is|to|with|the|if|what|how|or|of|by|from|days?|weeks?|months?|years?)\\b)';
const TERM = new RegExp(
  `([$€£])? ?(\\d+(?:\\.\\d+)?)(?: ?(euros?|dollars?|pounds(?= (?:an?|per|each|every)\\b)|€|cents?|eur|usd))?(?:[ -]?(${STOP}[a-z²]+|(?:day|week|month|year|hour|minute)s?))?(?: ?(?:\\b(?:an?|per|every|each)|/) ?(?:(\\d+(?:\\.\\d+)?) ?)?([a-z]+))?`,
  'gi',
);
const OTHERWISE =
  /[%:]|\b(?:left|than|remain\w*|minus|less|plus|more|except|without|both|another|average|between|twice as|faster|slower|together|each other|interest|tax|after)\b/i;
const ASKS_MONEY =
  /\b(?:how much|what)\b[^.?]*\b(?:costs?|pay|spend|earn|make|get|paid|salary|wages?|income|bill|worth|that|it)\b|\bhow much (?:money )?(?:an?|per|each|every|in an?) (?:day|week|month|year)\b/i;
const ASKS_UNIT = /\bhow (?:many|much)(?: of)? ([a-z]+)\b/i;
const PERIOD =
  /\b(?:an?|per|each|every|in 1|1|the|this|whole) (day|week|month|year)\b|\b(daily|weekly|monthly|yearly|annual(?:ly)?)\b/gi;
const ADVERBS: Readonly<Record<string, string>> = { daily: 'day', weekly: 'week', monthly: 'month' };
/** Units that nobody says: petrol is sold by the litre, electricity by the kilowatt-hour. */
const SOLD_BY: readonly (readonly [RegExp, string])[] = [
  [/\b(?:petrol|gas(?:oline)?|diesel|fuel)\b[^\d]{0,25}$/i, 'litre'],
  [/\b(?:electricity|power|energy)\b[^\d]{0,25}$/i, 'kwh'],
];
const NOTHING: Dimensions = {};
const MOST = 5;

/** Other words for the same, so that one reader of rates is enough. */
const plainly = (text: string): string =>
  text
    .replace(/^[a-z]+: (?=\d)/i, (label) => label.replace(':', ''))
    .replace(
      /(\d ?[a-z]+) (?:on|with|from|out of|to|for) (?:an?|1|one|each|every|the) (lit(?:er|re)|gallon|charge|tank|bag|pack|box)\b/gi,
      '$1 per $2',
    )
    // "20 drops are 1 ml", "6500 steps of 70 cm": so much of the one for one of the other.
    .replace(
      /(\d+(?:\.\d+)?) ?([a-z]+) (?:are|is|make|makes|equals?|weighs?|=) (\d+(?:\.\d+)?) ?([a-z]+)\b/gi,
      '$3 $4 per $1 $2',
    )
    .replace(
      /(\d+(?:\.\d+)?) ?([a-z]+?)s? (?:of|with|at|à|containing|holding|each with) (?=\d+(?:\.\d+)? ?[a-z]+\b)(\d+(?:\.\d+)?) ?([a-z]+)(?: each)?\b(?: [a-z]+(?= (?:an?|per|each|every) ))?( (?:an?|per|each|every) (?:hour|day|week|month|year)\b)?/gi,
      '$1 $2$5 $3 $4 per $2',
    )
    .replace(/(\d) ?(?:[a-z]+ )?(?:base|basic|fixed|standing|monthly) (?:fee|charge|price) /gi, '$1 ')
    .replace(
      /[.,;:] (?:and |so )?(?:what about |how about |what is that |what's that |that is |that's )?(?:(dai|week|month|year)ly|annually|(?:per|an?|in an?) (day|week|month|year))\?*$/i,
      (_, adverb: string | undefined, noun: string | undefined) =>
        `. How much is that a ${noun ?? (adverb === undefined ? 'year' : adverb.toLowerCase().replace('dai', 'day'))}?`,
    );

/** Two amounts that are added, each of them with its own units. */
export function quantityProblem(said: string): string | undefined {
  const text = plainly(said);
  const [, first, second, asked] =
    /^(.*?\d.*?) (?:plus|and also|as well as) (?:an? )?(.*?\d[^.?]*?)([.?,] (?:what|how|whats)\b.*)$/i.exec(
      text,
    ) ?? [];
  if (first === undefined || second === undefined || asked === undefined) return product(text);
  const parts = [first, second].map((part) => product(`${part}${asked}`, true));
  const results = parts.map((part) => /\*\*([$€£]?)(\d+(?:\.\d+)?)( per [a-z]+)?\*\*$/.exec(part ?? ''));
  const [one, other] = results;
  if (!one || !other || one[3] !== other[3]) return undefined;
  const symbol = one[1] || other[1] || '';
  return `${parts.map((part) => part?.replaceAll('**', '')).join('; ')}; together ${bold(`${symbol}${money(Number(one[2]) + Number(other[2]))}${one[3] ?? ''}`)}`;
}

/** Amounts and rates whose units leave one way to put them together: 6.8 litres per 100 km, 430 km, 1.79 a litre. */
function product(text: string, isPart = false): string | undefined {
  if (OTHERWISE.test(text) || QUALIFIES.test(text) || /\d ?\/ ?\d/.test(text)) return undefined;
  const matches = [...text.matchAll(TERM)];
  const year = yearIn(text);
  const quantities = matches
    .map((match) => readQuantity(match, text, year))
    .filter((each) => each !== undefined);
  if (quantities.length !== matches.length || quantities.length < 1 || quantities.length > MOST)
    return undefined;
  if (quantities.flatMap(({ numbers }) => numbers).length !== countNumbers(text)) return undefined;
  const rest = matches.reduce((left, [said]) => left.replace(said, ' # '), text);
  const wanted = wantedIn(rest, year);
  if (wanted?.period === '' && ASKS_RATE.test(text)) return undefined;
  const ways = wanted === undefined ? [] : waysTo(quantities, wanted.dimensions);
  const [way] = ways;
  // One rate alone is turned into another period, but nobody knows on how many days money is paid.
  if (quantities.length < 2 && !isPart && (!wanted?.period || wanted.name === '')) return undefined;
  if (wanted === undefined || way === undefined || ways.length > 1) return undefined;
  const value = quantities.reduce((all, each, n) => all * each.value ** (way[n] ?? 1), 1) / wanted.size;
  // A part of a thing that is counted may not be had.
  const isCounted =
    wanted.name !== '' && findUnit(wanted.name) === undefined && !/^(?:month|year)s?$/i.test(wanted.name);
  if (
    isCounted &&
    !/^(?:electricity|energy)$/i.test(wanted.name) &&
    !Number.isInteger(Number(value.toPrecision(10)))
  )
    return undefined;
  const plain = quantities.reduce((all, { numbers }, n) => all * plainOf(numbers) ** (way[n] ?? 1), 1);
  const symbol = /[$€£]/.exec(text)?.[0] ?? '';
  const isMoney = wanted.name === '';
  const result = isMoney
    ? `${symbol}${money(value)}`
    : `${shown(Number(value.toPrecision(10)))} ${wanted.name}`;
  return `${factors(quantities, way)}${conversion(value / plain)} = ${bold(`${result}${wanted.period === '' ? '' : ` per ${wanted.period}`}`)}`;
}

const plainOf = ([one = 1, other = 1]: readonly number[]): number => one / other;

const money = (value: number): string => {
  const cents = toCents(value);
  return Number.isInteger(cents) ? String(cents) : cents.toFixed(2);
};

function factors(quantities: readonly Quantity[], way: readonly number[]): string {
  const parts = quantities.map(({ numbers: [one = 1, other] }, n) => {
    const [times, over] = way[n] === -1 ? ['÷', '×'] : ['×', '÷'];
    return `${times} ${one}${other === undefined ? '' : ` ${over} ${other}`}`;
  });
  const first = parts.findIndex((part) => part.startsWith('×'));
  const ordered = [parts[first] ?? '', ...parts.filter((_, n) => n !== first)];
  return ordered.join(' ').replace(/^× /, '');
}

/** Weeks of a month, watts of a kilowatt. */
function conversion(factor: number): string {
  if (Math.abs(factor - 1) < 1e-9) return '';
  const months = factor * 12;
  return Math.abs(months - Math.round(months)) < 1e-9 &&
    !Number.isInteger(Number(factor.toFixed(9))) &&
    months > 12
    ? ` × ${Math.round(months)} ÷ 12`
    : ` × ${shown(Number(factor.toPrecision(6)))}`;
}

/** In seconds. Weeks are counted as 52 a year, unless days are counted, too. */
function yearIn(text: string): number {
  const hasWeeks = /\bweek/i.test(text) && !/\bdays?\b|\bdaily\b/i.test(text);
  return hasWeeks ? 52 * 604_800 : 365 * 86_400;
}

function readQuantity(match: RegExpExecArray, text: string, year: number): Quantity | undefined {
  const { 1: symbol, 2: count = '', 3: coin, 4: word, 5: many, 6: per, index } = match;
  const isMoney = symbol !== undefined || coin !== undefined || word === undefined;
  const sold = isMoney && per === undefined ? soldBy(text.slice(0, index)) : undefined;
  const of = isMoney ? MONEY : measureOf(word, year);
  const over = per === undefined ? sold : measureOf(per, year);
  if (of === undefined || (per !== undefined && over === undefined)) return undefined;
  const dimensions = over === undefined ? of.dimensions : times(of.dimensions, over.dimensions, -1);
  const size = of.size * (/^cents?$/i.test(coin ?? '') ? 0.01 : 1);
  const numbers = many === undefined ? [Number(count)] : [Number(count), Number(many)];
  if (numbers.includes(0)) return undefined;
  return {
    numbers,
    value: (plainOf(numbers) * size) / (over?.size ?? 1),
    dimensions,
    isShareOfTime: Object.keys(dimensions).length === 0,
  };
}

const soldBy = (before: string): Measure | undefined => {
  const unit = SOLD_BY.find(([pattern]) => pattern.test(before))?.[1];
  return unit === undefined ? undefined : measureOf(unit, 0);
};

/** Each dimension by the ones that it is made of, and the unit in which those are counted. */
const MADE_OF: Readonly<Record<string, readonly [base: string, dimensions: Dimensions]>> = {
  length: ['m', { length: 1 }],
  mass: ['kg', { mass: 1 }],
  time: ['s', { time: 1 }],
  data: ['B', { data: 1 }],
  volume: ['l', { volume: 1 }],
  power: ['W', { power: 1 }],
  energy: ['J', { power: 1, time: 1 }],
  speed: ['m/s', { length: 1, time: -1 }],
};

function measureOf(word: string, year: number): Measure | undefined {
  const name = word.toLowerCase();
  if (/^months?$/.test(name)) return { size: year / 12, dimensions: { time: 1 } };
  if (/^years?$/.test(name)) return { size: year, dimensions: { time: 1 } };
  const unit = findUnit(/^h$/i.test(word) ? 'hour' : word) ?? findUnit(name);
  // Things that are counted cancel each other: drops a second, and drops in a millilitre.
  if (unit === undefined && /^[a-z]{3,}$/.test(name)) return { size: 1, dimensions: { [stem(name)]: 1 } };
  const [base, dimensions] = MADE_OF[unit?.dimension ?? ''] ?? [];
  const standard = base === undefined ? undefined : findUnit(base);
  if (unit === undefined || standard === undefined || dimensions === undefined) return undefined;
  return { size: toNumber(convert(rational(1n), unit, standard)), dimensions };
}

function times(one: Dimensions, other: Dimensions, power: number): Dimensions {
  const sum: Record<string, number> = { ...one };
  for (const [name, exponent] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + power * exponent;
  return Object.fromEntries(Object.entries(sum).filter(([, exponent]) => exponent !== 0));
}

interface Wanted extends Measure {
  /** Empty for money. */
  readonly name: string;
  readonly period: string;
}

/** The wanted quantity: money or a unit, for a period if one is named beside the quantities. */
function wantedIn(rest: string, year: number): Wanted | undefined {
  const periods = new Set(
    [...rest.matchAll(PERIOD)].map(([, noun, adverb]) =>
      (noun ?? ADVERBS[adverb ?? ''] ?? 'year').toLowerCase(),
    ),
  );
  const unitName = ASKS_UNIT.exec(rest)?.[1] ?? '';
  const named = measureOf(unitName.replace(/^(?:electricity|energy)$/i, 'kWh'), year);
  const of = named ?? (ASKS_MONEY.test(rest) ? MONEY : undefined);
  if (of === undefined || periods.size > 1) return undefined;
  const [period = ''] = periods;
  const span = period === '' ? undefined : measureOf(period, year);
  return {
    size: of.size / (span?.size ?? 1),
    dimensions: span === undefined ? of.dimensions : times(of.dimensions, span.dimensions, -1),
    name: of === MONEY ? '' : /^(?:electricity|energy)$/i.test(unitName) ? 'kWh' : unitName,
    period,
  };
}

/** Which quantities are multiplied (1) and which divided by (−1), so that the units become those that are asked for. */
function waysTo(quantities: readonly Quantity[], wanted: Dimensions): number[][] {
  const ways: number[][] = [];
  for (let bits = 0; bits < 2 ** quantities.length; bits++) {
    const way = quantities.map((_, n) => ((bits >> n) & 1 ? -1 : 1));
    if (quantities.some(({ isShareOfTime }, n) => isShareOfTime && way[n] === -1)) continue;
    const sum = quantities.reduce((all, { dimensions }, n) => times(all, dimensions, way[n] ?? 1), NOTHING);
    if (isSame(sum, wanted)) ways.push(way);
  }
  return ways;
}

const isSame = (one: Dimensions, other: Dimensions): boolean =>
  Object.keys(times(one, other, -1)).length === 0;
