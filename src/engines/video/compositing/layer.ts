import type { Bitmap } from '../../image/raster/bitmap.ts';
/** A sprite at a position and depth of the canvas; its pixels move together. */
export interface SpriteLayer {
  /** Premultiplied RGBA, one number a pixel (red in the lowest byte). */
  readonly pixels: Int32Array;
  readonly width: number;
  readonly height: number;
  /** Position of its top left corner on the canvas. */
  readonly left: number;
  readonly top: number;
  /** First and one past the last non-empty column of each row, two numbers a row. */
  readonly spans: Int32Array;
  readonly orientation: Orientation;
  /** Repeats its edge pixels beyond its edges, for sky and land. */
  readonly clampEdges: boolean;
  /** 0 is infinitely far, 1 is at the camera. For a plane: its depth at the bottom of the canvas. */
  readonly depth: number;
}

/** A plane comes nearer from the horizon down. Other layers have one depth; water has waves. */
export type Orientation = 'upright' | 'plane' | 'water';

interface LayerOptions {
  readonly left?: number;
  readonly top?: number;
  readonly orientation?: Orientation;
  readonly clampEdges?: boolean;
  readonly depth: number;
}

export function createLayer(picture: Bitmap, options: LayerOptions): SpriteLayer {
  const { width, height, rgba } = picture;
  const pixels = new Int32Array(width * height);
  const spans = new Int32Array(height * 2);
  for (let y = 0; y < height; y++) {
    let first = width;
    let last = 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const alpha = rgba[i * 4 + 3] as number;
      if (alpha === 0) continue;
      if (x < first) first = x;
      last = x + 1;
      const r = ((rgba[i * 4] as number) * alpha + 127) / 255;
      const g = ((rgba[i * 4 + 1] as number) * alpha + 127) / 255;
      const b = ((rgba[i * 4 + 2] as number) * alpha + 127) / 255;
      pixels[i] = r | (g << 8) | (b << 16) | (alpha << 24);
    }
    spans[y * 2] = first;
    spans[y * 2 + 1] = last;
  }
  return {
    pixels,
    width,
    height,
    spans,
    left: options.left ?? 0,
    top: options.top ?? 0,
    orientation: options.orientation ?? 'upright',
    clampEdges: options.clampEdges ?? false,
    depth: options.depth,
  };
}

/** Crops to the non-transparent part, so that a small sprite costs little. */
export function cropToContent(picture: Bitmap): Bitmap & { readonly left: number; readonly top: number } {
  const { width, height, rgba } = picture;
  let left = width;
  let top = height;
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (rgba[(y * width + x) * 4 + 3] === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
    }
  }
  if (right <= left) return { width: 1, height: 1, rgba: new Uint8ClampedArray(4), left: 0, top: 0 };
  const cut = new Uint8ClampedArray((right - left) * (bottom - top) * 4);
  for (let y = top; y < bottom; y++) {
    const from = (y * width + left) * 4;
    cut.set(rgba.subarray(from, from + (right - left) * 4), (y - top) * (right - left) * 4);
  }
  return { width: right - left, height: bottom - top, rgba: cut, left, top };
}
