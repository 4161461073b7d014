import type { Bitmap } from '../../raster/bitmap.ts';
import { clamp, smoothstep } from '../../raster/math.ts';
import type { Noise } from '../../raster/noise.ts';
import { edgesOf, greyOf, smoothed, stretched, unitOf } from './edges.ts';

const WHITE = [253, 253, 252] as const;
const SKETCH_PAPER = [247, 245, 238] as const;

/** Graphite on paper: outlines, and hatching that grows denser where it is dark. */
export function pencil(picture: Bitmap, noise: Noise): Bitmap {
  const unit = unitOf(picture);
  const flat = smoothed(smoothed(picture, 5 * unit), 3 * unit);
  const lines = edgesOf(flat, 1.4 * unit);
  const tones = stretched(greyOf(flat));
  // Strokes keep their width in a small picture.
  const stroke = Math.max(unit, 0.55);
  return drawn(picture, SKETCH_PAPER, (k, x, y) => {
    const u = x / stroke;
    const v = y / stroke;
    const pressure = 0.85 + 0.3 * noise.at(u / 60, v / 60);
    const dark = 1 - (tones[k] as number);
    const strokes =
      hatch(u + v, u - v, dark, noise) * 0.42 +
      (dark > 0.6 ? hatch(u - v * 0.7, u + v, dark - 0.35, noise) * 0.4 : 0);
    return (smoothstep(3, 15, lines[k] as number) * 0.95 + strokes + dark * 0.1) * pressure;
  });
}

/** One direction of strokes, 0 to 1: lines that waver and that break off. */
function hatch(across: number, along: number, dark: number, noise: Noise): number {
  const waver = noise.at(along / 120, across / 120) * 6;
  const place = (across + waver) / 8;
  const wave = Math.abs(place - Math.floor(place) - 0.5) * 2;
  const thick = clamp(dark * 1.1 - 0.12) * 0.75 * (0.85 + 0.3 * noise.at(along / 70, across / 8));
  return smoothstep(0, 0.25, thick - wave) * (0.4 + 0.5 * clamp(dark));
}

/** Black outlines on white. */
export function lineArt(picture: Bitmap): Bitmap {
  const unit = unitOf(picture);
  const lines = edgesOf(smoothed(picture, 3 * unit), 1.6 * unit);
  const ink = lines.map((line) => smoothstep(7, 13, line) * 0.94);
  withoutSpecks(ink, picture, (60 * unit) ** 2 * 0.06);
  return drawn(picture, WHITE, (k) => ink[k] as number);
}

/** Takes out lines of fewer pixels than `least`: leaves and waves leave dots that outline nothing. */
function withoutSpecks(ink: Float32Array, { width, height }: Bitmap, least: number): void {
  const isInk = (k: number): boolean => (ink[k] as number) > 0.1;
  const seen = new Uint8Array(ink.length);
  for (let start = 0; start < ink.length; start++) {
    if (seen[start] === 1 || !isInk(start)) continue;
    const line = [start];
    seen[start] = 1;
    for (let next = 0; next < line.length; next++) {
      const at = line[next] as number;
      const x = at % width;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const k = at + dy * width + dx;
          const isInside = x + dx >= 0 && x + dx < width && k >= 0 && k < width * height;
          if (!isInside || seen[k] === 1 || !isInk(k)) continue;
          seen[k] = 1;
          line.push(k);
        }
    }
    if (line.length < least) for (const k of line) ink[k] = 0;
  }
}

type Ink = (k: number, x: number, y: number) => number;

function drawn({ width, height }: Bitmap, paper: readonly number[], ink: Ink): Bitmap {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const light = 1 - clamp(ink(k, x, y), 0, 0.94);
      for (let c = 0; c < 3; c++) rgba[k * 4 + c] = (paper[c] as number) * light + 12 * (1 - light);
    }
  }
  return { width, height, rgba };
}
