/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export function rational(n: bigint, d: bigint = 1n): Rational {
  if (d === 0n) throw new RangeError('division by zero');
  const divisor = gcd(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / divisor, d: d / divisor };
}

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
export const divide = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);
export const isInteger = (a: Rational): boolean => a.d === 1n;

/** "1,234.5", "-3/4", "1.5e3" and "12" as exact fractions; undefined for anything else. */
export function parseRational(text: string): Rational | undefined {
  const fraction = /^(-?\d+)\/(\d+)$/.exec(text);
  if (fraction?.[1] && fraction[2] && BigInt(fraction[2]) !== 0n) {
    return rational(BigInt(fraction[1]), BigInt(fraction[2]));
  }
  const plain = text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const parts = /^([-−]?)(\d*)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i.exec(plain);
  if (!parts) return undefined;
  const [, sign, whole = '', decimals = '', exponent = '0'] = parts;
  if (whole === '' && decimals === '') return undefined;
  const shift = Number(exponent) - decimals.length;
  const digits = BigInt(whole + decimals) * (sign ? -1n : 1n);
  return shift >= 0 ? rational(digits * 10n ** BigInt(shift)) : rational(digits, 10n ** BigInt(-shift));
}

/** Decimal places of a terminating fraction; undefined for a repeating one. */
export function decimalPlaces(a: Rational): number | undefined {
  let rest = a.d;
  let [twos, fives] = [0, 0];
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

/** Decimal digits rounded half up to `places` after the point, trailing zeros dropped. */
export function toFixed(a: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const positive = a.n < 0n ? -a.n : a.n;
  const scaled = (positive * scale * 2n + a.d) / (a.d * 2n);
  const whole = grouped(scaled / scale);
  const decimals = (scaled % scale).toString().padStart(places, '0').replace(/0+$/, '');
  const sign = a.n < 0n && scaled > 0n ? '-' : '';
  return `${sign}${whole}${places > 0 && decimals ? `.${decimals}` : ''}`;
}

/** About `digits` significant digits, however small the number is. */
export function toSignificant(a: Rational, digits: number): string {
  const size = a.n === 0n ? 0 : magnitude(a);
  return toFixed(a, Math.max(0, digits - 1 - size));
}

/** The power of ten of the first digit. */
function magnitude(a: Rational): number {
  const positive = a.n < 0n ? -a.n : a.n;
  const power = positive.toString().length - a.d.toString().length;
  const reached =
    power >= 0 ? positive >= a.d * 10n ** BigInt(power) : positive * 10n ** BigInt(-power) >= a.d;
  return reached ? power : power - 1;
}

function grouped(whole: bigint): string {
  const digits = whole.toString();
  return digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, ',') : digits;
}

export function toNumber(a: Rational): number {
  const direct = Number(a.n) / Number(a.d);
  return Number.isFinite(direct) ? direct : Number(a.n / a.d);
}
