import modifiers from '../data/modifiers.json';
import looks from '../data/subject-looks.json';
import type { Lexicon } from './lexicon.ts';
import { ARTICLES, COLOUR_WORDS, CONTAINERS, NUMBER_WORDS, SIZE_WORDS } from './modifiers.ts';
import { afterModifiers } from './quantities.ts';
import { relationAt } from './reading.ts';

type Nouns = Pick<Lexicon<string>, 'find'>;

/** Things whose name is also that of a colour, which they have: cream, coral. */
export const COLOUR_NOUNS: ReadonlyMap<string, string> = new Map(Object.entries(modifiers.colourNouns));

const EATEN = new Set([...looks.dishes, ...looks.toppings, ...looks.served]);

/** A chocolate shop sells it, an olive branch grows it, and a rose bowl holds it. */
const OF_THE_THING =
  /tree|leaf|leaves|branch|bush|flower|blossom|petal|seed|oil|shop|store|factory|stall|fountain|machine|spoon|knife|fork/;

/** The words, with "cream-coloured" for "cream" where it says the colour of something. */
export function withColourNouns(
  words: readonly string[],
  nouns: Nouns,
  clauses: ReadonlySet<number>,
): readonly string[] {
  if (!words.some((word) => COLOUR_NOUNS.has(word))) return words;
  return words.map((word, at) =>
    COLOUR_NOUNS.has(word) && (isBeforeThing(words, at, nouns) || isListed(words, at, clauses))
      ? `${word}-coloured`
      : word,
  );
}

/** "A cream sofa", "two coral velvet armchairs". */
function isBeforeThing(words: readonly string[], at: number, nouns: Nouns): boolean {
  const before = words[at - 1] ?? '';
  const opens =
    at === 0 ||
    [ARTICLES, NUMBER_WORDS, SIZE_WORDS].some((some) => some.has(before)) ||
    /^(?:with|and|in)$/.test(before);
  if (!opens || (nouns.find(words, at)?.length ?? 1) > 1) return false;
  const next = afterModifiers(words, at + 1);
  if (/^(?:background|backdrop)s?$/.test(words[next] ?? '')) return true;
  const from = MATERIAL.test(words[next] ?? '') ? next + 1 : next;
  const thing = nouns.find(words, from);
  const said = words[from + (thing?.length ?? 1) - 1] ?? '';
  return thing !== undefined && !EATEN.has(thing.value) && !CONTAINERS.has(said) && !OF_THE_THING.test(said);
}

const MATERIAL = /^(?:leather|velvet|wool|woollen|silk|cotton|linen|satin|knitted|wooden|metal)$/;

/** "In brown and cream", "a coral and white dress". */
function isListed(words: readonly string[], at: number, clauses: ReadonlySet<number>): boolean {
  const isColour = (word = ''): boolean => COLOUR_WORDS.has(word) || COLOUR_NOUNS.has(word);
  const [before = '', after = ''] = [words[at - 1], words[at + 1]];
  const isLast = at + 1 >= words.length || clauses.has(at + 1) || relationAt(words, at + 1) !== undefined;
  if (before === 'and' && COLOUR_WORDS.has(words[at - 2] ?? '')) return true;
  if (before === 'in' && isLast) return true;
  return (before === 'in' || ARTICLES.has(before)) && after === 'and' && isColour(words[at + 2]);
}
