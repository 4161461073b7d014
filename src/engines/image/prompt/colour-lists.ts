import { takeFreeColour } from './apply-modifier.ts';
import { isAboutTheImage } from './compounds.ts';
import type { Lexicon } from './lexicon.ts';
import { ABOUT_COLOUR, COLOUR_WORDS, NUMBER_WORDS } from './modifiers.ts';
import { isAlive, isPerson } from './people.ts';
import { afterModifiers } from './quantities.ts';
import { type Reading, relationAt, use } from './reading.ts';
import { sharesBefore } from './shares.ts';
import type { Pending } from './subject.ts';

type Nouns = Pick<Lexicon<string>, 'find'>;

/** Reads a list of colours before or after a thing. Returns the index of the word after it, or `at`. */
export function readColours(
  reading: Reading,
  pending: Pending,
  at: number,
  { nouns, clauses }: { readonly nouns: Nouns; readonly clauses: ReadonlySet<number> },
): number {
  const { words } = reading;
  const shared = sharesBefore(words, at);
  const isShared = isBeforeNoun(words, shared.at(-1) ?? at, nouns) && shared.length > 1;
  const several = isShared ? shared : coloursBefore(words, at, nouns, clauses);
  const last = several.at(-1);
  if (last !== undefined) {
    takeFreeColour(reading, pending);
    const colour = COLOUR_WORDS.get(words[last] ?? '');
    Object.assign(pending, {
      colour,
      colourSaid: words[last],
      colourFree: false,
      colourAt: last,
      several,
    });
    // "A red and a blue balloon" are two.
    if (isShared) Object.assign(pending, { count: several.length, numbered: true, vague: false });
    pending.words.push(last);
    return last + 1;
  }
  const end = afterColourOfOne(words, at, clauses);
  // Copies are painted in one colour or in turns: left unread, it is named as not painted.
  if (end > at && reading.subjects.some(({ count }) => count > 1)) return end;
  const isIn = words[at - 1] === 'in' && reading.end === at - 1;
  const isOfLast = (reading.end === at || isIn) && !reading.lastIsScene && !isMonochrome(reading, at);
  const ofLast = isOfLast ? coloursAfter(words, at, clauses, isIn) : [];
  return ofLast.length > 0 && colourCopies(reading, ofLast) ? (ofLast.at(-1) ?? at) + 1 : at;
}

/** "Streets with umbrellas, black and white" at the end is said of the image; cows are black and white themselves. */
const isMonochrome = ({ words, subjects }: Reading, at: number): boolean =>
  at + 3 >= words.length &&
  words.slice(at).join(' ') === 'black and white' &&
  !isAnimal(subjects.at(-1)?.name);

const isAnimal = (name = ''): boolean => isAlive(name) && !isPerson(name);

/** Gives the copies of the last subject several colours. Returns false where there is one copy only. */
export function colourCopies(reading: Reading, several: readonly number[]): boolean {
  const { subjects, words } = reading;
  // "Two parrots on a branch, one red and one blue": the parrots are.
  const isOfSeveral = words[(several[0] ?? 0) - 1] === 'one';
  const at = isOfSeveral ? subjects.findLastIndex(({ count }) => count > 1) : subjects.length - 1;
  const last = subjects[at];
  const colours = several.flatMap((index) => COLOUR_WORDS.get(words[index] ?? '') ?? []);
  if (!last || last.count < 2 || last.colours || colours.length === 0) return false;
  subjects[at] = { ...last, colour: colours[0], colours };
  for (const index of several) {
    use(reading, index, 1);
    if (NUMBER_WORDS.has(words[index - 1] ?? '')) use(reading, index - 1, 1);
  }
  return true;
}

/** The index after "one of them is black" or "one black", where no other is said to have a colour. */
function afterColourOfOne(words: readonly string[], at: number, clauses: ReadonlySet<number>): number {
  if (words[at] !== 'one' || !clauses.has(at)) return at;
  let i = at + 1;
  if (words[i] === 'of' && words[i + 1] === 'them') i += 2;
  if (words[i] === 'is') i += 1;
  // "One red, one yellow and one blue" is a list.
  const isAlone = !/^(?:and|one)$/.test(words[i + 1] ?? '') && isClosed(words, i + 1, clauses);
  return COLOUR_WORDS.has(words[i] ?? '') && isAlone ? i + 1 : at;
}

/** The indexes of the colours of "pink, red and white tulips"; empty where there are not several before a thing. */
function coloursBefore(
  words: readonly string[],
  at: number,
  nouns: Nouns,
  clauses: ReadonlySet<number>,
): readonly number[] {
  const found = colourList(words, at);
  const end = (found.at(-1) ?? at) + 1;
  // "Spices in red, yellow and brown, a seller": the seller is not.
  const isEnded = words[at - 1] === 'in' && clauses.has(end);
  // "Pink and blue easter eggs": one word that is not known stands before the thing.
  const next = afterModifiers(words, end);
  const isUnknownBetween =
    found.length > 1 &&
    !clauses.has(next + 1) &&
    relationAt(words, end) === undefined &&
    /^\p{L}{4,}$/u.test(words[next] ?? '') &&
    !ABOUT_COLOUR.has(words[next] ?? '') &&
    nouns.find(words, next + 1)?.plural === true;
  return !isEnded && (isBeforeNoun(words, end - 1, nouns) || isUnknownBetween) ? found : [];
}

/** "Black and white photograph" says how the whole image is. */
function isBeforeNoun(words: readonly string[], colourAt: number, nouns: Nouns): boolean {
  const at = afterModifiers(words, colourAt + 1);
  return nouns.find(words, at) !== undefined && !isAboutTheImage(words, at, false, nouns);
}

/** The same after the thing: "seven tulips, pink and white". */
function coloursAfter(
  words: readonly string[],
  at: number,
  clauses: ReadonlySet<number>,
  isIn: boolean,
): readonly number[] {
  const found = colourList(words, at);
  const end = (found.at(-1) ?? at) + 1;
  return (isIn ? clauses.has(end) && end < words.length : clauses.has(at) && isClosed(words, end, clauses))
    ? found
    : [];
}

const isClosed = (words: readonly string[], end: number, clauses: ReadonlySet<number>): boolean =>
  end >= words.length || clauses.has(end) || relationAt(words, end) !== undefined;

const isAgain = (words: readonly string[], at: number): boolean =>
  /^an?$/.test(words[at] ?? '') && words[at - 1] === 'and';

function colourList(words: readonly string[], at: number): readonly number[] {
  const found: number[] = [];
  let isJoined = false;
  for (let i = at; i < words.length; i++) {
    if (COLOUR_WORDS.has(words[i] ?? '')) found.push(i);
    else if (words[i] === 'and' && found.at(-1) === i - 1) isJoined = true;
    // "One red and one blue", "a red and a blue balloon".
    else if ((words[i] !== 'one' && !isAgain(words, i)) || !COLOUR_WORDS.has(words[i + 1] ?? '')) break;
  }
  return isJoined && found.length > 1 ? found : [];
}
