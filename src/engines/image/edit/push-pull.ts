import type { Bitmap } from '../raster/bitmap.ts';
import { clamp, lerp } from '../raster/math.ts';

/** Push-pull: known colours are averaged into an image pyramid, and holes are filled on the way back down. */
export function pushPull(source: Bitmap, hole: Float32Array): Float32Array {
  const { width, height } = source;
  const colour = new Float32Array(width * height * 3);
  const known = new Float32Array(width * height);
  for (let k = 0; k < known.length; k++) {
    known[k] = (hole[k] as number) > 0.02 ? 0 : 1;
    for (let c = 0; c < 3; c++) colour[k * 3 + c] = (source.rgba[k * 4 + c] as number) * (known[k] as number);
  }
  return fillPyramid(colour, known, width, height);
}

function fillPyramid(colour: Float32Array, known: Float32Array, width: number, height: number): Float32Array {
  if (width <= 2 || height <= 2) {
    const out = new Float32Array(colour.length);
    for (let k = 0; k < known.length; k++)
      for (let c = 0; c < 3; c++)
        out[k * 3 + c] = (colour[k * 3 + c] as number) / Math.max(1e-4, known[k] as number);
    return out;
  }
  const w = Math.ceil(width / 2);
  const h = Math.ceil(height / 2);
  const small = new Float32Array(w * h * 3);
  const weight = new Float32Array(w * h);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      const to = (y >> 1) * w + (x >> 1);
      weight[to] = (weight[to] as number) + (known[from] as number);
      for (let c = 0; c < 3; c++)
        small[to * 3 + c] = (small[to * 3 + c] as number) + (colour[from * 3 + c] as number);
    }
  }
  for (let k = 0; k < weight.length; k++) {
    const sum = weight[k] as number;
    if (sum <= 1) continue;
    for (let c = 0; c < 3; c++) small[k * 3 + c] = (small[k * 3 + c] as number) / sum;
    weight[k] = 1;
  }
  const below = fillPyramid(small, weight, w, h);
  const out = new Float32Array(colour.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const have = known[k] as number;
      const u = clamp(x / 2 - 0.25, 0, w - 1);
      const v = clamp(y / 2 - 0.25, 0, h - 1);
      const u0 = Math.floor(u);
      const v0 = Math.floor(v);
      const u1 = Math.min(w - 1, u0 + 1);
      const v1 = Math.min(h - 1, v0 + 1);
      for (let c = 0; c < 3; c++) {
        const top = lerp(
          below[(v0 * w + u0) * 3 + c] as number,
          below[(v0 * w + u1) * 3 + c] as number,
          u - u0,
        );
        const low = lerp(
          below[(v1 * w + u0) * 3 + c] as number,
          below[(v1 * w + u1) * 3 + c] as number,
          u - u0,
        );
        out[k * 3 + c] = (colour[k * 3 + c] as number) + lerp(top, low, v - v0) * (1 - have);
      }
    }
  }
  return out;
}
