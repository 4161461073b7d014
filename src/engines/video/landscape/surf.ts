import type { LayeredScene } from '../../image/layers.ts';
import type { Bitmap } from '../../image/raster/bitmap.ts';
import { Noise } from '../../image/raster/noise.ts';
import { IDENTITY_TRANSFORM } from '../compositing/composition.ts';
import { createLayer } from '../compositing/layer.ts';
import type { AnimatedLayer } from './fog-and-rays.ts';

const WAVES = 3;
const PERIOD_SECONDS = 6;

/** Adds waves that come in, rise and break before the near shore. */
export function addSurf(animated: AnimatedLayer[], scene: LayeredScene, seed: number): void {
  const { width, height } = scene;
  const water = animated.findIndex((entry) => entry.layer.orientation === 'water');
  if (water < 0) return;
  const tall = Math.round(height * 0.15);
  const first = scene.horizon * height + height * 0.06;
  const way = (height - first) * 0.6;
  for (let n = 0; n < WAVES; n++) {
    const layer = createLayer(breaker(Math.round(width * 1.2), tall, seed + n, scene.time === 'night'), {
      left: Math.round(-width * 0.1),
      top: Math.round(first - tall),
      depth: 0.3,
    });
    animated.splice(water + 1 + n, 0, {
      layer,
      motion: (seconds) => {
        const run = (seconds / PERIOD_SECONDS + n / WAVES) % 1;
        return {
          ...IDENTITY_TRANSFORM,
          x: Math.sin(seconds * 0.4 + n * 2) * width * 0.02,
          y: way * run * run + tall * 0.3 * run,
          // It rises until it breaks and then runs out.
          scaleY: 0.12 + 0.95 * Math.sin(Math.PI * Math.min(1, run * 1.02)) ** 1.4,
        };
      },
    });
  }
}

/** A crest with foam on top, thinner towards its foot and its ends. */
function breaker(width: number, height: number, seed: number, night: boolean): Bitmap {
  const noise = new Noise(seed ^ 0x5eaf);
  const rgba = new Uint8ClampedArray(width * height * 4);
  const light = night ? 0.45 : 1;
  for (let x = 0; x < width; x++) {
    const end = Math.min(1, Math.min(x, width - x) / (width * 0.08));
    const crest = (0.28 + 0.25 * noise.fbm((x / width) * 5, 0.4, 3)) * height;
    for (let y = Math.max(0, Math.floor(crest)); y < height; y++) {
      const down = (y - crest) / (height - crest);
      const foam = Math.max(0, 1 - down * 2.6 + 0.5 * noise.fbm((x / height) * 2.4, (y / height) * 4, 3));
      const k = (y * width + x) * 4;
      rgba[k] = (60 + 190 * Math.min(1, foam)) * light;
      rgba[k + 1] = (130 + 120 * Math.min(1, foam)) * light;
      rgba[k + 2] = (150 + 102 * Math.min(1, foam)) * light;
      rgba[k + 3] = 255 * end * Math.min(1, foam + 0.75 * (1 - down) ** 1.5);
    }
  }
  return { width, height, rgba };
}
