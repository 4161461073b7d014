import { ACTION_WORDS } from './actions.ts';
import { withLost } from './attributes.ts';
import { colourCopies } from './colour-lists.ts';
import { headOfCompound, isAboutTheImage, isOfPlace } from './compounds.ts';
import { depictedAt } from './deeds.ts';
import { fillPlace, isFilledWith } from './filled-places.ts';
import { verbAt } from './finite-verbs.ts';
import { headBefore, headOfWhole, isHeadNoun } from './heads.ts';
import type { PhraseMatch } from './lexicon.ts';
import { isListed, LISTED } from './listed.ts';
import { COLOUR_WORDS, PAIRED, POSSESSIVES, UNCOUNTED } from './modifiers.ts';
import { fillLast } from './painted-parts.ts';
import type { Parsing } from './parsing.ts';
import { isAlive, isPerson } from './people.ts';
import { possessionAt } from './possessives.ts';
import { liquidAfter, readContents } from './quantities.ts';
import { readNoun } from './read-noun.ts';
import { type Reading, relationAt, said, use } from './reading.ts';
import { relateToOpening } from './relate-later.ts';
import { SCENE_WORDS, type SceneHint } from './scene-words.ts';
import { noModifiers, type Pending } from './subject.ts';
import { inversionAt, relateNext } from './topics.ts';
import { isDoneByOne, isGerund } from './verbs.ts';

/** Reads a noun with the nouns that make one thing with it. Returns the index of the next word to read. */
export function readThing(parsing: Parsing, i: number, noun: PhraseMatch<string>): number {
  const { reading, nouns, clauses, pending } = parsing;
  const { words } = reading;
  const word = words[i] ?? '';
  const after = i + noun.length;
  const possession = possessionAt(parsing, noun, after);
  if (possession) return readOwner(parsing, i, noun, possession);
  const isDoer = isAlive(noun.value);
  const isLast =
    clauses.has(after) ||
    (isDoer && /ing$/.test(words[after] ?? '')) ||
    isGerund(words, after) ||
    isAboutTheImage(words, after, false, nouns) ||
    (!noun.plural && isDoneByOne(words, i, after, { article: pending.article, clauses, isDoer })) ||
    verbAt(words, after, nouns, clauses) ||
    relationAt(words, after) !== undefined;
  const next = isLast ? undefined : nouns.find(words, after);
  // "Feeding her brother ice cream": the one gets the other.
  const isReceiver = isPerson(noun.value) && GIVING.test(pending.relationSaid);
  // A birds nest is a nest.
  const isKind = noun.plural && /^an?$/.test(words[i - 1] ?? '');
  const head =
    next && (!noun.plural || isKind) && !isReceiver
      ? headOfCompound(noun.value, next.value, noun.like === true || pending.article)
      : 'both';
  const named = i + noun.length + (head === 'first' ? (next?.length ?? 0) : 0);
  const end = named + liquidAfter(words, named);
  const depicted = depictedAt(words, { value: noun.value, end }, nouns);
  if (depicted > 0) {
    Object.assign(pending, { compoundFrom: i, compoundTo: depicted, finish: STATUE });
    return depicted;
  }
  // "A helicopter lands" is in no land.
  const isDone = /[^s]s$/.test(words[end] ?? '') && ACTION_WORDS.find(words, end) !== undefined;
  const isAlone = clauses.has(end) || noun.plural || isDone || relationAt(words, end) !== undefined;
  const place = isAlone ? undefined : SCENE_WORDS.find(words, end);
  if (place && head !== 'second' && isFilledWith(noun, place.value, pending)) {
    fillPlace(parsing, i, noun);
    return end;
  }
  const isModifier =
    head === 'second' ||
    (place && isPlace(place.value) && (isOfPlace(noun.value) || place.value.room !== undefined));
  if (!isModifier) {
    if (isListed(parsing, noun.value)) Object.assign(pending, { ...LISTED, having: reading.lastIsPart });
    // "Three glasses", "a tray of glasses": not those that are worn.
    const isOfGlass = word === 'glasses' && (pending.contents || pending.numbered);
    const plural =
      (noun.plural && !PAIRED.has(word)) ||
      isOfGlass ||
      pending.plural ||
      (head === 'first' && next?.plural === true) ||
      (UNCOUNTED.has(word) &&
        (!pending.article || (HERDED.test(word) && POSSESSIVES.has(words[i - 1] ?? ''))));
    const isCompound = pending.compoundFrom >= 0 && pending.compoundTo === i;
    const from = isCompound ? pending.compoundFrom : i;
    const like =
      (isCompound && pending.finish !== STATUE) ||
      noun.like ||
      // "A robot librarian" is drawn as any robot.
      (head === 'first' && next !== undefined && isPerson(next.value)) ||
      (end > named && noun.value !== 'jar' && isPale(words[end - 1]));
    const ofHead = headBefore(words, from);
    // "A knight with a sword faces a dragon": a sword has no face.
    const isFirst = head === 'first' && next !== undefined && isHeadNoun(next.value);
    const isOfHead = ofHead >= 0 || (isFirst && isAlive(noun.value));
    const value = (isOfHead && headOfWhole(noun.value)) || (isOfGlass ? 'drinking-glass' : noun.value);
    // The head of a black cat is that of any cat.
    if (noun.value === 'black-cat' && value !== noun.value)
      Object.assign(pending, { colour: COLOUR_WORDS.get('black'), colourSaid: 'black' });
    const { relation, relationSaid } = pending;
    // "Behind the house is a tree".
    const isAnchor = pending.opens && relation && reading.subjects.length > 0 && inversionAt(words, end) > 0;
    if (isAnchor) pending.relation = undefined;
    const age = ANYBODY.test(value) ? agedBefore(words, from) : -1;
    if (age >= 0) use(reading, age, 1);
    readNoun(reading, pending, from, {
      value: age < 0 ? value : 'older-person',
      length: end - from,
      plural,
      like,
    });
    if (end > named) fillLast(parsing, words.slice(named, end));
    if (ofHead >= 0) use(reading, ofHead, 1);
    if (isOfHead && value === noun.value) loseLast(reading, ONLY_HEAD);
    else if (isFirst && next.plural && !isOfHead) loseLast(reading, said(words, after, next.length));
    colourCopies(reading, pending.several);
    // Both are what is given.
    parsing.pending = { ...noModifiers(), ...(isReceiver && next && { relation, relationSaid }) };
    if (isAnchor)
      return relateNext(parsing, {
        kind: relation,
        said: relationSaid,
        to: reading.subjects.length - 1,
        end,
      });
    if (parsing.opening) relateToOpening(reading.subjects, parsing.opening);
    return Math.max(readContents(parsing.pending, words, end, nouns), end);
  }
  // "A barn owl" is drawn as an owl.
  if (place && isPerson(noun.value)) use(reading, i, noun.length);
  else if (head === 'second') {
    if (pending.compoundTo !== i) pending.compoundFrom = i;
    pending.compoundTo = end;
  }
  return end;
}

/** "The queen's crown" is a crown; of "a bear's heart" the bear is there. Returns the index of the next word to read. */
function readOwner(
  parsing: Parsing,
  i: number,
  noun: PhraseMatch<string>,
  { isPart, at, length }: NonNullable<ReturnType<typeof possessionAt>>,
): number {
  const { reading, pending } = parsing;
  const { words, subjects } = reading;
  const end = i + noun.length;
  const owner = words.slice(i, end).join(' ');
  if (!isPart) {
    if (subjects.some(({ said }) => said === owner)) use(reading, i, noun.length);
    else if (at === end) Object.assign(pending, { compoundFrom: i, compoundTo: end });
    return end;
  }
  const { relation, relationSaid } = pending;
  // Holding a hand does not mean holding its owner.
  const isHeld = relation === 'holding' || relation === 'wearing';
  if (isHeld) Object.assign(pending, { relation: 'beside', relationSaid: 'and' });
  readNoun(reading, pending, i, noun);
  if (relation && relation !== 'beside' && relation !== 'behind') {
    loseLast(reading, `${relationSaid}${isHeld ? '' : ' the'} ${words.slice(at, at + length).join(' ')}`);
    use(reading, at, length);
  }
  reading.end = at + length;
  parsing.pending = noModifiers();
  return at + length;
}

/** People without clothes of their own can be of any age. */
const ANYBODY = /^person-(?:standing|walking)$/;

/** The index of "old" in "an old village potter"; -1 for none. */
const agedBefore = (words: readonly string[], at: number): number =>
  [at - 1, at - 2].find((index) => /^(?:old|elderly|aged|aging|ageing)$/.test(words[index] ?? '')) ?? -1;

/** "His sheep" are several; his fish may be one. */
const HERDED = /^(?:sheep|cattle)$/;

const GIVING = /^(?:feed|giv|hand|offer|serv|bring|sell|show|pass|throw|teach|lend)(?:e?s|ing)$/;

/** The bottle that is drawn is of dark glass. */
const isPale = (drink = ''): boolean => /^(?:milk|water|juice|lemonade|rum|gin|cider)$/.test(drink);

/** The whole was painted. */
const ONLY_HEAD = 'only the head';

function loseLast({ subjects }: Reading, words: string): void {
  const last = subjects.pop();
  if (last) subjects.push(withLost(last, [words]));
}

const isPlace = ({ place, weak }: SceneHint): boolean => place !== undefined && !weak;

const STATUE: Pending['finish'] = { kind: 'stone', said: 'statue' };
