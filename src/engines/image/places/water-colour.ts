import { linearRgb, type Rgb } from '../raster/colour.ts';
import { clamp, lerp } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

const surface = (scene: Scene): Rgb => linearRgb(scene.plan.time === 'night' ? '#14406a' : '#4fc3d9');

const abyss = (scene: Scene): Rgb => linearRgb(scene.plan.time === 'night' ? '#030d1f' : '#07355f');

export function waterColour(scene: Scene, down: number): Rgb {
  const a = surface(scene);
  const b = abyss(scene);
  const t = clamp(down) ** 0.75;
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
}
