import { evaluate } from '../math/expression.ts';
import { exactRoot } from '../math/functions.ts';
import { expressionFor, normaliseQuestion } from '../math/phrases.ts';
import { add, divide, multiply, type Rational, rational, subtract } from '../math/rational.ts';
import { approximately, exactly, formatResult as shown, type Value } from '../math/value.ts';
import type { Skill } from '../skill.ts';

/** Equations in one unknown of degree one or two: "2x + 3 = 11". */
export const solveEquation: Skill = {
  name: 'equation',
  answer({ message }) {
    if (message.length > 200 || message.split('=').length !== 2) return undefined;
    const wish = message.replace(WITH_STEPS, '');
    const question = normaliseQuestion(wish)
      .replace(/^for [a-z]:?\s+/, '')
      .replace(/\s+for [a-z]$/, '');
    const [left = '', right = ''] = question.split('=').map((side) => expressionFor(side.trim()));
    const unknown = /(?<![a-z])([a-z])(?![a-z])/.exec(`${left} ${right}`)?.[1];
    if (unknown === undefined || unknown === 'e' || right === '') return undefined;
    try {
      const difference = (x: Rational) =>
        valueAt(left, unknown, x) && subtracted(valueAt(left, unknown, x), valueAt(right, unknown, x));
      const polynomial = quadraticThrough(difference);
      if (!polynomial) return undefined;
      const at = (side: string, x: bigint) => valueAt(side, unknown, rational(x));
      const sides = [left, right].map((side) => lineThrough(at(side, 0n), at(side, 1n)));
      const steps = wish === message ? [] : stepsOf(polynomial, unknown, sides, `${left} = ${right}`);
      return [...steps, solution(polynomial, unknown)].join('\n\n');
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  },
};

const WITH_STEPS =
  /[,;.]? ?(?:and |please )*(?:show|with|explain|include|give)(?: me| us)? (?:me )?(?:all |every |each )?(?:the |your )?(?:steps?(?: by step)?|working(?: out)?|work|solution|calculation|way)(?: please)?(?=[.!?]*$)|,? step by step(?=[.!?]*$)/i;

/** A fraction as it is written in a formula; a negative one in brackets. */
function term(value: Rational): string {
  const text = value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`;
  return value.n < 0n || value.d !== 1n ? `(${text.replace('-', '−')})` : text;
}

/** m·x + c */
type Line = readonly [m: Rational, c: Rational];

const lineThrough = (c: Rational | undefined, one: Rational | undefined): Line | undefined =>
  c && one && [subtract(one, c), c];

const isZero = ({ n }: Rational): boolean => n === 0n;
const isOne = ({ n, d }: Rational): boolean => n === 1n && d === 1n;
const negative = (value: Rational): Rational => subtract(ZERO, value);
const plain = (value: Rational): string =>
  `${value.n}${value.d === 1n ? '' : `/${value.d}`}`.replace('-', '−');

/** "3x", "x/4", "−2x" */
const product = (m: Rational, unknown: string): string =>
  m.d === 1n
    ? `${isOne(m) ? '' : m.n === -1n ? '−' : plain(m)}${unknown}`
    : `${m.n === 1n ? '' : m.n === -1n ? '−' : `${m.n}`.replace('-', '−')}${unknown}/${m.d}`;

function lineText([m, c]: Line, unknown: string): string {
  if (isZero(m)) return plain(c);
  return isZero(c)
    ? product(m, unknown)
    : `${product(m, unknown)} ${c.n < 0n ? '−' : '+'} ${plain(c.n < 0n ? negative(c) : c)}`;
}

/** The same to both sides until the unknown stands alone. */
function lineSteps(first: Line, second: Line, unknown: string, given: string): string[] {
  const steps: string[] = [];
  let [left, right] = [first, second];
  const step = (told: string): void => {
    steps.push(`${told}: ${lineText(left, unknown)} = ${lineText(right, unknown)}`);
  };
  if (given.includes('(') || (given.match(new RegExp(unknown, 'g'))?.length ?? 0) > 2)
    step('Simplify both sides');
  if (isZero(left[0])) {
    [left, right] = [right, left];
    step('Swap the sides');
  }
  const both = (by: Rational, of: string): string => `${by.n < 0n ? 'Add' : 'Subtract'} ${of} on both sides`;
  const [m] = right;
  if (!isZero(m)) {
    [left, right] = [
      [subtract(left[0], m), left[1]],
      [ZERO, right[1]],
    ];
    step(both(m, product(m.n < 0n ? negative(m) : m, unknown)));
  }
  const [, c] = left;
  if (!isZero(c)) {
    [left, right] = [
      [left[0], ZERO],
      [ZERO, subtract(right[1], c)],
    ];
    step(both(c, plain(c.n < 0n ? negative(c) : c)));
  }
  const [by] = left;
  if (isZero(by)) return steps;
  // The solution follows, and is not said twice.
  if (isOne(by))
    return [...steps.slice(0, -1), ...steps.slice(-1).map((last) => last.replace(/: [^:]*$/, ':'))];
  const isPart = by.n === 1n && by.d !== 1n;
  if (!isOne(by))
    steps.push(isPart ? `Multiply both sides by ${by.d}:` : `Divide both sides by ${plain(by)}:`);
  return steps;
}

/** The steps to the solution with the numbers in them. */
function stepsOf(
  [a, b, c]: Quadratic,
  unknown: string,
  [left, right]: readonly (Line | undefined)[],
  given: string,
): string[] {
  if (a.n === 0n && b.n === 0n) return [];
  if (a.n === 0n)
    return left === undefined || right === undefined ? [] : lineSteps(left, right, unknown, given);
  const discriminant = subtract(multiply(b, b), multiply(rational(4n), multiply(a, c)));
  return [
    `All on one side: a = ${term(a)}, b = ${term(b)}, c = ${term(c)}`,
    `b² − 4ac = ${term(b)}² − 4 · ${term(a)} · ${term(c)} = ${term(discriminant)}`,
    ...(discriminant.n < 0n
      ? []
      : [
          `${unknown} = (−b ± √${term(discriminant)}) / 2a = (−${term(b)} ± √${term(discriminant)}) / ${term(multiply(TWO, a))}`,
        ]),
  ];
}

/** a·x² + b·x + c */
type Quadratic = readonly [a: Rational, b: Rational, c: Rational];

const ZERO = rational(0n);
const TWO = rational(2n);

function valueAt(side: string, unknown: string, x: Rational): Rational | undefined {
  const value = `(${x.n}/${x.d})`;
  const filled = side.replace(
    new RegExp(`(\\d|\\))?\\s*(?<![a-z])${unknown}(?![a-z])`, 'g'),
    (_, before = '') => (before === '' ? value : `${before}*${value}`),
  );
  const result = evaluate(filled)?.value;
  return result?.exact ? result.fraction : undefined;
}

function subtracted(a: Rational | undefined, b: Rational | undefined): Rational | undefined {
  return a && b && subtract(a, b);
}

/** The quadratic through three points, if the expression is one: further points must lie on it. */
function quadraticThrough(f: (x: Rational) => Rational | undefined): Quadratic | undefined {
  const [c, one, two] = [f(ZERO), f(rational(1n)), f(TWO)];
  if (!c || !one || !two) return undefined;
  const a = divide(add(subtract(two, multiply(TWO, one)), c), TWO);
  const b = subtract(subtract(one, c), a);
  const fits = [rational(3n), rational(-7n), rational(1n, 2n), rational(11n)].every((x) => {
    const expected = add(multiply(add(multiply(a, x), b), x), c);
    const actual = f(x);
    return actual?.n === expected.n && actual.d === expected.d;
  });
  return fits ? [a, b, c] : undefined;
}

function solution([a, b, c]: Quadratic, unknown: string): string {
  const write = (value: Value) => `${unknown} ${shown(value)}`;
  if (a.n === 0n) {
    if (b.n !== 0n) return write(exactly(divide(multiply(rational(-1n), c), b)));
    return c.n === 0n ? `Every ${unknown} is a solution.` : `There is no ${unknown} for which this holds.`;
  }
  const discriminant = subtract(multiply(b, b), multiply(rational(4n), multiply(a, c)));
  if (discriminant.n < 0n) return `There is no real ${unknown} for which this holds.`;
  const root = exactRoot(discriminant, 2n);
  const solutions = [rational(-1n), rational(1n)].map((sign) => {
    if (root !== undefined) return exactly(divide(subtract(multiply(sign, root), b), multiply(TWO, a)));
    const [bNumber, aNumber] = [Number(b.n) / Number(b.d), Number(a.n) / Number(a.d)];
    return approximately(
      (-bNumber + Number(sign.n) * Math.sqrt(Number(discriminant.n) / Number(discriminant.d))) /
        (2 * aNumber),
    );
  });
  return discriminant.n === 0n ? write(solutions[0] ?? exactly(ZERO)) : solutions.map(write).join(' or ');
}
