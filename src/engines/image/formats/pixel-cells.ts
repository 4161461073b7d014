import type { Bitmap } from '../raster/bitmap.ts';

/** The fraction of a cell that a thing must fill to own it. */
const LEAST_THING = 0.4;

/** Eyes and lines are dark and narrow: they count more than what is around them. */
const DARK = 2;
const isDark = (colour: number): boolean => (colour >> 16) + ((colour >> 8) & 255) + (colour & 255) < 200;

/** Each square of `side` pixels as one, in the colour that most of it has: a mean of two colours is mud. The first pixel is of the ground. */
export function inCells({ width, height, rgba }: Bitmap, side: number): Bitmap {
  const [across, down] = [width / side, height / side];
  const cells = new Uint8ClampedArray(across * down * 4).fill(255);
  const colourAt = (k: number): number =>
    ((rgba[k] as number) << 16) | ((rgba[k + 1] as number) << 8) | (rgba[k + 2] as number);
  const ground = colourAt(0);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const counts = new Map<number, number>();
      for (let y = row * side; y < (row + 1) * side; y++)
        for (let x = column * side; x < (column + 1) * side; x++) {
          const colour = colourAt((y * width + x) * 4);
          counts.set(colour, (counts.get(colour) ?? 0) + (colour !== ground && isDark(colour) ? DARK : 1));
        }
      const isThing = side * side - (counts.get(ground) ?? 0) >= side * side * LEAST_THING;
      counts.set(ground, isThing ? 0 : Number.POSITIVE_INFINITY);
      const [colour] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
      cells.set([colour >> 16, (colour >> 8) & 255, colour & 255], (row * across + column) * 4);
    }
  return { width: across, height: down, rgba: cells };
}

/** A dark line around each thing, as sprites have it; a pale thing is lost on a pale ground. */
export function outlinedCells({ width, height, rgba }: Bitmap): Bitmap {
  const lined = new Uint8ClampedArray(rgba);
  const isGround = (x: number, y: number): boolean =>
    x < 0 ||
    y < 0 ||
    x >= width ||
    y >= height ||
    [0, 1, 2].every((c) => rgba[(y * width + x) * 4 + c] === rgba[c]);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isEdge =
        isGround(x, y) &&
        !(isGround(x - 1, y) && isGround(x + 1, y) && isGround(x, y - 1) && isGround(x, y + 1));
      if (isEdge) lined.set(LINE, (y * width + x) * 4);
    }
  return { width, height, rgba: lined };
}

const LINE = [38, 32, 46];
