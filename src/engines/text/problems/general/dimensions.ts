import { toNumber } from '../../math/rational.ts';
import { findUnit } from '../../units/units.ts';

/** Powers of what is measured: "time", "money", or "#request" for things that are counted. */
export type Dimensions = Readonly<Record<string, number>>;

export interface Measure {
  readonly dimensions: Dimensions;
  readonly factor: number;
  readonly symbol: string;
}

/** One measure times a power of another. */
export function combine(one: Measure, other: Measure, power: 1 | -1, symbol: string): Measure {
  return {
    dimensions: combined(one.dimensions, other.dimensions, power),
    factor: power > 0 ? one.factor * other.factor : one.factor / other.factor,
    symbol,
  };
}

export function combined(one: Dimensions, other: Dimensions, power: number): Dimensions {
  const all: Record<string, number> = { ...one };
  for (const [name, by] of Object.entries(other)) {
    const left = (all[name] ?? 0) + by * power;
    if (left === 0) delete all[name];
    else all[name] = left;
  }
  return all;
}

export const keyOf = (dimensions: Dimensions): string =>
  Object.entries(dimensions)
    .map(([name, power]) => `${name}^${power}`)
    .sort()
    .join(' ');

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:\$|dollars?|usd|bucks)$/i, '$'],
  [/^(?:€|euros?|eur)$/i, '€'],
  [/^(?:£|pounds?|gbp|quid)$/i, '£'],
  [/^(?:chf|francs?)$/i, 'CHF '],
];
const CENTS = /^(?:cents?|ct)$/i;
export const money = (symbol: string): Measure => ({ dimensions: { money: 1 }, factor: 1, symbol });

/** Units that are a quotient of two others. */
const QUOTIENTS: Readonly<Record<string, readonly [string, string]>> = {
  kmh: ['km', 'h'],
  kph: ['km', 'h'],
  mph: ['mi', 'h'],
  kbps: ['Kbit', 's'],
  mbps: ['Mbit', 's'],
  gbps: ['Gbit', 's'],
};
const DAY = 86_400;
/** The second name is that of a text in which the units have to fit each other. */
const LONG_TIMES: Readonly<Record<string, readonly [string, number]>> = {
  week: ['week', 7 * DAY],
  month: ['month', 30 * DAY],
  year: ['year', 365 * DAY],
  yearlymonth: ['month', (365 / 12) * DAY],
  weeklymonth: ['month', (364 / 12) * DAY],
  weeklyyear: ['year', 364 * DAY],
};

/** A year has 12 months, and 52 weeks where weeks are spoken of; a month alone has 30 days. */
export function fittingTimes(text: string): string {
  const says = (unit: string): boolean => new RegExp(`\\b${unit}`, 'i').test(text);
  if (says('week') && (says('month') || says('year') || says('annual')))
    return text
      .replace(/\b(month|year)/gi, (unit) => `weekly${unit.toLowerCase()}`)
      .replace(/\bannual(?:ly)?\b/gi, 'weeklyyearly');
  return says('year') || says('annual') ? text.replace(/\bmonth/gi, 'yearlymonth') : text;
}
/** Products of others: energy is power for a time, and so is charge. */
const DERIVED: Readonly<Record<string, Dimensions>> = {
  energy: { power: 1, time: 1 },
  speed: { length: 1, time: -1 },
};
const CHARGES: Readonly<Record<string, readonly [number, Dimensions]>> = {
  mah: [3.6, { current: 1, time: 1 }],
  ah: [3600, { current: 1, time: 1 }],
  ma: [0.001, { current: 1 }],
  amp: [1, { current: 1 }],
};

const TIMES: Readonly<Record<string, string>> = { s: 'second', min: 'minute', h: 'hour', d: 'day' };

/** What a word measures. Words that are also plain ones are no units here. */
export function measureOf(word: string): Measure | undefined {
  if (/^(?:in|a|an|at|as|of|to|stones?)$/i.test(word)) return undefined;
  const currency = CURRENCIES.find(([name]) => name.test(word))?.[1];
  if (currency !== undefined) return money(currency);
  if (CENTS.test(word)) return { ...money('$'), factor: 0.01 };
  const lower = word.toLowerCase();
  const quotient = QUOTIENTS[lower];
  if (quotient !== undefined) {
    const [over, under] = quotient.map(measureOf);
    return over && under && combine(over, under, -1, quotient.join('/'));
  }
  const singular = lower.replace(/s$/, '');
  const long = LONG_TIMES[singular];
  if (long !== undefined) return { dimensions: { time: 1 }, factor: long[1], symbol: long[0] };
  const charge = CHARGES[lower] ?? CHARGES[singular];
  if (charge !== undefined) return { dimensions: charge[1], factor: charge[0], symbol: word };
  const unit = findUnit(/^[KMGT]b$/.test(word) ? `${word}it` : word);
  if (unit === undefined || unit.offset.n !== 0n || unit.dimension === 'temperature') return undefined;
  return {
    dimensions: DERIVED[unit.dimension] ?? { [unit.dimension]: 1 },
    factor: toNumber(unit.factor),
    symbol: TIMES[unit.symbol] ?? unit.symbol,
  };
}

/** "requests" and "request" are one. */
export function stemOf(noun: string): string {
  const lower = noun.toLowerCase();
  if (lower === 'people') return 'person';
  if (lower === 'children') return 'child';
  return lower
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/, '')
    .replace(/(?<!s|u)s$/, '');
}

export const counted = (noun: string): Measure => ({
  dimensions: { [`#${stemOf(noun)}`]: 1 },
  factor: 1,
  symbol: noun,
});
