import type { Bitmap } from '../raster/bitmap.ts';
import { linearRgb } from '../raster/colour.ts';
import { smoothstep } from '../raster/math.ts';
import { blendByMask, colourise } from './adjust.ts';

/** Changes the dominant colour under a mask; highlights, shadows and other colours stay. */
export function recolour(picture: Bitmap, area: Float32Array, colour: string): Bitmap {
  const mask = new Float32Array(area);
  const own = mainTone(picture, mask);
  if (own.depth > GREY) {
    for (let k = 0; k < mask.length; k++) mask[k] = (mask[k] as number) * likeness(toneAt(picture, k), own);
  }
  return blendByMask(picture, colourise(picture, linearRgb(colour), 1), mask);
}

interface Tone {
  /** Degrees. */
  readonly hue: number;
  /** HSV saturation, 0 to 1: the same in light and in shade. */
  readonly depth: number;
}

/** A subject with less saturation is grey, and all of it is recoloured. */
const GREY = 0.15;
const BINS = 36;

function toneAt({ rgba }: Bitmap, k: number): Tone {
  const r = rgba[k * 4] as number;
  const g = rgba[k * 4 + 1] as number;
  const b = rgba[k * 4 + 2] as number;
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  if (range === 0) return { hue: 0, depth: 0 };
  const sixth =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { hue: sixth * 60, depth: range / most };
}

/** The most frequent hue under the mask and its mean saturation. A mean over all hues would match none of them. */
function mainTone(picture: Bitmap, mask: Float32Array): Tone {
  const weights = new Float64Array(BINS);
  const depths = new Float64Array(BINS);
  for (let k = 0; k < mask.length; k++) {
    const { hue, depth } = toneAt(picture, k);
    const bin = Math.floor((hue / 360) * BINS) % BINS;
    const weight = (mask[k] as number) * depth * depth;
    weights[bin] = (weights[bin] as number) + weight;
    depths[bin] = (depths[bin] as number) + weight * depth;
  }
  const best = weights.indexOf(Math.max(...weights));
  const weight = weights[best] as number;
  return {
    hue: ((best + 0.5) / BINS) * 360,
    depth: weight === 0 ? 0 : (depths[best] as number) / weight,
  };
}

/** Light that the subject throws on its surroundings has the same hue but less saturation. */
function likeness(tone: Tone, own: Tone): number {
  const away = Math.abs(tone.hue - own.hue);
  return (
    smoothstep(26, 14, Math.min(away, 360 - away)) *
    smoothstep(0.5, 0.7, tone.depth / Math.max(own.depth, 1e-6))
  );
}
