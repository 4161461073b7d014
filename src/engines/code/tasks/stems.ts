/** One wish is held against thousands of phrases, which have the same words again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 20_000;
const LONGEST_KNOWN = 40;

/** Stems a word: sorting, sorted and sorts become `sort`. */
export function stemToken(word: string): string {
  if (word.length < 4) return word;
  const before = known.get(word);
  if (before !== undefined) return before;
  const stem = stemOf(word);
  if (known.size >= MOST_KNOWN) known.clear();
  if (word.length <= LONGEST_KNOWN) known.set(word, stem);
  return stem;
}

const stemOf = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=\w{3})(ing|ed)$/, '')
    .replace(/(?<=\w{3})e$/, '')
    // British and American spelling are one.
    .replace(/(?<=\w{4})is$/, 'iz')
    .replace(/^(col|behavi|fav|hon|neighb|lab|flav)our/, '$1or')
    .replace(/([bdglmnprt])\1$/, '$1');

/** The words of a text, those inside a name apart: `LinkedHashMap` is linked, hash and map. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/(?<!\w)A(?:\*(?=[\s,.;:)]|$)|[- ]star\b)/gi, ' astar ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z](?!s\b)[a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** The stems of words and of pairs: "bubble sort" and "bubblesort" are one thing. */
export function stemsIn(words: readonly string[]): Set<string> {
  const pairs = words.slice(1).map((word, i) => stemToken(`${words[i]}${word}`));
  return new Set([...words.map(stemToken), ...pairs]);
}
