import type { Bitmap } from '../raster/bitmap.ts';
import { blurPlanes } from '../raster/blur.ts';
import { clamp, lerp } from '../raster/math.ts';

/** Heuristic segmentation: masks of 0 to 1, from colours and positions alone. */

/** Flood fill from the upper edge over small colour differences. */
export function skyMask(source: Bitmap): Float32Array {
  const { width, height, rgba } = source;
  const mask = new Float32Array(width * height);
  const queue = new Int32Array(width * height);
  let tail = 0;
  for (let x = 0; x < width; x++) {
    queue[tail++] = x;
    mask[x] = 1;
  }
  const far = (a: number, b: number): number =>
    Math.abs((rgba[a] as number) - (rgba[b] as number)) +
    Math.abs((rgba[a + 1] as number) - (rgba[b + 1] as number)) +
    Math.abs((rgba[a + 2] as number) - (rgba[b + 2] as number));
  for (let head = 0; head < tail; head++) {
    const at = queue[head] as number;
    const x = at % width;
    const y = (at - x) / width;
    // Many small steps may leave the sky, so each pixel is also compared with the top of its column.
    const anchor = x * 4;
    for (const next of [
      x > 0 ? at - 1 : -1,
      x < width - 1 ? at + 1 : -1,
      y < height - 1 ? at + width : -1,
      y > 0 ? at - width : -1,
    ]) {
      if (next < 0 || mask[next] === 1 || next > width * height * 0.85) continue;
      const step = far(at * 4, next * 4);
      if (step > 26 || (step > 9 && far(anchor, next * 4) > 190) || far(anchor, next * 4) > 330) continue;
      mask[next] = 1;
      queue[tail++] = next;
    }
  }
  return blurPlanes(mask, width, height, 1, Math.max(1, Math.max(width, height) / 500));
}

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
  const core = largestPart(even, w, h, split(even) * 0.8);
  // The subject may be off centre: connected cells with as much contrast belong to it.
  const strange = blurPlanes(contrast, w, h, 1, radius);
  const kept = closed(grownThrough(core, strange, w, h, split(strange)), w, h);
  const mask = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      mask[y * width + x] = kept[Math.floor(y / cell) * w + Math.floor(x / cell)] as number;
  }
  return blurPlanes(mask, width, height, 1, Math.max(1, cell));
}

/** How far the subject may extend beyond its core, as a share of the size of the core on each side. */
const GROWTH = 0.3;

/** Region growing: adds cells near the mask that connect to it through values of at least `level`. */
function grownThrough(
  mask: Float32Array,
  values: Float32Array,
  w: number,
  h: number,
  level: number,
): Float32Array {
  const grown = new Float32Array(mask);
  const stack: number[] = [];
  for (let at = 0; at < grown.length; at++) if (grown[at] === 1) stack.push(at);
  const columns = reach(stack.map((at) => at % w));
  const rows = reach(stack.map((at) => Math.floor(at / w)));
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    for (const next of neighbours(at, w, h)) {
      if (grown[next] === 1 || (values[next] as number) < level) continue;
      if (!columns(next % w) || !rows(Math.floor(next / w))) continue;
      grown[next] = 1;
      stack.push(next);
    }
  }
  return grown;
}

function reach(places: readonly number[]): (place: number) => boolean {
  const first = places.reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY);
  const last = places.reduce((most, place) => Math.max(most, place), 0);
  const more = (last - first) * GROWTH;
  return (place) => place >= first - more && place <= last + more;
}

function neighbours(at: number, w: number, h: number): number[] {
  const x = at % w;
  return [x > 0 ? at - 1 : -1, x < w - 1 ? at + 1 : -1, at - w, at + w].filter(
    (next) => next >= 0 && next < w * h,
  );
}

/** Morphological closing: bridges gaps and fills small holes. */
function closed(mask: Float32Array, w: number, h: number): Float32Array {
  const wide = blurPlanes(mask, w, h, 1, Math.max(1, w / 32));
  const filled = new Float32Array(mask.length);
  for (let i = 0; i < mask.length; i++)
    filled[i] = (mask[i] as number) > 0.5 || (wide[i] as number) > 0.4 ? 1 : 0;
  return filled;
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

/** Otsu's threshold: the level that separates a score best into two groups. */
function split(score: Float32Array): number {
  const bins = new Float64Array(256);
  let most = 1e-6;
  for (const value of score) most = Math.max(most, value);
  for (const value of score) {
    const bin = Math.min(255, Math.floor((value / most) * 255));
    bins[bin] = (bins[bin] as number) + 1;
  }
  let total = 0;
  for (let i = 0; i < 256; i++) total += i * (bins[i] as number);
  let below = 0;
  let belowSum = 0;
  let best = 0;
  let level = 128;
  for (let i = 0; i < 255; i++) {
    below += bins[i] as number;
    belowSum += i * (bins[i] as number);
    const above = score.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (belowSum / below - (total - belowSum) / above) ** 2;
    if (between > best) {
      best = between;
      level = i;
    }
  }
  return (level / 255) * most;
}

/** Keeps the connected component with the highest sum of scores. */
function largestPart(score: Float32Array, w: number, h: number, level: number): Float32Array {
  const label = new Int32Array(w * h);
  let best = 0;
  let bestLabel = -1;
  let labels = 0;
  for (let start = 0; start < score.length; start++) {
    if ((score[start] as number) < level || label[start] !== 0) continue;
    labels++;
    const stack = [start];
    label[start] = labels;
    let sum = 0;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      sum += score[at] as number;
      for (const next of neighbours(at, w, h)) {
        if (label[next] !== 0 || (score[next] as number) < level) continue;
        label[next] = labels;
        stack.push(next);
      }
    }
    if (sum > best) {
      best = sum;
      bestLabel = labels;
    }
  }
  const kept = new Float32Array(w * h);
  for (let i = 0; i < kept.length; i++) kept[i] = label[i] === bestLabel ? 1 : 0;
  return kept;
}
