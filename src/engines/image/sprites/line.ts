import type { Canvas } from '../raster/canvas.ts';
import { hypot, lerp } from '../raster/math.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const WIDTH = 0.0022;

/** White string, and the dark leather of a lead. */
const COLOURS = { string: [0.9, 0.9, 0.88, 0.5], lead: [0.1, 0.05, 0.03, 0.8] } as const;

/** A thin line that sags a little: the string of a kite. */
export function drawLine(
  canvas: Canvas,
  from: Point,
  to: Point,
  material: keyof typeof COLOURS = 'string',
): void {
  const [red, green, blue, alpha] = COLOURS[material];
  const steps = Math.ceil(hypot(to.x - from.x, to.y - from.y) * 1.5);
  const sag = hypot(to.x - from.x, to.y - from.y) * 0.06;
  const half = Math.max(0.6, Math.max(canvas.width, canvas.height) * WIDTH * 0.5);
  for (let s = 0; s <= steps; s++) {
    const t = s / steps;
    const x = lerp(from.x, to.x, t);
    const y = lerp(from.y, to.y, t) + sag * 4 * t * (1 - t);
    for (let dx = -half; dx <= half; dx += 0.5) {
      const column = Math.round(x + dx);
      const row = Math.round(y);
      canvas.over(column, row, red, green, blue, alpha);
    }
  }
}
