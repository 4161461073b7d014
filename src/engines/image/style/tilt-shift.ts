import { boxBlurRgba } from '../raster/blur.ts';
import { lerp, smoothstep } from '../raster/math.ts';

/** Tilt-shift: only a horizontal band stays sharp, which makes the scene look like a model. */
export function tiltShift(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  sharpRow: number,
): Uint8ClampedArray {
  const radius = Math.max(1, Math.round(Math.max(width, height) / 130));
  const soft = boxBlurRgba(boxBlurRgba(rgba, width, height, radius), width, height, radius);
  const out = new Uint8ClampedArray(rgba.length);
  for (let y = 0; y < height; y++) {
    const blur = smoothstep(0.24, 0.52, Math.abs(y - sharpRow) / height) * 0.92;
    for (let k = y * width * 4; k < (y + 1) * width * 4; k++)
      out[k] = lerp(rgba[k] as number, soft[k] as number, blur);
  }
  return out;
}
