import { withLost } from './attributes.ts';
import { antecedentOf, toTheEnd } from './coreference.ts';
import { COLOUR_WORDS, SIZE_WORDS } from './modifiers.ts';
import type { Parsing } from './parsing.ts';
import { POSTURES } from './postures.ts';
import { relationAt, use } from './reading.ts';
import { relateBack } from './relate.ts';
import { SCENE_WORDS } from './scene-words.ts';
import { noModifiers } from './subject.ts';
import type { Relation } from './vocabulary.ts';

/** Sentences about a thing that was named before. */

const SUBJECT = /^(?:it|he|she|they)$/;
const VERB = /^(?:is|are|has|have|wears?|holds?|carr(?:y|ies)|sits?|stands?|lies?|looks?|was|were)$/;

/** "It has a red sail", "she is holding a cup". Returns the index of the next word to read, or `at`. */
export function readPronoun({ reading, clauses }: Parsing, at: number): number {
  const { words, subjects } = reading;
  const opens = clauses.has(at) || /^(?:and|while|as|but|where)$/.test(words[at - 1] ?? '');
  if (!opens || !SUBJECT.test(words[at] ?? '') || !VERB.test(words[at + 1] ?? '')) return at;
  // "It is raining".
  if (SCENE_WORDS.find(words, at + 2)) return at;
  const of = antecedentOf(subjects, words[at] ?? '');
  if (of < 0) return at;
  toTheEnd(subjects, of);
  use(reading, at, 1);
  reading.end = at + 1;
  reading.lastIsScene = false;
  return at + 1;
}

/** "The dog is white", "it is huge". Returns the index of the next word to read, or `at`. */
export function readPredicate({ reading, clauses }: Parsing, at: number): number {
  const { words, subjects, end, lastIsScene } = reading;
  const last = subjects.at(-1);
  if (!/^(?:is|are)$/.test(words[at] ?? '') || end !== at || lastIsScene || !last) return at;
  const from = /^(?:very|all|painted|bright|also)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1;
  const word = words[from] ?? '';
  const after = from + 1;
  const isClosed = after >= words.length || clauses.has(after) || relationAt(words, after) !== undefined;
  const colour = COLOUR_WORDS.get(word);
  const scale = SIZE_WORDS.get(word);
  if (!isClosed || (colour === undefined && scale === undefined)) return at;
  const isTaken =
    colour === undefined ? last.sized !== undefined : last.colour !== undefined && last.colour !== colour;
  subjects[subjects.length - 1] = isTaken
    ? withLost(last, [`${word} ${last.said}`])
    : { ...last, ...(colour ? { colour, coloured: word } : { scale: scale ?? 1, sized: word }) };
  use(reading, at, after - at);
  return after;
}

/** "The black one is behind the white one". Returns the index of the next word to read, or `at`. */
export function readOneOf(parsing: Parsing, at: number): number {
  const { reading, pending } = parsing;
  const { words, subjects } = reading;
  const word = words[at] ?? '';
  if (words[at + 1] !== 'one' || words[at - 1] !== 'the') return at;
  const of = subjects.findLastIndex(
    ({ count, coloured, sized }) => count === 1 && (coloured === word || sized === word),
  );
  if (of < 0) return at;
  const { relation: kind, relationSaid: said } = pending;
  if (kind === undefined || pending.joined) toTheEnd(subjects, of);
  else relateBack(subjects, of, { kind, said });
  for (const index of [...pending.words, at, at + 1]) use(reading, index, 1);
  reading.end = at + 2;
  reading.lastIsScene = false;
  parsing.pending = noModifiers();
  return at + 2;
}

const INVERTED = /^(?:is|are|stands?|sits?|lies|lie|hangs?|grows?|rises?|there|sleeps?|waits?|flies)$/;

/**
 * "Behind it stands a tower", "on the shelf behind her stand bottles": the number of words that make the first thing the
 * anchor of the next one.
 */
export function inversionAt(words: readonly string[], end: number): number {
  const isOfAnother = /^(?:behind|beside|above|under|before|near) (?:him|her|it|them)$/.test(
    `${words[end]} ${words[end + 1]}`,
  );
  if (isOfAnother && INVERTED.test(words[end + 2] ?? '')) return 3;
  if (!INVERTED.test(words[end] ?? '')) return 0;
  return words[end] === 'there' && /^(?:is|are)$/.test(words[end + 1] ?? '') ? 2 : 1;
}

/** "Behind them is a tower": the relation is that of the next thing. Returns the index of the next word to read. */
export function relateNext(parsing: Parsing, { kind, said, to, end }: NextRelation): number {
  const { reading } = parsing;
  const length = inversionAt(reading.words, end);
  const verb = reading.words[end + Math.max(0, length - 1)] ?? '';
  // "Behind her".
  const own = length > 2 ? relationAt(reading.words, end) : undefined;
  const of = own ? antecedentOf(reading.subjects.slice(0, to), reading.words[end + 1] ?? '') : -1;
  const anchor = reading.subjects[to];
  if (own && of >= 0 && anchor)
    reading.subjects[to] = { ...anchor, relation: { kind: own.kind, said: own.words.join(' '), to: of } };
  parsing.pending = { ...noModifiers(), relation: kind, relationSaid: said, of: to };
  if (length > 0 && POSTURES.has(verb)) parsing.pending.postures.push(verb);
  use(reading, end, length);
  return end + length;
}

interface NextRelation {
  readonly kind: Relation;
  readonly said: string;
  readonly to: number;
  /** One past the words for the anchor. */
  readonly end: number;
}
