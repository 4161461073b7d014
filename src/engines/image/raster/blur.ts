import { clamp } from './math.ts';

/** Three box blurs, close to a Gaussian, on `channels` interleaved floats. */
export function blurPlanes(
  source: Float32Array,
  width: number,
  height: number,
  channels: number,
  radius: number,
): Float32Array {
  const r = Math.max(1, Math.round(radius));
  let from = source;
  const half = new Float32Array(source.length);
  let to: Float32Array = new Float32Array(source.length);
  for (let pass = 0; pass < 3; pass++) {
    boxRows(from, half, width, height, channels, r);
    boxColumns(half, to, width, height, channels, r);
    if (from === source) from = new Float32Array(source.length);
    [from, to] = [to, from];
  }
  return from;
}

function boxRows(from: Float32Array, to: Float32Array, w: number, h: number, n: number, r: number): void {
  const share = 1 / (2 * r + 1);
  for (let y = 0; y < h; y++) {
    const row = y * w;
    for (let c = 0; c < n; c++) {
      let sum = 0;
      for (let x = -r; x <= r; x++) sum += from[(row + clamp(x, 0, w - 1)) * n + c] as number;
      for (let x = 0; x < w; x++) {
        to[(row + x) * n + c] = sum * share;
        const enter = x + r + 1 < w ? x + r + 1 : w - 1;
        const leave = Math.max(x - r, 0);
        sum += (from[(row + enter) * n + c] as number) - (from[(row + leave) * n + c] as number);
      }
    }
  }
}

function boxColumns(from: Float32Array, to: Float32Array, w: number, h: number, n: number, r: number): void {
  const share = 1 / (2 * r + 1);
  const line = w * n;
  const sums = new Float32Array(line);
  for (let y = -r; y <= r; y++) {
    const row = clamp(y, 0, h - 1) * line;
    for (let i = 0; i < line; i++) sums[i] = (sums[i] as number) + (from[row + i] as number);
  }
  for (let y = 0; y < h; y++) {
    const enter = (y + r + 1 < h ? y + r + 1 : h - 1) * line;
    const leave = Math.max(y - r, 0) * line;
    for (let i = 0; i < line; i++) {
      const sum = sums[i] as number;
      to[y * line + i] = sum * share;
      sums[i] = sum + (from[enter + i] as number) - (from[leave + i] as number);
    }
  }
}

/** One box blur on straight 8-bit RGBA. */
export function boxBlurRgba(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  r: number,
): Uint8ClampedArray {
  const half = new Uint8ClampedArray(rgba.length);
  const out = new Uint8ClampedArray(rgba.length);
  const pass = (
    from: Uint8ClampedArray,
    to: Uint8ClampedArray,
    lines: number,
    count: number,
    step: number,
    lineStep: number,
  ): void => {
    for (let line = 0; line < lines; line++) {
      for (let c = 0; c < 4; c++) {
        const base = line * lineStep + c;
        let sum = 0;
        for (let i = -r; i <= r; i++) sum += from[base + clamp(i, 0, count - 1) * step] as number;
        for (let i = 0; i < count; i++) {
          to[base + i * step] = sum / (2 * r + 1);
          sum +=
            (from[base + Math.min(count - 1, i + r + 1) * step] as number) -
            (from[base + Math.max(0, i - r) * step] as number);
        }
      }
    }
  };
  pass(rgba, half, height, width, 4, width * 4);
  pass(half, out, width, height, width * 4, 4);
  return out;
}
