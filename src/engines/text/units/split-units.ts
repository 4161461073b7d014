import { divide, multiply, type Rational, rational, subtract, toFixed } from '../math/rational.ts';
import { convert, type Unit } from './units.ts';

/** Units that people count together, the larger first: nobody says "25 cm 4 mm". */
const TOGETHER: readonly (readonly string[])[] = [
  ['mi', 'yd', 'ft', 'in'],
  ['st', 'lb', 'oz'],
  ['weeks', 'd', 'h', 'min', 's'],
];
const PLACES = 2;

/** "5 feet 10.87 inches", by their names: whole ones of each unit, the rest in the last; undefined for units that are not counted so. */
export function splitInto(
  value: Rational,
  from: Unit,
  units: readonly Unit[],
  names: readonly string[],
): string | undefined {
  const last = units.at(-1);
  const places = units.map(({ symbol }) =>
    TOGETHER.map((family) => family.indexOf(symbol)).find((at) => at >= 0),
  );
  const isGraded = places.every((place, at) => place !== undefined && place > (places[at - 1] ?? -1));
  if (last === undefined || units.length < 2 || !isGraded || value.n < 0n) return undefined;
  if (units.some(({ dimension }) => dimension !== from.dimension)) return undefined;
  const exact = convert(value, from, last);
  const scale = 10n ** BigInt(PLACES);
  // Rounded first: 5 ft 11.999 in are 6 ft 0 in.
  let left = rational((exact.n * scale * 2n + exact.d) / (exact.d * 2n), scale);
  const isExact = subtract(left, exact).n === 0n;
  const parts = units.map((unit, at) => {
    const size = divide(unit.factor, last.factor);
    const count = unit === last ? left : rational(divide(left, size).n / divide(left, size).d);
    left = subtract(left, multiply(count, size));
    return `${toFixed(count, PLACES)} ${named(names[at] ?? unit.symbol, count)}`;
  });
  return `${isExact ? '=' : '≈'} **${parts.join(' ')}**`;
}

const named = (name: string, count: Rational): string =>
  count.n === count.d
    ? name
        .replace(/^feet$/i, 'foot')
        .replace(/^inches$/i, 'inch')
        .replace(/(?<=...)s$/i, '')
    : name;
