import { oneOf } from '../../narrow.ts';
import table from '../data/rooms.json';
import type { PhraseMatch } from './lexicon.ts';
import type { Parsing } from './parsing.ts';
import { isFullAt } from './quantities.ts';
import { relationAt } from './reading.ts';
import { SCENE_WORDS, type SceneHint } from './scene-words.ts';
import type { Subject } from './subject.ts';
import { ROOMS, type RoomName } from './vocabulary.ts';

interface Named {
  readonly wall: string;
  /** Buildings that have such a room. */
  readonly in?: readonly string[];
  /** Things that only such a room has. */
  readonly by?: readonly string[];
}

/** Drawings of buildings to the room in them, and drawings of furniture to the room that has it. */
const [INTERIORS, FURNISHED] = (['in', 'by'] as const).map(
  (key) =>
    new Map(
      Object.entries<Named>(table).flatMap(([room, { [key]: names = [] }]) =>
        names.map((name): [string, RoomName] => [name, oneOf(ROOMS, room)]),
      ),
    ),
);

/** "A cow in a barn", "through a barn": the barn is seen from within. */
export function interiorAt(
  { reading: { words, subjects }, pending, nouns, clauses }: Parsing,
  at: number,
  noun: PhraseMatch<string> | undefined,
): PhraseMatch<SceneHint> | undefined {
  const room = noun && INTERIORS?.get(noun.value);
  const after = at + (noun?.length ?? 0);
  // "A greenhouse full of ferns".
  const isWithin = /\b(?:in|inside|through)$/.test(pending.relationSaid) || isFullAt(words, after);
  if (!room || noun.plural || !isWithin) return undefined;
  // "In the church tower"; "a barn, and a cow in the barn".
  const isOfNext = !clauses.has(after) && !relationAt(words, after) && nouns.find(words, after) !== undefined;
  const isOtherPlace = (SCENE_WORDS.find(words, at)?.length ?? 0) > noun.length;
  if (isOfNext || isOtherPlace || subjects.some(({ name }) => name === noun.value)) return undefined;
  return { ...noun, value: { place: 'room', room, ...(noun.like && { as: room }) } };
}

/** The room of things that only one has, or that are named with it: a bathtub, a kitchen table. */
export const roomOf = (subjects: readonly Subject[]): RoomName | undefined =>
  subjects
    .map(({ name, said }) => FURNISHED?.get(name) ?? ROOMS.find((room) => said.startsWith(`${room} `)))
    .find((room) => room !== undefined);
