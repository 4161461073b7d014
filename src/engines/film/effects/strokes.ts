import type { Frame } from '../compose.ts';

export type Colour = readonly [number, number, number];

/** A soft round spot; `glow` adds light instead of covering. */
export function spot(frame: Frame, x: number, y: number, radius: number, ink: Ink): void {
  const { width, height } = frame;
  const x0 = Math.max(0, Math.ceil(x - radius));
  const x1 = Math.min(width - 1, Math.floor(x + radius));
  const y0 = Math.max(0, Math.ceil(y - radius));
  const y1 = Math.min(height - 1, Math.floor(y + radius));
  const scale = 1 / (radius * radius);
  for (let py = y0; py <= y1; py++) {
    for (let px = x0; px <= x1; px++) {
      const off = ((px - x) * (px - x) + (py - y) * (py - y)) * scale;
      if (off < 1) touch(frame, py * width + px, ink, (1 - off) * (1 - off * 0.5) * ink.alpha);
    }
  }
}

/** A hair-thin to broad line with soft sides and ends. */
export function streak(
  frame: Frame,
  from: readonly [number, number],
  to: readonly [number, number],
  half: number,
  ink: Ink,
): void {
  const { width, height } = frame;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length2 = dx * dx + dy * dy || 1;
  const x0 = Math.max(0, Math.floor(Math.min(from[0], to[0]) - half));
  const x1 = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + half));
  const y0 = Math.max(0, Math.floor(Math.min(from[1], to[1]) - half));
  const y1 = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + half));
  for (let py = y0; py <= y1; py++) {
    for (let px = x0; px <= x1; px++) {
      const along = Math.min(1, Math.max(0, ((px - from[0]) * dx + (py - from[1]) * dy) / length2));
      const off = Math.hypot(px - from[0] - along * dx, py - from[1] - along * dy);
      if (off < half) touch(frame, py * width + px, ink, (1 - off / half) * ink.alpha);
    }
  }
}

/** A small flat thing that turns in the air: an ellipse with a width that comes and goes. */
export function petal(
  frame: Frame,
  x: number,
  y: number,
  shape: { radius: number; turn: number; squeeze: number },
  ink: Ink,
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
      if (off < 1) touch(frame, py * width + px, ink, Math.min(1, (1 - off) * 3) * ink.alpha);
    }
  }
}

export interface Ink {
  readonly colour: Colour;
  readonly alpha: number;
  readonly glow?: boolean;
}

function touch(frame: Frame, index: number, ink: Ink, alpha: number): void {
  const pixel = frame.pixels[index] as number;
  const r = pixel & 255;
  const g = (pixel >>> 8) & 255;
  const b = (pixel >>> 16) & 255;
  const [ir, ig, ib] = ink.colour;
  if (ink.glow) {
    // Screen: light on light never overflows.
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
