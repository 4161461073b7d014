import type { Bitmap } from '../../raster/bitmap.ts';
import { clamp, smoothstep } from '../../raster/math.ts';
import type { Noise } from '../../raster/noise.ts';
import { edgesOf, unitOf } from './edges.ts';

/** The distance that a line strays, and the length of one bend, in pixels of a picture of 1024. */
const STRAYS = [
  [7, 90],
  [3, 26],
] as const;

/** Lines that waver as those of a hand, darker at the edges of things. */
export function handDrawn(picture: Bitmap, noise: Noise): Bitmap {
  const { width, height, rgba } = picture;
  const unit = unitOf(picture);
  const edges = edgesOf(picture, 1.4 * unit);
  const out = new Uint8ClampedArray(rgba.length).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [u, v] = [x, y];
      for (const [far, length] of STRAYS) {
        u += noise.at(x / (length * unit), y / (length * unit)) * far * unit;
        v += noise.at(x / (length * unit) + 50, y / (length * unit) - 50) * far * unit;
      }
      const from = Math.round(clamp(v, 0, height - 1)) * width + Math.round(clamp(u, 0, width - 1));
      const ink = smoothstep(4, 18, edges[from] as number) * 0.55;
      for (let c = 0; c < 3; c++)
        out[(y * width + x) * 4 + c] = (rgba[from * 4 + c] as number) * (1 - ink) + 40 * ink;
    }
  return { width, height, rgba: out };
}
