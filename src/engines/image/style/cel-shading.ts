import { clamp, smoothstep } from '../raster/math.ts';
import { kuwahara } from './kuwahara.ts';

/**
 * Cel shading: posterised colours, and outlines at sharp edges. `solid` marks pixels that may be outlined;
 * clouds and water are not.
 */
export function celShade(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  solid: Uint8Array,
): Uint8ClampedArray {
  const flat = kuwahara(rgba, width, height, Math.max(1, Math.round(Math.max(width, height) / 420)));
  const out = new Uint8ClampedArray(rgba.length);
  const reach = Math.max(1, Math.round(Math.max(width, height) / 900));
  const grey = (k: number): number =>
    (flat[k] as number) * 0.3 + (flat[k + 1] as number) * 0.59 + (flat[k + 2] as number) * 0.11;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = (y * width + x) * 4;
      const left = k - Math.min(x, reach) * 4;
      const right = k + Math.min(width - 1 - x, reach) * 4;
      const up = k - Math.min(y, reach) * width * 4;
      const down = k + Math.min(height - 1 - y, reach) * width * 4;
      let edge = 0;
      for (let c = 0; c < 3; c++) {
        edge +=
          Math.abs((flat[left + c] as number) - (flat[right + c] as number)) +
          Math.abs((flat[up + c] as number) - (flat[down + c] as number));
      }
      const outlined =
        solid[k / 4] || solid[left / 4] || solid[right / 4] || solid[up / 4] || solid[down / 4];
      const ink = outlined ? smoothstep(120, 260, edge) * 0.82 : 0;
      const light = grey(k) / 255;
      const steps = 9;
      const at = light * steps;
      const stepped = (Math.floor(at) + smoothstep(0.3, 0.7, at - Math.floor(at))) / steps;
      const lift = light > 0.004 ? 1 + (stepped / light - 1) * 0.55 : 1;
      out[k] = clamp((flat[k] as number) * lift, 0, 255) * (1 - ink) + 34 * ink;
      out[k + 1] = clamp((flat[k + 1] as number) * lift, 0, 255) * (1 - ink) + 26 * ink;
      out[k + 2] = clamp((flat[k + 2] as number) * lift, 0, 255) * (1 - ink) + 52 * ink;
      out[k + 3] = 255;
    }
  }
  return out;
}
