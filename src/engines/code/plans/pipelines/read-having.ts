import { NUMBER, numberOf, singular, type WishText } from '../reading/text.ts';
import { OPPOSITE } from './frame.ts';
import { NOUNS } from './nouns.ts';
import type { Sign } from './pipeline.ts';
import { SKIP } from './vocabulary.ts';

export const SIGNS: readonly (readonly [string, Sign])[] = [
  ['>=|(?:is |are |of )?at least|(?:is )?(?:greater|more|higher) than or equal to|or (?:more|above)', '>='],
  ['<=|(?:is |are |of )?at most|(?:is )?(?:less|lower) than or equal to|(?:of )?up to', '<='],
  [
    '>|(?:is |are )?(?:greater|more|higher|larger|bigger|longer) than|(?:is |are )?(?:above|over|exceeds?|exceeding)',
    '>',
  ],
  ['<|(?:is |are )?(?:less|lower|smaller|fewer|shorter) than|(?:is |are )?(?:below|under)', '<'],
  ["!=|is not(?: equal to)?|isn't|does not equal|are not|other than", '!='],
  ['===?|=|is equal to|equals?|equal to|is|are|of', '=='],
];
/** The beginning of a condition on groups. */
const KEPT = `(?:${SKIP} (?:the |any |all )?|,? ?\\b(?:and |but )?(?:only (?:for |the )?|keep(?:ing)? (?:only )?|for )?)`;
const COUNTS = /\b(?:count(?:s|ing)?|how many|number of)\b/i;
const GROUPS = /\b(?:per|each|every|group(?:s|ed|ing)?)\b/i;

/** "Average price per category, only products with more than 10 reviews": a record that is not the group has them in a field. */
const isOfRecord = (wish: WishText, of: string | undefined, what: string): boolean =>
  of !== undefined &&
  !/^(?:times|occurrences|those|groups|ones)$/.test(what) &&
  !new RegExp(`\\b(?:per|each|every|by) (?:${of}|${singular(of)})\\b`, 'i').test(wish.given) &&
  !new RegExp(`\\b(?:number of|count|counts|how many) ${what}\\b`, 'i').test(wish.given);

export interface Had {
  readonly op: 'count' | 'measure';
  readonly sign: Sign;
  readonly value: number;
  /** The key of the groups that are counted. */
  readonly of?: string;
  /** Not of groups: a field of each record. */
  readonly field?: string;
}

/** "Leaving out …": what is said is what is not kept. */
const LEAVES = new RegExp(`^${SKIP}`);
const kept = (said: string, sign: Sign): Sign => (LEAVES.test(said) ? OPPOSITE[sign] : sign);

/** "Total points per player, only players with more than 100 points": the points are added up, not counted. */
const isAdded = (wish: WishText, what: string): boolean =>
  new RegExp(
    `\\b(?:totals?|sums?|sum of(?: the)?|add(?:s|ing)? up(?: the)?|totals? of(?: the)?) (?:${what}|${singular(what)})\\b`,
    'i',
  ).test(wish.given);

/** The groups by the name of their key: "departments" of "by department". */
const keyedIn = ({ given }: WishText): string =>
  `(?:${/\b(?:per|each|every|by) ([a-z]+)\b/i.exec(given)?.[1]?.toLowerCase() ?? 'groups'})s`;

/** "Only customers with a total over 100", "with more than 5 orders": about groups, so it comes first. */
export function readHaving(wish: WishText): Had | undefined {
  for (const [words, sign] of SIGNS) {
    if (sign === '==' || sign === '!=') continue;
    if (!new RegExp(`(?:${words}) \\$?${NUMBER}`).test(wish.rest)) continue;
    const found = wish.take(
      new RegExp(
        `${KEPT}(?:(?:those|groups|ones|[a-z]+s) )?(?:with|whose|having|that have|where) (?:an? |the |their )?(total|sum|average|count|totals|mean|number of [a-z]+)(?: (?:amount|spending|value|revenue|price|salary|grade|score|rating|sales|is|are|of))* ?(?:${words}) \\$?${NUMBER}`,
      ),
    );
    if (found?.[1] && found[2])
      return {
        op: /count|number/.test(found[1]) ? 'count' : 'measure',
        sign: kept(found[0], sign),
        value: numberOf(found[2]),
      };
    // "Count requests per address, print those with more than 100".
    const bare =
      COUNTS.test(wish.given) && GROUPS.test(wish.given)
        ? wish.take(
            new RegExp(
              `${KEPT}(?:those|groups|ones|${keyedIn(wish)}) (?:with|having|that have) (?:${words}) ${NUMBER}(?= ?(?:$|[,.;·]))`,
            ),
          )
        : undefined;
    if (bare?.[1]) return { op: 'count', sign: kept(bare[0], sign), value: numberOf(bare[1]) };
    // "Total sales per region, only regions above 10000".
    const measured = GROUPS.test(wish.given)
      ? wish.take(
          new RegExp(
            `,? ?\\b(?:but |and )?only (?:for |the )?${keyedIn(wish)} (?:${words}) \\$?${NUMBER}(?= ?(?:$|[,.;·]))`,
          ),
        )
      : undefined;
    if (measured?.[1])
      return { op: COUNTS.test(wish.given) ? 'count' : 'measure', sign, value: numberOf(measured[1]) };
    const counted = new RegExp(
      `${KEPT}(?:(?:those|groups|ones|(${NOUNS}|[a-z]+s)) )?(?:with|having|that have|who have|that occur|appearing|which occur|who placed|who made) (?:${words}) ${NUMBER} (times|occurrences|${NOUNS}|[a-z]+s)\\b`,
    ).exec(wish.rest);
    if (!counted?.[2]) continue;
    const [all, of, , what = ''] = counted;
    // "Movies with at least 1000 votes" have them in a field.
    const isOften =
      /^(?:times|occurrences)$/.test(what) ||
      (GROUPS.test(wish.given) && !isOfRecord(wish, of, what)) ||
      wish.given.toLowerCase().split(what).length > 2;
    wish.cover(counted.index, counted.index + all.length);
    return {
      op: isOften && isAdded(wish, what) ? 'measure' : 'count',
      sign: kept(all, sign),
      value: numberOf(counted[2]),
      ...(isOften ? (of ? { of } : {}) : { field: what }),
    };
  }
  return undefined;
}
