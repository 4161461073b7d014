import type { Canvas } from '../raster/canvas.ts';
import type { Rgb } from '../raster/colour.ts';
import { clamp, lerp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

const ROWS = 5;

/** Rows of waves that rise over the horizon, each larger than the one behind it, with foam on their crests. */
export function raiseWaves(scene: Scene, water: Canvas, { deep, foam }: { deep: Rgb; foam: Rgb }): void {
  const { width, height, horizon, noise } = scene;
  const shift = scene.random(157)() * 50;
  const tall = height - horizon;
  for (let row = 0; row < ROWS; row++) {
    const near = row / (ROWS - 1);
    const base = horizon + tall * (0.05 + 0.62 * near ** 1.3);
    const most = height * (0.06 + 0.11 * near);
    const long = width * (0.2 + 0.32 * near);
    for (let x = 0; x < width; x++) {
      const at = x / long + row * 3.7 + shift + 0.22 * noise.at(x / long, row * 5.1);
      // Steep crests between wide troughs.
      const crest = (1 - Math.abs(Math.sin(Math.PI * at))) ** 1.6;
      const swell = most * (0.25 + crest * (0.75 + 0.35 * noise.at(Math.floor(at) * 1.7, row * 2.3)));
      const top = Math.max(0, Math.round(base - swell));
      const end = Math.min(height, Math.round(base + most * 0.7));
      for (let y = top; y < end; y++) {
        const below = (y - top) / most;
        const fray = noise.at(x / (most * 0.16) + row, y / (most * 0.1));
        const white =
          smoothstep(0.1 + 0.16 * crest, 0.02, below + fray * 0.09) * clamp(0.3 + crest * 1.2) +
          smoothstep(0.5, 0.8, fray) * clamp(0.5 - below) * 0.5;
        // Light shines through the thin crest.
        const glow = smoothstep(0.5, 0, below) * (0.5 + 0.5 * crest);
        const alpha = y < base ? 1 : 1 - (y - base) / (end - base);
        const colour = [0, 1, 2].map((c) => {
          const body = (deep[c] as number) * (0.85 + 0.25 * fray + glow * (c === 0 ? 0.6 : 1.5));
          return lerp(body, foam[c] as number, clamp(white));
        });
        water.over(x, y, colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0, alpha);
      }
    }
  }
}
