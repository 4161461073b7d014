import stopWords from '../data/stop-words.json';

const STOP: ReadonlySet<string> = new Set(stopWords);

/** Ignores contractions: "what's" counts as "what". */
export const isStopWord = (word: string): boolean =>
  STOP.has(word.toLowerCase().replace(/['’](?:s|re|m|ll|ve|d)$/, ''));

/** Words as people count them: "don't" and "well-known" are one each. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** A rough stem, the same for "invoice" and "invoices", "retry" and "retries". */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '');
  if (lower.length <= 3) return lower;
  return lower
    .replace(/ies$/, 'y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/([a-z]{3})(?:ing|ed)$/, '$1')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/e$/, '');
}

/** Stems of the words that carry meaning. */
export function contentStems(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(stem);
}
