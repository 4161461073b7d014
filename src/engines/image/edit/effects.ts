import type { Bitmap } from '../raster/bitmap.ts';
import { linearRgb } from '../raster/colour.ts';
import { hypot, smoothstep } from '../raster/math.ts';
import { treat } from '../style/treat.ts';
import {
  adjustContrast,
  adjustExposure,
  adjustSaturation,
  adjustTemperature,
  blendByMask,
  blur,
  colourise,
  invertColours,
  multiplyColour,
  toGreyscale,
  toSepia,
  unsharpMask,
} from './adjust.ts';
import { pixelate } from './geometry.ts';
import type { Effect } from './operation.ts';
import { recolour } from './recolour.ts';

/** Applies an effect under a mask, and leaves the rest as it is. */
export function applyEffect(picture: Bitmap, effect: Effect, mask: Float32Array, seed: number): Bitmap {
  if (effect.do === 'recolour') return recolour(picture, mask, effect.colour);
  return blendByMask(picture, changed(picture, effect, seed), mask);
}

function changed(picture: Bitmap, effect: Exclude<Effect, { do: 'recolour' }>, seed: number): Bitmap {
  switch (effect.do) {
    case 'warmth':
      return adjustTemperature(picture, effect.by);
    case 'exposure':
      return adjustExposure(picture, effect.stops);
    case 'contrast':
      return adjustContrast(picture, effect.by);
    case 'saturation':
      return adjustSaturation(picture, effect.by);
    case 'grey':
      return toGreyscale(picture);
    case 'sepia':
      return toSepia(picture);
    case 'invert':
      return invertColours(picture);
    case 'sharpen':
      return unsharpMask(picture, 0.9, 1);
    case 'pixelate':
      return pixelate(picture);
    case 'vignette':
      return blendByMask(picture, multiplyColour(picture, [0.25, 0.25, 0.28]), cornerMask(picture));
    case 'tint':
      return colourise(picture, linearRgb(effect.colour), effect.amount);
    case 'blur':
      return blur(picture, Math.max(0.01 * effect.amount, 3 / Math.max(picture.width, picture.height)));
    case 'style':
      return opaqueAs(picture, treat(picture, effect.style, seed));
  }
}

/** Painting fills what is transparent. */
function opaqueAs({ rgba }: Bitmap, painted: Bitmap): Bitmap {
  const kept = new Uint8ClampedArray(painted.rgba);
  for (let k = 3; k < kept.length; k += 4) kept[k] = rgba[k] as number;
  return { ...painted, rgba: kept };
}

/** 0 in the middle, and up to 0.8 in the corners. */
export function cornerMask({ width, height }: Bitmap): Float32Array {
  const mask = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      mask[y * width + x] = 0.8 * smoothstep(0.35, 0.8, hypot(x / width - 0.5, y / height - 0.5));
  }
  return mask;
}
