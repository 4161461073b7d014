import { digitsForWords } from '../math/number-words.ts';
import { ageProblem } from '../problems/ages.ts';
import { arrivalProblem, distanceProblem, speedProblem } from '../problems/arrivals.ts';
import { changeProblem } from '../problems/changes.ts';
import { coverageProblem } from '../problems/coverage.ts';
import { eachOfSeveral } from '../problems/each-of-several.ts';
import { everydayMoney } from '../problems/everyday-money.ts';
import { fallProblem } from '../problems/falling.ts';
import { formulaProblem } from '../problems/formulas.ts';
import { generalProblem } from '../problems/general/general-problem.ts';
import { geometryProblem } from '../problems/geometry.ts';
import { interestProblem } from '../problems/interest.ts';
import { jointRates } from '../problems/joint-rates.ts';
import { leftoverProblem } from '../problems/leftovers.ts';
import { manyFor } from '../problems/many-for.ts';
import { marginProblem, OF_PROFIT } from '../problems/margins.ts';
import { measuredProblem } from '../problems/measured.ts';
import { numberRiddle } from '../problems/number-riddles.ts';
import { partProblem } from '../problems/parts-and-growth.ts';
import { partsAndRates } from '../problems/parts-and-rates.ts';
import { percentChange, savedUntil } from '../problems/percent-changes.ts';
import { changedIncome, portionProblem } from '../problems/portions.ts';
import { priceList } from '../problems/price-lists.ts';
import { profitProblem } from '../problems/profit.ts';
import { proportionProblem } from '../problems/proportion.ts';
import { quantityProblem } from '../problems/quantities.ts';
import { chainProblem } from '../problems/rate-chains.ts';
import { rateProblem } from '../problems/rates.ts';
import { scaleProblem } from '../problems/scales-and-mixtures.ts';
import { priceBefore, shareProblem } from '../problems/shares.ts';
import { ruleProblem } from '../problems/single-rules.ts';
import { storyProblem } from '../problems/story.ts';
import { stepsProblem } from '../problems/sums-of-parts.ts';
import { kindsProblem } from '../problems/two-kinds.ts';
import { moversProblem } from '../problems/two-movers.ts';
import { unknownsProblem } from '../problems/two-unknowns.ts';
import { isUneven, unevenShares } from '../problems/uneven-shares.ts';
import { workRate } from '../problems/work-rates.ts';
import type { Skill } from '../skill.ts';

const MOST_CHARACTERS = 600;
const BOTH =
  /\b(?:an?|the|my) [a-z]+ and (?:an?|the|my) [a-z]+ (?:(?:together|both) )?(?:costs?|weighs?) (?!the same)/i;
const DIFFER = /\b(?:more|less|cheaper|heavier|lighter)(?: expensive)? than\b/i;

const EACH =
  /\b(\d+) (?:people|friends|persons|kids|children|students|guests|boys|girls|of (?:us|them)) (?:each )?(eat|ate|take|took|use|used|drink|drank|get|got|buy|bought) (\d+)( [a-z]+)?(?: each| apiece)\b/gi;
const PACKS =
  /\b(\d+) (?:more )?(?:packs?|packets?|boxes|bags|cartons|crates|bundles) of (\d+)(?! ?(?:g|kg|ml|l)\b)/gi;

/** "3 people eat 2 slices each", "2 packs of 6": the product takes part in the story. */
function multipliedStory(text: string): string | undefined {
  const shown: string[] = [];
  const times = (one: string, other: string): number => {
    const product = Number(one) * Number(other);
    shown.push(`${one} × ${other} = ${product}`);
    return product;
  };
  const plain = text
    .replace(
      EACH,
      (_, count: string, verb: string, each: string, noun = '') =>
        `they ${/^t(?:ake|ook)$/i.test(verb) ? 'use' : verb} ${times(count, each)}${noun}`,
    )
    .replace(PACKS, (_, count: string, each: string) => `${times(count, each)}`);
  const told = shown.length === 0 ? undefined : storyProblem(plain);
  return told && `${shown.join('; ')}; ${told}`;
}

const AS_MANY =
  /\b(twice|(\d+) times|half) as many(?: \w+)? as (?:(?:(?:he|she|they|i|we|it) )?(?:now )?(?:has|have|had|are|were|is|remain\w*))?(?: (?:now|left|over|remaining))*/i;

/** "then buys twice as many as are left": as many as the story comes to so far. */
function relativeStory(text: string): string | undefined {
  const found = AS_MANY.exec(text);
  const asked = text.slice(Math.max(0, text.search(/\bhow many\b/i)));
  if (found === null || asked === text || asked.includes(found[0])) return undefined;
  const before = text
    .slice(0, found.index)
    .replace(/[,;.]?(?: and| then)* (?:(?:he|she|they|i|we) )?\w+ $/i, '');
  const told = storyProblem(`${before}. ${asked}`);
  const left = Number(/\*\*(\d+)/.exec(told ?? '')?.[1] ?? Number.NaN);
  const times = found[2] === undefined ? (/^half/i.test(found[1] ?? '') ? 0.5 : 2) : Number(found[2]);
  const count = left * times;
  if (!Number.isInteger(count)) return undefined;
  const whole = storyProblem(text.replace(found[0], String(count)));
  return whole && `${left} × ${times} = ${count}; ${whole}`;
}

/** The price before a change is asked for: the others would make the change once more. */
const ASKS_BEFORE =
  /%.*\b(?:what|how much)\b[^?.]*\b(?:originally|(?:original|regular|full|list|initial|old|usual|normal) (?:price|cost|salary|rent|value|amount)|(?:cost|price|pay|salary|rent|be|it|was|is)\b[^?.]*\bbefore\b(?! tax))[^?.]*[?.]*$|\b(?:what|how much)\b[^?.]*\b(?:original|regular|full|initial) price\b[^?.]*%/i;

/** "200 g at 18.90 a kg": the numbers alone do not tell the price. */
const UNLIKE_UNITS =
  /\d ?(?:grams?|g|ml|cl|dl|cm|mm|min(?:utes)?)\b.*\d ?(?:euros?|dollars?|pounds?|€|£)? ?(?:an?|per|the|\/) ?(?:kg|kilogram|lit(?:er|re)|l|met(?:er|re)|m|hour)\b/i;

/** Sums in words. Every number of the question must have been used, otherwise it was not understood. */
export const wordProblem: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > MOST_CHARACTERS || message.includes('\n\n')) return undefined;
    const text = digitsForWords(
      message
        .replace(/(\d),(?=\d{3}\b)/g, '$1')
        .replace(/(\d) ?per ?cent\b/gi, '$1%')
        .replace(/\bwhats\b/gi, 'what is')
        .replace(/\bm(?:2|\^2)(?!\w)/gi, 'm²')
        .replace(/\bkilos?\b/gi, 'kg')
        .replace(/(\d)( and \d+(?:\.\d+)?) ?(km\/h|kmh|kph|mph)/gi, '$1 $3$2 $3')
        .replace(/^((?:if )?(?:i|we|you) invest\b.*?)\?*$/i, '$1, what do I get?')
        .replace(/[,;.] (?:the )?(?:total )?(price|costs?|total)\?*$/i, ', what does it cost?')
        .replace(/\b(\d{1,2}) ?h ?(\d{2})(?! ?(?:m|h)|\d)/g, '$1 h $2 min')
        // "each one" is no number.
        .replace(/\b(each|which|every|this|that) one\b/gi, '$1')
        .replace(
          /\bhourly (?:wage|rate|pay|salary)( is| of|:)? ((?:[$€£] ?)?\d+(?:\.\d+)?(?: ?(?:euros?|dollars?|pounds?))?)(?! (?:an?|per) hour)/gi,
          'wage$1 $2 an hour',
        )
        .replace(/\bonce (?=(?:a|per|every|each) )/gi, '1 times ')
        .replace(/\btwice (?=(?:a|per|every|each) )/gi, '2 times ')
        .replace(/\bhalf an hour\b/gi, '0.5 hours')
        .replace(/\b(?:an|one) hour and a half\b/gi, '1.5 hours')
        .replace(/\b(\w+) and a half hours\b/gi, (_, count: string) => `${digitsForWords(count)}.5 hours`),
    )
      .replace(
        /^(?:please )?add (\d+(?:\.\d+)? ?% (?:vat|(?:sales )?tax|tip)) to (.+?)[.]*$/i,
        'what is $2 plus $1?',
      )
      .replace(/\bthe (vat|tax|tip) (?:on|for|of) (\S+) (?:at|with|of) (\d+(?:\.\d+)? ?%)/i, '$3 $1 on $2')
      .replace(
        /\b(?:an? )?(\d+(?:\.\d+)? ?% (?:tip|vat|(?:sales )?tax)) (?:on|for) (?:an? |the |my )?(\S+) (?:bill|check|meal|dinner|lunch|purchase|order)\b/i,
        '$1 on $2',
      )
      // "26:30" of a pace are minutes and seconds.
      .replace(
        /(?<=\bin )(\d{1,3}):([0-5]\d)(?=.*\bpace\b)/i,
        (_, minutes: string, seconds: string) => `${Number(minutes) + Number(seconds) / 60} minutes`,
      )
      // "One pipe … another": no number.
      .replace(/^1 (?=[a-z]+ [a-z]+ .*\banother\b)/i, 'A ')
      .replace(/\b(?:a second one|the other one|the second one)\b/gi, 'another')
      .replace(/\bhow long do both(?: of them)? (need|take)\b/gi, 'how long do they $1 together')
      .replaceAll('’', "'")
      .replace(/\s+/g, ' ')
      .trim();
    if (!/\d/.test(text)) return undefined;
    const general = generalProblem(text);
    if (general !== undefined) return general;
    // One price for both of them, and a difference: whoever adds prices is wrong.
    if (BOTH.test(text) && DIFFER.test(text)) return unknownsProblem(text);
    const isProfit = OF_PROFIT.test(text);
    const margin = isProfit ? marginProblem(text) : undefined;
    if (margin !== undefined) return margin;
    const listed =
      coverageProblem(text) ??
      geometryProblem(text) ??
      interestProblem(text) ??
      (isProfit ? undefined : priceList(text));
    if (listed !== undefined) return listed;
    if (
      !/\?|\bages\b|\bhow\b|\bwhat\b|\bwhen\b|\bwork out\b|\bcalculate\b|\bcompute\b|\bratio\b|\bchange\b|\btotal\b|\baverage speed[?.! ]*$|^(?:fuel|petrol|litres) for\b|^split\b|\bnumber\b|\b(?:monthly|yearly)[?. ]*$|\bsplit (?:by|between|among|with)\b/i.test(
        text,
      )
    )
      return undefined;
    if (ASKS_BEFORE.test(text)) return ruleProblem(text) ?? priceBefore(text);
    // An equal share would be wrong.
    if (isUneven(text)) return unevenShares(text) ?? unknownsProblem(text);
    return (
      jointRates(text) ??
      partsAndRates(text) ??
      numberRiddle(text) ??
      scaleProblem(text) ??
      relativeStory(text) ??
      ageProblem(text) ??
      partProblem(text) ??
      leftoverProblem(text) ??
      formulaProblem(text) ??
      ruleProblem(text) ??
      moversProblem(text) ??
      fallProblem(text) ??
      arrivalProblem(text) ??
      distanceProblem(text) ??
      speedProblem(text) ??
      profitProblem(text) ??
      changeProblem(text) ??
      rateProblem(text) ??
      workRate(text) ??
      shareProblem(text) ??
      proportionProblem(text) ??
      (UNLIKE_UNITS.test(text) ? quantityProblem(text) : undefined) ??
      chainProblem(text) ??
      quantityProblem(text) ??
      kindsProblem(text) ??
      storyProblem(text) ??
      unknownsProblem(text) ??
      manyFor(text) ??
      measuredProblem(text) ??
      everydayMoney(text) ??
      eachOfSeveral(text) ??
      multipliedStory(text) ??
      portionProblem(text) ??
      changedIncome(text) ??
      stepsProblem(text) ??
      percentChange(text) ??
      savedUntil(text)
    );
  },
};
