import { mulberry32 } from '../../random.ts';
import { clamp } from './math.ts';

/** Perlin gradient noise, about -1 to 1. */
export class Noise {
  readonly #permutation = new Uint8Array(512);
  readonly #gx = new Float32Array(256);
  readonly #gy = new Float32Array(256);

  constructor(seed: number) {
    const random = mulberry32(seed);
    const order = Array.from({ length: 256 }, (_, i) => i);
    for (let i = 255; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const kept = order[i] ?? 0;
      order[i] = order[j] ?? 0;
      order[j] = kept;
    }
    for (let i = 0; i < 512; i++) this.#permutation[i] = order[i & 255] ?? 0;
    for (let i = 0; i < 256; i++) {
      const angle = (i / 256) * Math.PI * 2;
      this.#gx[i] = Math.cos(angle);
      this.#gy[i] = Math.sin(angle);
    }
  }

  at(x: number, y: number): number {
    const P = this.#permutation;
    const GX = this.#gx;
    const GY = this.#gy;
    const xf = Math.floor(x);
    const yf = Math.floor(y);
    const X = xf & 255;
    const Y = yf & 255;
    const fx = x - xf;
    const fy = y - yf;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const px = P[X] as number;
    const qx = P[X + 1] as number;
    const a = P[px + Y] as number;
    const b = P[qx + Y] as number;
    const c = P[px + Y + 1] as number;
    const d = P[qx + Y + 1] as number;
    const g0 = (GX[a] as number) * fx + (GY[a] as number) * fy;
    const g1 = (GX[b] as number) * (fx - 1) + (GY[b] as number) * fy;
    const g2 = (GX[c] as number) * fx + (GY[c] as number) * (fy - 1);
    const g3 = (GX[d] as number) * (fx - 1) + (GY[d] as number) * (fy - 1);
    const top = g0 + (g1 - g0) * u;
    return (top + (g2 + (g3 - g2) * u - top) * v) * 1.5;
  }

  /** Fractal Brownian motion: a sum of octaves, about -1 to 1. */
  fbm(x: number, y: number, octaves: number, gain = 0.5): number {
    let amplitude = 1;
    let sum = 0;
    let total = 0;
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * this.at(x, y);
      total += amplitude;
      amplitude *= gain;
      // Each octave is rotated; aligned lattices would show as squares.
      const turned = x * 1.624 - y * 1.218 + 3.1;
      y = x * 1.218 + y * 1.624 + 7.7;
      x = turned;
    }
    return sum / total;
  }

  /** Ridged multifractal, 0 to about 1: sharp crests for mountains. */
  ridged(x: number, y: number, octaves: number, gain = 0.5): number {
    let amplitude = 0.5;
    let sum = 0;
    let weight = 1;
    for (let i = 0; i < octaves; i++) {
      let crest = 1 - Math.abs(this.at(x, y));
      crest = crest * crest * weight;
      weight = clamp(crest * 1.8);
      sum += crest * amplitude;
      amplitude *= gain;
      const turned = x * 1.656 - y * 1.242 + 1.3;
      y = x * 1.242 + y * 1.656 + 4.1;
      x = turned;
    }
    return sum;
  }
}

/** A uniform number, 0 to 1, for one cell of a lattice: the lit windows of a building. */
export function latticeHash(a: number, b: number, id: number): number {
  let h = Math.imul(a, 374761393) ^ Math.imul(b, 668265263) ^ Math.imul(id, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
