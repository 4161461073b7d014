import type { RandomSource } from '../../../random.ts';
import type { Bitmap } from '../../raster/bitmap.ts';
import { clamp, hypot, smoothstep } from '../../raster/math.ts';
import { edgesOf, smoothed, unitOf } from './edges.ts';

/** Pictures that are put together from many small pieces. */

const LEAD = [22, 20, 26] as const;
const GROUT = [206, 200, 188] as const;

/** Panes of coloured glass in lead, which also follows the outlines of things. */
export function stainedGlass(picture: Bitmap, random: RandomSource): Bitmap {
  const unit = unitOf(picture);
  const flat = smoothed(smoothed(picture, 6 * unit), 4 * unit);
  const lines = edgesOf(flat, 3 * unit);
  const panes = cellsOf(picture, Math.max(7, 62 * unit), random);
  const width = Math.max(0.8, 2.6 * unit);
  return painted(picture, (k, x, y, c) => {
    const { light, border } = panes(x, y);
    const value = flat.rgba[k * 4 + c] as number;
    const grey = greyAt(flat.rgba, k);
    const glass = clamp((grey + (value - grey) * 1.7) * 1.08 * light, 0, 255);
    const lead = Math.max(
      smoothstep(width * 1.3, width * 0.7, border),
      smoothstep(9, 17, lines[k] as number),
    );
    return glass * (1 - lead) + (LEAD[c] as number) * lead;
  });
}

/** Small stones with grout between them, each of one colour. */
export function mosaic(picture: Bitmap, random: RandomSource): Bitmap {
  const { width, height } = picture;
  const unit = unitOf(picture);
  const side = Math.max(3, Math.round(13 * unit));
  const flat = smoothed(picture, 2 * unit);
  const columns = Math.ceil(width / side) + 1;
  const lights = Float32Array.from(
    { length: columns * (Math.ceil(height / side) + 1) },
    () => 0.88 + random() * 0.24,
  );
  return painted(picture, (_, x, y, c) => {
    const row = Math.floor(y / side);
    // Rows are shifted, as they are laid.
    const from = (row % 2) * (side >> 1);
    const column = Math.floor((x + from) / side);
    const isGrout = y % side === 0 || (x + from) % side === 0;
    if (isGrout) return GROUT[c] as number;
    const at =
      clamp(Math.round((row + 0.5) * side), 0, height - 1) * width +
      clamp(Math.round((column + 0.5) * side - from), 0, width - 1);
    return (flat.rgba[at * 4 + c] as number) * (lights[row * columns + column] as number);
  });
}

/** Dots of pure colour side by side. */
export function pointillist(picture: Bitmap, random: RandomSource): Bitmap {
  const { width, height } = picture;
  const unit = unitOf(picture);
  const flat = smoothed(picture, 3 * unit);
  const rgba = new Uint8ClampedArray(flat.rgba.map((value) => value * 0.55 + 110));
  const radius = Math.max(1.2, 4.2 * unit);
  const count = Math.round(((width * height) / radius ** 2) * 1.1);
  for (let n = 0; n < count; n++) {
    const [x, y] = [random() * width, random() * height];
    const from = (Math.floor(y) * width + Math.floor(x)) * 4;
    const grey = greyAt(flat.rgba, from / 4);
    const colour = [0, 1, 2].map((c) => {
      const value = flat.rgba[from + c] as number;
      return grey + (value - grey) * 1.5 + (random() - 0.5) * 64;
    });
    fillDot(rgba, picture, { x, y, radius: radius * (0.7 + random() * 0.5), colour });
  }
  for (let k = 3; k < rgba.length; k += 4) rgba[k] = 255;
  return { width, height, rgba };
}

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: readonly number[];
}

function fillDot(rgba: Uint8ClampedArray, { width, height }: Bitmap, { x, y, radius, colour }: Dot): void {
  for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(height - 1, y + radius); py++)
    for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(width - 1, x + radius); px++) {
      if (hypot(px - x, py - y) > radius) continue;
      for (let c = 0; c < 3; c++) rgba[(py * width + px) * 4 + c] = colour[c] as number;
    }
}

const greyAt = (rgba: Uint8ClampedArray, k: number): number =>
  (rgba[k * 4] as number) * 0.3 + (rgba[k * 4 + 1] as number) * 0.59 + (rgba[k * 4 + 2] as number) * 0.11;

type Shade = (k: number, x: number, y: number, c: number) => number;

function painted({ width, height }: Bitmap, shade: Shade): Bitmap {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) rgba[(y * width + x) * 4 + c] = shade(y * width + x, x, y, c);
  return { width, height, rgba };
}

type Cells = (x: number, y: number) => { readonly light: number; readonly border: number };

/** Cells around scattered points: how light the one at a pixel is, and how far away its border. */
function cellsOf({ width, height }: Bitmap, side: number, random: RandomSource): Cells {
  const columns = Math.ceil(width / side) + 2;
  const rows = Math.ceil(height / side) + 2;
  const points = Array.from({ length: columns * rows }, (_, index) => ({
    x: ((index % columns) - 1 + 0.15 + random() * 0.7) * side,
    y: (Math.floor(index / columns) - 1 + 0.15 + random() * 0.7) * side,
    light: 0.84 + random() * 0.32,
  }));
  let last = { x: -1, y: -1, cell: { light: 1, border: 0 } };
  return (x, y) => {
    if (last.x === x && last.y === y) return last.cell;
    const [column, row] = [Math.floor(x / side) + 1, Math.floor(y / side) + 1];
    let [near, next, light] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 1];
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
      for (let q = Math.max(0, column - 1); q <= Math.min(columns - 1, column + 1); q++) {
        const point = points[r * columns + q];
        if (!point) continue;
        const away = hypot(x - point.x, y - point.y);
        if (away < near) [next, near, light] = [near, away, point.light];
        else if (away < next) next = away;
      }
    last = { x, y, cell: { light, border: (next - near) / 2 } };
    return last.cell;
  };
}
