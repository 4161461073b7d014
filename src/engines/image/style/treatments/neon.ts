import type { Bitmap } from '../../raster/bitmap.ts';
import { blurPlanes } from '../../raster/blur.ts';
import { clamp, lerp, smoothstep } from '../../raster/math.ts';
import { edgesOf, greyOf, smoothed, unitOf } from './edges.ts';

type Colour = readonly [number, number, number];

/** From dark to light. */
const RAMP: readonly Colour[] = [
  [10, 5, 30],
  [48, 14, 92],
  [140, 26, 140],
  [240, 70, 150],
  [255, 190, 130],
];
const TOP: Colour = [80, 230, 255];
const BOTTOM: Colour = [255, 60, 200];

/** Violet light with glowing outlines. */
export function neon(picture: Bitmap): Bitmap {
  const { width, height } = picture;
  const unit = unitOf(picture);
  const flat = smoothed(picture, 2.5 * unit);
  const grey = greyOf(flat);
  const lines = edgesOf(flat, 1.5 * unit).map((edge) => smoothstep(6, 16, edge));
  const glow = blurPlanes(lines, width, height, 1, 6 * unit);
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const base = rampAt(((grey[k] as number) / 255) ** 1.25 * 0.92);
      const light = (lines[k] as number) * 0.85 + clamp((glow[k] as number) * 1.6) * 0.75;
      for (let c = 0; c < 3; c++) {
        const tube = lerp(TOP[c] as number, BOTTOM[c] as number, y / height);
        rgba[k * 4 + c] = (base[c] as number) + tube * light;
      }
    }
  }
  return { width, height, rgba };
}

function rampAt(value: number): Colour {
  const place = clamp(value) * (RAMP.length - 1);
  const index = Math.min(RAMP.length - 2, Math.floor(place));
  const [from, to] = [RAMP[index] ?? TOP, RAMP[index + 1] ?? TOP];
  const t = place - index;
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)];
}
