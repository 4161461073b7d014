import type { Bitmap } from '../raster/bitmap.ts';
import { blurPlanes } from '../raster/blur.ts';
import { clamp, lerp } from '../raster/math.ts';
import { pushPull } from './push-pull.ts';

/**
 * Fills the masked area: low frequencies are interpolated from all sides by push-pull, high frequencies are
 * copied from the same rows beside the hole.
 */
export function inpaint(source: Bitmap, mask: Float32Array): Bitmap {
  const { width, height } = source;
  const hole = dilate(mask, width, height, Math.max(2, Math.round(Math.max(width, height) / 90)));
  const base = pushPull(source, hole);
  const rgba = new Uint8ClampedArray(source.rgba);
  const plane = new Float32Array(width * height * 3);
  for (let k = 0; k < width * height; k++)
    for (let c = 0; c < 3; c++) plane[k * 3 + c] = source.rgba[k * 4 + c] as number;
  const soft = blurPlanes(plane, width, height, 3, Math.max(2, Math.max(width, height) / 50));
  const sourceColumn = sourceColumnFor(hole, width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const amount = clamp((hole[k] as number) * 1.4);
      if (amount <= 0.01) continue;
      const at = sourceColumn(x);
      const known = (hole[y * width + at] as number) < 0.02;
      for (let c = 0; c < 3; c++) {
        const texture = known
          ? (plane[(y * width + at) * 3 + c] as number) - (soft[(y * width + at) * 3 + c] as number)
          : 0;
        rgba[k * 4 + c] = lerp(
          source.rgba[k * 4 + c] as number,
          (base[k * 3 + c] as number) + texture,
          amount,
        );
      }
    }
  }
  return { ...source, rgba };
}

/** Maps a column of the hole to a column beside it, on the wider side, mirrored back and forth. */
function sourceColumnFor(hole: Float32Array, width: number, height: number): (x: number) => number {
  let left = width;
  let right = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((hole[y * width + x] as number) < 0.02) continue;
      if (x < left) left = x;
      if (x > right) right = x;
    }
  }
  const room = Math.max(left, width - 1 - right, 1);
  const mirrored = (step: number): number => {
    const at = step % (2 * room);
    return at < room ? at : 2 * room - 1 - at;
  };
  return left > width - 1 - right
    ? (x) => clamp(left - 1 - mirrored(x - left), 0, width - 1)
    : (x) => clamp(right + 1 + mirrored(right - x), 0, width - 1);
}

function dilate(mask: Float32Array, width: number, height: number, by: number): Float32Array {
  const wide = blurPlanes(mask, width, height, 1, by);
  for (let k = 0; k < wide.length; k++) wide[k] = clamp((wide[k] as number) * 6);
  return blurPlanes(wide, width, height, 1, Math.max(1, by / 3));
}
