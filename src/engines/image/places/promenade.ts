import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import type { Scene } from '../scene/scene.ts';

/** Paving along the water with a low wall. */
export function paintPromenade(scene: Scene): Canvas {
  const { width, height, horizon, light, noise } = scene;
  const canvas = new Canvas(width, height);
  const stone = linearRgb('#9a948c');
  const top = horizon + (height - horizon) * 0.42;
  const rail = (height - horizon) * 0.07;
  for (let y = Math.floor(top - rail); y < height; y++) {
    for (let x = 0; x < width; x++) {
      const down = (y - top) / (height - top);
      const wall = y < top;
      const z = 1 / (0.3 + Math.max(0, down));
      const u = ((x - width / 2) / width) * z * 7;
      const v = z * 6;
      const joint = wall
        ? Math.abs(((x / rail) % 2.4) - 1.2) < 0.05
        : Math.abs(u - Math.round(u)) < 0.03 || Math.abs(v - Math.round(v)) < 0.05;
      const patch = 1 + 0.18 * noise.fbm(u * 2, v * 2 + 7, 3);
      const lit = (joint ? 0.7 : 1) * patch * (wall ? (y < top - rail * 0.72 ? 1.25 : 0.6) : 0.95);
      canvas.over(
        x,
        y,
        stone[0] * lit * (light.ambient[0] + light.key[0] * 0.6),
        stone[1] * lit * (light.ambient[1] + light.key[1] * 0.6),
        stone[2] * lit * (light.ambient[2] + light.key[2] * 0.6),
        1,
      );
    }
  }
  return canvas;
}
