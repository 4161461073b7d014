import type { Bitmap } from '../raster/bitmap.ts';

/** White is painted as this share of red, green and blue. */
const TONES = { mono: [1, 1, 1], sepia: [1.04, 0.9, 0.7] } as const;
type Tone = keyof typeof TONES;

export const isTone = (tint: string): tint is Tone => Object.hasOwn(TONES, tint);

/** A finished design in shades of one colour. A scene has them from its colour grade. */
export function toned({ width, height, rgba }: Bitmap, tone: Tone): Bitmap {
  const [red, green, blue] = TONES[tone];
  const out = new Uint8ClampedArray(rgba);
  for (let k = 0; k < rgba.length; k += 4) {
    const grey = (rgba[k] as number) * 0.3 + (rgba[k + 1] as number) * 0.59 + (rgba[k + 2] as number) * 0.11;
    out[k] = grey * red;
    out[k + 1] = grey * green;
    out[k + 2] = grey * blue;
  }
  return { width, height, rgba: out };
}
