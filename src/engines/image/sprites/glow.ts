import type { Plate } from '../raster/canvas.ts';
import { hex, type Rgb } from '../raster/colour.ts';
import { norm } from '../raster/noise.ts';
import type { Stage } from '../scene/scene.ts';

const HUES: Readonly<Record<string, string>> = {
  'flying-saucer': '#6fe0c8',
  'crystal-ball': '#a58bff',
  ghost: '#a8d0ff',
  comet: '#9fd8ff',
  television: '#9fc8ff',
  'high-voltage': '#fff0a0',
};

/** The light that a lamp or a fire throws on what is around it. */
export function castGlow(stage: Stage, sheet: Plate, name: string, x: number, y: number, size: number): void {
  const hue: Rgb = hex(HUES[name] ?? '#ff9a3c');
  const strength = stage.light.dark ? 0.55 : 0.1;
  const reach = size * (stage.light.dark ? 1.9 : 0.9);
  for (let Y = Math.max(0, Math.floor(y - reach)); Y < Math.min(stage.height, y + reach); Y++) {
    for (let X = Math.max(0, Math.floor(x - reach)); X < Math.min(stage.width, x + reach); X++) {
      const q = norm(X - x, (Y - y) * 1.25) / reach;
      if (q >= 1) continue;
      const light = strength * (1 - q) ** 2 * Math.exp(-q * 1.6);
      sheet.glow(X, Y, hue[0] * light, hue[1] * light, hue[2] * light);
    }
  }
}

const BEAM: Rgb = [1, 0.92, 0.7];

/** The two beams of a lighthouse after dark. */
export function castBeam(stage: Stage, sheet: Plate, x: number, y: number): void {
  const reach = norm(stage.width, stage.height);
  for (let Y = 0; Y < stage.height; Y++) {
    for (let X = 0; X < stage.width; X++) {
      const dx = X - x;
      const dy = Y - y + dx * 0.12;
      const away = Math.abs(dx);
      const half = 2 + away * 0.085;
      const light = 0.55 * Math.exp(-((dy / half) ** 2)) * Math.exp((-away / reach) * 3.2);
      if (light > 0.004) sheet.glow(X, Y, BEAM[0] * light, BEAM[1] * light, BEAM[2] * light);
    }
  }
}
