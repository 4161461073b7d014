import stored from '../data/units.json';
import { divide, multiply, parseRational, type Rational, rational } from '../math/rational.ts';

const DIMENSIONS = [
  'length',
  'mass',
  'temperature',
  'time',
  'data',
  'speed',
  'area',
  'volume',
  'pressure',
  'energy',
  'power',
  'angle',
] as const;
type Dimension = (typeof DIMENSIONS)[number];

export interface Unit {
  readonly dimension: Dimension;
  readonly symbol: string;
  /** value in base units = (value + offset) × factor */
  readonly factor: Rational;
  readonly offset: Rational;
}

interface StoredUnit {
  readonly symbol: string;
  /** Exact by definition: the yard and pound agreement of 1959, and SI. */
  readonly factor: string;
  readonly offset?: string;
  readonly names: readonly string[];
}

const STORED: Readonly<Record<Dimension, readonly StoredUnit[]>> = stored;

let unitsByName: ReadonlyMap<string, Unit> | undefined;

function readUnits(): ReadonlyMap<string, Unit> {
  const units = new Map<string, Unit>();
  for (const dimension of DIMENSIONS) {
    for (const { symbol, factor, offset = '0', names } of STORED[dimension]) {
      const unit = { dimension, symbol, factor: exact(factor), offset: exact(offset) };
      // The first unit of a name keeps it.
      for (const name of [symbol, symbol.toLowerCase(), ...names])
        if (!units.has(name)) units.set(name, unit);
    }
  }
  return units;
}

function exact(text: string): Rational {
  const value = parseRational(text);
  if (value === undefined) throw new RangeError(`${text} is not a number`);
  return value;
}

/** A unit by its symbol (case first: mB is not MB) or its name. */
export function findUnit(text: string): Unit | undefined {
  const name = text
    .trim()
    .replace(/\.$/, '')
    // Cups, pints and gallons are those of the United States.
    .replace(/^(?:u\.?s\.?a?|american)(?: customary)? (?=\w)/i, '')
    .replace(/^(?:degrees?|deg|°) ?(?=[cfk]|celsius|fahrenheit|kelvin)/i, '');
  const joined = name
    .replace(/\s+/g, '-')
    .replace(/^sq(?:uare)?\.?-/i, 'square-')
    .replace(/^cu(?:bic)?\.?-/i, 'cubic-');
  unitsByName ??= readUnits();
  return (
    unitsByName.get(name) ?? unitsByName.get(name.toLowerCase()) ?? unitsByName.get(joined.toLowerCase())
  );
}

export function convert(value: Rational, from: Unit, to: Unit): Rational {
  const base = multiply(
    { n: value.n * from.offset.d + from.offset.n * value.d, d: value.d * from.offset.d },
    from.factor,
  );
  const scaled = divide(base, to.factor);
  return rational(scaled.n * to.offset.d - to.offset.n * scaled.d, scaled.d * to.offset.d);
}
