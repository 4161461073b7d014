import type { Bitmap } from '../../image/raster/bitmap.ts';
import { defocus } from './blur.ts';

const SHADE = 0.62;
const SHRINK = 5;

/** Centres a tall photo in a wide frame, on a dark and blurred enlargement of itself. */
export function letterbox(picture: Bitmap, shape: number): Bitmap {
  const height = picture.height;
  const width = Math.round(height * shape);
  const canvas = defocus(covered(picture, width, height), smallOf(width, height), { width, height });
  const left = Math.round((width - picture.width) / 2);
  for (let y = 0; y < height; y++) {
    const row = picture.rgba.subarray(y * picture.width * 4, (y + 1) * picture.width * 4);
    canvas.rgba.set(row, (y * width + left) * 4);
  }
  return canvas;
}

function smallOf(width: number, height: number): { width: number; height: number } {
  return { width: Math.max(8, Math.round(width / SHRINK)), height: Math.max(8, Math.round(height / SHRINK)) };
}

/** The centre of the photo, enlarged to the width of the canvas, at low resolution and darkened. */
function covered(picture: Bitmap, width: number, height: number): Float32Array[] {
  const small = smallOf(width, height);
  const scale = picture.width / small.width;
  const top = (picture.height - small.height * scale) / 2;
  return [0, 1, 2].map((channel) => {
    const plane = new Float32Array(small.width * small.height);
    for (let y = 0; y < small.height; y++) {
      const row = Math.min(picture.height - 1, Math.max(0, Math.round(top + y * scale)));
      for (let x = 0; x < small.width; x++) {
        const column = Math.min(picture.width - 1, Math.round(x * scale));
        plane[y * small.width + x] =
          (picture.rgba[(row * picture.width + column) * 4 + channel] as number) * SHADE;
      }
    }
    return plane;
  });
}
