import looks from '../data/subject-looks.json';
import { hasDetail } from '../prompt/details.ts';
import { hasOwnPart } from '../prompt/own-parts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Footprint } from '../scene/footprint.ts';
import type { Drawings } from '../sprites/drawings.ts';

/** The part of a scene that a coarse picture shows, in pixels of the scene. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fewer pixels are no thing; a body has them in rows or in columns. */
const LEAST_CELLS = 6;
const LEAST_LENGTH = 9;
/** Distance in RGB of two neighbours that can be told apart. */
const DIFFERENT = 30;
/** The fraction of the outline that must differ from its outside. */
const LEAST_OUTLINE = 0.3;

/** True for a body that can be told from what is around it in few large pixels. */
export function isSeenInPixels(coarse: Bitmap, print: Footprint, crop: Crop): boolean {
  const { width, height, rgba } = coarse;
  const isOwn = (column: number, row: number): boolean =>
    print.isSolid(
      Math.floor(crop.x + ((column + 0.5) / width) * crop.width),
      Math.floor(crop.y + ((row + 0.5) / height) * crop.height),
    );
  const apart = (a: number, b: number): boolean =>
    Math.hypot(...[0, 1, 2].map((c) => (rgba[a * 4 + c] as number) - (rgba[b * 4 + c] as number))) >
    DIFFERENT;
  const length = Math.max((print.width / crop.width) * width, (print.height / crop.height) * height);
  let [cells, outline, different] = [0, 0, 0];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (!isOwn(column, row)) continue;
      cells++;
      for (const [x, y] of [
        [column - 1, row],
        [column + 1, row],
        [column, row - 1],
        [column, row + 1],
      ] as const) {
        if (x < 0 || y < 0 || x >= width || y >= height || isOwn(x, y)) continue;
        outline++;
        if (apart(row * width + column, y * width + x)) different++;
      }
    }
  return cells >= LEAST_CELLS && length >= LEAST_LENGTH && different >= outline * LEAST_OUTLINE;
}

/** By thing: whose drawings hold one. */
const OWN = new Map<string, readonly string[]>(Object.entries(looks.own));

/** A body of fewer rows has no parts that could be told: the sword of a knight is half a pixel wide. */
const LEAST_ROWS = 44;
const LEAST_OUTLINED = 24;

/** A thing of coarse pixels. */
interface Coarse {
  readonly name: string;
  readonly said: string;
  /** Its height in large pixels. */
  readonly rows: number;
  /** It has lines around it, so that its parts can be told in fewer rows. */
  readonly isOutlined?: boolean;
}

/** Words for things that are part of a drawing, where the drawing is too small to show them. */
export function partsLost(
  words: readonly string[],
  { name, said, rows, isOutlined = false }: Coarse,
  drawings: Drawings,
): string[] {
  if (rows >= (isOutlined ? LEAST_OUTLINED : LEAST_ROWS)) return [];
  return words.filter((word, at) => {
    const noun = drawings.nouns.find(words, at)?.value;
    const isPart = hasDetail(name, word) || hasOwnPart(name, word) || OWN.get(noun ?? '')?.includes(name);
    return noun !== undefined && isPart && !said.split(' ').includes(word);
  });
}
