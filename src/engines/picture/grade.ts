import { byteOf } from './colour.ts';
import { clamp } from './noise.ts';
import type { Plate } from './plate.ts';

/** The film curve from scene light to screen light. */
export function curved(value: number): number {
  const v = Math.max(0, value) * 0.92;
  return clamp((v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14));
}

/** One sheet as straight 8-bit RGBA, graded on its own. */
export function toRgba(sheet: Plate): Uint8ClampedArray {
  const { px } = sheet;
  const rgba = new Uint8ClampedArray(px.length);
  for (let k = 0; k < px.length; k += 4) {
    const alpha = px[k + 3] as number;
    const part = alpha > 0.002 ? 1 / alpha : 0;
    rgba[k] = byteOf(curved((px[k] as number) * part));
    rgba[k + 1] = byteOf(curved((px[k + 1] as number) * part));
    rgba[k + 2] = byteOf(curved((px[k + 2] as number) * part));
    rgba[k + 3] = Math.round(clamp(alpha) * 255);
  }
  return rgba;
}
