import { bold } from '../skill.ts';
import { countNumbers, QUALIFIES } from './amounts.ts';
import { exact, MONEY, priced, priceOf } from './money.ts';

const UNIT =
  '(nights?|days?|weeks?|months?|years?|hours?|lessons?|classes|class|sessions?|tickets?|persons?|people|adults?|kids?|child(?:ren)?|rooms?|seats?|litres?|liters?|kilos?|kg|km|miles?|met(?:re|er)s?|pieces?|items?|box(?:es)?|bottles?|shirts?|books?|visits?|rides?|trips?|meals?|copies|copy|licen[cs]es?|users?|months?)';
/** "86 euros a night", "12 per person" */
const PRICE = new RegExp(`${MONEY} ?(?:a|an|per|each|for each|for every|every|for an?|/) ?${UNIT}\\b`, 'i');
const COUNT = new RegExp(`\\b(\\d+) (?:[a-z]+ )?${UNIT}\\b`, 'gi');
const LESS =
  /(\d+(?:\.\d+)?) ?% (?:(?:[a-z-]+ ){0,2}?(?:discount|rebate|reduction)|off|cheaper|less)\b|\b(?:discount|rebate|reduction) of (\d+(?:\.\d+)?) ?%/i;
const MORE =
  /(\d+(?:\.\d+)?) ?% (?:(?:[a-z-]+ ){0,2}?(?:tax|vat|tip|service charge|surcharge|fee))\b|\b(?:tax|vat|tip|service charge|surcharge|fee) of (\d+(?:\.\d+)?) ?%/i;
const ASKED = /\b(?:how much|what (?:do|does|will|would|is|are|did)|what's|total|altogether|in all)\b/i;
/** A condition may take the discount from a part of the time, and tax is taken off what somebody earns. */
const CONDITIONS =
  /\b(?:earn\w*|salary|wages?|income|first|last|second|third|from the|after|more than|at least|every other|only (?:on|for)|each additional|minus|split|saved?|savings?|left|original(?:ly)?|before)\b/i;

const same = (one: string, other: string): boolean => root(one) === root(other);
const root = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/^people$/, 'person')
    .replace(/^children$/, 'child')
    .replace(/^copies$/, 'copy')
    .replace(/(?<=x|s)es$|s$/, '');

/** A price for each unit, so many units, and a discount or a charge in per cent on all of it. */
export function perUnitProblem(text: string): string | undefined {
  const price = PRICE.exec(text);
  const [less, more] = [LESS.exec(text), MORE.exec(text)];
  if (price === null || (less === null && more === null) || !ASKED.test(text)) return undefined;
  const unit = price[5] ?? '';
  const rest = [price[0], less?.[0] ?? '', more?.[0] ?? ''].reduce(
    (left, part) => left.replace(part, ' '),
    text,
  );
  const counts = [...rest.matchAll(COUNT)].filter(([, , named = '']) => same(named, unit));
  const percents = [less, more].filter((each) => each !== null);
  const [first] = counts;
  if (first === undefined || counts.length > 1 || CONDITIONS.test(text)) return undefined;
  if (countNumbers(text) !== 2 + percents.length || QUALIFIES.test(text.replace(/\bdiscount\b/gi, '')))
    return undefined;
  const { value, symbol = '' } = priceOf(price.slice(1, 5));
  const money = (amount: number): string => priced(symbol, amount);
  const count = Number(first[1]);
  let total = exact(count * value);
  const steps = [`${count} × ${money(value)} = ${money(total)}`];
  for (const [match, sign] of [
    [less, -1],
    [more, 1],
  ] as const) {
    if (match === null) continue;
    const percent = Number(match[1] ?? match[2]);
    const part = exact((total * percent) / 100);
    const after = exact(total + sign * part);
    steps.push(`${money(total)} ${sign < 0 ? '−' : '+'} ${money(part)} (${percent}%) = ${money(after)}`);
    total = after;
  }
  const last = steps.at(-1) ?? '';
  const at = last.lastIndexOf('= ') + 2;
  return [...steps.slice(0, -1), `${last.slice(0, at)}${bold(last.slice(at))}`].join('  \n');
}
