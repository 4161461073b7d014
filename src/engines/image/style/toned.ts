import type { Bitmap } from '../raster/bitmap.ts';
import { lerp } from '../raster/math.ts';

/** White is painted as this share of red, green and blue, and this much of each colour becomes grey. */
const TONES = {
  mono: { white: [1, 1, 1], greyed: 1 },
  sepia: { white: [1.04, 0.9, 0.7], greyed: 1 },
  // The colours that the prompt asks for can still be told apart.
  retro: { white: [1.02, 0.93, 0.76], greyed: 0.3 },
} as const;
type Tone = keyof typeof TONES;

export const isTone = (tint: string): tint is Tone => Object.hasOwn(TONES, tint);

/** A finished design in the tone that was asked for. A scene has them from its colour grade. */
export function toned({ width, height, rgba }: Bitmap, tone: Tone): Bitmap {
  const { white, greyed } = TONES[tone];
  const out = new Uint8ClampedArray(rgba);
  for (let k = 0; k < rgba.length; k += 4) {
    const grey = (rgba[k] as number) * 0.3 + (rgba[k + 1] as number) * 0.59 + (rgba[k + 2] as number) * 0.11;
    for (const [c, share] of white.entries()) out[k + c] = lerp(rgba[k + c] as number, grey, greyed) * share;
  }
  return { width, height, rgba: out };
}
