import type { RandomSource } from '../../../random.ts';
import type { Bitmap } from '../../raster/bitmap.ts';
import { clamp } from '../../raster/math.ts';
import { edgesOf, smoothed, unitOf } from './edges.ts';

type Point = readonly [number, number];
/** Pixels between corners in a picture of 1024. */
const CELL = 22;
const TRIES = 7;

/** Flat triangles whose corners sit on the edges of the picture. */
export function lowPoly(picture: Bitmap, random: RandomSource): Bitmap {
  const { width, height } = picture;
  const cell = Math.max(6, CELL * unitOf(picture));
  const flat = smoothed(picture, 2 * unitOf(picture));
  const edges = edgesOf(flat, Math.max(1, unitOf(picture)));
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index): Point => {
    const column = index % (columns + 1);
    const row = Math.floor(index / (columns + 1));
    const isBorder = column === 0 || row === 0 || column === columns || row === rows;
    return isBorder ? [column * cell, row * cell] : onEdge(column * cell, row * cell);
  });
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  const corner = (column: number, row: number): Point => corners[row * (columns + 1) + column] ?? [0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [corner(column, row), corner(column + 1, row)];
      const [c, d] = [corner(column, row + 1), corner(column + 1, row + 1)];
      const halves =
        contrast(flat, a, d) < contrast(flat, b, c)
          ? [
              [a, b, d],
              [a, d, c],
            ]
          : [
              [a, b, c],
              [b, d, c],
            ];
      for (const [p = a, q = a, r = a] of halves) fillTriangle(rgba, flat, [p, q, r], 0.97 + random() * 0.06);
    }
  }
  return { width, height, rgba };

  /** The place with the strongest edge among some near a corner of the grid. */
  function onEdge(x: number, y: number): Point {
    let best: Point = [x, y];
    let strongest = -1;
    for (let n = 0; n < TRIES; n++) {
      const at: Point = [x + (random() - 0.5) * cell * 0.75, y + (random() - 0.5) * cell * 0.75];
      const strength = edges[indexOf(flat, at)] as number;
      if (strength <= strongest) continue;
      strongest = strength;
      best = at;
    }
    return best;
  }
}

const indexOf = ({ width, height }: Bitmap, [x, y]: Point): number =>
  clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1);

function contrast(picture: Bitmap, a: Point, b: Point): number {
  const [i, j] = [indexOf(picture, a) * 4, indexOf(picture, b) * 4];
  return [0, 1, 2].reduce(
    (sum, c) => sum + Math.abs((picture.rgba[i + c] as number) - (picture.rgba[j + c] as number)),
    0,
  );
}

/** Points of a triangle whose colours are averaged, as shares of its three corners. */
const SAMPLES = [
  [0.34, 0.33, 0.33],
  [0.6, 0.2, 0.2],
  [0.2, 0.6, 0.2],
  [0.2, 0.2, 0.6],
] as const;

function fillTriangle(
  rgba: Uint8ClampedArray,
  picture: Bitmap,
  [a, b, c]: readonly [Point, Point, Point],
  light: number,
): void {
  const colour = [0, 0, 0];
  for (const [p, q, r] of SAMPLES) {
    const at = indexOf(picture, [a[0] * p + b[0] * q + c[0] * r, a[1] * p + b[1] * q + c[1] * r]) * 4;
    for (let n = 0; n < 3; n++)
      colour[n] = (colour[n] as number) + ((picture.rgba[at + n] as number) / SAMPLES.length) * light;
  }
  const side = (p: Point, q: Point, x: number, y: number): number =>
    (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]);
  const turn = Math.sign(side(a, b, c[0], c[1])) || 1;
  const { width, height } = picture;
  const fromY = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
  const toY = Math.min(height - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
  const fromX = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
  const toX = Math.min(width - 1, Math.ceil(Math.max(a[0], b[0], c[0])));
  for (let y = fromY; y <= toY; y++) {
    for (let x = fromX; x <= toX; x++) {
      const isInside =
        side(a, b, x, y) * turn >= 0 && side(b, c, x, y) * turn >= 0 && side(c, a, x, y) * turn >= 0;
      if (!isInside) continue;
      const k = (y * width + x) * 4;
      for (let n = 0; n < 3; n++) rgba[k + n] = colour[n] as number;
    }
  }
}
