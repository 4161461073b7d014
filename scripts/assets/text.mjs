// The word vectors of the text engine (scripts/word-vectors.mjs says where they come from).
import { readFile } from 'node:fs/promises';

const vectors = new URL('../../src/engines/text/data/word-vectors.bin', import.meta.url);

export async function collect() {
  return { 'word-vectors.bin': await readFile(vectors) };
}
