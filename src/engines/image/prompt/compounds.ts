import modifiers from '../data/modifiers.json';
import poses from '../data/poses.json';
import looks from '../data/subject-looks.json';
import { isHeadNoun } from './heads.ts';
import type { Lexicon, PhraseMatch } from './lexicon.ts';
import { ARTICLES, NUMBER_WORDS, RELATION_PHRASES } from './modifiers.ts';
import { isAlive, isPerson } from './people.ts';
import { kindOfSubject } from './subject-kinds.ts';

const PARTS = new Set(poses.parts);
const TREES = new Set(Object.keys(looks.trees));
const ANY_TREE = 'deciduous-tree';
/** Drawings of parts of plants; petals have that of a leaf in the wind. */
const OF_PLANTS =
  /^(?:leaf|maple-leaf|fallen-leaf|leaf-fluttering-in-wind|branch|twig|pine-cone|seeds?|root)$/;

/**
 * Which of two nouns without a word between them is the thing: in "coffee table" the second, in "spruce trees" the
 * first, which says more. "A barn owl" is one thing (`isOne`), "knight dragon" may be two.
 */
export function headOfCompound(first: string, second: string, isOne: boolean): 'first' | 'second' | 'both' {
  if (second === ANY_TREE && TREES.has(first)) return 'first';
  // A lighthouse keeper and a violin maker are people.
  if (second === 'person-standing' && !isAlive(first)) return 'second';
  // A ninja girl is one person; whoever is drawn with a board or a bicycle would be on it.
  if (isPerson(first) && ANYONE.test(second)) return isPosedAnyway(first) ? 'second' : 'first';
  // A horse head is of a horse.
  if (isHeadNoun(second)) return 'first';
  if (isOfTrade(first, second)) return 'first';
  // Palm leaves are leaves.
  if (!isAlive(first) && OF_PLANTS.test(second)) return 'second';
  // Eagle wings are wings.
  if (isAlive(first) && PARTS.has(second)) return 'second';
  // A witch hat is a hat.
  if (isOne) return 'second';
  if (isPerson(first) && !isPerson(second) && kindOfSubject(second).zone === 'table') return 'second';
  return kindOfSubject(first).zone === 'table' ? 'second' : 'both';
}

const ANYONE = /^(?:man|woman|boy|girl|child|older-person|old-man|old-woman|person)$/;
const isPosedAnyway = (name: string): boolean => /-(?:surfing|biking|rowing|swimming|running)$/.test(name);

/** A robot gardener is a robot, and a bear baker a bear; a fox hunter is none. */
const isOfTrade = (first: string, second: string): boolean =>
  isPerson(second) &&
  (UNHUMAN.test(first) || (isAlive(first) && !isPerson(first) && !WITH_ANIMALS.test(second)));

const UNHUMAN = /^(?:robot|alien|zombie|ghost|skeleton|snowman|teddy-bear)$/;
const WITH_ANIMALS =
  /^(?:hunter|farmer|shepherd|beekeeper|fisherman|cowboy|jockey|veterinarian|vet|person-.*|man|woman|boy|girl|child)$/;

/** In "a hotel lobby" the first word says which lobby. */
export const isOfPlace = (name: string): boolean => {
  const { zone, metres } = kindOfSubject(name);
  return !isPerson(name) && (zone === 'table' || metres >= 5);
};

const IMAGES = new Set(modifiers.images);

/**
 * "A picture of a dog", "a dog picture" and "a horse, drawing" say what the whole image is, "a cat painting" what the cat
 * does, and "the head of a lion" which part is seen; "a picture on the wall" is a thing in it.
 */
export function isAboutTheImage(
  words: readonly string[],
  at: number,
  isFirst: boolean,
  nouns: Pick<Lexicon<string>, 'find'>,
): boolean {
  const word = words[at] ?? '';
  if (/^(?:head|face)s?$/.test(word)) return words[at + 1] === 'of';
  if (!IMAGES.has(word) && !IMAGES.has(word.replace(/s$/, ''))) return false;
  const isOfThing = !word.endsWith('ing') && nouns.find(words.slice(0, at), at - 1) !== undefined;
  const hasArticle = words
    .slice(Math.max(0, at - 2), at)
    .some((before) => ARTICLES.has(before) || NUMBER_WORDS.has(before));
  const isPlaced = RELATION_PHRASES.some((phrase) =>
    phrase.words.every((one, n) => words[at + 1 + n] === one),
  );
  return !hasArticle || words[at + 1] === 'of' || ((isFirst || isOfThing) && !isPlaced);
}

/** In "tea, bread" the comma parts two things, though tea bread is one. */
export function withinClause(
  words: readonly string[],
  at: number,
  nouns: Pick<Lexicon<string>, 'find'>,
  clauses: ReadonlySet<number>,
): PhraseMatch<string> | undefined {
  const found = nouns.find(words, at);
  for (let next = at + 1; found && next < at + found.length; next++)
    if (clauses.has(next)) return nouns.find(words.slice(0, next), at);
  return found;
}
