import looks from '../data/subject-looks.json';
import type { PhraseMatch } from './lexicon.ts';
import type { Parsing } from './parsing.ts';
import { isAlive, isPerson } from './people.ts';
import { isFullAt } from './quantities.ts';
import { readNoun } from './read-noun.ts';
import type { Reading } from './reading.ts';
import type { SceneHint } from './scene-words.ts';
import { noModifiers, type Pending } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import type { ScenePlace } from './vocabulary.ts';

/** Places that are full of things: a mushroom forest, a rose garden. */

const MANY = 6;
/** Animals are larger, and move. */
const SOME = 3;

const TREES: ReadonlySet<string> = new Set(Object.keys(looks.trees));
/** In metres: a place has one castle, not many. */
const LARGEST = 5;

const OPEN: ReadonlySet<ScenePlace> = new Set([
  'mountains',
  'lake',
  'sea',
  'forest',
  'desert',
  'hills',
  'snow',
  'underwater',
]);

/** "A rose garden" has roses; "a fox forest night" may be a fox in a forest. */
export function isFilledWith(
  noun: PhraseMatch<string>,
  { place, room }: SceneHint,
  pending: Pending,
): boolean {
  if (place === undefined || room !== undefined || !OPEN.has(place) || isPerson(noun.value)) return false;
  if (isAlive(noun.value)) return pending.article && pending.relation !== undefined;
  return TREES.has(noun.value) || kindOfSubject(noun.value).metres < LARGEST;
}

/** "A greenhouse full of ferns", "a kitchen filled with plants": many of them. Returns the index of the next word to read. */
export function readFullRoom({ reading, pending }: Parsing, at: number): number {
  if (!isFullAt(reading.words, at)) return at;
  Object.assign(pending, { count: MANY, form: 'scatter', words: [at, at + 1] });
  return at + 2;
}

/** Keeps the thing for the end of the prompt, so that the words after the place are not said of it. */
export function fillPlace({ reading, pending }: Parsing, at: number, noun: PhraseMatch<string>): void {
  const { colour, colourSaid, colourAt } = pending;
  const words = colour === undefined ? [] : [colourAt];
  reading.fills.push({ at, noun, colour, colourSaid, words });
  Object.assign(pending, { colour: undefined, colourSaid: undefined, colourFree: false });
}

export function readFills(reading: Reading): void {
  for (const { at, noun, words, ...looks } of reading.fills) {
    const count = isAlive(noun.value) ? SOME : MANY;
    const pending = { ...noModifiers(), ...looks, count, form: 'scatter' as const, words: [...words] };
    readNoun(reading, pending, at, { ...noun, plural: true });
  }
}
