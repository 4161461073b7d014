import type { Bitmap } from '../../raster/bitmap.ts';
import { clamp, smoothstep } from '../../raster/math.ts';
import type { Noise } from '../../raster/noise.ts';
import { edgesOf, smoothed, unitOf } from './edges.ts';

const PAPER = [250, 247, 240] as const;

/** Washes with uneven borders, darker where the water stopped, on grainy paper that shows around them. */
export function watercolour(picture: Bitmap, noise: Noise): Bitmap {
  const { width, height } = picture;
  const unit = unitOf(picture);
  const wash = smoothed(wavered(smoothed(picture, 5 * unit), noise, unit), 3 * unit);
  const pools = edgesOf(wash, 3 * unit);
  const rgba = new Uint8ClampedArray(picture.rgba.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const u = x / unit;
      const v = y / unit;
      const blot = noise.fbm(u / 150, v / 150, 4) * 0.2;
      const grain = noise.at(u / 2.6, v / 2.6) * 0.05;
      const pigment = clamp(0.84 + blot + grain + clamp((pools[k] as number) / 50, 0, 0.4), 0, 1.25);
      const edge = Math.min(u, v, (width - 1 - x) / unit, (height - 1 - y) / unit);
      const inside = smoothstep(22, 40, edge + noise.fbm(u / 42, v / 42, 3) * 22);
      for (let c = 0; c < 3; c++) {
        const paper = PAPER[c] as number;
        const light = 1 - (1 - (wash.rgba[k * 4 + c] as number) / 255) * pigment * 0.94 * inside;
        rgba[k * 4 + c] = paper * light + grain * 60 * inside;
      }
      rgba[k * 4 + 3] = 255;
    }
  }
  return { width, height, rgba };
}

/** Moves each pixel a little, so that no border is straight. */
function wavered({ width, height, rgba }: Bitmap, noise: Noise, unit: number): Bitmap {
  const out = new Uint8ClampedArray(rgba.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x / unit / 34;
      const v = y / unit / 34;
      const fromX = clamp(Math.round(x + noise.fbm(u, v, 3) * 7 * unit), 0, width - 1);
      const fromY = clamp(Math.round(y + noise.fbm(u + 40, v + 17, 3) * 7 * unit), 0, height - 1);
      const from = (fromY * width + fromX) * 4;
      const to = (y * width + x) * 4;
      for (let c = 0; c < 4; c++) out[to + c] = rgba[from + c] as number;
    }
  }
  return { width, height, rgba: out };
}
