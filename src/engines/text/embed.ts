import { isStopWord, stem, wordsOf } from './language/words.ts';

const WEIGHTS = { word: 1, stopWord: 0.15, pair: 0.5, trigram: 0.3 } as const;

/**
 * A vector of length 1 from the hashed words, word pairs and character trigrams of a text. Texts that share
 * words, or parts of words, point in similar directions. A text without any words gives the vector of its
 * characters, and only the empty text gives zeros.
 */
export function embedText(text: string, dimensions: number): Float32Array {
  if (!Number.isInteger(dimensions) || dimensions < 1)
    throw new RangeError('dimensions must be a positive integer');
  const sums = new Float64Array(dimensions);
  const add = (feature: string, weight: number) => {
    const hash = hashOf(feature);
    const index = hash % dimensions;
    sums[index] = (sums[index] ?? 0) + ((hash >>> 31) % 2 === 0 ? weight : -weight);
  };
  const words = wordsOf(text.normalize('NFKC').toLowerCase());
  let before: string | undefined;
  for (const word of words) {
    const root = stem(word);
    const common = isStopWord(word);
    add(`w:${root}`, common ? WEIGHTS.stopWord : WEIGHTS.word);
    if (before !== undefined) add(`p:${before} ${root}`, common ? WEIGHTS.stopWord : WEIGHTS.pair);
    if (!common) for (const gram of trigrams(`^${root}$`)) add(`t:${gram}`, WEIGHTS.trigram);
    before = root;
  }
  if (words.length === 0) for (const char of text) add(`c:${char}`, 1);
  return normalised(sums);
}

export function trigrams(word: string): string[] {
  const chars = [...word];
  return chars.slice(2).map((_, index) => chars.slice(index, index + 3).join(''));
}

export function normalised(sums: Float64Array): Float32Array {
  const length = Math.sqrt(sums.reduce((total, value) => total + value * value, 0));
  return Float32Array.from(sums, (value) => (length === 0 ? 0 : value / length));
}

/** FNV-1a over UTF-16 units, mixed once more because its low bits alone are uneven. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
