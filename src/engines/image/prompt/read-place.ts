import { takeFreeColour, takeOwnColour } from './apply-modifier.ts';
import { readFullRoom } from './filled-places.ts';
import type { PhraseMatch } from './lexicon.ts';
import { NUMBER_WORDS } from './modifiers.ts';
import type { Parsing } from './parsing.ts';
import { afterModifiers } from './quantities.ts';
import { readScene } from './read-scene.ts';
import { type Reading, use } from './reading.ts';
import { isNaturalColour, isOwnColour, SCENE_WORDS, type SceneHint } from './scene-words.ts';
import { afterPlace, noModifiers, type Pending } from './subject.ts';

export function readPlace(parsing: Parsing, i: number, scene: PhraseMatch<SceneHint>): number {
  const { reading, pending, nouns, clauses } = parsing;
  const { words } = reading;
  const after = i + scene.length;
  // In "on an office desk" and "a row of colourful houses" all that came before is said of the desk and the houses.
  // In "crossing a frozen stream" it is said of the stream.
  const isOfPlace = scene.value.weak && SCENE_WORDS.find(words, after)?.value.place !== undefined;
  const isOfNoun =
    !clauses.has(after) && (isOfPlace || nouns.find(words, afterModifiers(words, after)) !== undefined);
  const colour = isOfNoun ? undefined : takeOwnColour(reading, i, pending, scene.value);
  const many = isOfNoun ? undefined : numberOf(reading, pending, scene.value);
  const coloured = { ...scene, value: { ...scene.value, ...(colour && { colour }), ...(many && { many }) } };
  // "Green liquid" in a bottle is no image in green.
  const isOfThing = scene.value.place === 'abstract' && reading.subjects.length > 0;
  const shade = words[pending.colourAt] ?? '';
  // A green hill is green anyway, under a sky that is not.
  if (!isOfNoun && !isOfThing && !colour && isOwnColour(shade, scene.value))
    use(reading, pending.colourAt, 1);
  else if (!isOfNoun && !isOfThing && !colour && isNaturalColour(shade, scene.value))
    takeFreeColour(reading, pending);
  // "Behind it the sun sets": that is no relation of the thing to the sun.
  const isOfScene = isOfNoun || pending.of !== undefined;
  const next = readScene(reading, i, coloured, isOfScene ? noModifiers() : pending);
  // "In the library two boys": what opens the prompt is said of the library.
  if (!isOfNoun && reading.subjects.length === 0) parsing.opening = undefined;
  // "A bridge above a valley, white smoke": the valley closed the relation.
  const isClosed = clauses.has(after) && reading.subjects.length > 0;
  if (!isOfNoun) parsing.pending = isClosed ? noModifiers() : afterPlace(pending);
  return scene.value.room === undefined ? next : readFullRoom(parsing, next);
}

/** The number in "two islands", if it is of a part of the scene. */
function numberOf(
  reading: Reading,
  { count = 1, numbered, vague, words: read }: Pending,
  { place, features }: SceneHint,
): SceneHint['many'] {
  const { words } = reading;
  const at = read.find((index) => NUMBER_WORDS.has(words[index] ?? '') || /^\d+$/.test(words[index] ?? ''));
  const isCounted = numbered && !vague && count > 1 && (place !== undefined || features !== undefined);
  if (!isCounted || at === undefined) return undefined;
  use(reading, at, 1);
  return { count, said: words[at] ?? '' };
}
