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
      const steps = wish === message ? [] : stepsOf(polynomial, unknown);
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

/** The formula of the solution with the numbers in it. */
function stepsOf([a, b, c]: Quadratic, unknown: string): string[] {
  if (a.n === 0n && b.n === 0n) return [];
  if (a.n === 0n)
    return [
      `All on one side: ${term(b)} · ${unknown} + ${term(c)} = 0`,
      `${unknown} = −${term(c)} / ${term(b)}`,
    ];
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
