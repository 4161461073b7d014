import { power } from '../math/functions.ts';
import { withoutWhy } from '../math/phrases.ts';
import { add, divide, multiply, parseRational, type Rational, rational, subtract } from '../math/rational.ts';
import { asNumber, exactly, formatResult } from '../math/value.ts';
import { bold } from '../skill.ts';

/** Questions about one whole number: prime, factors, even, odd, divisible. */
export function numberProperty(asked: string): string | undefined {
  const question = withoutWhy(asked);
  if (/^(?:pi|π)$/.test(question)) return `π ≈ ${bold('3.14159265359')}`;
  const prime = /^is (\d{1,12}) (?:a )?prime(?: number)?$/.exec(question)?.[1];
  if (prime !== undefined) {
    const factors = primeFactors(BigInt(prime));
    const root = Math.floor(Math.sqrt(Number(prime)));
    if (factors.length === 1)
      return `Yes, ${bold(prime)} is prime${root < 2 ? '' : `: no number from 2 to ${root}, its square root, divides it`}.`;
    return factors.length === 0
      ? `No, ${prime} is not prime.`
      : `No: ${prime} = ${bold(factors.join(' × '))}.`;
  }
  const [, place, ordinal] = /^(?:the )?(\d{1,4})(st|nd|rd|th) prime(?: number)?$/.exec(question) ?? [];
  if (place !== undefined && Number(place) > 0)
    return `The ${place}${ordinal} prime number is ${bold(String(primes(Number(place)).at(-1)))}.`;
  const listed = /^(?:list )?(?:the )?first (\d{1,2}) primes?(?: numbers?)?$/.exec(question)?.[1];
  if (listed !== undefined && Number(listed) > 0) return `${bold(primes(Number(listed)).join(', '))}`;
  const factored =
    /^(?:(?:the )?(?:prime )?(?:factors|factori[sz]ation) of|(?:prime )?factor(?:i[sz]e)?) (\d{1,12})(?: in(?:to)? (?:its )?primes?(?: factors)?)?$/.exec(
      question,
    )?.[1];
  if (factored !== undefined && BigInt(factored) > 1n) {
    return `${factored} = ${bold(primeFactors(BigInt(factored)).join(' × '))}`;
  }
  const parity = /^is (-?\d{1,30}) (even|odd)$/.exec(question);
  if (parity?.[1] && parity[2]) {
    const is = BigInt(parity[1]) % 2n === 0n ? 'even' : 'odd';
    return `${is === parity[2] ? 'Yes' : 'No'}, ${parity[1]} is ${bold(is)}.`;
  }
  const divisible = /^is (\d{1,30}) divisible by (\d{1,30})$/.exec(question);
  if (divisible?.[1] && divisible[2] && BigInt(divisible[2]) > 0n) {
    const rest = BigInt(divisible[1]) % BigInt(divisible[2]);
    return rest === 0n
      ? `Yes: ${divisible[1]} ÷ ${divisible[2]} = ${bold(String(BigInt(divisible[1]) / BigInt(divisible[2])))}.`
      : `No, the remainder is ${bold(String(rest))}.`;
  }
  return statistics(question);
}

/** So many, from 2 on. */
function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (!found.some((prime) => prime * prime <= number && number % prime === 0)) found.push(number);
  return found;
}

function primeFactors(number: bigint): bigint[] {
  const factors: bigint[] = [];
  let rest = number;
  for (let factor = 2n; factor * factor <= rest; factor += factor === 2n ? 1n : 2n) {
    for (; rest % factor === 0n; rest /= factor) factors.push(factor);
  }
  return rest > 1n ? [...factors, rest] : factors;
}

const NAMES = 'median|mode|range|variance|standard deviation|mean|average';
const OF_LIST = new RegExp(
  `^(?:the )?((?:${NAMES})(?:(?:,| and|, and) (?:the )?(?:${NAMES}))*) of (?:the numbers |these numbers:? |this list:? )?([-\\d.,\\s]+(?:and[-\\d.,\\s]+)?)$`,
);

/** "median and mode of 3, 7, 7": one figure of a list, or several. */
function statistics(question: string): string | undefined {
  const [, names = '', list = ''] = OF_LIST.exec(question) ?? [];
  const values = list
    .split(/\s*(?:,|and|\s)\s*/)
    .filter(Boolean)
    .map(parseRational);
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0 || known.length < values.length) return undefined;
  const sorted = known.toSorted((a, b) => asNumber(exactly(a)) - asNumber(exactly(b)));
  const asked = names.match(new RegExp(NAMES, 'g')) ?? [];
  // Alone it is a sum, which shows its terms.
  if (asked.length === 1 && /^(?:mean|average)$/.test(names)) return undefined;
  const told = asked.map((name) => `The ${name} ${figure(name, sorted)}.`);
  return told.join('  \n');
}

function figure(name: string, sorted: readonly Rational[]): string {
  const count = rational(BigInt(sorted.length));
  const mean = divide(sorted.reduce(add), count);
  const shown = (value: Rational): string => formatResult(exactly(value));
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? mean, sorted[sorted.length >> 1] ?? mean];
  if (name === 'median') return shown(divide(add(low, high), rational(2n)));
  if (name === 'range') return shown(subtract(sorted.at(-1) ?? mean, sorted[0] ?? mean));
  if (name === 'mean' || name === 'average') return shown(mean);
  if (name === 'mode') {
    const texts = sorted.map((value) => shown(value).replace(/^= /, ''));
    const often = (text: string): number => texts.filter((each) => each === text).length;
    const most = Math.max(...texts.map(often));
    const modes = [...new Set(texts.filter((text) => often(text) === most))];
    return most === 1 ? 'is none: no number occurs twice' : `= ${modes.join(', ')} (${most} times)`;
  }
  const squares = sorted.map((value) => subtract(value, mean)).map((gap) => multiply(gap, gap));
  const sum = squares.reduce(add);
  const sample = sorted.length < 2 ? undefined : divide(sum, rational(BigInt(sorted.length - 1)));
  const root = (value: Rational): string =>
    name === 'variance' ? shown(value) : formatResult(power(exactly(value), exactly(rational(1n, 2n))));
  return `${root(divide(sum, count))} for all of them${sample === undefined ? '' : `, ${root(sample).replaceAll('*', '')} for a sample (n − 1)`}`;
}
