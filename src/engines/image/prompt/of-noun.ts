import poses from '../data/poses.json';
import type { Lexicon } from './lexicon.ts';
import { COLOUR_WORDS } from './modifiers.ts';
import { afterModifiers } from './quantities.ts';
import { SCENE_WORDS } from './scene-words.ts';

/** Words whose meaning depends on the noun after them. */

type Nouns = Pick<Lexicon<string>, 'find'>;

/** "Golden" is a light, but in "a golden dog" a colour. */
export const isColourOfNoun = (words: readonly string[], at: number, nouns: Nouns): boolean =>
  COLOUR_WORDS.has(words[at] ?? '') &&
  nouns.find(words, at + 1) !== undefined &&
  !SCENE_WORDS.find(words, at + 1);

/** "Retro" is the manner of an image, but in "a vintage green car" the age of the car. */
export const isEraOfNoun = (words: readonly string[], at: number, nouns: Nouns): boolean =>
  SCENE_WORDS.find(words, at)?.value.tint === 'retro' &&
  nouns.find(words, afterModifiers(words, at + 1)) !== undefined;

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
