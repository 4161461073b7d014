import type { Canvas } from '../raster/canvas.ts';
import { clamp, hypot } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { groundColours, mixInto } from './ground-colours.ts';

/** One hill that fills the foreground, for what is "on a hill". */

/** Fractions of the width and the height of the image. */
const HALF_WIDTH = 0.6;
const FALL = 0.26;
const ABOVE_HORIZON = 0.04;

/** The row of its outline in a column. */
export function hillTop({ width, height, horizon }: Scene, x: number): number {
  const from = Math.min(1, Math.abs(x / width - 0.5) / HALF_WIDTH);
  return horizon - height * ABOVE_HORIZON + (height * FALL * (1 - Math.cos(Math.PI * from))) / 2;
}

/** The row on which feet stand that would be at `foot` on level ground. */
export const footOnHill = (scene: Scene, x: number, foot: number): number =>
  hillTop(scene, x) + scene.height * 0.02 + Math.max(0, foot - scene.horizon) * 0.22;

export function paintHill(scene: Scene, canvas: Canvas): void {
  const { width, height, light, noise, plan } = scene;
  const { grass, meadow, snow } = groundColours(scene);
  const [near, far] = plan.season === 'winter' ? [snow, snow] : [meadow, grass];
  const out = new Float32Array(3);
  for (let x = 0; x < width; x++) {
    const top = hillTop(scene, x);
    const slope = hillTop(scene, x + 1) - top;
    const steep = hypot(slope, 1);
    const sun = clamp((light.direction[0] * slope + light.direction[1]) / steep);
    for (let y = Math.max(0, Math.floor(top)); y < height; y++) {
      const down = (y - top) / height;
      const patch = noise.fbm((x / width) * 5 + 31, (y / height) * 14, 3);
      const blade = noise.at((x / width) * 150, (y / height) * 60);
      // The crown catches the light, the foot lies in shade.
      const shade = (1.12 - 0.5 * clamp(down * 1.6)) * (1 + 0.14 * blade);
      mixInto(out, far, near, clamp(0.25 + down * 1.4 + patch * 0.6), shade);
      const lit = (c: 0 | 1 | 2): number =>
        (out[c] as number) * (light.ambient[c] * 0.9 + light.key[c] * sun);
      canvas.over(x, y, lit(0), lit(1), lit(2), clamp(y + 1 - top));
    }
  }
}
