import poses from '../data/poses.json';
import { isFinish } from './finishes.ts';
import type { Lexicon } from './lexicon.ts';
import { ARTICLES, COLOUR_WORDS, NUMBER_WORDS, SIZE_WORDS } from './modifiers.ts';
import { afterModifiers } from './quantities.ts';
import { relationAt } from './reading.ts';
import { SCENE_WORDS } from './scene-words.ts';

/** Words whose meaning depends on the noun after them. */

type Nouns = Pick<Lexicon<string>, 'find'>;

/** "Golden" is a light, but in "a golden dog" a colour. */
export const isColourOfNoun = (words: readonly string[], at: number, nouns: Nouns): boolean =>
  COLOUR_WORDS.has(words[at] ?? '') &&
  nouns.find(words, at + 1) !== undefined &&
  !SCENE_WORDS.find(words, at + 1);

/** "Rainbow stripes" and "a snowflake pattern" are on the thing that has them. */
export const isOfPattern = (
  words: readonly string[],
  end: number,
  clauses: ReadonlySet<number> = new Set(),
): boolean => !clauses.has(end) && PATTERN_WORD.test(words[end] ?? '');

const PATTERN_WORD =
  /^(?:stripes?|striped|dots?|dotted|polka|checks?|checkers?|chequers?|checkered|chequered|checked|zigzags?|swirls?|spots?|patches|patterns?|patterned|prints?|printed|motifs?)$/;

/** "Wet" is the weather of a street, but the state of a dog. */
export const isStateOfNoun = (words: readonly string[], at: number, nouns: Nouns): boolean =>
  (/^(?:wet|cold|frozen|icy|frosty|smoky|rough|glassy)$/.test(words[at] ?? '') ||
    (words[at] === 'snowy' && /^(?:roof(?:top)?s?|branch(?:es)?|beard|hat)$/.test(words[at + 1] ?? ''))) &&
  [at + 1, at + 2].some(
    (next) =>
      nouns.find(words, next) !== undefined &&
      !SCENE_WORDS.find(words, next) &&
      !SCENE_WORDS.find(words, at + 1),
  );

/** "A dark wooden desk" is no dark image, and "a square wooden box" no square beside a box. */
export const isLookOfNoun = (words: readonly string[], at: number, nouns: Nouns): boolean =>
  /^(?:dark|square|oval|circular)$/.test(words[at] ?? '') &&
  isFinish(words[at + 1] ?? '') &&
  [at + 2, afterModifiers(words, at + 2)].some((next) => nouns.find(words, next) !== undefined);

/** "Retro" is the manner of an image, but in "a vintage green car" the age of the car. */
export const isEraOfNoun = (words: readonly string[], at: number, nouns: Nouns): boolean =>
  SCENE_WORDS.find(words, at)?.value.tint === 'retro' &&
  nouns.find(words, afterModifiers(words, at + 1)) !== undefined;

/** "A street without people", "no cars": the number of words that say what is not there; 0 where nothing is denied. */
export function absentAt(words: readonly string[], at: number, nouns: Nouns): number {
  const from = words[at] === 'with' && words[at + 1] === 'no' ? at + 1 : at;
  if (!/^(?:without|no)$/.test(words[from] ?? '')) return 0;
  const first = /^(?:an?|any|the|other)$/.test(words[from + 1] ?? '') ? from + 2 : from + 1;
  const next = afterModifiers(words, first);
  // "Without training wheels".
  const noun = nouns.find(words, next) || !nouns.find(words, next + 1)?.plural ? next : next + 1;
  const found = SCENE_WORDS.find(words, noun) ? undefined : nouns.find(words, noun);
  return found ? noun + found.length - at : 0;
}

const LIKENESS =
  /^(?:shaped like|in the shape of|in the form of|that looks like|looking like|dressed as|dressed up as|disguised as|made of|made out of|made from|carved from|carved out of|built from|built out of)(?: an?| the)? /;

/**
 * "A kite shaped like a fish", "a house made of candy": fish and candy are no things beside it. Gives the number of
 * words up to the end of the noun; 0 where there is no such phrase.
 */
export function likenessAt(words: readonly string[], at: number, nouns: Nouns): number {
  const found = LIKENESS.exec(`${words.slice(at, at + 6).join(' ')} `);
  if (!found) return 0;
  const noun = afterModifiers(words, at + found[0].trim().split(' ').length);
  return noun + (nouns.find(words, noun)?.length ?? 1) - at;
}

const INSTRUMENTS = new Set(poses.instruments);
const PLAYED = new Set(poses.played);
const READ = new Set(poses.read);

/** "Playing guitar" is holding one; "playing" and "playing football" are not. */
export function lacksObject(words: readonly string[], at: number, nouns: Nouns): boolean {
  const [word = '', next = ''] = words.slice(at);
  const isPlayed = PLAYED.has(word);
  // "Playing with" and "reading a" are phrases of their own.
  if ((!isPlayed && !READ.has(word)) || /^(?:an?|the|with)$/.test(next)) return false;
  const object = nouns.find(words, afterModifiers(words, at + 1));
  return object === undefined || (isPlayed && !INSTRUMENTS.has(object.value));
}

/** "An orange in a bowl" and "a jug with lavender on a table" are things, "an orange cat" has a colour. */
export const isFruit = (words: readonly string[], at: number, clauses: ReadonlySet<number>): boolean =>
  (ARTICLES.has(words[at - 1] ?? '') ||
    (words[at] === 'lavender' && /^(?:with|of|holding|and)$/.test(words[at - 1] ?? ''))) &&
  (clauses.has(at + 1) || relationAt(words, at + 1) !== undefined);

/** "In teal and orange" has no fruit. */
export function isColourInList(words: readonly string[], at: number, clauses: ReadonlySet<number>): boolean {
  const before = /^(?:and|or)$/.test(words[at - 1] ?? '') ? at - 2 : at - 1;
  const isClosed = at + 1 >= words.length || clauses.has(at + 1) || relationAt(words, at + 1) !== undefined;
  return isClosed && (COLOUR_WORDS.has(words[before] ?? '') || words[at - 1] === 'in');
}

/** "A red cross" is a thing, "a ship crossing the sea" is not. */
export function isNamed(words: readonly string[], at: number, nouns: Nouns): boolean {
  const before = words[at - 1] ?? '';
  const opens = [ARTICLES, COLOUR_WORDS, SIZE_WORDS, NUMBER_WORDS].some((list) => list.has(before));
  return opens && nouns.find(words, at) !== undefined;
}
