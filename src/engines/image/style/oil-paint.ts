import type { RandomSource } from '../../random.ts';
import { clamp, hypot, smoothstep } from '../raster/math.ts';
import type { Noise } from '../raster/noise.ts';
import { drawStroke } from './brush-stroke.ts';

/**
 * Repaints the image in brush strokes along its gradients, in passes from broad to fine. Fine strokes are
 * drawn only where there is detail, so smooth areas such as skies keep broad ones.
 */
export function oilPaint(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  noise: Noise,
  random: RandomSource,
  detail: number,
): Uint8ClampedArray {
  const out = new Uint8ClampedArray(rgba);
  const unit = Math.max(width, height) / 1024;
  const passes = [
    { radius: 15 * unit, length: 5.2, spacing: 0.75, busy: 0 },
    { radius: 8 * unit, length: 4.2, spacing: 0.8, busy: 3 },
    { radius: 4 * unit, length: 3.4, spacing: 0.85, busy: 9 },
    ...(detail > 0.8 ? [{ radius: 2.2 * unit, length: 3, spacing: 0.95, busy: 20 }] : []),
  ];
  for (const pass of passes) {
    const radius = Math.max(1.4, pass.radius);
    const soft = shrunk(rgba, width, height, Math.max(1, Math.round(radius * 0.6)));
    const step = radius * 2 * pass.spacing;
    const columns = Math.ceil(width / step);
    const rows = Math.ceil(height / step);
    const order = shuffled(columns * rows, random);
    for (const index of order) {
      const x = ((index % columns) + random()) * step;
      const y = (Math.floor(index / columns) + random()) * step;
      const jitter = random();
      const [gx, gy] = soft.gradient(x, y);
      const busy = hypot(gx, gy);
      if (busy < pass.busy * (0.6 + 0.8 * jitter)) continue;
      const along =
        busy > 2.5 ? Math.atan2(gx, -gy) : noise.fbm(x / (420 * unit), y / (420 * unit), 2) * 2.4 + 0.3;
      const colour = soft.colour(x, y);
      const shift = (random() - 0.5) * (busy > 4 ? 9 : 5);
      drawStroke(out, width, height, {
        x,
        y,
        along,
        radius: radius * (0.75 + 0.5 * jitter),
        length: radius * pass.length * (busy > 30 ? 0.6 : 1),
        colour,
        shift,
      });
    }
  }
  keepAccents(out, rgba, width, height);
  return out;
}

/** Blends the original back in at strong edges, so that eyes and masts stay visible. */
function keepAccents(out: Uint8ClampedArray, rgba: Uint8ClampedArray, width: number, height: number): void {
  const line = width * 4;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const k = (y * width + x) * 4;
      const across = Math.abs((rgba[k + 5] as number) - (rgba[k - 3] as number));
      const down = Math.abs((rgba[k + 1 + line] as number) - (rgba[k + 1 - line] as number));
      const edge = across + down;
      if (edge < 26) continue;
      const amount = 0.6 * smoothstep(26, 90, edge);
      for (let c = 0; c < 3; c++)
        out[k + c] = (out[k + c] as number) * (1 - amount) + (rgba[k + c] as number) * amount;
    }
  }
}

interface Soft {
  colour(x: number, y: number): [number, number, number];
  gradient(x: number, y: number): [number, number];
}

/** Means over blocks of `cell` pixels: the colour that a brush of that size picks up. */
function shrunk(rgba: Uint8ClampedArray, width: number, height: number, cell: number): Soft {
  const w = Math.ceil(width / cell);
  const h = Math.ceil(height / cell);
  const sums = new Float32Array(w * h * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = (Math.floor(y / cell) * w + Math.floor(x / cell)) * 4;
      sums[to] = (sums[to] as number) + (rgba[from] as number);
      sums[to + 1] = (sums[to + 1] as number) + (rgba[from + 1] as number);
      sums[to + 2] = (sums[to + 2] as number) + (rgba[from + 2] as number);
      sums[to + 3] = (sums[to + 3] as number) + 1;
    }
  }
  const at = (x: number, y: number): number =>
    (clamp(Math.floor(y / cell), 0, h - 1) * w + clamp(Math.floor(x / cell), 0, w - 1)) * 4;
  const grey = (k: number): number =>
    ((sums[k] as number) * 0.3 + (sums[k + 1] as number) * 0.59 + (sums[k + 2] as number) * 0.11) /
    (sums[k + 3] as number);
  return {
    colour: (x, y) => {
      const k = at(x, y);
      const n = sums[k + 3] as number;
      return [(sums[k] as number) / n, (sums[k + 1] as number) / n, (sums[k + 2] as number) / n];
    },
    gradient: (x, y) => [
      grey(at(x + cell, y)) - grey(at(x - cell, y)),
      grey(at(x, y + cell)) - grey(at(x, y - cell)),
    ],
  };
}

function shuffled(count: number, random: RandomSource): Uint32Array {
  const order = new Uint32Array(count);
  for (let i = 0; i < count; i++) order[i] = i;
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
  return order;
}
