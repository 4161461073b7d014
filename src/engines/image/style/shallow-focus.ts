import type { Bitmap } from '../raster/bitmap.ts';
import { blurPlanes } from '../raster/blur.ts';
import { clamp } from '../raster/math.ts';
import type { Footprint } from '../scene/footprint.ts';

/** Words for a sharp thing before a background that is not. */
const ASKED =
  /\b(?:shallow\s+(?:depth\s+of\s+field|focus)|depth\s+of\s+field|selective\s+focus|bokeh|(?:blurr?(?:ed|y)|out[\s-]of[\s-]focus)\s+(?:background|backdrop)|background\s+blur)\b/i;
const WORDS =
  /^(?:(?:shallow |deep )?depth of field|(?:shallow|selective) focus|out of focus|bokeh|blurr?(?:ed|y)?|background|backdrop)(?: (?:effect|style|shot|photo|photography))*$/;

export const isShallow = (prompt: string): boolean => ASKED.test(prompt);

/** It is said of the focus, and seen in the image. */
export const isOfFocus = (words: string): boolean => WORDS.test(words);

/** The radius for a picture whose longer side has 1024 pixels. */
const RADIUS = 11;

/**
 * Blurs all but the things, and the ground at their feet. Their pixels have no part in the blur: a dog would
 * have a halo.
 */
export function shallowFocus(picture: Bitmap, bodies: readonly Footprint[], horizon: number): Bitmap {
  const near = bodies.filter(({ one }) => one.subject.far === undefined);
  if (near.length === 0) return picture;
  const { width, height, rgba } = picture;
  const solid = new Float32Array(width * height);
  for (const print of near)
    for (let y = Math.max(0, print.top); y < Math.min(height, print.bottom); y++)
      for (let x = Math.max(0, print.left); x < Math.min(width, print.right); x++)
        if (print.isSolid(x, y)) solid[y * width + x] = 1;
  const open = new Float32Array(width * height * 4);
  for (let k = 0; k < solid.length; k++) {
    const share = 1 - (solid[k] as number);
    for (let c = 0; c < 3; c++) open[k * 4 + c] = (rgba[k * 4 + c] as number) * share;
    open[k * 4 + 3] = share;
  }
  const soft = blurPlanes(open, width, height, 4, (RADIUS * Math.max(width, height)) / 1024);
  const edge = blurPlanes(solid, width, height, 1, 1);
  const foot = Math.max(...near.map(({ bottom }) => bottom));
  const out = new Uint8ClampedArray(rgba);
  for (let y = 0; y < height; y++) {
    const far = y < horizon ? 1 : clamp((Math.abs(y - foot) / Math.max(1, foot - horizon)) * 1.2 - 0.1);
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const share = far * (1 - clamp((edge[k] as number) * 1.6));
      const weight = soft[k * 4 + 3] as number;
      if (share <= 0 || weight < 0.02) continue;
      for (let c = 0; c < 3; c++) {
        const sharp = rgba[k * 4 + c] as number;
        out[k * 4 + c] = sharp + ((soft[k * 4 + c] as number) / weight - sharp) * share;
      }
    }
  }
  return { width, height, rgba: out };
}
