import { pluralOf } from '../reading/plural.ts';
import type { WishText } from '../reading/text.ts';
import { singularOf } from './lexicon.ts';
import { LEAD } from './model-rules.ts';
import { modelColumns } from './models.ts';

const IN =
  'be (?:part of|in|on|shown in|assigned to|taught by|written by|tagged with|linked to|used in|listed in|enrolled in|involved in|included in)|belong to|appear in|attend|take(?: part in)?|enroll? in|join|participate in|be';
const HAVE = 'have|has|own|contain|include|hold|use|place|make|write|borrow|own';
const MANY = '(?:many|several|multiple|more than one|any number of)';

const SINGLE = new RegExp(
  `${LEAD}(?:each|every|an?|one) ([a-z]+) (?:(?:can only |must |always )?(?:have|has|belongs? to|lives? in|is (?:in|on|assigned to|taught by|written by|led by|held in|given by|owned by|cared for by)|has got)) (?:exactly |only |just )?(?:one|an?|exactly one|a single) ([a-z]+)(?! (?:number|amount))`,
);

/** "Each animal lives in one enclosure": the animal refers to it. */
export function readSingles(wish: WishText, tables: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  const tableOf = (noun: string): string | undefined =>
    tables.find((name) => singularOf(name) === singularOf(noun));
  for (let found = SINGLE.exec(wish.rest); found; found = SINGLE.exec(wish.rest)) {
    const [child, parent] = [tableOf(found[1] ?? ''), tableOf(found[2] ?? '')];
    if (!child || !parent || child === parent) break;
    wish.cover(found.index, found.index + found[0].length);
    pairs.push([child, parent]);
  }
  return pairs;
}

const PER =
  /\b([a-z]+) (?:(?:used|needed|sold|ordered|required|installed|consumed) )?(?:per|in each|for each) ([a-z]+)\b/;

/** "Parts used per job": a job has several parts, of each so many. */
export function readCounted(wish: WishText, tables: readonly string[]): [string, string][] {
  const found = PER.exec(wish.rest);
  const tableOf = (noun: string): string | undefined =>
    tables.find((name) => singularOf(name) === singularOf(noun));
  const [part, whole] = [tableOf(found?.[1] ?? ''), tableOf(found?.[2] ?? '')];
  if (!found || !part || !whole || part === whole) return [];
  wish.cover(found.index, found.index + found[0].length);
  return [[whole, part]];
}

/** "Books, authors (a book can have several), members": several of those before the bracket. */
const ELIDED = new RegExp(
  `^(.*?\\b)([a-z]+) ?(?:[(,–—]|-(?= )) ?((?:an?|each|every|one) [a-z]+ (?:(?:can|may|could) have|has) ${MANY})(?: of (?:them|those|these))?(?=[).,;–—]| -|$)\\)?(.*?)[.\\s]*$`,
  'is',
);
export const inWholeSentences = (text: string): string =>
  text.replace(ELIDED, (_, before, many, said, after) => `${before}${many}${after}. ${said} ${many}`);

const SENTENCE = new RegExp(
  `${LEAD}(?:(?:an?|each|every|one|the same) )?([a-z]+) (?:(?:can|may|could) (${IN}|${HAVE})|(has|have|belongs to|contains|includes)) ${MANY} (?:different )?([a-z]+)(,? and vice versa)?`,
);

/** "A book can have several authors and an author several books": pairs that need a table of their own. */
export function readManies(wish: WishText, tables: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  const tableOf = (noun: string): string | undefined =>
    tables.find((name) => singularOf(name) === singularOf(noun));
  const refers = (child: string, parent: string): boolean =>
    modelColumns(child, tables).some((column) => column.parent === parent);
  for (let found = SENTENCE.exec(wish.rest); found; found = SENTENCE.exec(wish.rest)) {
    const [, one = '', does = '', plain = '', many = '', versa] = found;
    const [first, second] = [tableOf(one), tableOf(many)];
    if (!first || !second || first === second) break;
    wish.cover(found.index, found.index + found[0].length);
    const isMiddle = tables.some((name) => refers(name, first) && refers(name, second));
    const isBack = pairs.some((pair) => pair.includes(first) && pair.includes(second));
    if (isMiddle || isBack) continue;
    const isOwner = new RegExp(`^(?:${HAVE}|contains|includes)$`).test(does || plain) && versa === undefined;
    // An order has many items: these refer to it.
    if (isOwner && refers(second, first)) continue;
    pairs.push([second, first]);
  }
  return pairs;
}

/** "Deleting a post removes its comments". */
export function readCascades(wish: WishText): [child: string, parent: string][] {
  const pattern =
    /[,;.]? ?\b(?:and |where |so that |such that |when |if )*(?:deleting an? ([a-z]+)|an? ([a-z]+) is (?:deleted|removed),?)(?: should| must| also)* (?:removes?|deletes?|(?:(?:its|their|the) |all )*([a-z]+) (?:are|is|get|should be|must be) (?:also )?(?:removed|deleted)(?: (?:too|as well|with it))?)(?:(?: also| all| of)*(?: its| their| the) ([a-z]+)(?: (?:too|as well))?)?/;
  const found: [string, string][] = [];
  for (let one = wish.take(pattern); one; one = wish.take(pattern)) {
    const [, first, second, before, after] = one;
    const child = before ?? after;
    if (child) found.push([child, pluralOf(first ?? second ?? '')]);
  }
  return found;
}
