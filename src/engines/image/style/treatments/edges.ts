import type { Bitmap } from '../../raster/bitmap.ts';
import { blurPlanes } from '../../raster/blur.ts';
import { clamp } from '../../raster/math.ts';
import { kuwahara } from '../kuwahara.ts';

/** Pixels of a picture whose longer side has 1024. */
export const unitOf = ({ width, height }: Bitmap): number => Math.max(width, height) / 1024;

/** The picture without its texture. */
export function smoothed(picture: Bitmap, radius: number): Bitmap {
  const { width, height, rgba } = picture;
  return { width, height, rgba: kuwahara(rgba, width, height, Math.max(1, Math.round(radius))) };
}

export function greyOf({ rgba }: Bitmap): Float32Array {
  const grey = new Float32Array(rgba.length / 4);
  for (let k = 0; k < grey.length; k++)
    grey[k] =
      (rgba[k * 4] as number) * 0.3 + (rgba[k * 4 + 1] as number) * 0.59 + (rgba[k * 4 + 2] as number) * 0.11;
  return grey;
}

/** How strong the edge at each pixel is, over all colours: a difference of two blurs, 0 to about 100. */
export function edgesOf(picture: Bitmap, width: number): Float32Array {
  const colours = new Float32Array((picture.rgba.length / 4) * 3);
  for (let k = 0, to = 0; k < picture.rgba.length; k += 4)
    for (let c = 0; c < 3; c++) colours[to++] = picture.rgba[k + c] as number;
  const near = Math.max(1, Math.round(width));
  const far = Math.max(near + 1, Math.round(width * 2.5));
  const fine = blurPlanes(colours, picture.width, picture.height, 3, near);
  const broad = blurPlanes(colours, picture.width, picture.height, 3, far);
  const edges = new Float32Array(picture.rgba.length / 4);
  for (let k = 0; k < edges.length; k++)
    for (let c = 0; c < 3; c++)
      edges[k] = Math.max(edges[k] as number, (broad[k * 3 + c] as number) - (fine[k * 3 + c] as number));
  return edges;
}

/** The tones of the picture spread over 0 to 1, without its lightest and darkest twentieth. */
export function stretched(grey: Float32Array): Float32Array {
  const sorted = Float32Array.from(grey).sort();
  const low = sorted[Math.floor(sorted.length * 0.05)] ?? 0;
  const high = sorted[Math.floor(sorted.length * 0.9)] ?? 255;
  return grey.map((value) => clamp((value - low) / Math.max(20, high - low)));
}
