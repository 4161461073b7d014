import type { LayeredScene } from '../../image/layers.ts';
import type { Bitmap } from '../../image/raster/bitmap.ts';
import { Noise } from '../../image/raster/noise.ts';
import { IDENTITY_TRANSFORM, type LayerTransform } from '../compositing/composition.ts';
import { createLayer, type SpriteLayer } from '../compositing/layer.ts';
import type { Atmosphere } from './atmosphere.ts';

/** The transform of a layer as a function of time; `progress` is 0 to 1 of the shot. */
export type Motion = (seconds: number, progress: number) => LayerTransform;

export interface AnimatedLayer {
  readonly layer: SpriteLayer;
  readonly motion: Motion;
}

/** Adds fog banks, and sun rays under water, as layers of their own. */
export function addFogAndRays(
  animated: AnimatedLayer[],
  scene: LayeredScene,
  atmosphere: Atmosphere,
  seed: number,
): void {
  const { width, height } = scene;
  if (atmosphere.fog) {
    const speed = width * 0.012;
    const bank = fogBank(Math.round(width * 1.5), Math.round(height * 0.5), seed, scene.time === 'night');
    const left = Math.round(-width * 0.3);
    const top = Math.round(scene.horizon * height - height * 0.22);
    const far = animated.findIndex((entry) => entry.layer.orientation !== 'upright');
    animated.splice(far < 0 ? animated.length : far, 0, {
      layer: createLayer(bank, { left, top, depth: 0.2 }),
      motion: (s) => ({ ...IDENTITY_TRANSFORM, x: (s - 3) * speed }),
    });
    animated.push({
      layer: createLayer(bank, { left, top: top + Math.round(height * 0.2), depth: 0.8 }),
      motion: (s) => ({ ...IDENTITY_TRANSFORM, x: (3 - s) * speed * 1.7 }),
    });
  }
  if (atmosphere.rays) {
    const layer = createLayer(sunRays(width, height, seed), { clampEdges: true, depth: 0.3 });
    animated.push({
      layer,
      motion: (s) => ({
        ...IDENTITY_TRANSFORM,
        shear: 0.05 * Math.sin(s * 0.5),
        x: Math.sin(s * 0.31) * width * 0.01,
      }),
    });
  }
}

function fogBank(width: number, height: number, seed: number, night: boolean): Bitmap {
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

function sunRays(width: number, height: number, seed: number): Bitmap {
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
