import type { Bitmap } from '../raster/bitmap.ts';

/** Composites a picture with premultiplied alpha over an opaque one of the same size. */
export function over(below: Bitmap, above: Bitmap): Bitmap {
  const rgba = new Uint8ClampedArray(below.rgba);
  for (let k = 0; k < rgba.length; k += 4) {
    const keep = 1 - (above.rgba[k + 3] as number) / 255;
    if (keep === 1) continue;
    for (let c = 0; c < 3; c++) rgba[k + c] = (above.rgba[k + c] as number) + (rgba[k + c] as number) * keep;
    rgba[k + 3] = 255;
  }
  return { ...below, rgba };
}
