import type { Assets } from '../../engine.ts';
import { embedText, hashOf, normalised, trigrams } from '../embed.ts';
import { isStopWord, stem, wordsOf } from '../language/words.ts';
import { type WordVectors, wordVectors } from './word-vectors.ts';

/** Share of the letters in a vector that has room for them: rare names and code are found by their spelling. */
const LETTERS = 0.35;
/** Weight of a word without a vector of its own: it is rare and says much, but is found again in these letters only. */
const UNKNOWN = 0.5;

export type EmbedWords = (text: string, dimensions: number) => Float32Array;

/**
 * Vectors of length 1 by meaning: the weighted mean of the vectors of the words. Dimensions beyond those of the words
 * hold letters; with fewer, the strongest remain.
 */
export async function wordEmbedder(assets: Assets): Promise<EmbedWords> {
  const vectors = await wordVectors(assets);
  return (text, dimensions) => {
    const words = wordsOf(text.normalize('NFKC').toLowerCase().replaceAll('’', "'"));
    if (words.length === 0) return embedText(text, dimensions);
    const sums = new Float64Array(Math.min(dimensions, vectors.dimensions));
    addMeaning(words, vectors, sums);
    if (sums.every((value) => value === 0)) return embedText(text, dimensions);
    const meaning = normalised(sums);
    const room = dimensions - vectors.dimensions;
    if (room <= 0) return meaning;
    const letters = embedText(text, room);
    const share = Math.sqrt(1 - LETTERS ** 2);
    return normalised(
      Float64Array.from([
        ...meaning.map((value) => value * share),
        ...letters.map((value) => value * LETTERS),
      ]),
    );
  };
}

function addMeaning(words: readonly string[], vectors: WordVectors, sums: Float64Array): void {
  for (const word of words) {
    const plain = word.replace(/(?:'(?:s|re|m|ll|ve|d)|n't)$/, '');
    if (vectors.add(plain, sums) || isStopWord(plain)) continue;
    const parts = word.split(/[-'.]/);
    const known = parts.length > 1 && parts.filter((part) => vectors.add(part, sums)).length > 0;
    if (!known) addSpelling(word, sums);
  }
}

/** A direction of its own for a word without a vector, near those of words that are spelled alike. */
function addSpelling(word: string, sums: Float64Array): void {
  const grams = trigrams(`^${stem(word)}$`);
  const weight = UNKNOWN / Math.sqrt(grams.length);
  for (const gram of grams) {
    const hash = hashOf(`u:${gram}`);
    const axis = hash % sums.length;
    sums[axis] = (sums[axis] ?? 0) + ((hash >>> 31) % 2 === 0 ? weight : -weight);
  }
}
