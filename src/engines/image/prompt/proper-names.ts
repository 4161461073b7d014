import { sentenceStarts, tokenise, wordsOf } from './lexicon.ts';
import { ARTICLES, NUMBER_WORDS } from './modifiers.ts';
import { ownedIn } from './possessives.ts';

/** The meaning of capitals, apostrophes and full stops, which the words alone do not have. */
export interface Spelling {
  readonly names: ReadonlySet<string>;
  /** Pairs of words of which the first owns the second. */
  readonly owned: ReadonlySet<string>;
  /** Pairs of words of which the first ends a sentence and the second opens the next one. */
  readonly ends: ReadonlySet<string>;
}

export const NO_SPELLING: Spelling = { names: new Set(), owned: new Set(), ends: new Set() };

export const spellingOf = (prompt: string): Spelling => ({
  names: properNames(prompt),
  owned: ownedIn(prompt),
  ends: sentenceEnds(prompt),
});

function sentenceEnds(prompt: string): Set<string> {
  const words = tokenise(prompt);
  return new Set([...sentenceStarts(prompt)].map((at) => `${words[at - 1]} ${words[at]}`));
}

const JOINERS = new Set('of the de du la le von'.split(' '));
/** In a prompt with more words in capitals they are a habit, and name nothing. */
const MOST_CAPITALS = 0.7;

/** Names of two words or more, in lower case: "golden gate bridge". What they name is not what their words name. */
function properNames(prompt: string): Set<string> {
  const words = wordsOf(prompt);
  const isCapital = (word = ''): boolean => /^\p{Lu}\p{L}/u.test(word);
  const isPlain = (word: string): boolean =>
    ARTICLES.has(word.toLowerCase()) || NUMBER_WORDS.has(word.toLowerCase());
  const names = new Set<string>();
  if (words.filter(isCapital).length > words.length * MOST_CAPITALS && words.length > 4) return names;
  for (let from = 0; from < words.length; from++) {
    if (!isCapital(words[from]) || isPlain(words[from] ?? '')) continue;
    let to = from + 1;
    while (isCapital(words[to]) || (JOINERS.has(words[to] ?? '') && isCapital(words[to + 1]))) to++;
    if (to > from + 1) names.add(words.slice(from, to).join(' ').toLowerCase());
    from = to;
  }
  return names;
}

/** The number of words of the name that starts at a word; 0 if none does. */
export function nameLength(words: readonly string[], at: number, names: ReadonlySet<string>): number {
  for (const name of names) {
    const { length } = name.split(' ');
    if (words.slice(at, at + length).join(' ') === name) return length;
  }
  return 0;
}
