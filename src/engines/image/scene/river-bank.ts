import type { Canvas } from '../raster/canvas.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';

interface Stretch {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  /** The size of things there, against that where they were placed. */
  readonly scale: number;
}

/** Further away they would be too small. */
const LEAST_SCALE = 0.5;
const ROWS = 4;
/** Room beside each, as a share of its width. */
const ROOM = 1.08;

/**
 * Where a bridge spans a river, the banks are narrow: those who do not cross it stand side by side on the nearest
 * stretch of land with room for all, further away if need be. Returns what becomes of each.
 */
export function besideRiver(
  ones: readonly PlacedSubject[],
  land: Canvas,
  horizon: number,
): ReadonlyMap<PlacedSubject, PlacedSubject> {
  const [first] = ones;
  if (!first) return new Map();
  const foot = Math.min(land.height - 1, Math.round(Math.max(...ones.map((one) => one.foot))));
  const need = ones.reduce((sum, { width }) => sum + width * ROOM, 0);
  const middle = ones.reduce((sum, { x }) => sum + x, 0) / ones.length;
  const stretches = stretchesOf(land, foot, horizon);
  const room = ({ from, to, scale }: Stretch): number => (to - from) / (need * scale);
  const away = ({ from, to }: Stretch): number => Math.max(0, from - middle, middle - to);
  const wide = stretches.filter((one) => room(one) >= 1);
  // Rows come from near to far.
  const near = wide.filter(({ row }) => row === wide[0]?.row).sort((a, b) => away(a) - away(b))[0];
  const best = near ?? stretches.toSorted((a, b) => room(b) - room(a))[0];
  if (!best) return new Map();
  const scale = best.scale * Math.min(1, room(best));
  const length = need * scale;
  // At the edge that is nearer to where they were: that of the water.
  let left =
    best.to < middle ? best.to - length : best.from > middle ? best.from : inside(best, middle, length);
  return new Map(
    ones
      .toSorted((a, b) => a.x - b.x)
      .map((one) => {
        const small = resizedSubject(one, one.size * scale);
        const x = left + (small.width * ROOM) / 2;
        left += small.width * ROOM;
        return [one, { ...small, x, foot: best.row }];
      }),
  );
}

const inside = ({ from, to }: Stretch, middle: number, length: number): number =>
  Math.max(from, Math.min(to - length, middle - length / 2));

function stretchesOf(land: Canvas, foot: number, horizon: number): Stretch[] {
  const found: Stretch[] = [];
  for (let row = foot; (row - horizon) / (foot - horizon) >= LEAST_SCALE; row -= ROWS) {
    const scale = (row - horizon) / (foot - horizon);
    let from = 0;
    for (let x = 0; x <= land.width; x++) {
      if (x < land.width && (land.px[(row * land.width + x) * 4 + 3] as number) > 0.5) continue;
      if (x - from > 2) found.push({ row, from, to: x, scale });
      from = x + 1;
    }
  }
  return found;
}
