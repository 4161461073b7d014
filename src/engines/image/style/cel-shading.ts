import { clamp, smoothstep } from '../raster/math.ts';

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

/** Kuwahara filter: each pixel takes the mean of the quadrant with the least variance. Texture goes, edges stay. */
function kuwahara(rgba: Uint8ClampedArray, width: number, height: number, radius: number): Uint8ClampedArray {
  const line = width + 1;
  const sumTable = (): Float64Array => new Float64Array(line * (height + 1));
  // Summed-area tables of the channels and of the squared grey level.
  const [R, G, B, Q] = [sumTable(), sumTable(), sumTable(), sumTable()];
  for (let y = 1; y <= height; y++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let q = 0;
    for (let x = 1; x <= width; x++) {
      const i = ((y - 1) * width + x - 1) * 4;
      const grey =
        (rgba[i] as number) * 0.3 + (rgba[i + 1] as number) * 0.59 + (rgba[i + 2] as number) * 0.11;
      r += rgba[i] as number;
      g += rgba[i + 1] as number;
      b += rgba[i + 2] as number;
      q += grey * grey;
      const k = y * line + x;
      R[k] = (R[k - line] as number) + r;
      G[k] = (G[k - line] as number) + g;
      B[k] = (B[k - line] as number) + b;
      Q[k] = (Q[k - line] as number) + q;
    }
  }
  const out = new Uint8ClampedArray(rgba.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      let best = Number.POSITIVE_INFINITY;
      for (let corner = 0; corner < 4; corner++) {
        const x0 = Math.max(0, corner & 1 ? x : x - radius);
        const x1 = Math.min(width, corner & 1 ? x + radius + 1 : x + 1);
        const y0 = Math.max(0, corner & 2 ? y : y - radius);
        const y1 = Math.min(height, corner & 2 ? y + radius + 1 : y + 1);
        const n = (x1 - x0) * (y1 - y0);
        const a = y1 * line + x1;
        const b = y0 * line + x1;
        const c = y1 * line + x0;
        const d = y0 * line + x0;
        const part = (table: Float64Array): number =>
          ((table[a] as number) - (table[b] as number) - (table[c] as number) + (table[d] as number)) / n;
        const red = part(R);
        const green = part(G);
        const blue = part(B);
        const grey = red * 0.3 + green * 0.59 + blue * 0.11;
        const spread = part(Q) - grey * grey;
        if (spread < best) {
          best = spread;
          out[i] = red;
          out[i + 1] = green;
          out[i + 2] = blue;
          out[i + 3] = 255;
        }
      }
    }
  }
  return out;
}
