import { clamp, mix, smooth } from '../raster/noise.ts';

/** The eye takes a scene for a small model when only a band of it is sharp. */
export function miniature(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  sharpRow: number,
): Uint8ClampedArray {
  const radius = Math.max(1, Math.round(Math.max(width, height) / 130));
  const soft = boxed(boxed(rgba, width, height, radius), width, height, radius);
  const out = new Uint8ClampedArray(rgba.length);
  for (let y = 0; y < height; y++) {
    const blur = smooth(0.24, 0.52, Math.abs(y - sharpRow) / height) * 0.92;
    for (let k = y * width * 4; k < (y + 1) * width * 4; k++)
      out[k] = mix(rgba[k] as number, soft[k] as number, blur);
  }
  return out;
}

export function boxed(rgba: Uint8ClampedArray, width: number, height: number, r: number): Uint8ClampedArray {
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
