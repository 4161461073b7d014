import type { Bitmap } from '../raster/bitmap.ts';
import { resized } from '../raster/resample.ts';
import type { Brief } from './brief.ts';
import { sceneOf } from './paint-scene.ts';
import { quantised } from './quantise.ts';
import type { Studio } from './sheet.ts';

/** Rows of the coarse picture. */
const GRID = 72;
const COLOURS = 24;

/** The scene in few large pixels and few colours. */
export function composePixels(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const step = Math.max(2, Math.round(Math.min(width, height) / GRID));
  const across = Math.ceil(width / step);
  const down = Math.ceil(height / step);
  const picture = sceneOf(brief, studio, { width: across * 3, height: down * 3, style: 'anime', steps: 20 });
  const coarse = quantised(resized(picture, across, down), COLOURS);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (Math.floor(y / step) * across + Math.floor(x / step)) * 4;
      rgba.set(coarse.rgba.subarray(from, from + 4), (y * width + x) * 4);
    }
  }
  return { width, height, rgba };
}
