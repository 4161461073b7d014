import { ACTION_WORDS, AUXILIARIES } from './actions.ts';
import { withinClause } from './compounds.ts';
import { verbAt } from './finite-verbs.ts';
import { clauseStarts, type Lexicon, sentenceStarts, tokenise } from './lexicon.ts';
import { RELATION_PHRASES } from './modifiers.ts';
import { isAlive } from './people.ts';
import { POSTURES } from './postures.ts';
import { sideAt } from './quantities.ts';
import { SCENE_WORDS } from './scene-words.ts';
import type { Relation } from './vocabulary.ts';

/**
 * A second, plain reading of the sentences of a prompt. The parser decides what is painted; this one only lists what the
 * sentences say about where things are, so that the finished image can be held against it.
 */
export interface Statement {
  /** The words for the relation: "across". */
  readonly said: string;
  readonly kind: Relation;
  /** Groups of nouns. It holds where it holds for every noun of one group. */
  readonly heads: readonly (readonly string[])[];
  readonly object: string;
}

type Nouns = Pick<Lexicon<string>, 'find'>;

/** The sentence up to a word. */
interface Sentence {
  /** The nouns that it is about: "a cat and a dog". */
  subjects: string[];
  verb: string | undefined;
  object: string | undefined;
  last: string | undefined;
  relation: { readonly said: string; readonly kind: Relation } | undefined;
  isJoined: boolean;
  /** It is said of something that is not known, or of one of several. */
  isVague: boolean;
}

const start = (): Sentence => ({
  subjects: [],
  verb: undefined,
  object: undefined,
  last: undefined,
  relation: undefined,
  isJoined: false,
  isVague: false,
});

/** A person who takes something along is with it. */
const TAKING = /^(?:walk|lead|rid|driv|push|pull|carr|drag|follow|chas|herd|wheel|roll|tow|steer|sail|row)/;
const PATH = /^(?:across|over|along|through|down|up|past)$/;

export function statementsOf(prompt: string, nouns: Nouns): Statement[] {
  const words = tokenise(prompt);
  const clauses = clauseStarts(prompt);
  const sentences = sentenceStarts(prompt);
  const found: Statement[] = [];
  let sentence = start();
  for (let at = 0; at < words.length; ) {
    if (sentences.has(at) || /^(?:while|whereas|as)$/.test(words[at] ?? '')) sentence = start();
    else if (clauses.has(at)) sentence.relation = undefined;
    if (isNewSubject(sentence, words, at, { nouns, clauses }))
      sentence = { ...start(), subjects: [sentence.last ?? ''], last: sentence.last };
    at += readAt(sentence, words, at, { nouns, clauses, found });
  }
  return found;
}

interface Text {
  readonly nouns: Nouns;
  readonly clauses: ReadonlySet<number>;
}

/** "Sits", "crawls", "watches". */
const isFiniteVerb = (words: readonly string[], at: number, { nouns, clauses }: Text): boolean =>
  /[^s]s$/.test(words[at] ?? '') &&
  (POSTURES.has(words[at] ?? '') ||
    ACTION_WORDS.find([words[at] ?? ''], 0) !== undefined ||
    TAKING.test(words[at] ?? '') ||
    verbAt(words, at, nouns, clauses));

/** "A boy on a swing, and a girl waits beside the slide": the girl does. */
function isNewSubject(
  { subjects, last = '' }: Sentence,
  words: readonly string[],
  at: number,
  text: Text,
): boolean {
  const isDone = isFiniteVerb(words, at, text) || /^(?:is|are)$/.test(words[at] ?? '');
  if (!isDone || subjects.includes(last) || last.split(' ').at(-1) !== words[at - 1]) return false;
  return isAlive(text.nouns.find(last.split(' '), 0)?.value ?? '');
}

/** Reads one word or phrase, and returns how many words it has. */
function readAt(
  sentence: Sentence,
  words: readonly string[],
  at: number,
  { found, ...read }: Text & { readonly found: Statement[] },
): number {
  const { nouns, clauses } = read;
  const side = sideAt(words, at);
  if (side) return side.length;
  const word = words[at] ?? '';
  const noun = withinClause(words, at, nouns, clauses);
  const scene = SCENE_WORDS.find(words, at);
  const length = Math.max(noun?.length ?? 0, scene?.length ?? 0);
  const isDoing =
    /ing$/.test(word) &&
    !/^(?:an?|the|her|his|its|their)$/.test(words[at - 1] ?? '') &&
    (sentence.last !== undefined || AUXILIARIES.has(words[at - 1] ?? ''));
  const isVerb = length < 2 && sentence.subjects.length > 0 && (isDoing || isFiniteVerb(words, at, read));
  const relation = placeAt(words, at);
  if (relation && relation.length >= length) {
    // "Knocks over a bottle": the verb is not known.
    if (!isAfterKnown(sentence, words, at)) return relation.length;
    // "To the left of it": the parser knows of what.
    if (/^(?:it|them|him|her)$/.test(words[at + relation.length] ?? '')) return relation.length + 1;
    // "Under a zyx on a table": the zyx is on it.
    sentence.isVague = sentence.isVague || sentence.relation !== undefined;
    sentence.relation = relation;
    return relation.length;
  }
  if (isVerb) {
    sentence.verb = word;
    sentence.object = undefined;
    sentence.relation = undefined;
    sentence.isJoined = false;
    return 1;
  }
  if (/^(?:ones?|others?|each)$/.test(word)) sentence.isVague = true;
  if (word === 'with') sentence.relation = undefined;
  if (word === 'and') sentence.isJoined = true;
  if (length === 0) return 1;
  const text = words.slice(at, at + length).join(' ');
  readNoun(sentence, text, found);
  return length;
}

const isAfterKnown = ({ last = '', relation }: Sentence, words: readonly string[], at: number): boolean => {
  const before = words[at - 1] ?? '';
  return (
    at === 0 ||
    relation !== undefined ||
    last.split(' ').at(-1) === before ||
    /ing$/.test(before) ||
    AUXILIARIES.has(before) ||
    POSTURES.has(before) ||
    (/[^s]s$/.test(before) && ACTION_WORDS.find([before], 0) !== undefined)
  );
};

function readNoun(sentence: Sentence, text: string, found: Statement[]): void {
  const { subjects, verb, object, relation, isJoined, last } = sentence;
  if (relation && subjects.length > 0) {
    if (!sentence.isVague) found.push({ ...relation, heads: headsOf(sentence), object: text });
    sentence.relation = undefined;
  } else if (verb && object === undefined && last !== undefined && !isJoined) sentence.object = text;
  else if (isJoined && !verb && last !== undefined && subjects.includes(last)) subjects.push(text);
  else if (subjects.length === 0) subjects.push(text);
  sentence.isJoined = false;
  sentence.last = text;
}

function headsOf({ subjects, verb, object, last, relation }: Sentence): readonly (readonly string[])[] {
  if (verb && object !== undefined && TAKING.test(verb) && PATH.test(relation?.said ?? ''))
    return [[...subjects, object]];
  const others = [object, last].flatMap((one) =>
    one === undefined || subjects.includes(one) ? [] : [[one]],
  );
  return [subjects, ...others];
}

/** Words for ways that a thing takes; they are no phrases of the parser. */
const WAYS: ReadonlyMap<string, Relation> = new Map([
  ['up', 'climbing'],
  ['down', 'climbing'],
]);

const UNPLACED = /^(?:and|with|plus|from|into|through|of|around|towards?)$/;

/** Relations of place, without verbs: those are read by themselves. */
const PLACES = RELATION_PHRASES.filter(({ words, kind }) => {
  const said = words.join(' ');
  return (
    !/^(?:wearing|holding|flying)$/.test(kind) &&
    !UNPLACED.test(said) &&
    !/ing\b|\b(?:an?|the|his|her|their)$/.test(said)
  );
});

interface Place {
  readonly said: string;
  readonly kind: Relation;
  readonly length: number;
}

function placeAt(words: readonly string[], at: number): Place | undefined {
  const way = WAYS.get(words[at] ?? '');
  if (way) return { said: words[at] ?? '', kind: way, length: 1 };
  const found = PLACES.find((phrase) => phrase.words.every((word, n) => words[at + n] === word));
  return found && { said: found.words.join(' '), kind: found.kind, length: found.words.length };
}
