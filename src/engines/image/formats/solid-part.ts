import type { Bitmap } from '../raster/bitmap.ts';
import type { Drawings } from '../sprites/drawings.ts';

/** Pixels across, enough to find the edges of a drawing. */
const SAMPLE = 120;
/** Around the view box, as a share of it: a drawing that is turned leaves it. */
const MARGIN = 0.25;

/** The edges of what a drawing has in its view box, in its units. */
export function solidPart(
  body: string,
  { width, height }: { readonly width: number; readonly height: number },
  { paintSvg }: Drawings,
): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const [x, y] = [-width * MARGIN, -height * MARGIN];
  const [wide, tall] = [width * (1 + 2 * MARGIN), height * (1 + 2 * MARGIN)];
  const picture = paintSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${tall}">${body}</svg>`,
    SAMPLE,
  );
  const { left, right, top, bottom } = edgesOf(picture);
  const unit = wide / SAMPLE;
  return { left: x + left * unit, right: x + right * unit, top: y + top * unit, bottom: y + bottom * unit };
}

function edgesOf({ width, height, rgba }: Bitmap): Record<'left' | 'right' | 'top' | 'bottom', number> {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if ((rgba[(row * width + column) * 4 + 3] as number) < 8) continue;
      left = Math.min(left, column);
      right = Math.max(right, column + 1);
      top = Math.min(top, row);
      bottom = row + 1;
    }
  return { left, right, top, bottom };
}
