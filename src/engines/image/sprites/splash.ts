import type { Canvas } from '../raster/canvas.ts';
import { clamp, hypot } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

/** Drops in the air; the others of foam lie on the water. */
const DROPS = 80;
const FOAM = 90;

/** A splash below a figure that jumped out of the water. */
export function drawSplash(
  { light, random: sourceOf }: Scene,
  canvas: Canvas,
  { x, y, wide }: { readonly x: number; readonly y: number; readonly wide: number },
): void {
  const random = sourceOf(733);
  const lit = ([0, 1, 2] as const).map((c) => clamp((light.ambient[c] + light.key[c]) * 0.85, 0.12, 0.95));
  for (let n = 0; n < DROPS + FOAM; n++) {
    const isDrop = n >= FOAM;
    const aside = random() * 2 - 1;
    const rise = isDrop ? random() * (1 - aside * aside * 0.7) * wide * 0.5 : (random() - 0.6) * wide * 0.1;
    const radius = wide * (isDrop ? 0.01 + 0.018 * random() : 0.03 + 0.03 * random());
    const [cx, cy] = [x + aside * wide * (isDrop ? 0.42 : 0.36), y - rise];
    for (let row = Math.floor(cy - radius); row <= cy + radius; row++)
      for (let column = Math.floor(cx - radius); column <= cx + radius; column++) {
        const away = hypot(column - cx, (row - cy) * (isDrop ? 1 : 2.2)) / radius;
        if (away >= 1) continue;
        canvas.over(column, row, lit[0] ?? 1, lit[1] ?? 1, lit[2] ?? 1, (1 - away * away) * 0.85);
      }
  }
}
