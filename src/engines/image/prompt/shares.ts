import { COLOUR_WORDS, NUMBER_WORDS } from './modifiers.ts';
import { type Reading, use } from './reading.ts';

/** Colours that are shared out among several: "three balloons, one red, one yellow, one blue". */

interface Share {
  /** The number of copies; of a rest, none is said. */
  readonly count: number | 'half' | 'rest';
  readonly colourAt: number;
  /** One past its last word. */
  readonly end: number;
}

const ONE = /^(?:one|an?|another|other|first|second|third|fourth|last)$/;
const REST = /^(?:rest|others|remaining)$/;

function countOf(word: string): Share['count'] | undefined {
  if (ONE.test(word)) return 1;
  if (word === 'half') return 'half';
  if (REST.test(word)) return 'rest';
  // "Some" are no number.
  return /^(?:some|several|few|many|both)$/.test(word) ? undefined : NUMBER_WORDS.get(word);
}

/** "One red", "and the other is blue", "two of them green". */
function shareAt(words: readonly string[], at: number): Share | undefined {
  let i = words[at] === 'and' ? at + 1 : at;
  if (words[i] === 'the') i++;
  const count = countOf(words[i] ?? '');
  if (count === undefined) return undefined;
  i++;
  if (/^ones?$/.test(words[i] ?? '')) i++;
  if (words[i] === 'of' && /^(?:them|these|those)$/.test(words[i + 1] ?? '')) i += 2;
  if (/^(?:is|are|being|painted|coloured|colored)$/.test(words[i] ?? '')) i++;
  return COLOUR_WORDS.has(words[i] ?? '') ? { count, colourAt: i, end: i + 1 } : undefined;
}

function sharesFrom(words: readonly string[], at: number): readonly Share[] {
  const shares: Share[] = [];
  for (let next = shareAt(words, at); next; next = shareAt(words, next.end)) shares.push(next);
  return shares;
}

/** The index of each colour as often as there are copies in it; empty if they are more than `all`. */
function sharedOut(shares: readonly Share[], all: number): readonly number[] {
  const said = shares.reduce(
    (sum, { count }) => sum + (count === 'half' ? Math.floor(all / 2) : count === 'rest' ? 0 : count),
    0,
  );
  if (said > all) return [];
  return shares.flatMap(({ count, colourAt }) => {
    const copies = count === 'half' ? Math.floor(all / 2) : count === 'rest' ? all - said : count;
    return Array.from({ length: copies }, () => colourAt);
  });
}

/** Colours after the things that have them. Returns the index of the word after them, or `at`. */
export function readShares(reading: Reading, at: number, clauses: ReadonlySet<number>): number {
  const { words, subjects } = reading;
  if (!clauses.has(at) && reading.end !== at) return at;
  const shares = sharesFrom(words, at);
  const end = shares.at(-1)?.end ?? at;
  // "Two boys and a red and a blue kite": the colours are those of the next thing.
  if (shares.length < 2 || !(end >= words.length || clauses.has(end) || isAfterList(words[end]))) return at;
  const of = subjects.findLastIndex(({ count, colours }) => count > 1 && !colours);
  const several = subjects[of];
  // "Houses: the first yellow, the second blue" are two.
  const said = shares.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : Number.NaN), 0);
  const count = several?.counted || Number.isNaN(said) ? (several?.count ?? 0) : said;
  const indexes = sharedOut(shares, count);
  const colours = indexes.flatMap((index) => COLOUR_WORDS.get(words[index] ?? '') ?? []);
  if (!several || colours.length === 0) return at;
  subjects[of] = { ...several, count, colour: colours[0], colours };
  use(reading, at, end - at);
  return end;
}

const isAfterList = (word = ''): boolean =>
  /^(?:and|in|on|at|under|behind|beside|near|next|above|over|with|floating|flying|sitting|standing|tied)$/.test(
    word,
  );

/**
 * "Two red and three green apples": the index of each colour as often as it is said, where the first one is at `at`.
 * Empty where not each of them has a number.
 */
export function sharesBefore(words: readonly string[], at: number): readonly number[] {
  const first = ONE.test(words[at - 1] ?? '') || NUMBER_WORDS.has(words[at - 1] ?? '') ? at - 1 : at;
  const shares = first < at ? sharesFrom(words, first) : [];
  if (shares.length < 2 || shares.some(({ count }) => typeof count !== 'number')) return [];
  return sharedOut(shares, Number.POSITIVE_INFINITY);
}
