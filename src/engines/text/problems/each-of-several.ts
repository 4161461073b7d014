import { rational, toNumber } from '../math/rational.ts';
import { bold } from '../skill.ts';
import { convert, findUnit } from '../units/units.ts';
import { countNumbers, QUALIFIES, shown } from './amounts.ts';
import { MONEY, priced, priceOf } from './money.ts';

const root = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^people$/, 'person')
    .replace(/(?<=x|s|sh|ch)es$/, '')
    .replace(/([^s])s$/, '$1');

/** The last of the question asks for one of them: "what's one bottle", "price per litre". */
const ONE =
  /\b(?:what|how much)\b[^?\d]*?\b(?:per|an?|one|1|each|every|single) ([a-z]+)(?: (?:cost|worth|come to|then))?[?. ]*$/i;
const SEVERAL = new RegExp(
  `(?<![\\w.])(\\d+(?:\\.\\d+)?) ?(?!euros?\\b|dollars?\\b|cents?\\b|eur\\b|usd\\b|chf\\b|francs?\\b)([a-z]+)\\b[^\\d?]*?\\b(?:costs?|costing|for|at|is|are|paid|pay|price(?: is| of)?) (?:me )?${MONEY}`,
  'i',
);

/** "a box of 24 bottles costs 18 euros, what's one bottle" */
function priceOfOne(text: string): string | undefined {
  const [, count = '', thing = '', ...price] = SEVERAL.exec(text.replace(ONE, ' ')) ?? [];
  const asked = ONE.exec(text)?.[1] ?? '';
  const numbers = countNumbers(text.replace(/\b1 (?=[a-z]+(?: cost| worth)?[?. ]*$)/i, ''));
  if (count === '' || asked === '' || numbers !== 2 || QUALIFIES.test(text) || Number(count) === 0)
    return undefined;
  const { value, symbol = '' } = priceOf(price);
  const [own, other] = [findUnit(thing), findUnit(asked)];
  const isAlike = root(thing) === root(asked) || /^(?:piece|item|one|unit)$/.test(root(asked));
  if (!isAlike && (own === undefined || other === undefined || own.dimension !== other.dimension))
    return undefined;
  const size =
    isAlike || own === undefined || other === undefined ? 1 : toNumber(convert(rational(1n), own, other));
  const amount = Number((Number(count) * size).toPrecision(12));
  return `${priced(symbol, value)} ÷ ${shown(amount)} = ${bold(`${symbol}${shown(Number((value / amount).toFixed(value / amount < 0.1 ? 4 : 2)))}`)} per ${root(asked)}`;
}

const ASKED = /\bhow many ([a-z]+)\b[^\d]*$/i;

/** "We are 23 people, a minibus has 8 seats: how many minibuses?" */
function vessels(text: string): string | undefined {
  const asked = ASKED.exec(text)?.[1] ?? '';
  if (asked === '' || QUALIFIES.test(text)) return undefined;
  const one = new RegExp(
    `\\b(?:an?|each|every|per|1|the) (?:[a-z]+ )?${root(asked)}(?:e?s)? (?:has|have|takes?|holds?|seats?|fits?|carries|covers?|contains?|(?:can )?(?:take|hold|carry|fit)|is (?:enough )?for)(?: (?:room for|up to|only))? (\\d+)\\b`,
    'i',
  ).exec(text);
  const rest = text.replace(one?.[0] ?? '', ' ');
  const all = /\d+(?:\.\d+)?/.exec(rest)?.[0];
  if (one === null || all === undefined || countNumbers(rest) !== 1 || Number(one[1]) === 0) return undefined;
  const exact = Number(all) / Number(one[1]);
  return `${all} ÷ ${one[1]} ${Number.isInteger(exact) ? '=' : `≈ ${shown(Number(exact.toFixed(2)))}, so`} ${bold(`${Math.ceil(exact)} ${asked}`)}`;
}

/** The price of one of several that are sold together, and how many of what holds so many. */
export const eachOfSeveral = (text: string): string | undefined => priceOfOne(text) ?? vessels(text);
