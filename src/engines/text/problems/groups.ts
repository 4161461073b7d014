import { bold } from '../skill.ts';
import { countNumbers, shown, toCents, withCurrency } from './amounts.ts';

const M = String.raw`([$€£] ?)?(\d+(?:\.\d+)?)( ?(?:euros?|dollars?|pounds|quid|eur|usd|€|[$£]))?`;
const GROUP = new RegExp(
  `(\\d+)((?: (?!(?:and|at|for|each|per|of)\\b)[a-z-]+){1,4}?)(?: (?:who |that |which )?(?:each )?(pays?|paid|gives?|gave|costs?|cost|at|for|@|x|×|times|worth|bring(?:s|ing)?(?: in)?|donated?|earn(?:s|ed)?)(?: (?:us|me))?) ${M}( each| apiece| per [a-z]+| an? (?:head|piece|person|ticket))?(?= and |,|;|[.?! ]|$)`,
  'gi',
);
const SUM =
  /\bhow much\b|\btotal\b|\baltogether\b|\bin all\b|\bsum\b|\bwhat (?:did|do|will|would|is)\b|\bcomes? to\b/i;
/** Another sum than the plain one: of a part, of a rest, or of a comparison. */
const OTHER =
  /%|\b(?:json|extract|table|left|more than|less|fewer|remain\w*|change|discount|average|share|split|profit|hours?|days?|weeks?|months?|minutes?|km|miles)\b/i;

/** "34 members paid 45 each and 6 juniors paid 20": the products and their sum. */
export function groupsProblem(text: string): string | undefined {
  if (!SUM.test(text) || OTHER.test(text)) return undefined;
  const groups = [...text.matchAll(GROUP)];
  if (groups.length < 2 || countNumbers(text) !== groups.length * 2) return undefined;
  // "2 shirts for 15" may be the price of both.
  const isEach = groups.some(([, , , , , , , each]) => each !== undefined);
  if (!isEach && !groups.every(([, , , verb = '']) => /^(?:pa|gi|ga|at|@|x|×|t|do|ea)/i.test(verb)))
    return undefined;
  const said = groups
    .map(([, , , , sign = '', , word = '']) => signOf(`${sign}${word}`))
    .filter((sign) => sign !== '');
  if (new Set(said).size > 1) return undefined;
  const symbol = said[0] ?? '';
  const parts = groups.map(([, count, , , , price]) => Number(count) * Number(price));
  const lines = groups.map(
    ([, count = '', things = '', , , price], at) =>
      `${count}${things} × ${withCurrency(symbol, Number(price))} = ${withCurrency(symbol, toCents(parts[at] ?? 0))}`,
  );
  const sum = toCents(parts.reduce((all, part) => all + part, 0));
  return `${lines.join('  \n')}  \n${parts.map((part) => withCurrency(symbol, toCents(part))).join(' + ')} = ${bold(withCurrency(symbol, sum))}`;
}

const signOf = (said: string): string =>
  /€|eur/i.test(said) ? '€' : /£|pound|quid/i.test(said) ? '£' : /\$|dollar|usd/i.test(said) ? '$' : '';

const NOTE = new RegExp(
  `\\b(?:pay(?:ing)?|paid|costs?|bill (?:is|of|comes to)|(?:it|that|which|total) (?:is|comes to)|buy|bought|for|spend|spent)\\b[^\\d]{0,40}?${M}[^\\d]{0,40}?\\b(?:with|from|out of|using|hand\\w*|give|gave)[^\\d]{0,20}?${M}(?:[- ](?:note|bill))?`,
  'i',
);

/** "13.65 with a 20 note": what comes back. */
export function noteChange(text: string): string | undefined {
  const found = /\bchange\b|\bget back\b/i.test(text) && !/%|\beach\b/i.test(text) ? NOTE.exec(text) : null;
  if (found === null || countNumbers(text) !== 2) return undefined;
  const [, one = '', price, word = '', two = '', given, other = ''] = found;
  const symbol = signOf(`${one}${word}${two}${other}`);
  const back = toCents(Number(given) - Number(price));
  return back < 0
    ? undefined
    : `${withCurrency(symbol, Number(given))} − ${withCurrency(symbol, Number(price))} = ${bold(symbol === '' ? back.toFixed(2) : withCurrency(symbol, back))}`;
}

const UNIT =
  '(?:kg|g|mg|ml|cl|dl|l|grams?|lit(?:er|re)s?|cups?|tbsp|tsp|tablespoons?|teaspoons?|oz|ounces?|lbs?|pounds?)';
const AMOUNT = new RegExp(`(\\d+(?:\\.\\d+)?) ?(?:(${UNIT})\\b)?(?: of)? ?([a-z]+)?`, 'gi');
const MAKES =
  /\b(?:recipe|makes?|made|bakes?|baked|needs?|uses?|used|takes?|requires?|gives?|yields?|gets?|serves?|with|from|for)\b/i;
const TIMES =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|people|workers?|men|machines?|euros?|dollars?|pounds|km|miles)$/i;

/** "12 buns with 500 g flour, how much flour for 30 buns": one of two amounts is scaled with the other. */
export function scaledAmount(text: string): string | undefined {
  const at = text.search(/\bhow (?:much|many)\b/i);
  if (
    at < 0 ||
    countNumbers(text) !== 3 ||
    !MAKES.test(text) ||
    /%|\beach\b|\bleft\b|\bmore\b|\bspeed\b/i.test(text)
  )
    return undefined;
  const asked = text.slice(at);
  const read = (part: string) =>
    [...part.matchAll(AMOUNT)].map(([, value, unit = '', thing = '']) => ({
      value: Number(value),
      unit: unit.toLowerCase(),
      thing: /^(?:do|to|with|and|from|for|of|in|makes?|how|need|i)$/i.test(thing) ? '' : thing.toLowerCase(),
    }));
  const told = read(text.slice(0, at));
  const [wanted] = read(asked);
  const what = /\bhow (?:much|many) (?:\w+ of )?([a-z]+)/i.exec(asked)?.[1]?.toLowerCase() ?? '';
  const [one, two] = told;
  if (one === undefined || two === undefined || wanted === undefined || told.length !== 2) return undefined;
  const isSame = (a: string, b: string): boolean => a !== '' && a.replace(/s$/, '') === b.replace(/s$/, '');
  const isBase = ({ unit, thing }: typeof one): boolean =>
    unit === wanted.unit && isSame(thing, wanted.thing) && !isSame(thing, what);
  const base = [one, two].find(isBase);
  const other = base === one ? two : one;
  const named = isSame(other.thing, what) || isSame(other.unit, what);
  if (base === undefined || !named || base.value === 0 || TIMES.test(what)) return undefined;
  const value = (other.value / base.value) * wanted.value;
  const unit = other.unit === '' ? '' : ` ${other.unit}`;
  const whole = Number.isInteger(value) || other.unit !== '' ? '' : `, so ${Math.ceil(value)} whole ones`;
  return `${shown(other.value)}${unit} ÷ ${shown(base.value)} × ${shown(wanted.value)} = ${bold(`${shown(Number(value.toFixed(2)))}${unit}${isSame(other.unit, what) ? '' : ` ${what}`}`)}${whole}`;
}
