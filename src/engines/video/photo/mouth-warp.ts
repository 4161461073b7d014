import type { Bitmap } from '../../image/raster/bitmap.ts';
import type { DetectedFace } from './face.ts';

/** Warps the pixels to open the mouth: the part below the lips moves down, and the gap is filled dark. */
export function mouthWarp(picture: Bitmap, pixels: Int32Array, face: DetectedFace): (open: number) => void {
  const middle = face.x + face.width / 2;
  const line = face.lips;
  const half = face.width * 0.155;
  const left = Math.max(0, Math.floor(middle - face.width * 0.42));
  const right = Math.min(picture.width, Math.ceil(middle + face.width * 0.42));
  const top = Math.max(0, Math.floor(line - face.height * 0.1));
  const bottom = Math.min(picture.height, Math.ceil(line + face.height * 0.34));
  const width = right - left;
  const kept = new Int32Array(Math.max(0, width * (bottom - top)));
  for (let y = top; y < bottom; y++)
    kept.set(pixels.subarray(y * picture.width + left, y * picture.width + right), (y - top) * width);
  const at = (x: number, y: number): number =>
    kept[Math.max(0, Math.min(bottom - top - 1, Math.round(y) - top)) * width + x - left] as number;

  return (open) => {
    const drop = open * face.height * 0.085;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const across = (x - middle) / (face.width * 0.42);
        const jaw = Math.max(0, 1 - across * across) ** 1.5;
        const lip = Math.max(0, 1 - ((x - middle) / half) ** 2);
        const gap = drop * Math.sqrt(lip);
        const below = y - line;
        let pixel: number;
        if (below <= -gap * 0.25) pixel = at(x, y);
        else if (below < gap * 0.8) pixel = inside(below, gap);
        else {
          // The displacement falls off below the chin.
          const rest = Math.max(0, 1 - below / (bottom - line));
          const follow = Math.min(1, below / (face.height * 0.14));
          pixel = at(x, y - Math.max(gap * 0.8, drop * jaw * follow) * rest);
        }
        pixels[y * picture.width + x] = pixel;
      }
    }
  };
}

function inside(below: number, gap: number): number {
  const depth = (below + gap * 0.25) / (gap * 1.05);
  if (depth < 0.24) return 0xffe4e8ea;
  const level = 1 - 0.5 * Math.abs(depth - 0.6);
  return ((58 * level) | ((22 * level) << 8) | ((26 * level) << 16) | 0xff000000) >>> 0;
}
