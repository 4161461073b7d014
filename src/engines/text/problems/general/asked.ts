import { combine, counted, type Measure, measureOf, money } from './dimensions.ts';
import { namedAt, withRates } from './phrases.ts';

export interface Asked {
  /** What the answer may measure. */
  readonly readings: readonly Measure[];
  /** The question says the unit of the answer. */
  readonly isNamed: boolean;
  readonly isCount: boolean;
  /** Where the question stands, and where the words that name what is asked do. */
  readonly from: number;
  readonly head: readonly [number, number];
  /** "how much does each pay" */
  readonly perThing: boolean;
  /** What the answer is divided by: "per day". */
  readonly rate?: Measure;
}

const dimension = (...names: readonly string[]): readonly Measure[] =>
  names.map((name) => ({ dimensions: { [name]: 1 }, factor: 1, symbol: '' }));
const over = (one: string, other: string): readonly Measure[] => [
  { dimensions: { [one]: 1, [other]: -1 }, factor: 1, symbol: '' },
];

const HEADS: readonly (readonly [RegExp, () => readonly Measure[]])[] = [
  [/\bhow long (?:is|are|must|should) the (?:pipe|rope|wall|fence|road|cable)\b/i, () => dimension('length')],
  [
    /\bhow (?:long|much (?:down)?time)\b|\bwhat (?:downtime|duration)\b|\b(?:error budget|downtime)\b/i,
    () => dimension('time'),
  ],
  [/\bhow far\b|\b(?:what|which) (?:is the )?distance\b/i, () => dimension('length')],
  [/\bhow fast\b|\b(?:average )?speed\b/i, () => over('length', 'time')],
  [/\bpace\b/i, () => over('time', 'length')],
  [/\bhow heavy\b|\b(?:total|whole) weight\b/i, () => dimension('mass')],
  [/\b(?:bandwidth|throughput|transfer rate|bit ?rate|data rate)\b/i, () => over('data', 'time')],
  [
    /\bhow much (?:\w+ )?(?:data|storage|disk|space|memory|ram|traffic)\b|\bhow (?:big|large) (?:is|are|will|would|does|do) [^?]*\b(?:files?|logs?|tables?|database|backups?|index|dump)\b/i,
    () => dimension('data'),
  ],
  [
    /\bhow much (?:energy|electricity)\b/i,
    () => [{ dimensions: { power: 1, time: 1 }, factor: 3600000, symbol: 'kWh' }],
  ],
  [/\bhow much power\b/i, () => dimension('power')],
  [
    /\bhow much (?:water|milk|petrol|gas|diesel|fuel|paint|oil|juice|beer|wine)\b/i,
    () => dimension('volume', 'mass'),
  ],
  [/\bhow much (?:flour|sugar|rice|coffee|meat|food|butter|cheese)\b/i, () => dimension('mass')],
];
/** "what is that in ml per minute?" */
const IN_UNIT =
  /\b(?:what(?:'s| is)(?: that| it| this)?|(?:throughput|speed|rate|bandwidth)) in (?=[a-z/ ]{2,30}\??$)/i;
const CHANGE =
  /\b(?:how much|what(?:'s| is)?) (?:\w+ )?change\b|\bhow much (?:money )?(?:(?:is|do \w+ have|have \w+) )?left\b/i;
const OF_MONEY =
  /\bhow much\b(?=[^?]*\b(?:costs?|are|collect|pays?|spends?|earns?|owes?|charges?|money|price|saves?|bill|is (?:it|that)|in total|altogether|per (?:person|head)|for|a (?:day|week|month|year)|monthly|yearly)\b)|\b(?:what|which)(?:'s| is| are| will| would| do| does| did)? [^?]*\b(?:costs?|price|bill|pay|spend|earn|total|salary|wages?)\b/i;
const MANY = /\b(?:how many|(?:in )?(?:what|which) number of) /gi;

/** What the question of a text asks for; undefined where there is none, or more than one. */
export function askedIn(text: string): Asked | undefined {
  const many = [...text.matchAll(MANY)];
  if (many.length > 1 || (text.match(/\bhow\b/gi)?.length ?? 0) > 1) return undefined;
  const [found] = many;
  if (found !== undefined) return manyAsked(text, found.index, found[0].length);
  const unit = IN_UNIT.exec(text);
  const named = unit === null ? undefined : namedAt(text.slice(unit.index + unit[0].length));
  if (unit !== null && named !== undefined && !named.isCounted) {
    const { measure, rest } = withRates(named.measure, named.rest);
    const head = [unit.index, text.length - rest.length] as const;
    const symbol = text.slice(unit.index + unit[0].length, head[1]);
    return {
      readings: [{ ...measure, symbol }],
      isNamed: true,
      isCount: false,
      from: unit.index,
      head,
      perThing: false,
    };
  }
  const change = CHANGE.exec(text);
  if (change !== null)
    return withTail(text, change.index, change.index + change[0].length, [money('')], false);
  for (const [head, measures] of HEADS) {
    const said = head.exec(text);
    if (said !== null) return withTail(text, said.index, said.index + said[0].length, measures(), false);
  }
  const said =
    OF_MONEY.exec(text) ??
    (/[$€£]|\b(?:dollars?|euros?|pounds?)\b/i.test(text) ? /\bhow much\b/i.exec(text) : null);
  return said === null ? undefined : withTail(text, said.index, said.index + 4, [money('')], false);
}

function manyAsked(text: string, from: number, length: number): Asked | undefined {
  const rest = text.slice(from + length);
  const sized = /^\d+(?:\.\d+)? ?[a-z]+ (?=[a-z])/i.exec(rest);
  const things = sized === null ? undefined : namedAt(rest.slice(sized[0].length));
  if (things?.isCounted) return withTail(text, from, from + length, [things.measure], true);
  if (/^times\b/i.test(rest)) return withTail(text, from, from + length + 5, [counted('time')], true);
  const named = namedAt(rest.replace(/^(?:more|full|whole|complete) /i, ''));
  if (named === undefined) return undefined;
  const next = namedAt(named.rest);
  // "how many working days" is said with its last word.
  const own = !named.isCounted || next === undefined || next.isCounted ? named : next;
  // "how many km/h"
  const said = /^\S+/.exec(rest)?.[0] ?? '';
  const rated = own.rest.startsWith('/') ? withRates(own.measure, own.rest) : own;
  return withTail(
    text,
    from,
    text.length - rated.rest.length,
    [own === rated ? own.measure : { ...rated.measure, symbol: said }],
    true,
  );
}

/** Not that of a quantity: "3 hours a day". */
const TAIL = /(?<!\d ?[a-z$€£%]* ?[a-z]*)\b(?:per|(?:an?|each|every)) (?=[a-z])/gi;

/** The rate that is asked for: "per day", "in a month", "monthly", "each". */
function withTail(
  text: string,
  from: number,
  to: number,
  measures: readonly Measure[],
  isCount: boolean,
): Asked | undefined {
  const clause = /^[^?.]*/.exec(text.slice(from))?.[0] ?? '';
  const rest = text.slice(to, from + clause.length);
  const adverb = /\b(hourly|daily|weekly|[a-z]*(?:month|year)ly|annual(?:ly)?)\b/i
    .exec(clause)?.[1]
    ?.toLowerCase();
  const perThing = /\b(?:each|apiece|every one)\b(?! (?:day|week|month|[a-z]*year|hour|\w+s\b))/i.test(
    clause.replace(/\d[^,;]*? (?:each|apiece)\b/gi, ''),
  );
  const asked = { isNamed: isCount, isCount, from, perThing };
  const unit =
    adverb === undefined
      ? undefined
      : measureOf(
          adverb
            .replace(/^annual(?:ly)?$/, 'year')
            .replace('dai', 'day')
            .replace(/ly$/, ''),
        );
  if (unit !== undefined)
    return {
      ...asked,
      head: [from, to],
      rate: unit,
      readings: measures.map((each) => combine(each, unit, -1, each.symbol)),
    };
  for (const found of rest.matchAll(TAIL)) {
    const { measure, rest: left } = withRates(
      { dimensions: {}, factor: 1, symbol: '' },
      rest.slice(found.index),
    );
    if (left === rest.slice(found.index)) continue;
    const isTime = Object.keys(measure.dimensions).join() === 'time';
    const isOne = /per|each|every/i.test(found[0]);
    if (!isOne && !isTime) continue;
    const head: [number, number] = [from, to];
    const rated = measures.map((each) =>
      // A speed or a pace has its divisor.
      Object.keys(measure.dimensions).every((name) => each.dimensions[name] === -1)
        ? { ...each, factor: measure.factor }
        : combine(each, measure, 1, each.symbol),
    );
    const symbol = measure.symbol.replace(/^ per /, '');
    const rate = combine({ dimensions: {}, factor: 1, symbol: '' }, measure, -1, symbol);
    // A number in the rate that is asked for is no quantity.
    const end = from + clause.length - left.length;
    return {
      ...asked,
      head: /\d/.test(rest.slice(found.index, end - to)) ? [from, end] : head,
      readings: rated,
      rate,
    };
  }
  return { ...asked, head: [from, to], readings: measures };
}
