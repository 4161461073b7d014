import type { Rgb } from '../raster/colour.ts';
import type { LitSprite } from '../sprites/lit-sprite.ts';
import { type Light, onNamedColour } from './light.ts';

type Lit = Pick<Light, 'ambient' | 'key'>;

/** Pixels with at least this much colour have a hue. */
const LEAST_SATURATION = 0.15;
/** In degrees. */
const NEAR_HUE = 38;
/** The share of a body that must have the hue: eyes, wheels and windows may keep theirs. */
const LEAST_SHARE = 0.3;

/** Linear. */
const MOST_CHROMA_OF_BLACK = 0.06;

interface Hue {
  /** In degrees. */
  readonly hue: number;
  /** 0 to 1. */
  readonly saturation: number;
  /** Linear, 0 to 1. */
  readonly value: number;
}

function hueOf([r, g, b]: Rgb): Hue {
  const value = Math.max(r, g, b);
  const spread = value - Math.min(r, g, b);
  if (value <= 0 || spread <= 0) return { hue: 0, saturation: 0, value };
  const sixth =
    value === r ? ((g - b) / spread + 6) % 6 : value === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sixth * 60, saturation: spread / value, value };
}

/** False for black, white and greys. */
export const hasHue = (colour: Rgb): boolean => hueOf(colour).saturation >= LEAST_SATURATION * 2;

/** Tells whether a body has the colour that was asked for, in the light that falls on it. */
export function showsColour(body: LitSprite, asked: Rgb, light: Light): boolean {
  const want = hueOf(asked);
  const named = onNamedColour(light);
  let [all, found, sum, chroma] = [0, 0, 0, 0];
  for (let k = 0; k < body.px.length; k += 4) {
    const alpha = body.px[k + 3] as number;
    if (alpha < 0.5) continue;
    all++;
    const { hue, saturation, value } = hueOf(unlit(body.px, k, alpha, named));
    sum += value;
    chroma += saturation * value;
    const apart = Math.abs(((hue - want.hue + 540) % 360) - 180);
    const isHued = saturation >= LEAST_SATURATION && apart <= NEAR_HUE && value > want.value * 0.2;
    if (want.saturation < LEAST_SATURATION * 2 ? saturation < 0.5 : isHued) found++;
  }
  if (all === 0) return false;
  const mean = sum / all;
  // The hue of what is nearly black cannot be told; navy is not black.
  if (want.value < 0.06) return mean < 0.22 && chroma / all < MOST_CHROMA_OF_BLACK;
  if (found < all * LEAST_SHARE) return false;
  const isPale = want.saturation < LEAST_SATURATION * 2 && want.value > 0.6;
  return !isPale || mean > 0.35;
}

function unlit(px: Float32Array, k: number, alpha: number, { ambient, key }: Lit): Rgb {
  const channel = (c: 0 | 1 | 2): number =>
    (px[k + c] as number) / alpha / Math.max(0.02, ambient[c] * 0.9 + key[c] * 0.5);
  return [channel(0), channel(1), channel(2)];
}

const HUES = 12;

/** Adds the number of pixels of each hue; the last is that of all pixels. */
export function countHues({ px }: LitSprite, light: Light, hues: Uint32Array): void {
  for (let k = 0; k < px.length; k += 4) {
    const alpha = px[k + 3] as number;
    if (alpha < 0.5) continue;
    hues[HUES] = (hues[HUES] ?? 0) + 1;
    const { hue, saturation } = hueOf(unlit(px, k, alpha, light));
    const bin = Math.floor(hue / (360 / HUES)) % HUES;
    if (saturation >= LEAST_SATURATION * 2) hues[bin] = (hues[bin] ?? 0) + 1;
  }
}

export const noHues = (): Uint32Array => new Uint32Array(HUES + 1);

/** Three hues or more, each on a part that is seen. */
export const areMany = (hues: Uint32Array): boolean =>
  hues.subarray(0, HUES).filter((count) => count >= (hues[HUES] ?? 0) * 0.05).length >= 3;
