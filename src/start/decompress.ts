import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { CodedWords } from '../coded-words.ts';

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];
/** Of an area whose frequent words are numbers (scripts/compress-chunks.mjs). */
const WORDS_ENDING = '.words';

type TextOf = (start: number, end: number) => string;
const areas = new Map<string, TextOf>();

/** The function of a chunk that scripts/compress-chunks.mjs has put among those of its area. */
export function chunkFunction(area: string, start: number, length: number, filename: string): unknown {
  const textOf = areas.get(area) ?? readArea(dirname(filename), area);
  areas.set(area, textOf);
  return compileFunction(textOf(start, start + length), PARAMETERS, { filename });
}

/** Only the chunks that are asked for become text: of an engine that is often half. */
function readArea(folder: string, area: string): TextOf {
  const bytes = brotliDecompressSync(readFileSync(join(folder, `${area}.br`)));
  if (!area.endsWith(WORDS_ENDING)) return (start, end) => bytes.toString('utf8', start, end);
  const coded = new CodedWords(bytes);
  return (start, end) => coded.text(coded.start + start, coded.start + end);
}
