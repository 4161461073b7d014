import type { Bitmap } from '../../image/raster/bitmap.ts';
import { boxBlurPlane } from './guided-filter.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Defocuses colour planes and enlarges them to a bitmap. */
export function defocus(planes: readonly Float32Array[], small: Size, large: Size): Bitmap {
  const reach = { ...small, radius: Math.max(1, Math.round(small.width / 90)) };
  const soft = planes.map((plane) => boxBlurPlane(boxBlurPlane(boxBlurPlane(plane, reach), reach), reach));
  const { width, height } = large;
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    const fy = Math.min(small.height - 1.001, Math.max(0, ((y + 0.5) * small.height) / height - 0.5));
    const row = Math.floor(fy);
    for (let x = 0; x < width; x++) {
      const fx = Math.min(small.width - 1.001, Math.max(0, ((x + 0.5) * small.width) / width - 0.5));
      const column = Math.floor(fx);
      const i = row * small.width + column;
      for (let c = 0; c < 3; c++) {
        const plane = soft[c] as Float32Array;
        const below = i + small.width;
        const top = (plane[i] as number) + ((plane[i + 1] as number) - (plane[i] as number)) * (fx - column);
        const low =
          (plane[below] as number) +
          ((plane[below + 1] as number) - (plane[below] as number)) * (fx - column);
        rgba[(y * width + x) * 4 + c] = top + (low - top) * (fy - row);
      }
    }
  }
  return { width, height, rgba };
}
