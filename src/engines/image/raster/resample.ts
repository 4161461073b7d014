import type { Bitmap } from './bitmap.ts';

/** Lanczos kernel with three lobes. */
function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= 3) return 0;
  const a = Math.PI * x;
  return (3 * Math.sin(a) * Math.sin(a / 3)) / (a * a);
}

interface Taps {
  readonly first: Int32Array;
  readonly count: number;
  readonly weights: Float32Array;
}

function tapsFor(from: number, to: number): Taps {
  const scale = from / to;
  const reach = Math.max(1, scale) * 3;
  const count = Math.ceil(reach * 2) + 1;
  const first = new Int32Array(to);
  const weights = new Float32Array(to * count);
  for (let i = 0; i < to; i++) {
    const centre = (i + 0.5) * scale - 0.5;
    const start = Math.ceil(centre - reach);
    first[i] = start;
    let sum = 0;
    for (let t = 0; t < count; t++) {
      const weight = lanczos((start + t - centre) / Math.max(1, scale));
      weights[i * count + t] = weight;
      sum += weight;
    }
    for (let t = 0; t < count; t++) weights[i * count + t] = (weights[i * count + t] as number) / sum;
  }
  return { first, count, weights };
}

/** Colour is premultiplied by alpha, so that transparent pixels do not bleed into edges. */
export function resized(source: Bitmap, width: number, height: number): Bitmap {
  const premultiplied = new Float32Array(source.rgba.length);
  for (let k = 0; k < source.rgba.length; k += 4) {
    const alpha = (source.rgba[k + 3] as number) / 255;
    for (let c = 0; c < 3; c++) premultiplied[k + c] = (source.rgba[k + c] as number) * alpha;
    premultiplied[k + 3] = source.rgba[k + 3] as number;
  }
  const across = new Float32Array(width * source.height * 4);
  pass(premultiplied, across, {
    lines: source.height,
    from: source.width,
    to: width,
    step: 4,
    fromLine: source.width * 4,
    toLine: width * 4,
  });
  const down = new Float32Array(width * height * 4);
  pass(across, down, {
    lines: width,
    from: source.height,
    to: height,
    step: width * 4,
    fromLine: 4,
    toLine: 4,
  });
  const rgba = new Uint8ClampedArray(down.length);
  for (let k = 0; k < rgba.length; k += 4) {
    const alpha = Math.min(255, Math.max(0, down[k + 3] as number));
    const part = alpha > 0 ? 255 / alpha : 0;
    for (let c = 0; c < 3; c++) rgba[k + c] = (down[k + c] as number) * part;
    rgba[k + 3] = alpha;
  }
  return { width, height, rgba };
}

interface Pass {
  readonly lines: number;
  readonly from: number;
  readonly to: number;
  /** Distance between two samples, in floats. */
  readonly step: number;
  readonly fromLine: number;
  readonly toLine: number;
}

function pass(
  source: Float32Array,
  target: Float32Array,
  { lines, from, to, step, fromLine, toLine }: Pass,
): void {
  const { first, count, weights } = tapsFor(from, to);
  for (let line = 0; line < lines; line++) {
    for (let i = 0; i < to; i++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let a = 0;
      for (let t = 0; t < count; t++) {
        const weight = weights[i * count + t] as number;
        if (weight === 0) continue;
        const at = Math.min(from - 1, Math.max(0, (first[i] as number) + t));
        const k = line * fromLine + at * step;
        r += weight * (source[k] as number);
        g += weight * (source[k + 1] as number);
        b += weight * (source[k + 2] as number);
        a += weight * (source[k + 3] as number);
      }
      const k = line * toLine + i * step;
      target[k] = r;
      target[k + 1] = g;
      target[k + 2] = b;
      target[k + 3] = a;
    }
  }
}
