import looks from '../data/subject-looks.json';
import type { Canvas } from '../raster/canvas.ts';
import { linearRgb, type Rgb } from '../raster/colour.ts';
import { hypot } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

const GLOW_COLOURS = new Map(Object.entries(looks.glowColours));

/** Light of a lamp or fire on its surroundings. */
export function drawGlow(
  scene: Scene,
  layer: Canvas,
  name: string,
  x: number,
  y: number,
  size: number,
): void {
  const hue: Rgb = linearRgb(GLOW_COLOURS.get(name) ?? '#ff9a3c');
  const strength = scene.light.dark ? 0.55 : 0.1;
  // In a dark room it is the only light.
  const wide = scene.plan.dim ? Math.max(size * 3.4, scene.height * 0.42) : size * 1.9;
  const reach = scene.light.dark ? wide : size * 0.9;
  for (let Y = Math.max(0, Math.floor(y - reach)); Y < Math.min(scene.height, y + reach); Y++) {
    for (let X = Math.max(0, Math.floor(x - reach)); X < Math.min(scene.width, x + reach); X++) {
      const q = hypot(X - x, (Y - y) * 1.25) / reach;
      if (q >= 1) continue;
      const light = strength * (1 - q) ** 2 * Math.exp(-q * 1.6);
      layer.add(X, Y, hue[0] * light, hue[1] * light, hue[2] * light);
    }
  }
}

const BEAM: Rgb = [1, 0.92, 0.7];

/** The two beams of a lighthouse after dark. */
export function drawLightBeams(scene: Scene, layer: Canvas, x: number, y: number): void {
  const reach = hypot(scene.width, scene.height);
  for (let Y = 0; Y < scene.height; Y++) {
    for (let X = 0; X < scene.width; X++) {
      const dx = X - x;
      const dy = Y - y + dx * 0.12;
      const away = Math.abs(dx);
      const half = 2 + away * 0.085;
      const light = 0.55 * Math.exp(-((dy / half) ** 2)) * Math.exp((-away / reach) * 3.2);
      if (light > 0.004) layer.add(X, Y, BEAM[0] * light, BEAM[1] * light, BEAM[2] * light);
    }
  }
}
