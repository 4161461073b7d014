import type { Bitmap } from '../raster/bitmap.ts';
import { resized } from '../raster/resample.ts';
import type { Part } from './crop-words.ts';

/** Crop, rotate, flip, frame and pixelate. */

function cropped(source: Bitmap, left: number, top: number, width: number, height: number): Bitmap {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((y + top) * source.width + left) * 4;
    rgba.set(source.rgba.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, rgba };
}

/** Crops the centre to an aspect ratio, width divided by height. */
export function cropToAspect(source: Bitmap, shape: number): Bitmap {
  const wide = source.width / source.height > shape;
  const width = wide ? Math.max(1, Math.round(source.height * shape)) : source.width;
  const height = wide ? source.height : Math.max(1, Math.round(source.width / shape));
  return cropped(
    source,
    Math.floor((source.width - width) / 2),
    Math.floor((source.height - height) / 2),
    width,
    height,
  );
}

export function cropToPart(source: Bitmap, { left, top, right, bottom }: Part): Bitmap {
  const from = (share: number, side: number): number => Math.min(side - 1, Math.round(share * side));
  const [x, y] = [from(left, source.width), from(top, source.height)];
  const width = Math.max(1, Math.round(right * source.width) - x);
  const height = Math.max(1, Math.round(bottom * source.height) - y);
  return cropped(source, x, y, width, height);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const MARGIN = 0.12;

/** Crops to a thing with some room around it; with a ratio of width to height, around the middle of the thing. */
export function cropAround(source: Bitmap, { left, top, right, bottom }: Box, shape?: number): Bitmap {
  const room = Math.max(right - left, bottom - top) * MARGIN;
  const [least, high] = [right - left + 2 * room, bottom - top + 2 * room];
  const wide = shape === undefined ? least : Math.max(least, high * shape);
  const width = Math.min(source.width, Math.round(wide));
  const height = Math.min(source.height, Math.round(shape === undefined ? high : wide / shape));
  const within = (middle: number, side: number, whole: number): number =>
    Math.round(Math.min(whole - side, Math.max(0, middle - side / 2)));
  return cropped(
    source,
    within((left + right) / 2, width, source.width),
    within((top + bottom) / 2, height, source.height),
    width,
    height,
  );
}

/** Shows the middle larger; the image keeps its size. */
export function zoomed(source: Bitmap, by: number): Bitmap {
  const [width, height] = [
    Math.max(1, Math.round(source.width / by)),
    Math.max(1, Math.round(source.height / by)),
  ];
  const [left, top] = [Math.floor((source.width - width) / 2), Math.floor((source.height - height) / 2)];
  return resized(cropped(source, left, top, width, height), source.width, source.height);
}

function moved(
  source: Bitmap,
  width: number,
  height: number,
  from: (x: number, y: number) => number,
): Bitmap {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = from(x, y) * 4;
      rgba.set(source.rgba.subarray(k, k + 4), (y * width + x) * 4);
    }
  }
  return { width, height, rgba };
}

export function rotate(source: Bitmap, quarters: 1 | 2 | 3): Bitmap {
  const { width: w, height: h } = source;
  if (quarters === 2) return moved(source, w, h, (x, y) => (h - 1 - y) * w + (w - 1 - x));
  return quarters === 1
    ? moved(source, h, w, (x, y) => (h - 1 - x) * w + y)
    : moved(source, h, w, (x, y) => x * w + (w - 1 - y));
}

export const flip = (source: Bitmap, upsideDown: boolean): Bitmap =>
  moved(source, source.width, source.height, (x, y) =>
    upsideDown ? (source.height - 1 - y) * source.width + x : y * source.width + (source.width - 1 - x),
  );

export function addFrame(
  source: Bitmap,
  colour: readonly [number, number, number],
  thickness: number,
): Bitmap {
  const edge = Math.max(2, Math.round(Math.min(source.width, source.height) * 0.035 * thickness));
  const rgba = new Uint8ClampedArray(source.rgba);
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) {
      const inside = x >= edge && y >= edge && x < source.width - edge && y < source.height - edge;
      if (!inside) rgba.set([...colour, 255], (y * source.width + x) * 4);
    }
  }
  return { ...source, rgba };
}

export function pixelate(source: Bitmap): Bitmap {
  const cell = Math.max(2, Math.round(Math.max(source.width, source.height) / 64));
  return moved(source, source.width, source.height, (x, y) => {
    const cx = Math.min(source.width - 1, Math.floor(x / cell) * cell + (cell >> 1));
    const cy = Math.min(source.height - 1, Math.floor(y / cell) * cell + (cell >> 1));
    return cy * source.width + cx;
  });
}
