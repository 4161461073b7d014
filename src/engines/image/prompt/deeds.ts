import poses from '../data/poses.json';
import looks from '../data/subject-looks.json';
import { ACTION_WORDS } from './actions.ts';
import { isDoneToThings } from './done-to-things.ts';
import type { Lexicon } from './lexicon.ts';
import { ARTICLES, POSSESSIVES, type RelationPhrase } from './modifiers.ts';
import { isAlive } from './people.ts';
import { isFiniteDeed } from './postures.ts';
import { afterQuantity } from './quantities.ts';
import type { Reading } from './reading.ts';
import { SCENE_WORDS } from './scene-words.ts';
import { kindOfSubject } from './subject-kinds.ts';

const HANDLING = new Set(poses.handling);
const TETHERED = new Set(looks.tethered);
/** In metres: anything larger stands beside the person instead of being held. */
const LARGEST_HELD = 0.8;

/**
 * Reads a verb with an object that the table of relations does not have: "knitting a scarf", "repairing a tractor". The
 * object belongs to the doer, so that the words after it describe the doer.
 */
export function deedAt(
  { words, end, subjects }: Reading,
  at: number,
  nouns: Pick<Lexicon<string>, 'find'>,
): RelationPhrase | undefined {
  const word = words[at] ?? '';
  const doer = subjects.at(-1);
  if (end !== at || !doer || !isAlive(doer.name)) return undefined;
  const isOnThing = ACTION_WORDS.find(words, at)?.length === 1 && isDoneToThings(word);
  const isOpened = ARTICLES.has(words[at + 1] ?? '') || POSSESSIVES.has(words[at + 1] ?? '');
  // "A knight fights a troll".
  const isTold = isOpened && doer.count === 1 && isFiniteDeed(word);
  if (!/ing$/.test(word) && !isOnThing && !isTold) return undefined;
  const from = isOpened ? at + 2 : at + 1;
  const object = nouns.find(words, afterQuantity(words, from));
  if (!object || (SCENE_WORDS.find(words, from)?.length ?? 0) >= object.length) return undefined;
  if (word === 'flying' && !isOpened && TETHERED.has(object.value)) return phrase(word, 'flying');
  if (isOnThing) return phrase(word, 'beside');
  // "A bird feeding" may be a thing, "a bird feeding its chicks" is not.
  if (ACTION_WORDS.find(words, at) || (nouns.find(words, at) && !isOpened)) return undefined;
  const isHeld = HANDLING.has(word) && kindOfSubject(object.value).metres <= LARGEST_HELD;
  return phrase(word, isHeld ? 'holding' : 'beside');
}

const phrase = (word: string, kind: RelationPhrase['kind']): RelationPhrase => ({
  words: [word],
  kind,
  flying: false,
});

/** "A statue of a lion" shows a lion: the index of the thing that it depicts; -1 where there is none. */
export function depictedAt(
  words: readonly string[],
  { value, end }: { readonly value: string; readonly end: number },
  nouns: Pick<Lexicon<string>, 'find'>,
): number {
  if (value !== 'statue' || words[end] !== 'of') return -1;
  const at = end + (ARTICLES.has(words[end + 1] ?? '') ? 2 : 1);
  return nouns.find(words, at) ? at : -1;
}
