import table from '../../data/units.json';

interface Unit {
  readonly sign: string;
  readonly dimension: string;
  readonly factor: number;
  readonly words: string;
}

const UNITS: readonly Unit[] = Object.entries(table).map(([sign, [dimension, factor, words]]) => ({
  sign,
  dimension: String(dimension),
  factor: Number(factor),
  words: String(words),
}));

/** Every unit as a pattern, longer ones first: "km/h" is no "km". */
export const UNIT = `(?:${UNITS.flatMap(({ sign, words }) => [
  ...words.split(/\|(?![^(]*\))/),
  sign.toLowerCase(),
])
  .sort((a, b) => b.length - a.length)
  .join('|')})(?![\\w/²³])`;

export const unitOf = (said: string): Unit | undefined =>
  UNITS.find(({ sign, words }) => sign.toLowerCase() === said || new RegExp(`^(?:${words})$`).test(said));

const unitNamed = (sign: string): Unit | undefined => UNITS.find((one) => one.sign === sign);

/** The words for units of the same dimension, without their signs: "hours" is a name, "h" is none. */
export const wordsLike = (sign: string): string =>
  UNITS.filter(({ dimension }) => dimension === unitNamed(sign)?.dimension)
    .map(({ words }) => words)
    .join('|');

/** By so much a value in one unit is multiplied to be one in the other; undefined for units of other kinds. */
export function factorOf(from: string, to: string): number | undefined {
  const [a, b] = [unitNamed(from), unitNamed(to)];
  if (!a || !b || a.dimension !== b.dimension) return undefined;
  return Number((a.factor / b.factor).toPrecision(10));
}
