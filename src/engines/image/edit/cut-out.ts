import { NothingUnderstood } from '../../nothing-understood.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { blurPlanes } from '../raster/blur.ts';
import { smoothstep } from '../raster/math.ts';
import { inpaint } from './inpaint.ts';
import { subjectMask } from './subject-mask.ts';

/** Below or above these shares of the picture there is no telling what is subject and what background. */
const LEAST = 0.004;
const MOST = 0.96;

/** Keeps the subject; the background becomes transparent. `known` is a mask of the subject. */
export function cutOut(picture: Bitmap, known?: Float32Array): Bitmap {
  const mask = known ?? plainBackground(picture) ?? refined(picture, subjectMask(picture));
  const share = mask.reduce((sum, value) => sum + value, 0) / mask.length;
  if (share < LEAST || share > MOST)
    throw new NothingUnderstood(
      'nothing in the picture stands out from its background, so it was not removed',
    );
  const rgba = new Uint8ClampedArray(picture.rgba);
  for (let k = 0; k < mask.length; k++) rgba[k * 4 + 3] = (rgba[k * 4 + 3] as number) * (mask[k] as number);
  return { ...picture, rgba };
}

/** How much a pixel must differ from the background behind it to belong to the subject. */
const SAME = 9;
const OTHER = 26;

/** A rough mask reaches a little beyond the subject. What looks like the background there is background. */
function refined(picture: Bitmap, rough: Float32Array): Float32Array {
  const { width, height, rgba } = picture;
  const wide = blurPlanes(rough, width, height, 1, Math.max(2, Math.max(width, height) / 90));
  const behind = inpaint(
    picture,
    wide.map((value) => (value > 0.04 ? 1 : 0)),
  ).rgba;
  const mask = rough.map((value, k) => {
    const away = Math.hypot(
      ...[0, 1, 2].map((c) => (rgba[k * 4 + c] as number) - (behind[k * 4 + c] as number)),
    );
    return smoothstep(0.3, 0.6, value) * smoothstep(SAME, OTHER, away);
  });
  return blurPlanes(mask, width, height, 1, 0.7);
}

/** How far a pixel of a plain background may be from its colour. */
const NEAR = 26;
const FAR = 60;

/** A mask by colour where all edges of the picture have one colour, reached from the edges. */
function plainBackground({ width, height, rgba }: Bitmap): Float32Array | undefined {
  const colour = edgeColour(width, height, rgba);
  if (!colour) return undefined;
  const away = new Float32Array(width * height);
  for (let k = 0; k < away.length; k++) {
    const distance = Math.hypot(...colour.map((value, c) => (rgba[k * 4 + c] as number) - value));
    away[k] = (rgba[k * 4 + 3] as number) < 128 ? 0 : distance;
  }
  const outside = new Uint8Array(width * height);
  const open: number[] = [];
  const visit = (k: number): void => {
    if (outside[k] === 1 || (away[k] as number) > FAR) return;
    outside[k] = 1;
    if ((away[k] as number) <= NEAR) open.push(k);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) visit(y * width + x);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) visit(y * width + x);
  for (let k = open.pop(); k !== undefined; k = open.pop()) {
    const x = k % width;
    if (x > 0) visit(k - 1);
    if (x < width - 1) visit(k + 1);
    if (k >= width) visit(k - width);
    if (k < away.length - width) visit(k + width);
  }
  const mask = new Float32Array(width * height);
  for (let k = 0; k < mask.length; k++)
    mask[k] = outside[k] === 0 ? 1 : smoothstep(NEAR, FAR, away[k] as number);
  return blurPlanes(mask, width, height, 1, 0.7);
}

/** Undefined where the edges differ too much. */
function edgeColour(width: number, height: number, rgba: Uint8ClampedArray): number[] | undefined {
  const edge: number[] = [];
  for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) edge.push(y * width, y * width + width - 1);
  const middle = [0, 1, 2].map((c) => {
    const sorted = edge.map((k) => rgba[k * 4 + c] as number).sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  });
  const strangers = edge.filter(
    (k) => Math.hypot(...middle.map((value, c) => (rgba[k * 4 + c] as number) - value)) > NEAR,
  );
  return strangers.length < edge.length * 0.12 ? middle : undefined;
}
