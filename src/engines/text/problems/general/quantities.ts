import { combine, counted, type Measure, measureOf, money, stemOf } from './dimensions.ts';
import { NO_NOUN, namedAt, scaleOf, withRates } from './phrases.ts';

/** A number of a text with all the measures that it may have. */
export interface Quantity {
  readonly at: number;
  readonly end: number;
  readonly value: number;
  readonly readings: readonly Measure[];
}

/** A part of a hundred, with the words around it. */
export interface Percent {
  readonly at: number;
  readonly end: number;
  readonly value: number;
}

export interface Told {
  readonly quantities: readonly Quantity[];
  readonly percents: readonly Percent[];
}

const NUMBER =
  /(?<![\w.,:/-])(?!4K\b)([$€£]|(?:CHF|USD|EUR|GBP) ?)?(\d+(?:\.\d+)?)(?:(k|K|M|bn)(?![\w/]))?(?![\d:])/g;

/** Every number of a text as a quantity; undefined where one of them is none. */
export function quantitiesIn(text: string, skipped: readonly [number, number]): Told | undefined {
  const quantities: Quantity[] = [];
  const percents: Percent[] = [];
  const things = thingsIn(text);
  const polls = events(text, things);
  let end = 0;
  for (const found of text.matchAll(NUMBER)) {
    const at = found.index;
    if (
      at < end ||
      [skipped, ...polls.map((poll) => [poll.at, poll.end] as const)].some(
        ([from, to]) => at >= from && at < to,
      )
    )
      continue;
    const [said, sign, digits = '', scale] = found;
    const after = text.slice(at + said.length);
    const percent = /^ ?(?:%|percent\b)/.exec(after)?.[0];
    if (percent !== undefined) {
      end = at + said.length + percent.length;
      percents.push({ at, end, value: Number(digits) });
      continue;
    }
    const value = Number(digits) * scaleOf(scale);
    const read = readingsAt(sign?.trim(), after, text.slice(0, at), things, quantities);
    if (read === undefined) return undefined;
    end = at + said.length + after.length - read.rest.length;
    // "1 request takes 30 ms": each of them does.
    if (isEachOne(text, at, value, read.readings)) continue;
    quantities.push({ at, end, value, readings: read.readings });
  }
  return { quantities: [...quantities, ...polls], percents };
}

const isEachOne = (text: string, at: number, value: number, [reading]: readonly Measure[]): boolean => {
  const [name = ''] = Object.keys(reading?.dimensions ?? {});
  if (value !== 1 || !name.startsWith('#') || !/(?:^|[,.;]|\bif|\band|\bwhen) $|^$/i.test(text.slice(0, at)))
    return false;
  return (text.toLowerCase().match(new RegExp(`\\b${name.slice(1)}`, 'g'))?.length ?? 0) > 1;
};

/** A number without a unit may be money behind these. */
const BARE_MONEY =
  /\b(?:costs?|at|for|of|pays?|paid|price|and|plus|earns?|charges?|fee|rent|bill|(?:from|with) an?) (?:about |only )?$/i;

/** "200 g flour per cake" */
const withoutSubstance = (rest: string): string =>
  rest.replace(/^ (?:of )?([a-z]+)(?= (?:per|an?|each|every) [a-z])/i, (said, word: string) =>
    NO_NOUN.test(word) ? said : '',
  );

interface Readings {
  readonly readings: readonly Measure[];
  readonly isEach?: boolean;
  readonly rest: string;
}

function readingsAt(
  sign: string | undefined,
  after: string,
  before: string,
  things: ReadonlySet<string>,
  earlier: readonly Quantity[],
): Readings | undefined {
  const named = namedAt(after);
  const currency = sign === undefined ? undefined : measureOf(sign);
  const isBare =
    named === undefined || /^ (?:note|bill)\b/i.test(after) || (named.isCounted && !/^[ -]/.test(after));
  if (currency === undefined && isBare) {
    if (!BARE_MONEY.test(before)) return undefined;
    const plain = withEach(withRates(money(''), after), before, earlier);
    return { rest: plain.rest, readings: withSubject(plain, before, things, undefined) };
  }
  const own = currency ?? named?.measure;
  if (own === undefined) return undefined;
  const rest = currency === undefined ? (named?.rest ?? '') : after;
  const read = withEach(withRates(own, named?.isCounted ? rest : withoutSubstance(rest)), before, earlier);
  return { rest: read.rest, readings: withSubject(read, before, things, currency ?? named?.measure) };
}

/** "12 eggs each", "each uses 2 GB": for each of the things that were counted last. */
function withEach(
  { measure, rest }: { measure: Measure; rest: string },
  before: string,
  earlier: readonly Quantity[],
): Readings & { readonly measure: Measure } {
  const behind =
    /^(?: of [a-z]+| [a-z]+)? ?(?:each|apiece)\b(?= *(?:$|[,.;?!)]|(?:and|per|an?|for|in|plus|with|how|what|to)\b))/i.exec(
      rest,
    );
  const isEach =
    behind !== null ||
    /\b(?:each|they all|all of them)(?: of (?:them|which|these))? (?:(?:[a-z]+s|pay|need|use|get|have|process|make|take|cost|eat|drink|of|with|at) (?:[a-z]+ ){0,2})?$/i.test(
      clauseOf(before),
    ) ||
    (earlier.at(-1) !== undefined &&
      /^ (?:of|at|averaging) (?:about )?[$€£]?$/i.test(before.slice(earlier.at(-1)?.end)));
  const thing = thingOf(earlier.at(-1)?.readings[0]);
  const last = thing === undefined ? undefined : counted(thing);
  if (!isEach || last === undefined) return { measure, readings: [measure], rest };
  const each = combine(measure, { ...last, factor: 1 }, -1, `${measure.symbol} per ${stemOf(last.symbol)}`);
  const isSure = behind !== null || /\beach\b/i.test(clauseOf(before));
  return {
    isEach: true,
    measure: each,
    readings: isSure ? [each] : [each, measure],
    rest: rest.slice(behind?.[0].length ?? 0),
  };
}

/** What is counted in a quantity: photos, in photos per user. */
const thingOf = (measure: Measure | undefined): string | undefined =>
  Object.entries(measure?.dimensions ?? {})
    .find(([name, power]) => name.startsWith('#') && power === 1)?.[0]
    .slice(1);

const clauseOf = (before: string): string => before.slice(before.search(/[^,.;?]*$/));

/** "each request costs $0.02", "a server needs 8 GB", "5 MB photos": the thing that a measure is of. */
function withSubject(
  read: Readings,
  before: string,
  things: ReadonlySet<string>,
  own: Measure | undefined,
): readonly Measure[] {
  const [measure] = read.readings;
  if (measure === undefined || read.readings.length > 1 || read.isEach) return read.readings;
  const of = (noun: string): Measure =>
    combine(measure, counted(noun), -1, `${measure.symbol} per ${stemOf(noun)}`);
  const subject =
    /\b(each|every|per|an?|1|the) (?:(?!and\b|or\b|per\b)[a-z-]+ ){0,2}?([a-z-]+?) (?:[a-z']+ ){0,4}?$/i;
  const clause = clauseOf(before).replace(/.*\b(?:and|but) (?=(?:each|every|an?|1) )/i, '');
  const found = [...clause.matchAll(/\b(each|every|per|an?|1) ((?:[a-z-]+ ){1,4})/gi)].at(-1);
  const nouns = (found?.[2] ?? '')
    .trim()
    .split(' ')
    .filter((word) => things.has(stemOf(word)));
  const [noun] = nouns;
  const isOwn = own !== undefined && noun !== undefined && `#${stemOf(noun)}` in own.dimensions;
  if (subject.test(clause) && noun !== undefined && !isOwn)
    return /^(?:each|every|1)$/i.test(found?.[1] ?? '') ? [of(noun)] : [of(noun), measure];
  // "20 kids pay 5"
  const [payer] = /[a-z]+(?= (?:pays?|paid) [$€£]?$)/i.exec(before) ?? [];
  if (payer !== undefined && things.has(stemOf(payer))) return [of(payer), measure];
  // "coffee costs 3.20"
  const [bare] = /[a-z]+(?= (?:costs?|is|at|weighs?|takes?) (?:about )?[$€£]?$)/i.exec(before) ?? [];
  if (bare !== undefined && things.has(stemOf(bare))) return [of(bare), measure];
  const next = /^[ -]([a-z]+)\b/i.exec(read.rest)?.[1];
  if (
    next !== undefined &&
    things.has(stemOf(next)) &&
    measure.symbol !== '' &&
    own?.dimensions[`#${stemOf(next)}`] === undefined
  )
    return [of(next), measure];
  return read.readings;
}

/** What is counted or asked for in a text. */
function thingsIn(text: string): ReadonlySet<string> {
  const things = new Set<string>();
  for (const found of text.matchAll(
    /(?:\d |\bhow many (?:\d+ ?[a-z]+ )?|\b(?:per|each|every) (?:\d+ )?)(?=[a-z])/gi,
  )) {
    const named = namedAt(text.slice(found.index + found[0].length));
    // "each uploads 5" is a verb.
    const isVerb = /^(?:each|every)/i.test(found[0]) && /[^s]s$/i.test(named?.measure.symbol ?? '');
    if (named?.isCounted && !isVerb) things.add(stemOf(named.measure.symbol));
  }
  return things;
}

/** "polls every 30 seconds": one poll in so long. */
function events(text: string, things: ReadonlySet<string>): readonly Quantity[] {
  return [
    ...text.matchAll(/(?<![\d$€£]\S* )\b([a-z]+) (?:once )?every (?:(\d+(?:\.\d+)?) )?(?=[a-z])/gi),
  ].flatMap(([said, verb = '', count = '1'], index) => {
    const at = text.indexOf(said);
    const named = namedAt(text.slice(at + said.length));
    const isAsked = things.has(stemOf(verb)) || (/\bhow many times\b/i.test(text) && index === 0);
    if (!isAsked || named === undefined || named.isCounted) return [];
    const noun = things.has(stemOf(verb)) ? verb : 'time';
    const under = { ...named.measure, factor: named.measure.factor * Number(count) };
    const symbol = `${stemOf(noun)} every ${count} ${named.measure.symbol}`;
    return [{ at, end: at + said.length, value: 1, readings: [combine(counted(noun), under, -1, symbol)] }];
  });
}
