import type { Frame } from '../compositing/frame.ts';

/** Colour grade of one frame: factors for red, green and blue, and the strength of the vignette (0 to 1). */
export interface FrameGrade {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly vignette: number;
}

/**
 * Converts a frame to planar 4:2:0 in limited-range BT.709 and applies the grade. Ordered dithering prevents
 * banding in smooth skies.
 */
export function convertToYuv(frame: Frame, grade: FrameGrade, out: Uint8Array): void {
  const { width, height, pixels } = frame;
  const half = width >> 1;
  const planeU = width * height;
  const planeV = planeU + half * (height >> 1);
  const across = falloff(width);
  const along = falloff(height);
  const scale = 65536;
  const yr = 0.1826 * grade.red * scale;
  const yg = 0.6142 * grade.green * scale;
  const yb = 0.062 * grade.blue * scale;
  // Chroma sums four pixels, so these are a quarter of the usual factors.
  const ur = -0.02515 * grade.red * scale;
  const ug = -0.08465 * grade.green * scale;
  const ub = 0.1098 * grade.blue * scale;
  const vr = 0.1098 * grade.red * scale;
  const vg = -0.099725 * grade.green * scale;
  const vb = -0.010075 * grade.blue * scale;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const i = y * width + x;
      const light = 1 - grade.vignette * ((across[x] as number) + (along[y] as number));
      const kr = (yr * light) | 0;
      const kg = (yg * light) | 0;
      const kb = (yb * light) | 0;
      const a = pixels[i] as number;
      const b = pixels[i + 1] as number;
      const c = pixels[i + width] as number;
      const d = pixels[i + width + 1] as number;
      out[i] = luma(a, kr, kg, kb, DITHER_A);
      out[i + 1] = luma(b, kr, kg, kb, DITHER_B);
      out[i + width] = luma(c, kr, kg, kb, DITHER_C);
      out[i + width + 1] = luma(d, kr, kg, kb, DITHER_D);
      const r = (a & 255) + (b & 255) + (c & 255) + (d & 255);
      const g = ((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255);
      const bl = ((a >>> 16) & 255) + ((b >>> 16) & 255) + ((c >>> 16) & 255) + ((d >>> 16) & 255);
      const q = (y >> 1) * half + (x >> 1);
      out[planeU + q] = clamp((NEUTRAL + (ur * r + ug * g + ub * bl) * light) >> 16);
      out[planeV + q] = clamp((NEUTRAL + (vr * r + vg * g + vb * bl) * light) >> 16);
    }
  }
}

const NEUTRAL = 128.5 * 65536;
const DITHER_A = 16.25 * 65536;
const DITHER_B = 16.75 * 65536;
const DITHER_C = 17 * 65536;
const DITHER_D = 16.5 * 65536;

function luma(pixel: number, r: number, g: number, b: number, offset: number): number {
  const level =
    (offset +
      Math.imul(r, pixel & 255) +
      Math.imul(g, (pixel >>> 8) & 255) +
      Math.imul(b, (pixel >>> 16) & 255)) >>
    16;
  return Math.min(level, 240);
}

function clamp(value: number): number {
  return value < 16 ? 16 : Math.min(value, 240);
}

const falloffs = new Map<number, Float32Array>();

/** Vignette along one axis: 0 at the centre, 0.5 at both ends. */
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
