import type { Bitmap } from '../../image/raster/bitmap.ts';
import { boxBlurPlane, guidedFilter } from './guided-filter.ts';
import { type PhotoThumbnail, saliency, skyRegion, waterRegion } from './photo-regions.ts';

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
  const sky = skyRegion(small);
  const subject = saliency(small, sky);
  const wide = { ...size, radius: Math.round(GRID * 0.05) };
  const smooth = (values: Float32Array): Float32Array =>
    boxBlurPlane(boxBlurPlane(boxBlurPlane(values, wide), wide), wide);
  const salient = smooth(subject).map((value) => Math.min(1, value * 2.2));
  const depth = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const ground = 0.1 + 0.6 * ((y + 0.5) / height) ** 1.4;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const weight = salient[i] as number;
      depth[i] = (ground * (1 - weight) + 0.62 * weight) * (1 - 0.9 * (sky[i] as number));
    }
  }
  const edges = { ...size, radius: 6, softness: 0.004 };
  return {
    width,
    height,
    depth: bytes(smooth(depth)),
    // 0 at the edge of the sky, so that drifting clouds do not move the skyline.
    sky: bytes(smooth(sky).map((value) => Math.max(0, value * 2 - 1))),
    water: bytes(
      wet ? guidedFilter(waterRegion(small, sky), light, edges) : new Float32Array(width * height),
    ),
    focus: middleOf(subject, width, height),
  };
}

function shrunk({ width, height, rgba }: Bitmap): PhotoThumbnail {
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
