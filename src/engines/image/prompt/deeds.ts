import poses from '../data/poses.json';
import looks from '../data/subject-looks.json';
import { ACTION_WORDS } from './actions.ts';
import { isDoneToThings } from './done-to-things.ts';
import { isWork } from './enact.ts';
import { isLeading } from './led.ts';
import type { Lexicon } from './lexicon.ts';
import { ARTICLES, POSSESSIVES, type RelationPhrase } from './modifiers.ts';
import { isAlive } from './people.ts';
import { isFiniteDeed } from './postures.ts';
import { afterQuantity, groupAt } from './quantities.ts';
import { type Reading, relationAt } from './reading.ts';
import { ownerOf } from './relate.ts';
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
  const doer = subjects[ownerOf(subjects, subjects.length - 1)];
  // "A man in a coat is walking a dog".
  const from = /^(?:is|are|was|were|who)$/.test(words[at - 1] ?? '') ? at - 1 : at;
  if (end !== from || !doer || !isAlive(doer.name)) return undefined;
  const directed = directedAt(words, at, nouns);
  if (directed) return directed;
  const isOnThing = ACTION_WORDS.find(words, at)?.length === 1 && isDoneToThings(word);
  const isOpened = ARTICLES.has(words[at + 1] ?? '') || POSSESSIVES.has(words[at + 1] ?? '');
  // "A knight fights a troll", "a farmer feeds hens", "two boys build a raft".
  const isTold =
    doer.count === 1
      ? isFiniteDeed(word) && (isOpened || isWork(word))
      : isOpened && isWork(word) && !/[^s]s$/.test(word);
  if (!/ing$/.test(word) && !isOnThing && !isTold && !isLeading(word)) return undefined;
  const after = isOpened ? at + 2 : at + 1;
  // "Watering a row of tulips".
  const group = groupAt(words, after);
  const named = group && !group.people ? after + group.said.length : after;
  const object = nouns.find(words, afterQuantity(words, named));
  if (!object || (SCENE_WORDS.find(words, after)?.length ?? 0) >= object.length) return undefined;
  if (isLeading(word) && isAlive(object.value)) return phrase(word, 'beside');
  // The table has "flying a", but not after "is".
  if (word === 'flying' && (!isOpened || from !== at) && TETHERED.has(object.value))
    return phrase(word, 'flying');
  if (isOnThing) return phrase(word, 'beside');
  // "A bird feeding" may be a thing, "a bird feeding its chicks" is not.
  if (ACTION_WORDS.find(words, at) || (nouns.find(words, at) && !isOpened && !isTold)) return undefined;
  const isHeld = HANDLING.has(word) && kindOfSubject(object.value).metres <= LARGEST_HELD;
  return phrase(word, isHeld ? 'holding' : 'beside');
}

/** "Waiting for a bus", "reads to a child", "barking at a cat": a verb with its own preposition, and a thing after it. */
function directedAt(
  words: readonly string[],
  at: number,
  nouns: Pick<Lexicon<string>, 'find'>,
): RelationPhrase | undefined {
  const [word = '', to = '', next = ''] = words.slice(at);
  const isVerb = /(?:ing|[^s]s)$/.test(word) && !ACTION_WORDS.find([word], 0);
  const isDirected = /^(?:to|for)$/.test(to) || (to === 'at' && AT_SOMEBODY.test(word));
  if (!isVerb || !isDirected || relationAt(words, at)?.words.length === 2) return undefined;
  const from = ARTICLES.has(next) || POSSESSIVES.has(next) ? at + 3 : at + 2;
  const object = nouns.find(words, afterQuantity(words, from));
  return object && !SCENE_WORDS.find(words, from) ? phrase(`${word} ${to}`, 'beside') : undefined;
}

/** Elsewhere "at" says where somebody is. */
const AT_SOMEBODY =
  /^(?:bark|point|smil|shout|star|wav|laugh|aim|growl|hiss|yell|wink|glar|gaz|roar|howl|snarl|grin|scream|peer)\w*$/;

const phrase = (said: string, kind: RelationPhrase['kind']): RelationPhrase => ({
  words: said.split(' '),
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
