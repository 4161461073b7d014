import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { CodedWords, WordList } from '../coded-words.ts';

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];
/** Of an area whose frequent words are numbers (scripts/compress-chunks.mjs). */
const WORDS_ENDING = '.words';
/** The words of all these areas. */
const WORDS_FILE = 'words';

type TextOf = (start: number, end: number) => string;
const areas = new Map<string, TextOf>();
let words: WordList | undefined;

/** The function of a chunk that scripts/compress-chunks.mjs has put among those of its area. */
export function chunkFunction(area: string, start: number, length: number, filename: string): unknown {
  const textOf = areas.get(area) ?? readArea(dirname(filename), area);
  areas.set(area, textOf);
  return compileFunction(textOf(start, start + length), PARAMETERS, { filename });
}

/** Only the chunks that are asked for become text: of an engine that is often half. */
function readArea(folder: string, area: string): TextOf {
  const bytes = unpacked(folder, area);
  if (!area.endsWith(WORDS_ENDING)) return (start, end) => bytes.toString('utf8', start, end);
  words ??= new WordList(unpacked(folder, WORDS_FILE));
  const coded = new CodedWords(bytes, words);
  return (start, end) => coded.text(start, end);
}

const unpacked = (folder: string, name: string): Buffer =>
  brotliDecompressSync(readFileSync(join(folder, `${name}.br`)));
