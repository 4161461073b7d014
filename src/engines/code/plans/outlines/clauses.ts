import { EXCEPTION_NAME } from '../../tasks/sayings.ts';
import { NUMBER, numberOf, singular, type WishText } from '../reading/text.ts';
import type { Trait } from './outline.ts';
import type { Recipe } from './recipe.ts';

/** Wordings of a failure, and the tag of the line that raises it. */
export const FAILURES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /sufficient|enough|exceed|overdra|too (?:low|much|many|little|few|small)|more than|run(?:s|ning)? out|out of stock|below zero|goes? negative|lack/,
    ['low'],
  ],
  [
    /not found|unknown|missing|n[o']t exist|no such|not (?:there|in|present)|isn't (?:there|in)|unavailable/,
    ['missing'],
  ],
  [
    /(?:invalid|illegal|disallowed|forbidden|wrong|bad) (?:status |state )?(?:transition|change|move)s?|transitions? (?:is |are )?(?:invalid|illegal|not allowed)/,
    ['state'],
  ],
  [/already|duplicate|taken|twice|not available|unavailable|overlap|conflict|clash/, ['taken']],
  [/\bfull\b|capacity|limit|overflow|maximum|max/, ['full']],
  [/\bempty\b|sold out|nothing|no (?:items|elements|grades)|underflow/, ['empty']],
  [/negative|positive|zero|invalid|<= ?0/, ['zero', 'value']],
  [/size|dimension|fit|match|differ/, ['size', 'value']],
];
export const KINDS: Readonly<Record<string, string>> = {
  low: 'value',
  taken: 'state',
  full: 'state',
  zero: 'value',
  size: 'value',
};

export const FAILS =
  /(?:(?<=[;.])[^;.,]{0,60}?|(?:,| and) (?:and )?(?:an? )?(?:invalid|illegal|negative|duplicate|unknown|wrong|\w+ing (?:an?|the|more|from|to|too|something|one|it))\b[^;.,]{0,40}?)?(?:,? ?\b(?:and|that|which|it|should|must|will|both)\b)*,? ?\b(?:throw(?:s|ing)?|rais(?:es?|ing)|fail(?:s|ing)?|reject(?:s|ing)?|refus(?:es?|ing)|errors? out|(?:an )?error(?= (?:if|when|on|for|in case)\b)|panics?|return(?:s|ing)? (?:an? )?(?:custom |own |proper |result with (?:an? )?(?:custom |own )?)?err(?:or)?s?(?: (?:type|enum))?)\b(?! method)(?: with)?[^;.]*?(?=[;.]|(?:,|,? and)(?: an?)? \w+ (?:method|function)|,? and (?:an? )?(?:equality|equals|to_?string|string)\b|,(?: and)? (?:duplicates?|negative|invalid) |,(?: and)? (?:lists?|gets?|shows?|finds?|reports?|counts?|comput(?:e|es)|calculates?|search(?:es)?|sorts?|keeps?|records?|stores?|tracks?)\b|,(?: and)? (?:an?|the|its) (?!(?:invalid|illegal|negative|duplicate|unknown|wrong)\b)(?:(?!when|if|for|on|is|are|error|exception)[a-z]+ ?){1,4}(?=[,;.]|$)|$)/;
const EXCEPTION = new RegExp(`\\bstd::\\w+|${EXCEPTION_NAME}`);

/** "Equality", "equals and hashCode", "a string representation". */
export function readTraits(wish: WishText, language: string): Trait[] {
  const traits: Trait[] = [];
  const equal =
    /(?:,? ?\b(?:and|that|which|with|an?|the|supports?|(?:implement|overrid|provid)(?:s|es|e|ing)?|compar(?:es?|ing|ison)(?: for| by)?)\b)*,? ?(?:\b(?:i?equatable(?:<\w+>)?|equality|equals|__eq__|eql\?)(?: (?:check|checks|comparison|operator|method|by value|of values))?|(?<= )==)(?![\w])/;
  while (wish.take(equal)) if (!traits.includes('equals')) traits.push('equals');
  if (traits.length > 0 && /^(?:python|ruby|java|kotlin|csharp)$/.test(language))
    wish.take(/,? ?\b(?:and )?(?:hash_?code|__hash__|hash|gethashcode)\b/);
  const describe =
    /,? ?\b(?:and |that |which |with |an? |the |has |(?:implement|overrid|provid)(?:s|es|e|ing)? )*(?:to_?string|to_s|__str__|__repr__|(?:string|text) representation|printable|prints? (?:itself|nicely|as a string))(?: method)?\b/;
  while (wish.take(describe)) if (!traits.includes('describes')) traits.push('describes');
  return traits;
}

/** Words for interfaces that a class may have, and for being safe to share. */
const KINDS_SAID: readonly (readonly [Trait, RegExp])[] = [
  [
    'iterates',
    /,? ?\b(?:and |that |which |is |be |can be |used |in |it |an? |the |should |must |also |its |over |(?:implement|support|conform|provid|includ|allow)(?:s|es|ing)? |to |with )*(?:iterat(?:able|ed over|ion|e over(?: (?:its|the|all) (?:items|elements|values))?)|iterables?(?:<\w+>)?|(?:ienumerable|iterable|sequence)(?:<\w+>)?|(?:begin(?:\(\))? and end(?:\(\))? )?iterators?(?: (?:support|protocol))?|enumerable|__iter__|iteratoraggregate|for[- ](?:each|of|in) loops?|range-based for loops?)(?: (?:protocol|interface|support))?(?![\w-])/,
  ],
  [
    'compares',
    /,? ?\b(?:and |that |which |is |it |the |an? |should |(?:implement|support|conform|includ|provid)(?:s|es|ing)? |to )*(?:icomparable|comparable)(?:<\w+>)?(?: interface| module)?(?![\w-])/,
  ],
  [
    'locks',
    /,? ?\b(?:and |that |which |is |be |it |should |must |a |made |fully )*(?:thread[- ]?safe(?:ty|ly)?|safe (?:for|under) (?:concurrent (?:use|access)|multiple threads|several threads)|(?:concurrency|goroutine)[- ]safe|synchroni[sz]ed|protected (?:by|with) (?:an? )?(?:mutex|lock))(?: (?:by|with|using|through) (?:an? )?(?:mutex|lock|locks|rwmutex|synchronized|reentrantlock))?(?![\w-])/,
  ],
];

export const readKinds = (wish: WishText): { trait: Trait; said: string }[] =>
  KINDS_SAID.flatMap(([trait, pattern]) => {
    const said = wish.take(pattern)?.[0];
    while (said !== undefined && wish.take(pattern));
    return said === undefined ? [] : [{ trait, said }];
  });

/** "10% discount over 100", "20% tax". */
export function discountOf(wish: WishText, chosen: Map<string, string>): Record<string, string> {
  const discount = wish.take(
    /(?:,? ?\b(?:and|that|which|with|applying|applies|apply|an?|the|gives|giving|coupon)\b)*,? ?(?:\b(?:discount|coupon) of )?\b(\d+) ?(?:%|percent)(?: (?:discount|off|coupon))?(?! (?:tax|vat))(?: (?:is applied|applied|applies))?(?: (?:for|to|on|when|if|once|over|above|the|an?|orders?|totals?|subtotals?|sums?|cart|amounts?|is|are|exceeds?|exceeding|more|than|greater)\b)* ?[$€]?(\d+)?(?: ?(?:euros?|dollars?|usd|eur))?/,
  );
  if (discount?.[1]) chosen.set('discount', 'discount');
  const tax = wish.take(
    /(?:,? ?\b(?:and|with|including|plus|an?|applying)\b)*,? ?\b(\d+) ?(?:%|percent) (?:tax|vat)(?: rate)?/,
  );
  if (tax?.[1]) chosen.set('tax', 'tax');
  return {
    threshold: discount?.[2] ?? '0',
    kept: String((100 - Number(discount?.[1] ?? 0)) / 100),
    taxed: String((100 + Number(tax?.[1] ?? 0)) / 100),
  };
}

/** "Members can borrow at most 3 books", of a class that has such a rule. */
export function limitOf(wish: WishText, chosen: Map<string, string>, recipe: Recipe): Record<string, string> {
  if (!recipe.hasLimit) return {};
  const [, limit] =
    wish.take(
      /(?:,? ?\b(?:and|where|each|every|a|per|can|may|members?|readers?|patrons?|users?|person|have|borrow)\b)*,? ?\b(?:at most|up to|no more than|(?:a )?(?:maximum|max|limit)(?: of)?|not more than) (\d+|two|three|four|five|ten)(?: (?:borrowed )?(?:books?|loans?|items?))?(?: (?:at a time|at once|each|per member|per reader))?/,
    ) ?? [];
  if (limit === undefined) return {};
  chosen.set('limit', 'limit');
  return { limit: String(numberOf(limit)) };
}

/** "2 euros per started hour", of a class that has a price for time. */
export function rateOf(wish: WishText, recipe: Recipe): Record<string, string> {
  if (!recipe.options.some(({ name }) => name === 'fee')) return {};
  const [, rate] =
    wish.take(
      /\b(?:at |of |is |costs? |for )*[$€]?(\d+(?:\.\d+)?) ?(?:euros?|dollars?|eur|usd|[$€])? (?=(?:per|for each|for every|an) (?:started |begun )?hour)/,
    ) ?? [];
  return { rate: rate ?? '2' };
}

/** "Five minutes each and a three second increment", of a clock for two players. */
export function clockOf(wish: WishText, recipe: Recipe): Record<string, string> {
  if (!recipe.slots.some(({ name }) => name === 'increment')) return {};
  const [, before, after] =
    wish.take(
      new RegExp(
        `(?:,? ?\\b(?:and|with|an?|plus|of) )*(?:${NUMBER}[- ](?:seconds?|s)[- ](?:increment|bonus)|(?:increment|bonus) of ${NUMBER} seconds?)`,
      ),
    ) ?? [];
  const [, minutes] =
    wish.take(new RegExp(`(?:,? ?\\b(?:and|with|of|has|have|gets?) )*${NUMBER} minutes?`)) ?? [];
  const seconds = before ?? after;
  return {
    bonus: String(seconds === undefined ? 0 : numberOf(seconds)),
    startMinutes: String(minutes === undefined ? 5 : numberOf(minutes)),
  };
}

/** Rules in prose, and the tag of the line that keeps them. */
const RULES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?:,? ?\b(?:and|but|where|that|which|with|so|the|an?|each|every|same)\b)*,? ?(?:\b\w+ (?:(?:that|which) (?:is|was) (?:already )?\w+(?: out)? )?)?(?:can(?:not|'t| not)? (?:only )?|may (?:not|only) )be (?:lent|borrowed|parked|checked out|taken|played|added)(?: only)? (?:once|twice|again|(?:to|by) (?:another|someone|anyone)(?: \w+)?|(?:if|when) (?:it is )?already \w+)(?: at a time)?/,
    ['taken'],
  ],
  [
    /(?:,? ?\b(?:and|but|where|with|so|the|that|which)\b)*,? ?(?:\b(?:no (?:two )?|double )(?:appointments?|meetings?|events?|bookings?|reservations?)(?: (?:may|can|must|should)(?: not| never)?)? (?:overlap(?:s|ping)?|clash(?:es)?)|\b(?:without|no|not allow(?:ing|ed)?|prevents?|avoids?|does not allow|rejects?|refuses?) (?:overlaps|overlapping|double|conflicting)(?: (?:appointments?|meetings?|events?|bookings?|reservations?|ones))?|\b(?:appointments?|meetings?|events?|bookings?|reservations?|they) (?:must|may|can|should)(?: not|not) overlap|\b(?:overlapping|conflicting) (?:\w+ )?(?:are|is) (?:rejected|refused|not allowed))/,
    ['taken'],
  ],
  [
    /(?:,? ?\b(?:and|but|where|with|so|the)\b)*,? ?\bduplicates? (?:\w+ )?(?:are |is )?(?:rejected|refused|not allowed|disallowed|forbidden)/,
    ['taken'],
  ],
  [
    /(?:,? ?\b(?:and|but|where|that|which|with|so|the)\b)*,? ?(?:\b(?:balance|stock|quantity) (?:can(?:not|'t)|must not|should not|may not|never|must never|can never) (?:go |be |become |drop |goes |drops )?(?:below (?:zero|0)|negative)|\bno overdrafts?|(?:does not|doesn't|not|without|disallows?) ?(?:allow(?:ing|ed)? )?overdrafts?|overdrafts? (?:is |are )?(?:not allowed|rejected|refused|forbidden))/,
    ['low'],
  ],
  [
    /(?:,? ?\b(?:and|but|where|that|which|with|so|the)\b)*,? ?(?:\bnegative (?:amounts?|values?|quantit(?:y|ies)|deposits?) (?:are |is |must be |should be )?(?:rejected|refused|not allowed|invalid|disallowed|forbidden)|\b(?:amounts?|quantit(?:y|ies)) must be positive|\bonly positive (?:amounts?|quantities)|\bvalidat(?:es|ing|ed) (?:the )?(?:amounts?|quantities))/,
    ['zero', 'value'],
  ],
  [
    /(?:,? ?\b(?:and|but|where|that|which|with|so|the|when|if)\b)*,? ?\b(?:adding|add) (?:the same|an existing|a duplicate) \w+(?: (?:twice|again|a second time|more than once|several times))?,? (?:(?:it|should|must|will|just|only|simply) )*(?:increas|increment|rais|add|updat|sum|accumulat|merg)(?:e|es|s|ing)?(?: up)?(?: to)? (?:(?:its|the|their|existing) )*quantit(?:y|ies)(?: (?:instead of|rather than) (?:adding|creating) (?:it again|a (?:new|second) (?:line|item|entry)|duplicates?))?/,
    ['adds'],
  ],
];

/** A rule that a wish says, and the tags of the lines that keep it. */
export interface Rule {
  readonly said: string;
  readonly tags: readonly string[];
}

/** Takes the rules out of the wish before their words are taken for members. */
export const rulesOf = (wish: WishText, recipe: Recipe): Rule[] =>
  RULES.flatMap(([pattern, tags]) => {
    // A class that has no quantities leaves the clause whole, for the note.
    if (tags.includes('adds') && !recipe.members.some((one) => one.tags(new Set()).includes('adds')))
      return [];
    const said = wish.take(pattern)?.[0];
    return said === undefined ? [] : [{ said, tags }];
  });

/** The words of the rules that no chosen member keeps. */
export function brokenRules(
  rules: readonly Rule[],
  recipe: Recipe,
  chosen: ReadonlyMap<string, string>,
): string[] {
  const raised = raisedBy(recipe, chosen);
  return rules
    .filter(({ tags }) => !tags.some((tag) => raised.has(tag)))
    .flatMap(({ said }) => said.split(/[^\w]+/).filter((word) => word.length > 3));
}

const raisedBy = (recipe: Recipe, chosen: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(
    recipe.members.filter(({ name }) => chosen.has(name)).flatMap((one) => one.tags(new Set(chosen.keys()))),
  );

/** Words that say nothing more of a failure than that it is one. */
const NEUTRAL: ReadonlySet<string> = new Set(
  'a an the and or with message messages saying when if on for from there is are was be been it its to in of both must should will would also error errors exception exceptions trying try tries attempt attempting method methods calling call called item items element elements stack queue list cart inventory amount amounts balance funds money account value name case that which available stock than product taking removing adding reading getting quantity where but one you have not no do does don doesn cannot anything something any more someone user custom own my its their proper clear throw throws throwing raise raises raising fail fails failing reject rejects rejecting refuse refuses refusing requested book books already becomes gets goes go would return returns err errors result results otherwise else please type enum'.split(
    ' ',
  ),
);

/** Finds the failure of a member that a wish means, and the name that it gives it. */
export function readFailure(
  said: string,
  given: string,
  recipe: Recipe,
  chosen: ReadonlyMap<string, string>,
) {
  const raised = raisedBy(recipe, chosen);
  const exception = EXCEPTION.exec(given)?.[0];
  const message = /["“]([^"”]+)["”]/.exec(given)?.[1];
  const bare = said.replace(exception?.toLowerCase() ?? '\u0000', ' ');
  // Only an exception without a condition tells by its name when it is raised.
  const tags = [bare, said]
    .map((text) =>
      FAILURES.filter(([pattern]) => pattern.test(text))
        .flatMap(([, of]) => of)
        .filter((tag) => raised.has(tag)),
    )
    .find((of) => of.length > 0);
  if (!tags) {
    // "Throw an exception otherwise": of the rules that the class keeps anyway.
    const rest = bare.split(/[^a-z]+/).filter((word) => word.length > 1 && !NEUTRAL.has(word));
    const first = ['full', 'low', 'taken', 'empty', 'missing', 'size', 'value'].find((tag) =>
      raised.has(tag),
    );
    return first && rest.length === 0 ? { tags: [first], exception, message, more: [] } : undefined;
  }
  const meant = FAILURES.filter(([, of]) => of.some((tag) => tags.includes(tag)));
  const sayings = [...recipe.members.flatMap((one) => one.sayings)];
  // A bound of its own, or another condition, is more than the members do.
  const more = meant
    .reduce(
      // A failure may be said with several of its words: "the sizes do not fit".
      (rest, [{ source }]) => rest.replace(new RegExp(`(?:mis)?(?:${source})\\w*`, 'g'), ' '),
      bare.replace(/["“][^"”]*["”]/, ' '),
    )
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 || /\d/.test(word))
    .filter((word) => ![word, singular(word)].some((one) => NEUTRAL.has(one) || recipe.silent.has(one)))
    .filter((word) => word !== '0')
    .filter((word) => !sayings.some((one) => one.startsWith(word.replace(/(?:ing|s|ed)$/, ''))));
  return { tags: tags.slice(0, 1), exception, message, more };
}

export type Told = Pick<RegExpExecArray, 0 | 'index'>;

/** "Throws A when it is full and B when it is empty" are two. */
export function eachFailure({ 0: told, index }: Told): Told[] {
  let from = index;
  return told
    .split(/( and (?=(?:an? )?(?:std::\w+|\w+(?:error|exception)) (?:when|if|on|for)\b))/)
    .flatMap((text) => {
      from += text.length;
      return text === ' and ' ? [] : [{ 0: text, index: from - text.length }];
    });
}
