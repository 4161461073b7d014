import { bold } from '../skill.ts';
import { countNumbers, shown, toCents, withCurrency } from './amounts.ts';

const M = String.raw`([$€£] ?)?(\d+(?:\.\d+)?)( ?(?:euros?|dollars?|pounds|quid|eur|usd|€|[$£]))?`;
const GROUP = new RegExp(
  `(\\d+)((?: (?!(?:and|at|for|each|per|of)\\b)[a-z-]+){1,4}?)(?: (?:who |that |which )?(?:each )?(pays?|paid|gives?|gave|costs?|cost|at|for|@|x|×|times|worth|bring(?:s|ing)?(?: in)?|donated?|earn(?:s|ed)?)(?: (?:us|me))?) ${M}( each| apiece| per [a-z]+| an? (?:head|piece|person|ticket))?(?= and |,|;|[.?! ]|$)`,
  'gi',
);
const SUM =
  /\bhow much\b|\btotal\b|\baltogether\b|\bin all\b|\bsum\b|\btakings\b|\brevenue\b|\bincome\b|\bwhat (?:did|do|will|would|is)\b|\bcomes? to\b/i;
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
  `\\b(?:pay(?:ing)?|paid|costs?|(?:shopping|groceries|bill|lunch|meal|ticket|total|it|order) (?:was|were|is|came to)|bill (?:is|of|comes to)|(?:it|that|which|total) (?:is|comes to)|buy|bought|for|spend|spent)\\b[^\\d]{0,40}?${M}[^\\d]{0,40}?\\b(?:with|from|out of|using|hand\\w*|give|gave)[^\\d]{0,20}?${M}(?:[- ](?:note|bill))?`,
  'i',
);

const GIVEN_FIRST = new RegExp(
  `\\b(?:gave|give|hand\\w*(?: over)?|pa(?:y|id) with)\\b[^\\d]{0,20}?${M}[^\\d]{0,40}?\\b(?:costs?|price|was|is|for)\\b[^\\d]{0,12}?${M}`,
  'i',
);

/** "13.65 with a 20 note": what comes back. */
export function noteChange(text: string): string | undefined {
  const isTurned = GIVEN_FIRST.exec(text);
  const found =
    /\bchange\b|\bget back\b/i.test(text) && !/%|\beach\b/i.test(text) ? (NOTE.exec(text) ?? isTurned) : null;
  if (found === null || countNumbers(text) !== 2) return undefined;
  const [, one = '', first, word = '', two = '', second, other = ''] = found;
  const [price, given] = found === isTurned ? [second, first] : [first, second];
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
  const [asks] = read(asked);
  const what = /\bhow (?:much|many) (?:\w+ of )?([a-z]+)/i.exec(asked)?.[1]?.toLowerCase() ?? '';
  const [one, two] = told;
  const wanted = asks ?? told[2];
  if (one === undefined || two === undefined || wanted === undefined) return undefined;
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

const CHANGED =
  /\b(?:raised?|rises?|rose|risen|increas\w*|went (?:up|down)|gone (?:up|down)|grew|grown|drop(?:s|ped)?|fell|fallen|decreas\w*|cut|reduc\w*|chang\w*)\b[^\d]*\bto [$€£]?\d/i;

/** "2400 and a raise to 2520": how many percent that is. */
export function percentChange(text: string): string | undefined {
  if (!CHANGED.test(text) || !/\bpercent\w*|\bhow many %|\bin %/i.test(text) || countNumbers(text) !== 2)
    return undefined;
  const [from = 0, to = 0] = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (from === 0 || from === to) return undefined;
  const part = Math.abs(to - from) / from;
  const [more, less] = [Math.max(from, to), Math.min(from, to)];
  return `(${shown(more)} − ${shown(less)}) ÷ ${shown(from)} = ${bold(`${shown(Number((part * 100).toFixed(2)))}%`)} ${to > from ? 'more' : 'less'}`;
}

const SAVED = new RegExp(`${M} (?:an?|per|each|every) (month|week)`, 'i');
const STARTS = new RegExp(
  `\\b(?:start(?:ing)? (?:with|from|at|out with)|already have|have already|(?<!\\b(?:will|until|till|before|when|once) )(?:i|we) have|begin with)(?: saved)? ${M}(?! (?:an?|per|each|every) (?:month|week))`,
  'i',
);

/** "180 a month, starting with 240: when will I have 1500". */
export function savedUntil(text: string): string | undefined {
  const saved = /\b(?:sav\w+|put (?:away|aside)|set aside)\b/i.test(text) ? SAVED.exec(text) : null;
  const start = STARTS.exec(text.replace(saved?.[0] ?? '', ' ; '));
  if (saved === null || start === null || countNumbers(text) !== 3 || /%/.test(text)) return undefined;
  const rest = text.replace(saved[0], ' ').replace(start[0], ' ');
  const [goal, each, first] = [rest.match(/\d+(?:\.\d+)?/)?.[0], saved[2], start[2]].map(Number);
  if (goal === undefined || each === undefined || first === undefined || !(goal > first) || !(each > 0))
    return undefined;
  const exact = (goal - first) / each;
  const count = bold(`${Math.ceil(exact)} ${saved[4]}s`);
  return `(${shown(goal)} − ${shown(first)}) ÷ ${shown(each)} ${Number.isInteger(exact) ? '=' : `≈ ${shown(Number(exact.toFixed(2)))}, so`} ${count}, without interest`;
}
