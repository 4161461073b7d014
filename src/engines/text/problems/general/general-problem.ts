import { bold } from '../../skill.ts';
import { QUALIFIES } from '../amounts.ts';
import { type Asked, askedIn } from './asked.ts';
import { combine, fittingTimes, type Measure } from './dimensions.ts';
import { factorOf, type Percented } from './percents.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { shownFactor, shownResult } from './show.ts';
import { distinct, restsOf, type Solution, solutionsOf, type Term } from './solve.ts';

/** Words that change a sum in a way that no unit tells. */
const CHANGES =
  /\b(?:(?:the|an?) (?:first|second|third|last)|first|except|besides|beyond|above|additional|extra|at least|at most|up to|minimum|maximum|older|younger|more|fewer|faster|slower|longer|shorter|bigger|larger|smaller|cheaper|dearer|heavier|lighter|ratio|average|mean|probability|chance|odds|interest|compound\w*|deposit|invest\w*|loan|population|doubl\w+|halv\w+|both|together|toward\w*|opposite|apart|catch\w*|meets?|leaves? (?:at|\d)|alternat\w+|old|ages?|years? ago|square (?!met|f(?:ee|oo)t|k?m\b)|rectangle|circle|perimeter|area|remainder|currently|already|original\w*|before|net|gross|margin|markup|profit|break.?even|instead|or|if not|unless|wasted?|only|but|until (?!\d|(?:i|we) have)|empty|full|starts?|grows? (?!by)|shrinks?|increases?|decreases?|everything|overlap\w*|replicat\w+|redundan\w+|compress\w*|replicas?)\b/i;
/** What is left of the money that somebody has. */
const LEFT = /\b(?:left|remain\w*|change|difference)\b/i;
const ASKS_LEFT = /\b(?:how much|what)\b[^?.]*\b(?:change|left)\b(?! over)/i;
const HAD = /\b(?:(?:have|had|got)|(?:with|from|in) an?|gave|(?:budget of|with|from)) [$€£]?$/i;
const SUM =
  /\b(?:total|altogether|in all|combined|overall|sum|plus|costs?|pay|spend|bill|price|owe|collect|earn|how much (?:is|are))\b/i;
/** Somebody loses or gets a part, so that a sum of all would be wrong. */
const TAKES =
  /\b(?:eats?|ate|los[et]\w*|gives?|gave|sells?|sold|removes?|deletes?|returns?|refund\w*|minus|less|fewer|without|subtract\w*|use[ds]? up|coupon|voucher|discount|rebate|back|budget)\b/i;
/** Times of day, fractions, and "mb/s", which may be bits or bytes. */
const UNREAD = /\d:\d\d|\d ?\/ ?\d|\b[mgk]b(?:\/| per )s|\b\d{1,2} ?(?:am|pm|o'clock)\b|\b(?:19|20)\d\d-\d\d/;
const MOST_TERMS = 6;

const fittingUnits = (said: string): string => {
  const text = fittingTimes(said).replace(FOR_A, '$1 1 ');
  // Memory is counted in powers of two.
  return /\bRAM\b/i.test(text)
    ? text.replace(/(?<=\d ?)([KMGT])B\b/gi, (_, size: string) => `${size.toUpperCase()}iB`)
    : text;
};
const FOR_A = /\b(for|during|over|of) an? (?=(?:[a-z]*month|[a-z]*year|week|day|hour|minute|second)\b)/gi;

/** Sums whose units tell how their quantities go together; undefined where they tell more than one way, or none. */
export function generalProblem(said: string): string | undefined {
  const text = fittingUnits(said);
  if (UNREAD.test(text) || QUALIFIES.test(text.replace(/\bdiscount\b/gi, ''))) return undefined;
  const asked = askedIn(text);
  if (asked === undefined || CHANGES.test(withoutTold(text, asked))) return undefined;
  const told = quantitiesIn(text, asked.head);
  if (told === undefined || told.quantities.length > MOST_TERMS) return undefined;
  const percents = told.percents.map((percent) => factorOf(percent, text, asked));
  const factors = percents.flatMap((each) => each ?? []);
  if (factors.length < percents.length || factors.length > 1) return undefined;
  const signs = told.quantities.flatMap(({ readings }) =>
    readings.flatMap(({ symbol }) => /^[$€£]|^CHF /.exec(symbol)?.[0] ?? []),
  );
  if (new Set(signs).size > 1) return undefined;
  const isRest = LEFT.test(text);
  const had = told.quantities.findIndex(({ at }) => HAD.test(text.slice(0, at)));
  if (isRest && (had < 0 || !ASKS_LEFT.test(text) || factors.length > 0)) return undefined;
  const found = distinct(
    readingsOf(told.quantities, asked, text).flatMap(({ terms, goal }) =>
      (isRest
        ? restsOf(terms, had, goal.dimensions)
        : solutionsOf(terms, goal.dimensions, SUM.test(text) && !TAKES.test(text))
      ).map((solution) => ({ ...solution, goal })),
    ),
  );
  const [solution] = found as readonly (Solution & { readonly goal: Measure })[];
  if (solution === undefined || found.length > 1) return undefined;
  if (
    solution.products.length > 1 &&
    told.percents.some(({ at }) => told.quantities.some((each) => each.at > at))
  )
    return undefined;
  const used = solution.products.flat().map(({ term }) => term.measure);
  // One rate in other units is a result, one amount is not.
  // How many days of a month somebody pays for is not said.
  const isByDay = used.length === 1 && /\bper (?:hour|day)$/.test(used[0]?.symbol ?? '');
  if (isByDay && 'money' in solution.goal.dimensions && !/\bsav/i.test(text)) return undefined;
  const isPlain =
    factors.length === 0 && used.length < 2 && Object.keys(used[0]?.dimensions ?? {}).length < 2;
  return isPlain ? undefined : shown(solution, factors[0], asked, text, isRest);
}

const withoutTold = (text: string, { isCount, from, head }: Asked): string =>
  isCount ? text.slice(0, from) + text.slice(Math.max(head[1], from + 'how many more'.length)) : text;

interface Reading {
  readonly terms: readonly Term[];
  readonly goal: Measure;
}

/** Every choice of one reading for each quantity, and for what is asked. */
function readingsOf(quantities: readonly Quantity[], asked: Asked, text: string): readonly Reading[] {
  const things = quantities.flatMap(({ readings }) => readings.filter(isThing));
  const goals = asked.perThing
    ? asked.readings.flatMap((each) =>
        things.map((thing) => combine(each, { ...thing, factor: 1 }, -1, each.symbol)),
      )
    : asked.readings;
  const choices = quantities.reduce<readonly (readonly Term[])[]>(
    (all, { readings, value, at }) =>
      all.flatMap((terms) =>
        readings.map((measure) => [
          ...terms,
          { measure, value, isAsked: at >= asked.from || isWanted(text, at) },
        ]),
      ),
    [[]],
  );
  return goals.flatMap((goal) => choices.map((terms) => ({ terms, goal })));
}

const isWanted = (text: string, at: number): boolean =>
  /\b(?:want|need)(?: to make)? $/i.test(text.slice(0, at));

const isThing = ({ dimensions }: Measure): boolean => {
  const [name = '', ...others] = Object.keys(dimensions);
  return others.length === 0 && name.startsWith('#') && dimensions[name] === 1;
};

function shown(
  { products, value, goal }: Solution & { readonly goal: Measure },
  percent: Percented | undefined,
  asked: Asked,
  text: string,
  isRest: boolean,
): string {
  const terms = products.flat().map(({ term }) => term.measure);
  const steps = products.map((product) => {
    const sorted = product.toSorted((one, other) => other.power - one.power);
    const said = sorted
      .map((factor, at) => `${at === 0 ? '' : factor.power > 0 ? ' × ' : ' ÷ '}${shownFactor(factor)}`)
      .join('');
    return sorted[0]?.power === -1 ? `1 ÷ ${said}` : said;
  });
  const result = shownResult(Math.abs(value) * (percent?.factor ?? 1), goal, asked, terms, text);
  const sum = steps.join(isRest ? ' − ' : ' + ').replace(/^$/, `1 ${asked.rate?.symbol ?? ''}`);
  const whole = percent === undefined ? sum : `${products.length > 1 ? `(${sum})` : sum} × ${percent.said}`;
  const isTransfer =
    terms.some(({ symbol }) => /bps$|bit(?:\/| per )s/i.test(symbol)) &&
    terms.some(({ symbol }) => /B\b/.test(symbol));
  const note = isTransfer ? '\n\nWithout what the connection needs for itself; 1 byte is 8 bits.' : '';
  if (value < 0) return `${whole}: that is not enough, ${result} is missing.`;
  return `${whole} = ${result.replace(/^(.*?)(?=\n|$)/, (line) => (line.includes('**') ? line : bold(line)))}${note}`;
}
