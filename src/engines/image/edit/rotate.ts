import type { Bitmap } from '../raster/bitmap.ts';
import { rotate } from './geometry.ts';

/** Clockwise. By quarters the sides change places; by other angles the image keeps its size and fills it. */
export function rotateBy(source: Bitmap, degrees: number): Bitmap {
  const angle = ((degrees % 360) + 360) % 360;
  if (angle === 0) return source;
  if (angle === 90 || angle === 180 || angle === 270)
    return rotate(source, angle === 90 ? 1 : angle === 180 ? 2 : 3);
  const { width, height, rgba } = source;
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // Enlarged until no corner is empty.
  const [c, s] = [Math.abs(cos), Math.abs(sin)];
  const grow = Math.max((width * c + height * s) / width, (width * s + height * c) / height);
  const out = new Uint8ClampedArray(rgba.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [(x + 0.5 - width / 2) / grow, (y + 0.5 - height / 2) / grow];
      const fx = Math.min(width - 1, Math.max(0, dx * cos + dy * sin + width / 2 - 0.5));
      const fy = Math.min(height - 1, Math.max(0, dy * cos - dx * sin + height / 2 - 0.5));
      const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
      const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
      const [ax, ay] = [fx - x0, fy - y0];
      for (let channel = 0; channel < 4; channel++) {
        const at = (column: number, row: number): number =>
          rgba[(row * width + column) * 4 + channel] as number;
        out[(y * width + x) * 4 + channel] =
          (at(x0, y0) * (1 - ax) + at(x1, y0) * ax) * (1 - ay) +
          (at(x0, y1) * (1 - ax) + at(x1, y1) * ax) * ay;
      }
    }
  return { width, height, rgba: out };
}
