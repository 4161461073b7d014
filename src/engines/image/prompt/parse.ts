import { leftOver } from '../../prompt-account.ts';
import { readAbsent } from './absent.ts';
import { applyModifier, takeFreeColour, takeOwnColour } from './apply-modifier.ts';
import { readAtViewer } from './at-viewer.ts';
import { readColours } from './colour-lists.ts';
import { readColouredLight } from './coloured-light.ts';
import { variedColoursAt } from './colourful.ts';
import { readFace } from './faces.ts';
import { asFamilies } from './families.ts';
import { readFills, readFullRoom } from './filled-places.ts';
import { readFinish } from './finishes.ts';
import { verbAt } from './finite-verbs.ts';
import { readHair } from './hair.ts';
import { putInCentre } from './in-centre.ts';
import type { PhraseMatch } from './lexicon.ts';
import { readLightInside } from './lit-inside.ts';
import { isOfGroup, type Meanings, meaningsAt } from './meanings.ts';
import { ARTICLES, FUNCTION_WORDS, MANNER, NUMBER_WORDS } from './modifiers.ts';
import { absentAt, likenessAt } from './of-noun.ts';
import { oneUnlikeAt, sideOfOneAt } from './one-of-several.ts';
import { readPaintedPart } from './painted-parts.ts';
import type { Nouns, Parsing } from './parsing.ts';
import { isPerson } from './people.ts';
import { NO_SPELLING, nameLength, type Spelling } from './proper-names.ts';
import { afterModifiers, putAside, putFar, standTogether } from './quantities.ts';
import { readGroup } from './read-group.ts';
import { readRelation } from './read-relation.ts';
import { readScene } from './read-scene.ts';
import { readThing } from './read-thing.ts';
import { type Reading, readAction, readNoun, readPosture, said, startReading, use } from './reading.ts';
import { joinEnds, putInMiddle } from './relate-later.ts';
import { isNaturalColour, isOwnColour, SCENE_WORDS, type SceneHint } from './scene-words.ts';
import { readShares } from './shares.ts';
import {
  afterPlace,
  noModifiers,
  ofNextThing,
  type Pending,
  type Subject,
  type SubjectAction,
} from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import { readOneOf, readPredicate, readPronoun } from './topics.ts';
import { closeUnknown } from './unknown-things.ts';
import { readEndsOfStack, unpaintedAt } from './unpainted-phrases.ts';
import { isPainting } from './verbs.ts';
import { viewpointAt, wayAt } from './viewpoints.ts';

export type { Subject } from './subject.ts';

export interface ParsedPrompt {
  readonly hints: readonly SceneHint[];
  readonly subjects: readonly Subject[];
  /** Colours that belong to no subject. */
  readonly colours: readonly string[];
  /** Actions of parts of the scene: waves break. */
  readonly sceneActions: readonly SubjectAction[];
  /** Words that were not understood, or that belong to nothing. */
  readonly leftOver: readonly string[];
}

/**
 * Reads the words once, left to right. Of a scene phrase and a noun that start at one word, the longer wins. Of proper names
 * only the last word says what kind of thing they name.
 */
export function parsePrompt(
  words: readonly string[],
  nouns: Nouns,
  clauses: ReadonlySet<number> = new Set(),
  { names, owned, ends }: Spelling = NO_SPELLING,
  topic: readonly string[] = [],
): ParsedPrompt {
  const reading = startReading(words);
  const parsing: Parsing = {
    reading,
    nouns,
    clauses,
    owned,
    ends,
    topic,
    pending: noModifiers(),
    opening: undefined,
  };
  const unshown: string[] = [];
  for (let i = 0; i < words.length; ) {
    closeUnknown(parsing, i);
    // "Turning 7, unicorn": a number that ends a clause is not that of the next thing.
    if (clauses.has(i) && i > 0 && isNumber(words[i - 1]) && parsing.pending.numbered)
      parsing.pending = noModifiers();
    const meanings = meaningsAt(parsing, i);
    const absent = absentAt(words, i, nouns);
    const likeness = absent > 0 ? 0 : likenessAt(words, i, nouns) || variedColoursAt(words, i);
    const seen =
      absent + likeness > 0 ? 0 : viewpointAt(words, i, clauses) || wayAt(words, i) || unpaintedAt(words, i);
    const told = Math.max(
      readShares(reading, i, clauses),
      readPronoun(parsing, i),
      readPredicate(parsing, i),
      readOneOf(parsing, i),
      readLightInside(parsing, i),
      readHair(parsing, i),
      readColouredLight(parsing, i),
      readAtViewer(parsing, i, unshown),
      readEndsOfStack(reading, i),
    );
    const part = told > i ? i : readPaintedPart(parsing, i);
    const painted = told > i || part > i ? part : readFace(parsing, i);
    const oneUnlike = oneUnlikeAt(words, i, clauses);
    if (told > i) i = told;
    else if (oneUnlike && reading.subjects.some(({ count }) => count > 1)) {
      unshown.push(oneUnlike.said);
      i += oneUnlike.length;
    } else if (absent > 0) i += readAbsent(reading, i, absent);
    else if (likeness > 0) i += likeness;
    else if (painted > i) i = painted;
    else if (seen > 0) {
      unshown.push(
        said(words, i, seen)
          .replace(/^(?:an?|the) | of$/g, '')
          .replace(/^from/, 'seen from'),
      );
      // "Five tick boxes for tents": the tents are not five.
      if (parsing.pending.numbered) parsing.pending = noModifiers();
      // What comes after is said of the same thing.
      if (reading.end === i) reading.end += seen;
      i += seen;
    } else
      i = readLooks(parsing, i) ?? readWord(parsing, i, { meanings, named: nameLength(words, i, names) });
  }
  if (!colourOnly(reading, parsing.pending, clauses)) takeFreeColour(reading, parsing.pending);
  const { hints, subjects, colours, sceneActions, used } = reading;
  joinEnds(subjects);
  putInMiddle(subjects, words);
  readFills(reading);
  return {
    hints,
    subjects: asFamilies(subjects, words, nouns),
    colours,
    sceneActions,
    leftOver: [
      ...unshown,
      ...leftOver(words, used).filter((word) => !FUNCTION_WORDS.has(word)),
      ...words.filter(
        (word, at) =>
          MANNER.test(word) ||
          isDeedOfFillers(words, at) ||
          (!used.has(at) &&
            /^(?:photograph|draw|sketch|show)s?$/.test(word) &&
            verbAt(words, at, nouns, clauses)) ||
          (!used.has(at) && isLookOfFillers(words, at, nouns)),
      ),
    ].filter((word) => !unshown.some((one) => one !== word && one.split(' ').includes(word))),
  };
}

const isNumber = (word = ''): boolean => NUMBER_WORDS.has(word) || /^\d+$/.test(word);

/** "A car, red": the colour alone, after the only thing. Returns false where the colour is of the whole image. */
function colourOnly(
  { words, subjects, hints, used }: Reading,
  { colour, colourSaid, colourAt }: Pending,
  clauses: ReadonlySet<number>,
): boolean {
  const [only, other] = subjects;
  const isAlone = only && !other && hints.length === 0 && !only.colour && !isPerson(only.name);
  if (!colour || !isAlone || colourAt !== words.length - 1 || !clauses.has(colourAt)) return false;
  subjects[0] = { ...only, colour, coloured: colourSaid };
  used.add(colourAt);
  return true;
}

/** Colours and materials. Returns the index of the next word to read, where there is one. */
function readLooks({ reading, pending, nouns, clauses }: Parsing, i: number): number | undefined {
  const after = Math.max(
    readColours(reading, pending, i, { nouns, clauses }),
    readFinish(reading, pending, i, nouns),
  );
  return after > i ? after : undefined;
}

/** Reads the meaning that fits best. Returns the index of the next word to read. */
function readWord(
  parsing: Parsing,
  i: number,
  { meanings, named }: { readonly meanings: Meanings; readonly named: number },
): number {
  const { reading, pending } = parsing;
  const { words, subjects } = reading;
  const { relation, deed, noun, scene, group, row, aside, portion, isAge, isModifier } = meanings;
  const longest = Math.max(noun?.length ?? 0, scene?.length ?? 0);
  const acted = group || isAge || deed || longest > 1 ? 0 : readAction(reading, pending, i);
  if (isPainting(reading, i)) {
    readPosture(reading, words[i] ?? '');
    use(reading, i, 1);
    return i + 1;
  }
  if (named > longest) return readName(parsing, i, named);
  if (acted > (relation?.words.length ?? 0)) {
    parsing.pending = ofNextThing(pending);
    return i + acted;
  }
  const centred = putInCentre(reading, i);
  if (centred > 0) return i + centred;
  const ofOne = subjects.some(({ count }) => count > 1) ? sideOfOneAt(words, i) : 0;
  if (ofOne > 0) return i + ofOne;
  if (aside?.side === 'far') {
    const isFar = readFar(parsing, i, aside.length);
    if (isFar) return i + aside.length;
  } else if (aside && aside.side !== 'before' && opensThing(parsing, i, aside.length)) {
    use(reading, i, aside.length);
    parsing.pending = { ...noModifiers(), side: aside.side };
    return i + aside.length;
  } else if (aside && aside.side !== 'before' && isSideOfScene(reading, i)) {
    reading.hints.push({ said: `${reading.hints.at(-1)?.said} ${said(words, i, aside.length)}` });
    use(reading, i, aside.length);
    return i + aside.length;
  } else if (aside && !isOfUnknown(parsing, i) && putAside(subjects, aside.side)) {
    use(reading, i, aside.length);
    return i + aside.length;
  }
  if (row && standTogether(subjects, row.form)) {
    use(reading, i, row.words.length);
    return i + row.words.length;
  }
  if (portion) {
    Object.assign(pending, { portion: portion.word, portionAt: i });
    pending.plural ||= portion.plural;
    return i + 2;
  }
  if (group) {
    parsing.pending = readGroup(reading, pending, i, group);
    return i + group.said.length;
  }
  if (relation && relation.words.length >= longest) return readRelation(parsing, i, relation);
  if (scene && scene.length >= (noun?.length ?? 0) + (noun?.wins ? 1 : 0))
    return readPlace(parsing, i, scene);
  if (noun && !isModifier) return readThing(parsing, i, noun);
  if (isOfGroup(words, i, noun, parsing.nouns)) use(reading, i, noun?.length ?? 0);
  if (ARTICLES.has(words[i] ?? '')) parsing.pending = ofNextThing(pending);
  applyModifier(reading, parsing.pending, i);
  return i + 1;
}

/** "A factory, steam rising to the right": the steam does. */
const isOfUnknown = ({ clauses, reading: { words, end } }: Parsing, i: number): boolean => {
  const opening = [...words.keys()].findLast((at) => at >= end && at <= i && clauses.has(at));
  const between = opening === undefined ? [] : words.slice(opening, i);
  return between.some((word) => !/ing$/.test(word) && !FUNCTION_WORDS.has(word) && !ARTICLES.has(word));
};

/** "On the left a snowman, on the right a sled": what is said first is where the next thing is. */
const opensThing = ({ reading: { words }, clauses }: Parsing, i: number, length: number): boolean =>
  (i === 0 || clauses.has(i) || words[i - 1] === 'and') &&
  !clauses.has(i + length) &&
  (ARTICLES.has(words[i + length] ?? '') || NUMBER_WORDS.has(words[i + length] ?? ''));

/** "And a lake to the left": nothing puts the lake there. "On the hill to the left" says where the castle on it is. */
const isSideOfScene = ({ hints, subjects, end, lastIsScene }: Reading, at: number): boolean => {
  const { said, of } = hints.at(-1)?.relation ?? { said: 'and', of: undefined };
  return lastIsScene && end === at && (/^(?:and|with)$/.test(said) || subjects.at(-1)?.said !== of);
};

/** "With a castle in the background", "in the background a castle". Returns false for a part of the scene. */
function readFar(parsing: Parsing, i: number, length: number): boolean {
  const { reading, clauses } = parsing;
  const { words, subjects } = reading;
  const after = i + length;
  const isOfNext =
    (i === 0 || clauses.has(i) || words[i - 1] === 'and') &&
    (/^(?:an?|the|some|is|are|there)$/.test(words[after] ?? '') || /^[a-z]+$/.test(words[after] ?? ''));
  if (isOfNext && after < words.length) parsing.pending = { ...noModifiers(), far: said(words, i, length) };
  // Scenery is behind the things anyway; "Earth is in the background".
  else if (
    reading.end !== (/^(?:is|are)$/.test(words[i - 1] ?? '') ? i - 1 : i) ||
    reading.lastIsScene ||
    !putFar(subjects, said(words, i, length))
  )
    return false;
  use(reading, i, length);
  return true;
}

/** A proper name: its last word says what kind of thing it names. */
function readName(parsing: Parsing, i: number, length: number): number {
  const { reading, pending, nouns, clauses } = parsing;
  const { words } = reading;
  const isModifier = !clauses.has(i + length) && nouns.find(words, i + length) !== undefined;
  const head = isModifier ? undefined : nouns.find(words, i + length - 1);
  if (head && kindOfSubject(head.value).home !== 'abstract') {
    readNoun(reading, pending, i, { ...head, length, like: true });
    parsing.pending = noModifiers();
  }
  return i + length;
}

function readPlace(parsing: Parsing, i: number, scene: PhraseMatch<SceneHint>): number {
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
  if (!isOfNoun) parsing.pending = afterPlace(pending);
  return scene.value.room === undefined ? next : readFullRoom(parsing, next);
}

/** Of "two islands": the number, where it is said of a part of the scene. */
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

/** In high quality and sharp focus they are praise; a high tower and a painted egg look so. */
const isLookOfFillers = (words: readonly string[], at: number, nouns: Nouns): boolean =>
  /^(?:high|sharp|painted)$/.test(words[at] ?? '') && nouns.find(words, at + 1) !== undefined;

/** "Award winning" is praise; a winning horse does something. */
const isDeedOfFillers = (words: readonly string[], at: number): boolean =>
  words[at] === 'winning' && !/^(?:award|prize)s?$/.test(words[at - 1] ?? '');
