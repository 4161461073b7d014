import type { Frame } from '../compositing/frame.ts';

export type ByteRgb = readonly [number, number, number];

/** A disc with soft edges. */
export function drawDisc(frame: Frame, x: number, y: number, radius: number, brush: Brush): void {
  const { width, height } = frame;
  const x0 = Math.max(0, Math.ceil(x - radius));
  const x1 = Math.min(width - 1, Math.floor(x + radius));
  const y0 = Math.max(0, Math.ceil(y - radius));
  const y1 = Math.min(height - 1, Math.floor(y + radius));
  const scale = 1 / (radius * radius);
  for (let py = y0; py <= y1; py++) {
    for (let px = x0; px <= x1; px++) {
      const off = ((px - x) * (px - x) + (py - y) * (py - y)) * scale;
      if (off < 1) blendPixel(frame, py * width + px, brush, (1 - off) * (1 - off * 0.5) * brush.alpha);
    }
  }
}

/** An antialiased line. Only pixels along it are visited, because rain draws a thousand lines. */
export function drawLine(
  frame: Frame,
  from: readonly [number, number],
  to: readonly [number, number],
  half: number,
  brush: Brush,
): void {
  const steep = Math.abs(to[1] - from[1]) >= Math.abs(to[0] - from[0]);
  // Swaps axes, so that the first coordinate runs along the longer extent.
  const turned = (point: readonly [number, number]): readonly [number, number] =>
    steep ? [point[1], point[0]] : point;
  const [a, b] = [turned(from), turned(to)];
  const [[startM, startN], [endM, endN]] = a[0] <= b[0] ? [a, b] : [b, a];
  const length = Math.hypot(endM - startM, endN - startN) || 1;
  const slope = (endN - startN) / (endM - startM || 1);
  // Distances are measured perpendicular to the line, not along the row.
  const slant = (endM - startM) / length || 1;
  const reach = half / slant;
  const mainLimit = steep ? frame.height : frame.width;
  const sideLimit = steep ? frame.width : frame.height;
  const last = Math.min(mainLimit - 1, Math.ceil(endM));
  for (let m = Math.max(0, Math.floor(startM)); m <= last; m++) {
    const along = Math.min(endM, Math.max(startM, m));
    const centre = startN + (along - startM) * slope;
    const until = Math.min(sideLimit - 1, Math.floor(centre + reach));
    for (let n = Math.max(0, Math.ceil(centre - reach)); n <= until; n++) {
      const off = Math.abs(n - centre) * slant;
      const index = steep ? m * frame.width + n : n * frame.width + m;
      if (off < half) blendPixel(frame, index, brush, (1 - off / half) * brush.alpha);
    }
  }
}

/** An ellipse that is squeezed as it tumbles: a leaf or petal. */
export function drawEllipse(
  frame: Frame,
  x: number,
  y: number,
  shape: { radius: number; turn: number; squeeze: number },
  brush: Brush,
): void {
  const { width, height } = frame;
  const { radius } = shape;
  const cos = Math.cos(shape.turn);
  const sin = Math.sin(shape.turn);
  const thin = Math.max(0.18, Math.abs(shape.squeeze));
  const x0 = Math.max(0, Math.ceil(x - radius));
  const x1 = Math.min(width - 1, Math.floor(x + radius));
  const y0 = Math.max(0, Math.ceil(y - radius));
  const y1 = Math.min(height - 1, Math.floor(y + radius));
  for (let py = y0; py <= y1; py++) {
    for (let px = x0; px <= x1; px++) {
      const u = ((px - x) * cos + (py - y) * sin) / radius;
      const v = ((py - y) * cos - (px - x) * sin) / (radius * 0.6 * thin);
      const off = u * u + v * v;
      if (off < 1) blendPixel(frame, py * width + px, brush, Math.min(1, (1 - off) * 3) * brush.alpha);
    }
  }
}

export interface Brush {
  readonly colour: ByteRgb;
  readonly alpha: number;
  readonly glow?: boolean;
}

function blendPixel(frame: Frame, index: number, brush: Brush, alpha: number): void {
  const pixel = frame.pixels[index] as number;
  const r = pixel & 255;
  const g = (pixel >>> 8) & 255;
  const b = (pixel >>> 16) & 255;
  const [ir, ig, ib] = brush.colour;
  if (brush.glow) {
    // Blend mode "screen": never overflows.
    const nr = r + ((255 - r) * ir * alpha) / 255;
    const ng = g + ((255 - g) * ig * alpha) / 255;
    const nb = b + ((255 - b) * ib * alpha) / 255;
    frame.pixels[index] = (nr & 255) | ((ng & 255) << 8) | ((nb & 255) << 16) | 0xff000000;
    return;
  }
  const nr = r + (ir - r) * alpha;
  const ng = g + (ig - g) * alpha;
  const nb = b + (ib - b) * alpha;
  frame.pixels[index] = (nr & 255) | ((ng & 255) << 8) | ((nb & 255) << 16) | 0xff000000;
}
