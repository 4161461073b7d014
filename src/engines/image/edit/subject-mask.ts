import type { Bitmap } from '../raster/bitmap.ts';
import { blurPlanes } from '../raster/blur.ts';
import { clamp, lerp } from '../raster/math.ts';
import { closeGaps, growRegion, largestComponent, otsuThreshold } from './segmentation.ts';

/** Columns that are taken for background, as shares of the width. */
const EDGES = [
  [0, 0.05],
  [0.95, 1],
] as const;

const OTHER_SIDE = 0.4;

/** The main subject: pixels near the centre that differ from both side edges. */
export function subjectMask(source: Bitmap): Float32Array {
  const { width, height } = source;
  const cell = Math.max(1, Math.round(Math.max(width, height) / 160));
  const w = Math.ceil(width / cell);
  const h = Math.ceil(height / cell);
  const small = shrunk(source, cell, w, h);
  const contrast = new Float32Array(w * h);
  const score = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const here = (y * w + x) * 3;
      // Background continues sideways, so a cell is compared with the same rows at both edges. The subject may touch
      // one edge, so the other one counts too.
      const sides = EDGES.map((columns) => {
        let nearest = Number.POSITIVE_INFINITY;
        for (const ey of [y - h * 0.06, y, y + h * 0.06]) {
          for (const ex of columns) {
            const there = (Math.floor(clamp(ey, 0, h - 1)) * w + Math.floor(ex * (w - 1))) * 3;
            nearest = Math.min(
              nearest,
              Math.hypot(...[0, 1, 2].map((c) => (small[here + c] as number) - (small[there + c] as number))),
            );
          }
        }
        return nearest;
      });
      const nearest = lerp(Math.min(...sides), Math.max(...sides), OTHER_SIDE);
      const central = Math.exp(-(((x / w - 0.5) / 0.34) ** 2) - ((y / h - 0.55) / 0.4) ** 2);
      contrast[y * w + x] = nearest;
      score[y * w + x] = nearest * (0.25 + 0.75 * central);
    }
  }
  const radius = Math.max(1, w / 80);
  const even = blurPlanes(score, w, h, 1, radius);
  const core = largestComponent(even, w, h, otsuThreshold(even) * 0.8);
  // The subject may be off centre: connected cells with as much contrast belong to it.
  const strange = blurPlanes(contrast, w, h, 1, radius);
  const kept = closeGaps(growRegion(core, strange, w, h, otsuThreshold(strange)), w, h);
  const mask = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      mask[y * width + x] = kept[Math.floor(y / cell) * w + Math.floor(x / cell)] as number;
  }
  return blurPlanes(mask, width, height, 1, Math.max(1, cell));
}

function shrunk(source: Bitmap, cell: number, w: number, h: number): Float32Array {
  const sums = new Float32Array(w * h * 3);
  const counts = new Float32Array(w * h);
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) {
      const to = Math.floor(y / cell) * w + Math.floor(x / cell);
      counts[to] = (counts[to] as number) + 1;
      for (let c = 0; c < 3; c++)
        sums[to * 3 + c] =
          (sums[to * 3 + c] as number) + (source.rgba[(y * source.width + x) * 4 + c] as number);
    }
  }
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) / (counts[Math.floor(i / 3)] as number);
  return sums;
}
