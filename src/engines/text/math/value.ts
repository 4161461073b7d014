import { decimalPlaces, type Rational, toFixed, toNumber, toSignificant } from './rational.ts';

/** A number that is known exactly, or one that a root or a logarithm made approximate. */
export type Value =
  | { readonly exact: true; readonly fraction: Rational }
  | { readonly exact: false; readonly approximation: number };

export const exactly = (fraction: Rational): Value => ({ exact: true, fraction });

export function approximately(number: number): Value {
  if (!Number.isFinite(number)) throw new RangeError('no finite result');
  return { exact: false, approximation: number };
}

export const asNumber = (value: Value): number =>
  value.exact ? toNumber(value.fraction) : value.approximation;

/** Decimals of a terminating fraction are shown in full up to this many places. */
const FULL_PLACES = 30;

/** Significant digits of a converted measure whose decimals do not end. */
const MEASURE_DIGITS = 6;

/** "= **391**", "= **10/3** ≈ 3.33333333333" or "≈ **1.41421356237**": the bold part can be read back. */
export function formatResult(value: Value, unit = ''): string {
  if (!value.exact) return `≈ **${plainNumber(value.approximation)}${unit}**`;
  const { fraction } = value;
  const places = decimalPlaces(fraction);
  if (places !== undefined && places <= FULL_PLACES) return `= **${toFixed(fraction, places)}${unit}**`;
  if (unit !== '') return `≈ **${toSignificant(fraction, MEASURE_DIGITS)}${unit}**`;
  const decimals = toSignificant(fraction, 12);
  if (fraction.d.toString().length > 12) return `≈ **${decimals}**`;
  return `= **${fraction.n}/${fraction.d}** ≈ ${decimals}`;
}

/** So many places after the point: "≈ **1.41421**", or "= **0.5**" where nothing is lost. */
export function formatRounded(value: Value, places: number): string {
  if (!value.exact) return `≈ **${value.approximation.toFixed(places)}**`;
  const all = decimalPlaces(value.fraction);
  const sign = all !== undefined && all <= places ? '=' : '≈';
  return `${sign} **${toFixed(value.fraction, places)}**`;
}

function plainNumber(number: number): string {
  const text = String(Number(number.toPrecision(12)));
  return text.includes('e')
    ? text
    : text.replace(/^(-?)(\d{5,})(?=\.|$)/, (_, sign, digits) => sign + group(digits));
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
