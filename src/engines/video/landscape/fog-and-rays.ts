import type { Scene } from '../../image/layers.ts';
import { Noise } from '../../image/raster/noise.ts';
import { type Pose, REST } from '../compositing/compositor.ts';
import { type Picture, type Sheet, sheetFrom } from '../compositing/layer.ts';
import type { Atmosphere } from './atmosphere.ts';

/** How a sheet lives: how it moves with time. */
export type Life = (seconds: number) => Pose;

export interface Actor {
  readonly sheet: Sheet;
  readonly life: Life;
}

/** Fog banks before the land, light from above under water: sheets of their own. */
export function addAir(actors: Actor[], scene: Scene, atmosphere: Atmosphere, seed: number): void {
  const { width, height } = scene;
  if (atmosphere.fog) {
    const speed = width * 0.012;
    const bank = fogBank(Math.round(width * 1.5), Math.round(height * 0.5), seed, scene.time === 'night');
    const left = Math.round(-width * 0.3);
    const top = Math.round(scene.horizon * height - height * 0.22);
    const far = actors.findIndex((actor) => actor.sheet.stance !== 'upright');
    actors.splice(far < 0 ? actors.length : far, 0, {
      sheet: sheetFrom(bank, { left, top, depth: 0.2 }),
      life: (s) => ({ ...REST, x: (s - 3) * speed }),
    });
    actors.push({
      sheet: sheetFrom(bank, { left, top: top + Math.round(height * 0.2), depth: 0.8 }),
      life: (s) => ({ ...REST, x: (3 - s) * speed * 1.7 }),
    });
  }
  if (atmosphere.rays) {
    const sheet = sheetFrom(sunRays(width, height, seed), { endless: true, depth: 0.3 });
    actors.push({
      sheet,
      life: (s) => ({ ...REST, lean: 0.05 * Math.sin(s * 0.5), x: Math.sin(s * 0.31) * width * 0.01 }),
    });
  }
}

function fogBank(width: number, height: number, seed: number, night: boolean): Picture {
  const noise = new Noise(seed ^ 0x5f06);
  const rgba = new Uint8ClampedArray(width * height * 4);
  const shade = night ? 96 : 226;
  for (let y = 0; y < height; y++) {
    const body = Math.sin((y / height) * Math.PI);
    for (let x = 0; x < width; x++) {
      const density = noise.fbm((x / height) * 1.1, (y / height) * 2.6, 3) * 0.5 + 0.5;
      const i = (y * width + x) * 4;
      rgba[i] = shade;
      rgba[i + 1] = shade + 2;
      rgba[i + 2] = shade + 8;
      rgba[i + 3] = 165 * body * Math.max(0, density - 0.22);
    }
  }
  return { width, height, rgba };
}

function sunRays(width: number, height: number, seed: number): Picture {
  const noise = new Noise(seed ^ 0x2a7);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const fade = (1 - y / height) ** 1.6;
    for (let x = 0; x < width; x++) {
      const beam = noise.fbm((x + y * 0.35) / (width * 0.045), 0.5, 2) * 0.5 + 0.2;
      const i = (y * width + x) * 4;
      rgba[i] = 200;
      rgba[i + 1] = 240;
      rgba[i + 2] = 250;
      rgba[i + 3] = 90 * fade * Math.max(0, beam);
    }
  }
  return { width, height, rgba };
}
