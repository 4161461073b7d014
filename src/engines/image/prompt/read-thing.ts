import { withLost } from './attributes.ts';
import { colourCopies } from './colour-lists.ts';
import { headOfCompound, isAboutTheImage, isOfPlace } from './compounds.ts';
import { depictedAt } from './deeds.ts';
import { verbAt } from './finite-verbs.ts';
import { headBefore, headOfWhole, isHeadNoun } from './heads.ts';
import type { PhraseMatch } from './lexicon.ts';
import { isListed, LISTED } from './listed.ts';
import { COLOUR_WORDS, PAIRED, UNCOUNTED } from './modifiers.ts';
import type { Parsing } from './parsing.ts';
import { isAlive, isPerson } from './people.ts';
import { liquidAfter, readContents } from './quantities.ts';
import { type Reading, readNoun, relationAt, use } from './reading.ts';
import { relateToOpening } from './relate-later.ts';
import { SCENE_WORDS, type SceneHint } from './scene-words.ts';
import { noModifiers, type Pending } from './subject.ts';
import { isDoneByOne, isGerund } from './verbs.ts';

/** Reads a noun with the nouns that make one thing with it. Returns the index of the next word to read. */
export function readThing(parsing: Parsing, i: number, noun: PhraseMatch<string>): number {
  const { reading, nouns, clauses, pending } = parsing;
  const { words } = reading;
  const word = words[i] ?? '';
  const after = i + noun.length;
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
  // A birds nest is a nest.
  const isKind = noun.plural && /^an?$/.test(words[i - 1] ?? '');
  const head =
    next && (!noun.plural || isKind)
      ? headOfCompound(noun.value, next.value, noun.like === true || pending.article)
      : 'both';
  const named = i + noun.length + (head === 'first' ? (next?.length ?? 0) : 0);
  const end = named + liquidAfter(words, named);
  const depicted = depictedAt(words, { value: noun.value, end }, nouns);
  if (depicted > 0) {
    Object.assign(pending, { compoundFrom: i, compoundTo: depicted, finish: STATUE });
    return depicted;
  }
  const isAlone = clauses.has(end) || noun.plural || relationAt(words, end) !== undefined;
  const place = isAlone ? undefined : SCENE_WORDS.find(words, end);
  const isModifier =
    head === 'second' ||
    (place && isPlace(place.value) && (isOfPlace(noun.value) || place.value.room !== undefined));
  if (!isModifier) {
    if (isListed(reading, pending, clauses)) Object.assign(pending, { ...LISTED });
    // "Three glasses", "a tray of glasses": not those that are worn.
    const isOfGlass = word === 'glasses' && (pending.contents || pending.numbered);
    const plural =
      (noun.plural && !PAIRED.has(word)) ||
      isOfGlass ||
      pending.plural ||
      (head === 'first' && next?.plural === true) ||
      (UNCOUNTED.has(word) && !pending.article);
    const isCompound = pending.compoundFrom >= 0 && pending.compoundTo === i;
    const from = isCompound ? pending.compoundFrom : i;
    const like = (isCompound && pending.finish !== STATUE) || noun.like;
    const ofHead = headBefore(words, from);
    const isOfHead = ofHead >= 0 || (head === 'first' && next !== undefined && isHeadNoun(next.value));
    const value = (isOfHead && headOfWhole(noun.value)) || (isOfGlass ? 'drinking-glass' : noun.value);
    // The head of a black cat is that of any cat.
    if (noun.value === 'black-cat' && value !== noun.value)
      Object.assign(pending, { colour: COLOUR_WORDS.get('black'), colourSaid: 'black' });
    readNoun(reading, pending, from, { value, length: end - from, plural, like });
    if (ofHead >= 0) use(reading, ofHead, 1);
    if (isOfHead && value === noun.value) loseLast(reading, ONLY_HEAD);
    colourCopies(reading, pending.several);
    parsing.pending = noModifiers();
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

/** The whole was painted. */
const ONLY_HEAD = 'only the head';

function loseLast({ subjects }: Reading, words: string): void {
  const last = subjects.pop();
  if (last) subjects.push(withLost(last, [words]));
}

const isPlace = ({ place, weak }: SceneHint): boolean => place !== undefined && !weak;

const STATUE: Pending['finish'] = { kind: 'stone', said: 'statue' };
