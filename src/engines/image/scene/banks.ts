import type { Canvas } from '../raster/canvas.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';

/** A bank as wide as this share of the image has room for all that stand beside each other. */
const WIDE_BANK = 0.3;

/** The widest stretch of land in a row. */
function bankIn(land: Canvas, row: number): { from: number; to: number } {
  let best = { from: 0, to: 0 };
  let from = 0;
  for (let x = 0; x <= land.width; x++) {
    if (x < land.width && (land.px[(row * land.width + x) * 4 + 3] as number) > 0.5) continue;
    if (x - from > best.to - best.from) best = { from, to: x };
    from = x + 1;
  }
  return best;
}

/** The distance by which each of those who stand side by side moves from a river to its bank: together, where there is room. */
export function toBank(ones: readonly PlacedSubject[], land: Canvas): (x: number) => number {
  const row = Math.round(Math.min(land.height - 1, ...ones.map(({ foot }) => foot)));
  const { from, to } = bankIn(land, Math.max(0, row));
  const left = Math.min(...ones.map(({ x, width }) => x - width / 2));
  const right = Math.max(...ones.map(({ x, width }) => x + width / 2));
  const isDry = left >= from && right <= to;
  if (ones.length === 0 || isDry || to - from < land.width * WIDE_BANK) return (x) => x;
  if (right - left <= to - from) return (x) => x + Math.max(0, from - left) - Math.max(0, right - to);
  return (x) => from + ((x - left) * (to - from)) / (right - left);
}

const isLand = (land: Canvas, x: number, row: number): boolean =>
  x >= 0 && x < land.width && (land.px[(row * land.width + Math.round(x)) * 4 + 3] as number) > 0.5;

/** Moves a subject out of the water to the nearest land: along its row, else nearer to the viewer. */
function moveToLand(one: PlacedSubject, land: Canvas): PlacedSubject | undefined {
  const half = one.size * 0.28;
  for (let row = Math.round(one.foot); row < land.height; row += 4) {
    const dry = (x: number): boolean => isLand(land, x, row);
    for (let step = 0; step < land.width * 0.3; step += 4) {
      for (const x of [one.x - step, one.x + step]) {
        if (dry(x - half) && dry(x) && dry(x + half)) return { ...one, x, foot: Math.max(one.foot, row) };
      }
    }
  }
  return undefined;
}

/** Farther away they are smaller, but not as small as that. */
const LEAST_FAR = 0.45;

/** The same for several, side by side as they are, also where the land is farther away. */
function moveTogether(
  ones: readonly PlacedSubject[],
  land: Canvas,
  horizon: number,
): readonly PlacedSubject[] | undefined {
  const foot = Math.round(Math.max(...ones.map((one) => one.foot)));
  const middle = ones.reduce((sum, { x }) => sum + x, 0) / ones.length;
  const rows = [foot];
  for (let row = foot + 4; row < land.height; row += 4) rows.push(row);
  for (let row = foot - 4; row - horizon > (foot - horizon) * LEAST_FAR; row -= 4) rows.push(row);
  for (const row of rows) {
    const scale = Math.min(1, (row - horizon) / (foot - horizon));
    const sized = ones.map((one) => ({
      ...resizedSubject(one, one.size * scale),
      x: middle + (one.x - middle) * scale,
      foot: row - (foot - one.foot) * scale,
    }));
    const isDry = (by: number): boolean =>
      sized.every(({ x, foot: low, width }) =>
        [-0.35, 0, 0.35].every((share) => isLand(land, x + by + width * share, Math.round(low) - 1)),
      );
    for (let step = 0; step < land.width; step += 4)
      for (const by of [-step, step])
        if (isDry(by)) return sized.map((one) => ({ ...one, x: one.x + by, order: one.order + row - foot }));
  }
  return undefined;
}

/** The copies of one subject on dry land: each on its own where that is near, else all of them together. */
export function ontoLand(
  ones: readonly PlacedSubject[],
  land: Canvas,
  horizon: number,
): readonly PlacedSubject[] {
  const each = ones.map((one) => moveToLand(one, land));
  const alone = each.filter((one) => one !== undefined);
  if (alone.length === ones.length && !areCrowded(alone)) return alone;
  return moveTogether(ones, land, horizon) ?? ones.map((one, n) => each[n] ?? one);
}

/** Two of them stand at one place. */
const areCrowded = (ones: readonly PlacedSubject[]): boolean =>
  ones.some((one, n) =>
    ones
      .slice(n + 1)
      .some((other) => Math.abs(one.x - other.x) < one.width * 0.25 && Math.abs(one.foot - other.foot) < 4),
  );
