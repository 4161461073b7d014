import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { decodedWords } from './coded-words.ts';

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];
/** Of an area whose frequent words are numbers (scripts/compress-chunks.mjs). */
const WORDS_ENDING = '.words.br';
const texts = new Map<string, string>();

/** The function of a chunk that scripts/compress-chunks.mjs has put into the text of its area. */
export function chunkFunction(area: string, start: number, length: number, filename: string): unknown {
  const text = texts.get(area) ?? readArea(join(dirname(filename), `${area}.br`));
  texts.set(area, text);
  return compileFunction(text.slice(start, start + length), PARAMETERS, { filename });
}

function readArea(path: string): string {
  const bytes = brotliDecompressSync(readFileSync(path));
  return (path.endsWith(WORDS_ENDING) ? decodedWords(bytes) : bytes).toString();
}
