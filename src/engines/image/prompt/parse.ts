import { leftOver } from '../../prompt-account.ts';
import { readAbsent } from './absent.ts';
import { takeFreeColour } from './apply-modifier.ts';
import { readAtViewer } from './at-viewer.ts';
import { readColours } from './colour-lists.ts';
import { readColouredLight } from './coloured-light.ts';
import { variedColoursAt } from './colourful.ts';
import { readFace } from './faces.ts';
import { asFamilies } from './families.ts';
import { readFills } from './filled-places.ts';
import { readFinish } from './finishes.ts';
import { verbAt } from './finite-verbs.ts';
import { readHair } from './hair.ts';
import { readLightInside } from './lit-inside.ts';
import { meaningsAt } from './meanings.ts';
import { ARTICLES, FUNCTION_WORDS, MANNER, NUMBER_WORDS } from './modifiers.ts';
import { absentAt, likenessAt } from './of-noun.ts';
import { oneUnlikeAt } from './one-of-several.ts';
import { readPaintedPart } from './painted-parts.ts';
import type { Nouns, Parsing } from './parsing.ts';
import { isPerson } from './people.ts';
import { NO_SPELLING, nameLength, type Spelling } from './proper-names.ts';
import { readWord } from './read-word.ts';
import { type Reading, said, startReading } from './reading.ts';
import { joinEnds, putInMiddle } from './relate-later.ts';
import type { SceneHint } from './scene-words.ts';
import { readShares } from './shares.ts';
import { noModifiers, type Pending, type Subject, type SubjectAction } from './subject.ts';
import { readOneOf, readPredicate, readPronoun } from './topics.ts';
import { closeUnknown } from './unknown-things.ts';
import { readEndsOfStack, unpaintedAt } from './unpainted-phrases.ts';
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
    // "A pile of gold, a thief": the pile is not of thieves.
    if (clauses.has(i) && parsing.pending.form && ARTICLES.has(word(words, i)))
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
      // The words after it describe the same thing.
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

const word = (words: readonly string[], at: number): string => words[at] ?? '';

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

/** In high quality and sharp focus they are praise; a high tower and a painted egg look so. */
const isLookOfFillers = (words: readonly string[], at: number, nouns: Nouns): boolean =>
  /^(?:high|sharp|painted)$/.test(words[at] ?? '') && nouns.find(words, at + 1) !== undefined;

/** "Award winning" is praise; a winning horse does something. */
const isDeedOfFillers = (words: readonly string[], at: number): boolean =>
  words[at] === 'winning' && !/^(?:award|prize)s?$/.test(words[at - 1] ?? '');
