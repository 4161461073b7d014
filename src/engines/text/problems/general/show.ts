import { bold } from '../../skill.ts';
import { shown, toCents, withCurrency } from '../amounts.ts';
import type { Asked } from './asked.ts';
import { combined, type Dimensions, keyOf, type Measure, measureOf, stemOf } from './dimensions.ts';
import type { Factor } from './solve.ts';

export function shownFactor({ term: { value, measure } }: Factor): string {
  const [, sign, rest] = /^([$€£]|CHF )?(.*)$/.exec(measure.symbol) ?? [];
  const unit = (rest ?? '').trim();
  return `${sign ?? ''}${plain(value)}${unit === '' ? '' : ` ${unitName(unit, value)}`}`;
}

/** "45 seconds per file", "2 kB per 30 seconds" */
const unitName = (symbol: string, count: number): string =>
  (count === 1
    ? symbol
    : symbol.replace(/^(?:second|minute|hour|day|week|month|year|time)\b/, '$&s')
  ).replace(/\d (?:second|minute|hour|day)\b/, '$&s');

/** Six figures behind the point at most, and as many as a small number needs. */
function plain(value: number): string {
  const size = Math.abs(value);
  const text =
    size > 0 && size < 0.001 ? String(Number(value.toPrecision(4))) : shown(Number(value.toPrecision(12)));
  return size >= 100_000 ? text.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',') : text;
}

const ROUNDED_UP = /\bhow many\b[^?]*\b(?:need(?:ed)?|required|must|have to|should|buy|order|take)\b/i;
const ROUNDED_DOWN =
  /\bhow many\b[^?]*\b(?:can|could|fit|fits|full|whole|complete|hold|store|afford|enough for)\b/i;

/** The result in the unit that is asked for, or in those of the text. */
export function shownResult(
  value: number,
  goal: Measure,
  asked: Asked,
  terms: readonly Measure[],
  text: string,
): string {
  const rate = asked.rate ?? paceUnit(goal, terms);
  const per = rate === undefined ? '' : ` per ${stemOf(rate.symbol)}`;
  const dimensions = rate === undefined ? goal.dimensions : combined(goal.dimensions, rate.dimensions, 1);
  const base = value * (rate?.factor ?? 1);
  const names = Object.keys(dimensions);
  if (names.includes('money')) {
    const sign =
      terms.map(({ symbol }) => /^[$€£]|^CHF /.exec(symbol)?.[0]).find((each) => each !== undefined) ?? '';
    return bold(`${moneyOf(sign, Number(base.toFixed(6)))}${per}`);
  }
  if (asked.isNamed) return counted(value / goal.factor, goal, text, per);
  const isPlain = names.length === 1 && dimensions[names[0] ?? ''] === 1;
  if (isPlain && names[0] === 'time')
    return rate !== undefined && 'length' in rate.dimensions
      ? `${bold(`${pace(base)}${per}`)}`
      : duration(base, terms).replace(/\*\*(?= |$)/, `${per}**`);
  if (isPlain && names[0] === 'data') return bold(`${size(base)}${per}`);
  const unit = rate === undefined && goal.factor !== 1 ? goal : unitFor(dimensions, terms);
  return bold(`${plain(base / unit.factor)} ${unit.symbol}${per}`);
}

function moneyOf(sign: string, amount: number): string {
  if (Math.abs(amount) < 0.01) return `${sign}${plain(amount)}`;
  return sign === '' && !Number.isInteger(amount) ? toCents(amount).toFixed(2) : withCurrency(sign, amount);
}

/** A pace is told for a kilometre or a mile. */
const paceUnit = ({ dimensions }: Measure, terms: readonly Measure[]): Measure | undefined =>
  dimensions.length === -1 && dimensions.time === 1
    ? terms.find((each) => each.dimensions.length === 1)
    : undefined;

/** "5:18 minutes" */
function pace(seconds: number): string {
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')} minutes`;
}

function counted(amount: number, { symbol, dimensions }: Measure, text: string, per: string): string {
  const whole = Math.round(amount);
  const isThing =
    Object.keys(dimensions).length === 1 && Object.keys(dimensions)[0]?.startsWith('#') === true;
  const name = (count: number): string =>
    `${isThing && count === 1 ? stemOf(symbol) : unitName(symbol, count)}${per}`;
  if (Math.abs(amount - whole) < 1e-9 * Math.max(1, Math.abs(amount)))
    return bold(`${plain(whole)} ${name(whole)}`);
  const isUp = ROUNDED_UP.test(text);
  const isDown = ROUNDED_DOWN.test(text);
  if (isThing && per === '' && (isUp || isDown)) {
    const kept = isDown ? Math.floor(amount) : Math.ceil(amount);
    return `${plain(Number(amount.toFixed(3)))}, so ${bold(`${plain(kept)} ${name(kept)}`)}`;
  }
  return bold(`${plain(Number(amount.toPrecision(7)))} ${name(amount)}`);
}

const STEPS: readonly (readonly [string, string, number])[] = [
  ['day', 'd', 86_400],
  ['hour', 'h', 3600],
  ['minute', 'min', 60],
  ['second', 's', 1],
];
const DAYS: readonly string[] = ['day', 'week', 'month', 'year'];

/** "1.5 hours (1 h 30 min)"; so many whole days where something is done by the day. */
function duration(seconds: number, terms: readonly Measure[]): string {
  if (seconds < 1) return bold(`${plain(Number((seconds * 1000).toPrecision(4)))} ms`);
  const byDay = terms
    .map(({ symbol }) => symbol.split(' per ').at(-1) ?? '')
    .find((each) => DAYS.includes(each));
  const day = byDay === undefined ? undefined : measureOf(byDay);
  if (byDay !== undefined && day !== undefined && seconds >= day.factor) {
    const count = Number((seconds / day.factor).toFixed(6));
    const whole = Math.ceil(count);
    return Number.isInteger(count)
      ? bold(many(count, byDay))
      : `${plain(count)}, so ${bold(many(whole, byDay))}`;
  }
  const at = STEPS.findIndex(([, , length]) => seconds >= length - 1e-9);
  const [name, short, length] = STEPS[at] ?? ['second', 's', 1];
  const exact = Number((seconds / length).toFixed(6));
  const next = STEPS[at + 1];
  if (next === undefined || Number.isInteger(exact)) return bold(many(Number(exact.toPrecision(4)), name));
  const rounded = Math.round(seconds / next[2]) * next[2];
  const rest = Math.round((rounded % length) / next[2]);
  const text = `${Math.floor(rounded / length + 1e-9)} ${short}${rest === 0 ? '' : ` ${rest} ${next[1]}`}`;
  if (Math.abs(rounded - seconds) > 1e-6 * seconds)
    return `${plain(Number(seconds.toPrecision(7)))} s, about ${bold(text)}`;
  return Number.isInteger(exact * 100) ? `${bold(many(exact, name))} (${text})` : bold(text);
}

const many = (count: number, unit: string): string => `${plain(count)} ${unit}${count === 1 ? '' : 's'}`;

/** Bits in the bytes that people read sizes in. */
function size(bits: number): string {
  const name = ['PB', 'TB', 'GB', 'MB', 'kB'].find((each) => bits >= (measureOf(each)?.factor ?? 1)) ?? 'B';
  return `${plain(Number((bits / (measureOf(name)?.factor ?? 1)).toPrecision(7)))} ${name}`;
}

function unitFor(dimensions: Dimensions, terms: readonly Measure[]): Measure {
  const wanted = keyOf(dimensions);
  const same = terms.find((each) => each.symbol !== '' && keyOf(each.dimensions) === wanted);
  if (same !== undefined) return same;
  const used = (name: string): string =>
    terms
      .flatMap(({ symbol }) => symbol.split(/ per |\//))
      .find((each) => measureOf(each)?.dimensions[name] === 1) ??
    DEFAULTS[name] ??
    '';
  const units = Object.keys(dimensions)
    .toSorted((one, other) => (dimensions[other] ?? 0) - (dimensions[one] ?? 0))
    .map((name) => [name, used(name)] as const);
  const factor = units.reduce(
    (product, [name, unit]) => product * (measureOf(unit)?.factor ?? 1) ** (dimensions[name] ?? 0),
    1,
  );
  return { dimensions, factor, symbol: units.map(([, unit]) => unit).join(' per ') };
}

const DEFAULTS: Readonly<Record<string, string>> = {
  time: 'second',
  length: 'km',
  data: 'MB',
  mass: 'kg',
  volume: 'l',
  power: 'W',
};
