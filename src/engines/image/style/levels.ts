import type { Bitmap } from '../raster/bitmap.ts';

/** Shares of the pixels that may become plain black and plain white. */
const DARKEST = 0.01;
const BRIGHTEST = 0.99;
/** A range that needs no stretching, of 255. */
const FULL = 190;
const MOST_GAIN = 3;

/** Stretches the tones of an image in mist or at dusk; a print of few tones would lose what it shows. */
export function stretched(picture: Bitmap): Bitmap {
  const { rgba } = picture;
  const counts = new Uint32Array(256);
  for (let k = 0; k < rgba.length; k += 4) {
    const light = Math.round(
      (rgba[k] as number) * 0.2126 + (rgba[k + 1] as number) * 0.7152 + (rgba[k + 2] as number) * 0.0722,
    );
    counts[light] = (counts[light] as number) + 1;
  }
  const [low, high] = [levelAt(counts, DARKEST), levelAt(counts, BRIGHTEST)];
  if (high - low >= FULL || high <= low) return picture;
  const gain = Math.min(MOST_GAIN, 235 / (high - low));
  const middle = (low + high) / 2;
  const out = new Uint8ClampedArray(rgba);
  for (let k = 0; k < out.length; k++) if (k % 4 !== 3) out[k] = 128 + ((rgba[k] as number) - middle) * gain;
  return { ...picture, rgba: out };
}

function levelAt(counts: Uint32Array, share: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [level, count] of counts.entries()) {
    seen += count;
    if (seen >= all * share) return level;
  }
  return 255;
}
