import { withoutWhy } from '../math/phrases.ts';
import { add, divide, parseRational, rational } from '../math/rational.ts';
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
    /^(?:(?:the )?(?:prime )?(?:factors|factori[sz]ation) of|factor(?:i[sz]e)?) (\d{1,12})$/.exec(
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
  return median(question);
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

function median(question: string): string | undefined {
  const list = /^(?:the )?median of ([-\d.,\s]+(?:and[-\d.,\s]+)?)$/.exec(question)?.[1];
  const values =
    list
      ?.split(/\s*(?:,|and|\s)\s*/)
      .filter(Boolean)
      .map(parseRational) ?? [];
  if (values.length === 0 || !values.every((value) => value !== undefined)) return undefined;
  const sorted = values.toSorted((a, b) => asNumber(exactly(a)) - asNumber(exactly(b)));
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (!low || !high) return undefined;
  return `The median ${formatResult(exactly(divide(add(low, high), rational(2n))))}.`;
}
