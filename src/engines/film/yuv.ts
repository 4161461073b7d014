import type { Frame } from './compose.ts';

/** Light and colour of one moment: factors for red, green and blue, and how dark the corners are (0 to 1). */
export interface Grade {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly corners: number;
}

/**
 * Writes a frame as planar 4:2:0 in the limited range of BT.709, graded on the way. Two fixed patterns of a
 * fraction of a step break up the bands that smooth skies would otherwise show.
 */
export function toYuv(frame: Frame, grade: Grade, out: Uint8Array): void {
  const { width, height, pixels } = frame;
  const half = width >> 1;
  const planeU = width * height;
  const planeV = planeU + half * (height >> 1);
  const across = falloff(width);
  const along = falloff(height);
  const yr = 0.1826 * grade.red;
  const yg = 0.6142 * grade.green;
  const yb = 0.062 * grade.blue;
  const ur = -0.1006 * grade.red;
  const ug = -0.3386 * grade.green;
  const ub = 0.4392 * grade.blue;
  const vr = 0.4392 * grade.red;
  const vg = -0.3989 * grade.green;
  const vb = -0.0403 * grade.blue;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const i = y * width + x;
      const light = 1 - grade.corners * ((across[x] as number) + (along[y] as number));
      const a = pixels[i] as number;
      const b = pixels[i + 1] as number;
      const c = pixels[i + width] as number;
      const d = pixels[i + width + 1] as number;
      out[i] = luma(a, yr * light, yg * light, yb * light, 0.25);
      out[i + 1] = luma(b, yr * light, yg * light, yb * light, 0.75);
      out[i + width] = luma(c, yr * light, yg * light, yb * light, 1);
      out[i + width + 1] = luma(d, yr * light, yg * light, yb * light, 0.5);
      const r = ((a & 255) + (b & 255) + (c & 255) + (d & 255)) * 0.25 * light;
      const g =
        (((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255)) * 0.25 * light;
      const bl =
        (((a >>> 16) & 255) + ((b >>> 16) & 255) + ((c >>> 16) & 255) + ((d >>> 16) & 255)) * 0.25 * light;
      const q = (y >> 1) * half + (x >> 1);
      out[planeU + q] = clamp(128.5 + ur * r + ug * g + ub * bl);
      out[planeV + q] = clamp(128.5 + vr * r + vg * g + vb * bl);
    }
  }
}

function luma(pixel: number, r: number, g: number, b: number, dither: number): number {
  return clamp(16 + dither + r * (pixel & 255) + g * ((pixel >>> 8) & 255) + b * ((pixel >>> 16) & 255));
}

function clamp(value: number): number {
  return value < 16 ? 16 : value > 240 ? 240 : value | 0;
}

const falloffs = new Map<number, Float32Array>();

/** Nothing in the middle, 0.5 at both ends. */
function falloff(length: number): Float32Array {
  let known = falloffs.get(length);
  if (!known) {
    known = Float32Array.from({ length }, (_, i) => {
      const off = Math.abs((i + 0.5) / length - 0.5) * 2;
      return off * off * off * 0.5;
    });
    falloffs.set(length, known);
  }
  return known;
}
