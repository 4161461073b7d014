import { itemAt } from '../../narrow.ts';

/**
 * Upscales by 2 with Catmull-Rom weights, in 128ths. New samples are a quarter pixel to either side of the
 * old ones.
 */
const WEIGHTS = [-9, 111, 29, -3] as const;
const [FAR, NEAR, NEXT, LAST] = WEIGHTS;

interface YuvImage {
  readonly width: number;
  readonly height: number;
  /** Planar 4:2:0. */
  readonly yuv: Uint8Array;
}

export function upscaleYuv({ width, height, yuv }: YuvImage, out: Uint8Array): void {
  const luma = width * height;
  const quarter = luma / 4;
  plane(yuv.subarray(0, luma), width, height, out.subarray(0, luma * 4));
  for (const n of [0, 1]) {
    const from = luma + n * quarter;
    const to = luma * 4 + n * luma;
    plane(yuv.subarray(from, from + quarter), width / 2, height / 2, out.subarray(to, to + luma));
  }
}

function plane(source: Uint8Array, width: number, height: number, out: Uint8Array): void {
  const wide = width * 2;
  const rows = Array.from({ length: 4 }, () => new Int32Array(wide));
  const row = (y: number): Int32Array => itemAt(rows, (y + 4) & 3);
  const load = (y: number): void =>
    across(source, Math.min(height - 1, Math.max(0, y)) * width, width, row(y));
  for (let y = -1; y <= 1; y++) load(y);
  // A pair of output rows needs five input rows, two back to two ahead: each pair loads one more.
  const before = new Int32Array(wide);
  across(source, 0, width, before);
  for (let y = 0; y < height; y++) {
    load(y + 2);
    const [above, here, below, further] = [row(y - 1), row(y), row(y + 1), row(y + 2)];
    down(out, y * 2 * wide, [below, here, above, before]);
    down(out, (y * 2 + 1) * wide, [above, here, below, further]);
    before.set(above);
  }
}

/** Upscales one row; values stay scaled by 128. */
function across(source: Uint8Array, start: number, width: number, out: Int32Array): void {
  const end = width - 1;
  for (let x = 0; x < width; x++) {
    const a = source[start + (x > 1 ? x - 2 : 0)] as number;
    const b = source[start + (x > 0 ? x - 1 : 0)] as number;
    const c = source[start + x] as number;
    const d = source[start + (x < end ? x + 1 : end)] as number;
    const e = source[start + (x + 1 < end ? x + 2 : end)] as number;
    out[x * 2] = LAST * a + NEXT * b + NEAR * c + FAR * d;
    out[x * 2 + 1] = FAR * b + NEAR * c + NEXT * d + LAST * e;
  }
}

/** `rows` are in the order of the weights. */
function down(
  out: Uint8Array,
  start: number,
  rows: readonly [Int32Array, Int32Array, Int32Array, Int32Array],
): void {
  const [far, near, next, last] = rows;
  for (let x = 0; x < near.length; x++) {
    const sum =
      FAR * (far[x] as number) +
      NEAR * (near[x] as number) +
      NEXT * (next[x] as number) +
      LAST * (last[x] as number);
    const value = (sum + 8192) >> 14;
    out[start + x] = value < 0 ? 0 : Math.min(value, 255);
  }
}
