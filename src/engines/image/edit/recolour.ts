import type { Bitmap } from '../raster/bitmap.ts';
import { linearRgb } from '../raster/colour.ts';
import { smoothstep } from '../raster/math.ts';
import { blendByMask, colourise } from './adjust.ts';

/** Changes the dominant colour under a mask; highlights, shadows and other colours stay. */
export function recolour(picture: Bitmap, area: Float32Array, colour: string): Bitmap {
  const mask = new Float32Array(area);
  const own = mainTone(picture, mask);
  const isPale = colouredShare(picture, mask) < MOSTLY;
  for (let k = 0; k < mask.length; k++) {
    const tone = toneAt(picture, k);
    // A white cup with coffee in it is white.
    mask[k] = (mask[k] as number) * (isPale ? smoothstep(PALE, GREY, tone.depth) : likeness(tone, own));
  }
  const wanted = linearRgb(colour);
  const hueless = Math.max(...wanted) - Math.min(...wanted) < HUELESS;
  const painted = hueless ? levelled(picture, mask, wanted[1] ** (1 / 2.2)) : colourise(picture, wanted, 1);
  return blendByMask(picture, painted, mask);
}

const HUELESS = 0.06;
/** The darkest shade of a white thing, as a share of its white. */
const SHADE = 0.62;

/** Grey of one level, with the shades of the picture: a red wall has the light of grey, and is white all the same. */
function levelled(picture: Bitmap, mask: Float32Array, level: number): Bitmap {
  const greyAt = (k: number): number =>
    0.2126 * (picture.rgba[k * 4] as number) +
    0.7152 * (picture.rgba[k * 4 + 1] as number) +
    0.0722 * (picture.rgba[k * 4 + 2] as number);
  const greys: number[] = [];
  for (let k = 0; k < mask.length; k++) if ((mask[k] as number) > 0.5) greys.push(greyAt(k));
  greys.sort((a, b) => a - b);
  const brightest = Math.max(1, greys[Math.floor(greys.length * 0.9)] ?? 255);
  const rgba = new Uint8ClampedArray(picture.rgba);
  for (let k = 0; k < mask.length; k++) {
    const shade = SHADE + (1 - SHADE) * Math.min(1, greyAt(k) / brightest);
    rgba.fill(255 * level * shade, k * 4, k * 4 + 3);
  }
  return { ...picture, rgba };
}

interface Tone {
  /** Degrees. */
  readonly hue: number;
  /** HSV saturation, 0 to 1: the same in light and in shade. */
  readonly depth: number;
}

/** Pixels with less saturation are grey; where most are, these are recoloured. */
const GREY = 0.15;
const PALE = 0.4;
const MOSTLY = 0.5;
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

/** The share of the pixels under the mask that are not grey. */
function colouredShare(picture: Bitmap, mask: Float32Array): number {
  let [all, coloured] = [0, 0];
  for (let k = 0; k < mask.length; k++) {
    const weight = mask[k] as number;
    if (weight === 0) continue;
    all += weight;
    if (toneAt(picture, k).depth > GREY) coloured += weight;
  }
  return all === 0 ? 0 : coloured / all;
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
