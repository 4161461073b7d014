import { gcd, isInteger, multiply, type Rational, rational, subtract } from './rational.ts';
import { approximately, asNumber, exactly, type Value } from './value.ts';

/** Results with more binary digits than this are not worth printing. */
const MAX_BITS = 12_000;

class TooLarge extends RangeError {}

export function power(base: Value, exponent: Value): Value {
  if (base.exact && exponent.exact && isInteger(exponent.fraction)) {
    const times = exponent.fraction.n;
    const size = BigInt(Math.max(base.fraction.n.toString(2).length, base.fraction.d.toString(2).length));
    const count = times < 0n ? -times : times;
    const trivial = base.fraction.d === 1n && base.fraction.n >= -1n && base.fraction.n <= 1n;
    if (!trivial && size * count > MAX_BITS) throw new TooLarge('the result is too long to write out');
    const { n, d } = base.fraction;
    const raised = trivial
      ? rational(n ** (count % 2n === 0n && count > 0n ? 2n : count > 0n ? 1n : 0n))
      : rational(n ** count, d ** count);
    return exactly(times < 0n ? rational(raised.d, raised.n) : raised);
  }
  if (base.exact && exponent.exact && exponent.fraction.n === 1n) {
    const root = exactRoot(base.fraction, exponent.fraction.d);
    if (root !== undefined) return exactly(root);
  }
  return approximately(asNumber(base) ** asNumber(exponent));
}

/** The k-th root when it is a fraction itself. */
export function exactRoot(a: Rational, degree: bigint): Rational | undefined {
  if (degree < 2n || degree > 64n || (a.n < 0n && degree % 2n === 0n)) return undefined;
  const n = integerRoot(a.n < 0n ? -a.n : a.n, degree);
  const d = integerRoot(a.d, degree);
  if (n === undefined || d === undefined) return undefined;
  return rational(a.n < 0n ? -n : n, d);
}

function integerRoot(a: bigint, degree: bigint): bigint | undefined {
  let low = 0n;
  let high = 1n << (BigInt(a.toString(2).length) / degree + 1n);
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** degree <= a) low = middle;
    else high = middle - 1n;
  }
  return low ** degree === a ? low : undefined;
}

export function factorial(of: Value): Value {
  if (!of.exact || !isInteger(of.fraction) || of.fraction.n < 0n) throw new RangeError('no factorial');
  if (of.fraction.n > 1000n) throw new TooLarge('the result is too long to write out');
  let product = 1n;
  for (let factor = 2n; factor <= of.fraction.n; factor += 1n) product *= factor;
  return exactly(rational(product));
}

function floor(a: Rational): bigint {
  const quotient = a.n / a.d;
  return a.n < 0n && quotient * a.d !== a.n ? quotient - 1n : quotient;
}

/** The remainder with the sign of the divisor, as people mean it on a clock face. */
export function modulo(a: Value, b: Value): Value {
  if (!a.exact || !b.exact) throw new RangeError('no remainder of an approximate number');
  const times = floor(rational(a.fraction.n * b.fraction.d, a.fraction.d * b.fraction.n));
  return exactly(subtract(a.fraction, multiply(b.fraction, rational(times))));
}

type Call = (args: readonly Value[]) => Value;

const real =
  (f: (x: number) => number): Call =>
  (args) =>
    approximately(f(asNumber(one(args))));

const wholes = (f: (a: bigint, b: bigint) => bigint): Call => {
  return (args) => exactly(rational(args.map(whole).reduce(f)));
};

export const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, π: Math.PI, e: Math.E };

export const FUNCTIONS: Readonly<Record<string, Call>> = {
  sqrt: (args) => power(nonNegative(one(args)), exactly(rational(1n, 2n))),
  cbrt: (args) => cubeRoot(one(args)),
  abs: (args) => {
    const value = one(args);
    return value.exact
      ? exactly(rational(value.fraction.n < 0n ? -value.fraction.n : value.fraction.n, value.fraction.d))
      : approximately(Math.abs(value.approximation));
  },
  round: (args) =>
    exactly(
      rational(
        floor(rational(2n * fractionOf(one(args)).n + fractionOf(one(args)).d, 2n * fractionOf(one(args)).d)),
      ),
    ),
  floor: (args) => exactly(rational(floor(fractionOf(one(args))))),
  ceil: (args) => exactly(rational(-floor(rational(-fractionOf(one(args)).n, fractionOf(one(args)).d)))),
  min: (args) => args.reduce((least, value) => (asNumber(value) < asNumber(least) ? value : least)),
  max: (args) => args.reduce((most, value) => (asNumber(value) > asNumber(most) ? value : most)),
  gcd: wholes((a, b) => gcd(a, b)),
  lcm: wholes((a, b) => (a * b) / gcd(a, b)),
  sin: real(Math.sin),
  cos: real(Math.cos),
  tan: real(Math.tan),
  ln: real(Math.log),
  log: real(Math.log10),
  exp: real(Math.exp),
};

function cubeRoot(value: Value): Value {
  const root = value.exact ? exactRoot(value.fraction, 3n) : undefined;
  return root === undefined ? approximately(Math.cbrt(asNumber(value))) : exactly(root);
}

function one(args: readonly Value[]): Value {
  const [value] = args;
  if (value === undefined || args.length !== 1) throw new RangeError('one argument is needed');
  return value;
}

function nonNegative(value: Value): Value {
  if (asNumber(value) < 0) throw new RangeError('the square root of a negative number is not real');
  return value;
}

function fractionOf(value: Value): Rational {
  if (!value.exact) throw new RangeError('an exact number is needed');
  return value.fraction;
}

function whole(value: Value): bigint {
  if (!value.exact || !isInteger(value.fraction)) throw new RangeError('a whole number is needed');
  return value.fraction.n;
}
