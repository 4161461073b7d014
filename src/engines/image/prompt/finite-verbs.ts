import table from '../data/actions.json';
import { ACTION_WORDS } from './actions.ts';
import { isDeedWord } from './enact.ts';
import { type Lexicon, singularForm } from './lexicon.ts';
import {
  ARTICLES,
  COLOUR_WORDS,
  NUMBER_WORDS,
  PAIRED,
  POSSESSIVES,
  RELATION_PHRASES,
  SIZE_WORDS,
  UNCOUNTED,
} from './modifiers.ts';
import { isAlive } from './people.ts';

/** Words that are things elsewhere: frogs watch, and a watch is worn. */
const OF_THE_LIVING: ReadonlySet<string> = new Set(table.alsoThings.ofTheLiving);
const OF_ANY: ReadonlySet<string> = new Set(table.alsoThings.ofAny);

/** People and animals do it, and things do not. */
export const isDeedOfTheLiving = (word: string): boolean => OF_THE_LIVING.has(singularForm(word));

const isDeed = (word: string, isDoer: boolean): boolean =>
  OF_ANY.has(word) || ACTION_WORDS.find([word], 0) !== undefined || (isDoer && OF_THE_LIVING.has(word));

/**
 * "Three frogs watch from a pond", "a man fishes", "a boy and a girl fish": the word agrees with the noun before it, and
 * what follows can follow a verb.
 */
export function verbAt(
  words: readonly string[],
  at: number,
  nouns: Pick<Lexicon<string>, 'find'>,
  clauses: ReadonlySet<number>,
): boolean {
  const word = words[at] ?? '';
  const base = singularForm(word);
  const isThird = base !== word;
  // "Boys at a table, a cat": no verb comes right after an article.
  if (at === 0 || clauses.has(at) || ARTICLES.has(words[at - 1] ?? '')) return false;
  // In "feeding ducks" the ducks are fed.
  if (/ing$/.test(words[at - 1] ?? '') && isDeedWord(words[at - 1] ?? '')) return false;
  if (!isDeed(base, true) && !isBeforeObject(words, at, clauses)) return false;
  if (isThird && words[at - 1] === 'and' && isSecondVerb(words, at, nouns, clauses)) return true;
  const last = /ly$|^(?:all|both)$/.test(words[at - 1] ?? '') ? at - 2 : at - 1;
  const doer = words[last] ?? '';
  // "Four kids, one hammers".
  const isOneOfThem = isThird && doer === 'one' && clauses.has(last);
  if (isOneOfThem || (isThird ? ONE : SEVERAL).test(doer)) return isAfterVerb(words, at, nouns, clauses);
  if (isOfDoerBefore(words, { at, last, base, isThird }, nouns, clauses)) return true;
  const { determiner, isJoined } = openingOf(words, last, clauses);
  const drawing = nouns.find([doer], 0)?.value;
  const isPlural =
    singularForm(doer) !== doer || COLLECTIVE.test(doer) || (UNCOUNTED.has(doer) && determiner !== 'a');
  const isDoer = drawing === undefined ? isPlural && determiner !== '' : isAlive(drawing);
  // No noun in the plural is said of one: "a heron watches", "a gardener waters plants".
  const isOfOne = isThird && !isPlural && determiner === 'a';
  const isNoun = drawing === undefined ? isUnknownNoun(words, at, nouns, clauses) : isAlive(drawing);
  if (isOfOne && isDeed(base, true) && isNoun) return true;
  if (drawing === undefined && !isDoer) return false;
  // "Tourists board a ferry": no other thing comes between theirs and an article.
  const takesObject = !isThird && isDoer && isPlural && hasObject(words, at, clauses) && !UNCOUNTED.has(word);
  if (!isDeed(base, isDoer) && !takesObject) return false;
  // A plural after "a" says which: a birds nest, a men's watch.
  const agrees = isThird
    ? !isPlural && determiner !== ''
    : (isPlural && determiner !== 'a') || (isJoined && isDoer);
  return agrees && isAfterVerb(words, at, nouns, clauses);
}

/** "A hedgehog sits on a stone and watches": what it does before is said of one as well. */
const isSecondVerb = (
  words: readonly string[],
  at: number,
  nouns: Pick<Lexicon<string>, 'find'>,
  clauses: ReadonlySet<number>,
): boolean =>
  isAfterVerb(words, at, nouns, clauses) &&
  words
    .slice(0, at - 1)
    .some(
      (word, n) =>
        n > 0 &&
        /[^s]s$/.test(word) &&
        isAlive(nouns.find(words, n - 1)?.value ?? '') &&
        (isDeed(singularForm(word), true) || RELATION_PHRASES.some(({ words: [first] }) => first === word)),
    );

/** "A heron watches from", but "six blocks" and "red flowers" are things. */
const isUnknownNoun = (
  words: readonly string[],
  at: number,
  nouns: Pick<Lexicon<string>, 'find'>,
  clauses: ReadonlySet<number>,
): boolean => {
  const word = words[at - 1] ?? '';
  const isOther =
    [NUMBER_WORDS, COLOUR_WORDS, SIZE_WORDS].some((some) => some.has(word)) || AFTER_VERB.test(word);
  return (
    !isOther && !/(?:y|ed|ing|al|ic|ish|ful|ous|en)$/.test(word) && isAfterVerb(words, at, nouns, clauses)
  );
};

interface VerbPlace {
  readonly at: number;
  /** The index of the last word of the noun before it. */
  readonly last: number;
  readonly base: string;
  /** "Hands", not "hand". */
  readonly isThird: boolean;
}

/**
 * "A girl in a purple dress hands him a coin": the verb agrees with the girl. "A dress hands" would be no noun; after
 * "the" and after a plural the object says that it is a verb.
 */
function isOfDoerBefore(
  words: readonly string[],
  { at, last, base, isThird }: VerbPlace,
  nouns: Pick<Lexicon<string>, 'find'>,
  clauses: ReadonlySet<number>,
): boolean {
  if (PAIRED.has(words[at] ?? '') || isAlive(nouns.find([words[last] ?? ''], 0)?.value ?? '')) return false;
  const doer = doerBefore(words, last, nouns, clauses);
  if (doer < 0) return false;
  const isSeveral = singularForm(words[doer] ?? '') !== words[doer] || COLLECTIVE.test(words[doer] ?? '');
  if (isThird === isSeveral) return false;
  const isAfterOne = isThird && openingOf(words, last, clauses).determiner === 'a';
  const isAfterSeveral = !isThird && singularForm(words[last] ?? '') !== words[last] && isDeed(base, true);
  return isAfterOne || isAfterSeveral
    ? isAfterVerb(words, at, nouns, clauses)
    : isBeforeObject(words, at, clauses);
}

/** The index of the person or animal that the phrases up to `last` are said of; -1 where there is none. */
function doerBefore(
  words: readonly string[],
  last: number,
  nouns: Pick<Lexicon<string>, 'find'>,
  clauses: ReadonlySet<number>,
): number {
  for (let end = last, phrases = 0; phrases < MOST_PHRASES; phrases++) {
    const preposition = openingOf(words, end, clauses).from - 1;
    if (preposition < 1 || clauses.has(preposition) || !OF_DOER.test(words[preposition] ?? '')) return -1;
    end = preposition - 1;
    if (isAlive(nouns.find([words[end] ?? ''], 0)?.value ?? '')) return end;
  }
  return -1;
}

/** In "a man with a hat and a stick on a bench". */
const MOST_PHRASES = 3;
const OF_DOER =
  /^(?:in|with|and|on|at|behind|under|by|near|from|beside|inside|wearing|holding|carrying|of|before)$/;

/** "On a pile of books, a lamp": the comma parts them, and nothing is booked. */
const hasObject = (words: readonly string[], at: number, clauses: ReadonlySet<number>): boolean =>
  ARTICLES.has(words[at + 1] ?? '') && !clauses.has(at + 1);

const isBeforeObject = (words: readonly string[], at: number, clauses: ReadonlySet<number>): boolean =>
  hasObject(words, at, clauses) || /^(?:him|them|it|us|me|its|their)$/.test(words[at + 1] ?? '');

const ONE = /^(?:he|she|it|who|which|that)$/;
const SEVERAL = /^(?:they|we|you|i|who|which|that|will|can|cannot|could|should|must|would)$/;
const COLLECTIVE = /^(?:people|couple|crowd|family|team|police|pair|audience)$/;

/** The word that opens the phrase of the noun at `last`: "a" for one, empty for none; and the index of its first word. */
function openingOf(
  words: readonly string[],
  last: number,
  clauses: ReadonlySet<number>,
): { readonly determiner: string; readonly isJoined: boolean; readonly from: number } {
  let from = last;
  for (let at = last - 1; at >= Math.max(0, last - MOST_ADJECTIVES); at--) {
    const word = words[at] ?? '';
    from = at + 1;
    if (clauses.has(from)) break;
    if (word === 'and') return { determiner: '', isJoined: true, from };
    const isOne = /^(?:an?|one|each|every)$/.test(word);
    const opens =
      isOne || ARTICLES.has(word) || POSSESSIVES.has(word) || NUMBER_WORDS.has(word) || SOME.test(word);
    if (opens) return { determiner: isOne ? 'a' : word, isJoined: words[at - 1] === 'and', from: at };
    if (
      word === 'of' ||
      RELATION_PHRASES.some((phrase) => phrase.words.length === 1 && phrase.words[0] === word)
    )
      break;
  }
  return { determiner: '', isJoined: false, from };
}

const MOST_ADJECTIVES = 4;
const SOME = /^(?:some|several|many|few|all|both|these|those|more|other)$/;

/** Words after a verb that has no object. */
export const AFTER_VERB =
  /^(?:past|onto|into|to|towards?|around|round|through|across|along|away|up|down|off|out|back|home|left|right|while|as|then|and|but|when|until|at|in|from|by|for|with|under|over|near|behind|beside|above|below|between|among|outside|inside|together|alone|it|him|them|each|everyone|on|against|\w+ly)$/;

/** They lie on a table as often as somebody does so on one. */
const WORN = /^(?:watch|ring|bow|tie|dress)$/;

function isAfterVerb(
  words: readonly string[],
  at: number,
  nouns: Pick<Lexicon<string>, 'find'>,
  clauses: ReadonlySet<number>,
): boolean {
  const next = words[at + 1] ?? '';
  if (next === '' || clauses.has(at + 1)) return true;
  if (next === 'on' && WORN.test(words[at] ?? '')) return false;
  if (ARTICLES.has(next) || POSSESSIVES.has(next) || NUMBER_WORDS.has(next) || AFTER_VERB.test(next))
    return true;
  // "Workers hammer nails"; in "the kids water bottle" water says which bottle.
  const first = nouns.find(words, at + 1);
  const second = first && nouns.find(words, at + 1 + first.length);
  const end = words[at + (first?.length ?? 1) + (second?.length ?? 0)] ?? '';
  return first !== undefined && (singularForm(end) !== end || UNCOUNTED.has(end) || MASS.test(end));
}

/** Objects that need no article. */
const MASS =
  /^(?:rope|tea|coffee|water|wine|beer|milk|bread|grass|hay|wood|snow|fruit|food|music|cake|soup|juice|rice)$/;
