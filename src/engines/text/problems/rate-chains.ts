import { parseRational, toNumber } from '../math/rational.ts';
import { bold } from '../skill.ts';
import { convert, findUnit } from '../units/units.ts';
import { ASKS_RATE, countNumbers, QUALIFIES, shown, toCents } from './amounts.ts';
import { periodsIn } from './periods.ts';

/** A number of something, for each of something else where `per` is named. */
interface Term {
  readonly value: number;
  readonly of: string;
  readonly per: string | undefined;
}

const MONEY = 'money';
const TERM =
  /([$€£])? ?(\d+(?:\.\d+)?)(?: ?(euros?|dollars?|pounds(?= (?:a|per|an|for)\b)|cents?|€))?(?: ?((?!(?:an?|per|every|each|and|in|for|on)\b)[a-z]+))?(?: of (?:[a-z]+))?(?:,? (?:(each|apiece)\b|(?:an?|per|every|each|\/) ?([a-z]+)))?/gi;
const ASKED =
  /\bhow (?:many|much) (?!(?:do|does|did|is|are|will|would|money|can|must|should)\b)([a-z]+)\b|\b(how much|what)\b(?: money)? (?:do|does|did|will|would|must|should)\b[^?]*\b(?:pay|cost|spend|earn|make|save|get)\b/i;
const OTHERWISE =
  /[%:]|\b(?:left|than|remain\w*|minus|less|plus|more|except|without|both|another|average|between|twice as|faster|slower)\b/i;

/** "each cup costs 2.50 euros" */
const EACH_COSTS =
  /\b(?:(?:an?|each|every|1|one) ([a-z]+)(?: of [a-z]+)? costs?|(?:each|every|1|one) ([a-z]+)(?: of [a-z]+)? (?:is|pays|weighs|takes|has|holds)) ((?:[$€£] ?)?\d+(?:\.\d+)?(?: ?(?!per\b|an?\b)[a-z]+)?)/gi;

/** "kilos" and "kilo" are one thing. */
const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:ch|sh|x|ss))es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '');

/** How many of `to` one of `from` is; undefined where they are two things. */
function factor(from: string, to: string): number | undefined {
  const [one, other, count] = [findUnit(from), findUnit(to), parseRational('1')];
  if (from === to) return 1;
  if (one !== undefined && other !== undefined && count !== undefined && one.dimension === other.dimension)
    return toNumber(convert(count, one, other));
  return periodsIn(to, from);
}

/** Amounts, each for one of the next: "3 evenings a week, 90 minutes each, for 14 weeks". */
export function chainProblem(text: string): string | undefined {
  const asked = ASKED.exec(text);
  if (asked === null || ASKS_RATE.test(text) || OTHERWISE.test(text) || QUALIFIES.test(text))
    return undefined;
  const wanted = asked[1] === undefined ? MONEY : singular(asked[1]);
  const terms = termsIn(text.replace(EACH_COSTS, '$3 per $1$2'));
  if (terms.length < 3 || terms.length !== countNumbers(text) || !terms.some(({ per }) => per !== undefined))
    return undefined;
  const above = terms.map(({ of }) => of);
  let value = terms.reduce((product, term) => product * term.value, 1);
  for (const { per } of terms) {
    if (per === undefined) continue;
    const same = above.indexOf(per);
    const at = same < 0 ? above.findIndex((unit) => factor(unit, per) !== undefined) : same;
    if (at < 0) return undefined;
    value *= factor(above[at] ?? '', per) ?? 1;
    above.splice(at, 1);
  }
  const last = above.length === 1 ? factor(above[0] ?? '', wanted) : undefined;
  if (last === undefined || !Number.isFinite(value)) return undefined;
  const product = terms.map((term) => shown(term.value)).join(' × ');
  const symbol = /[$€£]/.exec(text)?.[0] ?? '';
  const whole = shown(value * last);
  const unit = wanted === MONEY ? '' : ` ${asked[1]}`;
  const money =
    wanted === MONEY ? `${symbol}${toCents(value).toFixed(Number.isInteger(value) ? 0 : 2)}` : whole;
  const between =
    last === 1 || wanted === MONEY
      ? ''
      : ` ${shown(value)} ${above[0]}${value === 1 || findUnit(above[0] ?? '')?.symbol === above[0] ? '' : 's'} =`;
  const plain = terms.reduce((all, term) => all * term.value, 1);
  const other = Math.abs(plain - value) > 1e-9 ? ', with the units made equal,' : '';
  return `${product}${other} =${between} ${bold(`${money}${unit}`)}`;
}

/** A dose is taken each time, where times are counted. */
function termsIn(text: string): readonly Term[] {
  const terms: Term[] = [];
  for (const [, symbol, count = '', coin, noun, each, per] of text.matchAll(TERM)) {
    const isMoney = symbol !== undefined || coin !== undefined || noun === undefined;
    terms.push({
      value: Number(count) * (/^cents?$/i.test(coin ?? '') ? 0.01 : 1),
      of: isMoney ? MONEY : singular(noun),
      per: per === undefined ? (each === undefined ? undefined : terms.at(-1)?.of) : singular(per),
    });
  }
  const isTaken = terms.some(({ of, per }) => of === 'time' && per !== undefined);
  const first = terms.findIndex(({ of, per }) => per === undefined && of !== 'time');
  return isTaken ? terms.map((term, at) => (at === first ? { ...term, per: 'time' } : term)) : terms;
}
