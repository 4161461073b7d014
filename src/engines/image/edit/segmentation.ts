import { blurPlanes } from '../raster/blur.ts';

/** How far the subject may extend beyond its core, as a share of the size of the core on each side. */
const GROWTH = 0.3;

/** Region growing: adds cells near the mask that connect to it through values of at least `level`. */
export function growRegion(
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
export function closeGaps(mask: Float32Array, w: number, h: number): Float32Array {
  const wide = blurPlanes(mask, w, h, 1, Math.max(1, w / 32));
  const filled = new Float32Array(mask.length);
  for (let i = 0; i < mask.length; i++)
    filled[i] = (mask[i] as number) > 0.5 || (wide[i] as number) > 0.4 ? 1 : 0;
  return filled;
}

/** Otsu's threshold: the level that separates a score best into two groups. */
export function otsuThreshold(score: Float32Array): number {
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
export function largestComponent(score: Float32Array, w: number, h: number, level: number): Float32Array {
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
