import { ACTION_WORDS } from './actions.ts';
import { AFTER_VERB, isDeedOfTheLiving } from './finite-verbs.ts';
import type { PhraseMatch } from './lexicon.ts';
import { ARTICLES, POSSESSIVES, RELATION_PHRASES } from './modifiers.ts';
import { isAlive, isPerson } from './people.ts';
import type { Reading } from './reading.ts';

/** "A wizard casting", "children building a hut": what seems a thing is done by the subject before it. */
export function isVerb(
  { words, end, subjects }: Reading,
  at: number,
  noun: PhraseMatch<string>,
  clauses: ReadonlySet<number>,
): boolean {
  // "Sparks fly from a fire".
  if (words[at] === 'fly' && /[^s]s$/.test(words[at - 1] ?? '')) return true;
  // "Learning to fish", "about to box".
  const isOfThing = /^(?:next|close|tied|attached|chained|due)$/.test(words[at - 2] ?? '');
  if (words[at - 1] === 'to' && INFINITIVE.test(words[at] ?? '') && !isOfThing) return true;
  // "A boy flies a kite", "a gull circles a tower".
  const isOne = subjects.at(-1)?.count === 1 && noun.length === 1;
  const isDoer = isAlive(subjects.at(-1)?.name ?? '');
  // In "a dog on a lake, ducks to the right" the comma parts them.
  if (isOne && end === at && !clauses.has(at) && isFiniteVerb(words, at, { clauses: NO_CLAUSES, isDoer }))
    return true;
  if (end !== at || subjects.length === 0) return false;
  // "A horse drinking water".
  if (noun.length > 1) return /ing$/.test(words[at] ?? '') && isAlive(subjects.at(-1)?.name ?? '');
  return isGerund(words, at) || (noun.like === true && /ing$/.test(words[at] ?? ''));
}

/** "A man walking" is a man who walks, also where a drawing is called so: what is said after it is done as well. */
export function withoutDeed(
  words: readonly string[],
  at: number,
  noun: PhraseMatch<string> | undefined,
  nouns: { find(words: readonly string[], at: number): PhraseMatch<string> | undefined },
): PhraseMatch<string> | undefined {
  if (!noun || noun.length < 2 || !POSED.test(words[at + noun.length - 1] ?? '')) return noun;
  const doer = nouns.find(words.slice(at, at + noun.length - 1), 0);
  return doer?.length === noun.length - 1 && isPerson(doer.value) ? doer : noun;
}

/** Nouns that are verbs after "to". */
const INFINITIVE =
  /^(?:fish|fly|box|bat|duck|bear|dance|drink|cook|paint|play|plant|ride|row|skate|sail|ski|surf|swing|iron|drum|park|race|walk|watch|water|knit|saw|hammer|kiss)$/;

const POSED = /^(?:walking|running|dancing|kneeling|juggling|climbing)$/;

/** "A bee flies": with "a" it is one bee that does so, and no bee flies. */
export const isOneThatFlies = (
  words: readonly string[],
  at: number,
  { length }: PhraseMatch<string>,
): boolean => length === 2 && words[at + 1] === 'flies' && /^(?:an?|one)$/.test(words[at - 1] ?? '');

export const isGerund = (words: readonly string[], at: number): boolean =>
  /ing$/.test(words[at] ?? '') && ARTICLES.has(words[at + 1] ?? '');

/** "A woman painting a mountain" paints; "a mountain, painting" is painted. */
export const isPainting = ({ words, end, subjects }: Reading, at: number): boolean =>
  end === at &&
  subjects.length > 0 &&
  /^(?:painting|drawing|sketching)$/.test(words[at] ?? '') &&
  (ARTICLES.has(words[at + 1] ?? '') ||
    (isPerson(subjects.at(-1)?.name ?? '') &&
      /^(?:at|in|on|outside|outdoors|by)$/.test(words[at + 1] ?? '')));

const NO_CLAUSES: ReadonlySet<number> = new Set();

/** "A sailboat sails past": the word agrees with the one thing before it, and no thing follows that it could be part of. */
function isFiniteVerb(
  words: readonly string[],
  at: number,
  { clauses, isDoer }: { readonly clauses: ReadonlySet<number>; readonly isDoer: boolean },
): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const isDeed = isDoer && isDeedOfTheLiving(word);
  const isKnown = ACTION_WORDS.find([word], 0) || word === 'watches' || isDeed;
  if (!/[^s]s$/.test(word) || !isKnown) return false;
  return (
    next === '' ||
    clauses.has(at + 1) ||
    // "A girl waters flowers".
    (isDeed && /[^s]s$/.test(next)) ||
    ARTICLES.has(next) ||
    POSSESSIVES.has(next) ||
    AFTER_VERB.test(next) ||
    RELATION_PHRASES.some((phrase) => phrase.words.every((one, n) => words[at + 1 + n] === one))
  );
}

/** "A gull circles", "its mother watches": said of one thing, which an article or a possessive opens. */
export const isDoneByOne = (
  words: readonly string[],
  noun: number,
  verb: number,
  {
    article,
    ...reading
  }: { readonly article: boolean; readonly clauses: ReadonlySet<number>; readonly isDoer: boolean },
): boolean => (article || POSSESSIVES.has(words[noun - 1] ?? '')) && isFiniteVerb(words, verb, reading);
