import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { resized } from '../raster/resample.ts';
import { quantised } from './quantise.ts';

const COUNT = `(${[...NUMBER_WORDS.keys()].join('|')}|[1-9])`;
const LIMIT =
  '(?:only|just|max(?:imum)?|at\\s+most|no\\s+more\\s+than|up\\s+to|not\\s+more\\s+than|limited\\s+to)';
const WISH = new RegExp(
  `[,;]?\\s*\\b(?:(?:in|with|using|and)\\s+)*(?:${LIMIT}\\s+${COUNT}[\\s-]colou?rs?\\b|${COUNT}[\\s-]colou?rs?\\s*,?\\s*(?:${LIMIT}|(?:screen\\s?)?print(?:ing)?|palette)\\b\\.?)`,
  'iu',
);

/** "Two colours only": the number, and the prompt without the words for it. */
export function readColourLimit(prompt: string): {
  readonly most: number | undefined;
  readonly rest: string;
} {
  const [said, before, after] = WISH.exec(prompt) ?? [];
  if (said === undefined) return { most: undefined, rest: prompt };
  const number = (before ?? after ?? '').toLowerCase();
  return { most: NUMBER_WORDS.get(number) ?? Number(number), rest: prompt.replace(said, '') };
}

/** Reduced at twice the size, so that edges stay smooth. */
export function inFewColours(picture: Bitmap, most: number): Bitmap {
  const { width, height } = picture;
  return resized(quantised(resized(picture, width * 2, height * 2), Math.max(2, most)), width, height);
}
