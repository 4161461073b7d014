import type { Bitmap } from '../../image/raster/bitmap.ts';
import { boxBlurPlane, guidedFilter } from './guided-filter.ts';

/** Estimates from the colours of a photo: 0 to 255 for every cell of a coarse grid. */
export interface DepthEstimate {
  readonly width: number;
  readonly height: number;
  /** 0 far, 255 near. */
  readonly depth: Uint8Array;
  readonly sky: Uint8Array;
  readonly water: Uint8Array;
  /** Centre of the salient region, 0 to 1 across and down. */
  readonly focus: readonly [number, number];
}

const GRID = 256;

/**
 * Heuristic depth: the sky is far, the ground comes nearer downwards, and salient regions are in front. The
 * map is smooth, because a moving camera would show holes at depth discontinuities.
 */
export function estimateDepth(picture: Bitmap, wet: boolean): DepthEstimate {
  const small = shrunk(picture);
  const { width, height, light } = small;
  const size = { width, height };
  const sky = skyOf(small);
  const subject = saliency(small, sky);
  const wide = { ...size, radius: Math.round(GRID * 0.05) };
  const calm = (values: Float32Array): Float32Array =>
    boxBlurPlane(boxBlurPlane(boxBlurPlane(values, wide), wide), wide);
  const standing = calm(subject).map((value) => Math.min(1, value * 2.2));
  const depth = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const ground = 0.1 + 0.6 * ((y + 0.5) / height) ** 1.4;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const upright = standing[i] as number;
      depth[i] = (ground * (1 - upright) + 0.62 * upright) * (1 - 0.9 * (sky[i] as number));
    }
  }
  const edges = { ...size, radius: 6, softness: 0.004 };
  return {
    width,
    height,
    depth: bytes(calm(depth)),
    // 0 at the edge of the sky, so that drifting clouds do not move the skyline.
    sky: bytes(calm(sky).map((value) => Math.max(0, value * 2 - 1))),
    water: bytes(wet ? guidedFilter(waterOf(small, sky), light, edges) : new Float32Array(width * height)),
    focus: middleOf(subject, width, height),
  };
}

interface Small {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
  readonly light: Float32Array;
}

function shrunk({ width, height, rgba }: Bitmap): Small {
  const scale = Math.max(width, height) / GRID;
  const w = Math.max(8, Math.round(width / scale));
  const h = Math.max(8, Math.round(height / scale));
  const rgb = new Float32Array(w * h * 3);
  const light = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const y0 = Math.floor((y * height) / h);
    const y1 = Math.max(y0 + 1, Math.floor(((y + 1) * height) / h));
    for (let x = 0; x < w; x++) {
      const x0 = Math.floor((x * width) / w);
      const x1 = Math.max(x0 + 1, Math.floor(((x + 1) * width) / w));
      let [r, g, b] = [0, 0, 0];
      for (let py = y0; py < y1; py++) {
        for (let px = x0; px < x1; px++) {
          const i = (py * width + px) * 4;
          r += rgba[i] as number;
          g += rgba[i + 1] as number;
          b += rgba[i + 2] as number;
        }
      }
      const count = (y1 - y0) * (x1 - x0) * 255;
      const i = y * w + x;
      rgb.set([r / count, g / count, b / count], i * 3);
      light[i] = (0.3 * r + 0.59 * g + 0.11 * b) / count;
    }
  }
  return { width: w, height: h, rgb, light };
}

/** Flood fill from the upper edge over small colour differences. */
function skyOf({ width, height, rgb }: Small): Float32Array {
  const sky = new Float32Array(width * height);
  const difference = (a: number, b: number): number =>
    Math.abs((rgb[a * 3] as number) - (rgb[b * 3] as number)) +
    Math.abs((rgb[a * 3 + 1] as number) - (rgb[b * 3 + 1] as number)) +
    Math.abs((rgb[a * 3 + 2] as number) - (rgb[b * 3 + 2] as number));
  const queue: number[] = [];
  for (let x = 0; x < width; x++) {
    sky[x] = 1;
    queue.push(x);
  }
  const floor = Math.floor(height * 0.72);
  while (queue.length > 0) {
    const i = queue.pop() as number;
    const x = i % width;
    const y = (i - x) / width;
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y + 1],
    ] as const) {
      if (nx < 0 || nx >= width || ny >= floor) continue;
      const n = ny * width + nx;
      if (sky[n] || difference(i, n) > 0.075) continue;
      // Sky is bluish or bright red to yellow.
      const blue = (rgb[n * 3 + 2] as number) + 0.06 >= (rgb[n * 3] as number);
      const warm = (rgb[n * 3] as number) > 0.45;
      if (!blue && !warm) continue;
      sky[n] = 1;
      queue.push(n);
    }
  }
  const share = sky.reduce((sum, value) => sum + value, 0) / sky.length;
  // A plain background would be taken for sky: too large an area is none.
  return share < 0.06 || share > 0.66 ? new Float32Array(width * height) : sky;
}

/** Colour distance from the side edges, weighted towards the centre, 0 to 1. */
function saliency({ width, height, rgb }: Small, sky: Float32Array): Float32Array {
  const out = new Float32Array(width * height);
  const rim = Math.max(2, Math.round(width * 0.06));
  let strongest = 0.001;
  for (let y = 0; y < height; y++) {
    const side = [0, 0, 0];
    for (let c = 0; c < 3; c++) {
      for (let x = 0; x < rim; x++) {
        side[c] =
          (side[c] as number) +
          (rgb[(y * width + x) * 3 + c] as number) +
          (rgb[(y * width + width - 1 - x) * 3 + c] as number);
      }
      side[c] = (side[c] as number) / (rim * 2);
    }
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (sky[i]) continue;
      const off = Math.hypot(
        (rgb[i * 3] as number) - (side[0] as number),
        (rgb[i * 3 + 1] as number) - (side[1] as number),
        (rgb[i * 3 + 2] as number) - (side[2] as number),
      );
      const u = (x / width - 0.5) / 0.34;
      const v = (y / height - 0.56) / 0.42;
      out[i] = off * Math.exp(-(u * u + v * v) * 0.7);
      if ((out[i] as number) > strongest) strongest = out[i] as number;
    }
  }
  for (let i = 0; i < out.length; i++) out[i] = Math.min(1, (out[i] as number) / (strongest * 0.65));
  return out;
}

/** Bluish cells in the lower part. */
function waterOf({ width, height, rgb }: Small, sky: Float32Array): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = Math.floor(height * 0.4); y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [r, g, b] = [rgb[i * 3] as number, rgb[i * 3 + 1] as number, rgb[i * 3 + 2] as number];
      if (!sky[i] && b > r * 1.02 && b > g * 0.9) out[i] = 1;
    }
  }
  return out;
}

function middleOf(weight: Float32Array, width: number, height: number): readonly [number, number] {
  let [sum, sx, sy] = [1e-6, 0, 0];
  weight.forEach((value, i) => {
    const w = value * value;
    sum += w;
    sx += w * ((i % width) / width);
    sy += w * (Math.floor(i / width) / height);
  });
  return [Math.min(0.7, Math.max(0.3, sx / sum)), Math.min(0.7, Math.max(0.3, sy / sum))];
}

function bytes(values: Float32Array): Uint8Array {
  return Uint8Array.from(values, (value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
}
