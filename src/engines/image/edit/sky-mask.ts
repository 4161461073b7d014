import type { Bitmap } from '../raster/bitmap.ts';
import { blurPlanes } from '../raster/blur.ts';

/** Heuristic segmentation: masks of 0 to 1, from colours and positions alone. */

/** Flood fill from the upper edge over small colour differences. */
export function skyMask(source: Bitmap): Float32Array {
  const { width, height, rgba } = source;
  const mask = new Float32Array(width * height);
  const queue = new Int32Array(width * height);
  let tail = 0;
  for (let x = 0; x < width; x++) {
    queue[tail++] = x;
    mask[x] = 1;
  }
  const far = (a: number, b: number): number =>
    Math.abs((rgba[a] as number) - (rgba[b] as number)) +
    Math.abs((rgba[a + 1] as number) - (rgba[b + 1] as number)) +
    Math.abs((rgba[a + 2] as number) - (rgba[b + 2] as number));
  for (let head = 0; head < tail; head++) {
    const at = queue[head] as number;
    const x = at % width;
    const y = (at - x) / width;
    // Many small steps may leave the sky, so each pixel is also compared with the top of its column.
    const anchor = x * 4;
    for (const next of [
      x > 0 ? at - 1 : -1,
      x < width - 1 ? at + 1 : -1,
      y < height - 1 ? at + width : -1,
      y > 0 ? at - width : -1,
    ]) {
      if (next < 0 || mask[next] === 1 || next > width * height * 0.85) continue;
      const step = far(at * 4, next * 4);
      if (step > 26 || (step > 9 && far(anchor, next * 4) > 190) || far(anchor, next * 4) > 330) continue;
      mask[next] = 1;
      queue[tail++] = next;
    }
  }
  return blurPlanes(mask, width, height, 1, Math.max(1, Math.max(width, height) / 500));
}
