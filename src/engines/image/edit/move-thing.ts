import type { Bitmap } from '../raster/bitmap.ts';
import { clamp } from '../raster/math.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The shadow of a thing reaches this far beyond it, in sizes of the thing. */
const SHADOW = 0.5;

/** Draws a thing larger, smaller or elsewhere, with its shadow. `behind` is the image without it. */
export function withMoved(
  picture: Bitmap,
  behind: Bitmap,
  thing: Box & { readonly mask: Float32Array },
  to: { readonly scale: number; readonly across: number; readonly down: number },
): Bitmap {
  const { width, height } = picture;
  const rgba = new Uint8ClampedArray(behind.rgba);
  const [middle, foot] = [(thing.left + thing.right) / 2, thing.bottom];
  const room = Math.max(thing.right - thing.left, thing.bottom - thing.top) * SHADOW;
  const sourceX = (x: number): number => Math.round(middle + (x - middle - to.across) / to.scale);
  const sourceY = (y: number): number => Math.round(foot + (y - foot - to.down) / to.scale);
  for (let y = 0; y < height; y++) {
    const v = sourceY(y);
    if (v < Math.max(0, thing.top - room) || v > Math.min(height - 1, thing.bottom + room)) continue;
    for (let x = 0; x < width; x++) {
      const u = sourceX(x);
      if (u < Math.max(0, thing.left - room) || u > Math.min(width - 1, thing.right + room)) continue;
      const [from, k] = [v * width + u, (y * width + x) * 4];
      const alpha = thing.mask[from] as number;
      for (let c = 0; c < 3; c++) {
        const [lit, bare] = [picture.rgba[from * 4 + c] as number, behind.rgba[from * 4 + c] as number];
        const shade = clamp(lit / Math.max(1, bare));
        rgba[k + c] = lit * alpha + (rgba[k + c] as number) * shade * (1 - alpha);
      }
    }
  }
  return { ...picture, rgba };
}
