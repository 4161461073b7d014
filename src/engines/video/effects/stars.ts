import { mulberry32 } from '../../random.ts';
import type { SpriteLayer } from '../compositing/layer.ts';

/** The brightest local maxima of a painted night sky. */
interface Stars {
  twinkle(seconds: number): void;
}

interface Star {
  readonly index: number;
  readonly pace: number;
  readonly phase: number;
}

const MOST = 500;
/** Half the side of the patch around a star. */
const REACH = 4;

/** The rim of the moon is as bright as stars. */
interface Moon {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function findStars(sky: SpriteLayer, horizonRow: number, seed: number, moon: Moon): Stars {
  const { width, pixels } = sky;
  const light = (i: number): number => {
    const p = pixels[i] as number;
    return (p & 255) + ((p >>> 8) & 255) + ((p >>> 16) & 255);
  };
  const found: Star[] = [];
  const random = mulberry32(seed);
  const bottom = Math.min(sky.height - REACH, horizonRow);
  for (let y = REACH; y < bottom && found.length < MOST; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      const i = y * width + x;
      const here = light(i);
      if (here < 330 || (x - moon.x) ** 2 + (y - moon.y) ** 2 < (moon.radius * 1.3) ** 2) continue;
      const around =
        (light(i - REACH) + light(i + REACH) + light(i - REACH * width) + light(i + REACH * width)) / 4;
      if (
        here - around < 170 ||
        here < light(i - 1) ||
        here < light(i + 1) ||
        here < light(i - width) ||
        here < light(i + width)
      )
        continue;
      found.push({ index: i, pace: 0.25 + random() * 0.9, phase: random() });
    }
  }
  const patch: number[] = [];
  for (let dy = -REACH; dy <= REACH; dy++)
    for (let dx = -REACH; dx <= REACH; dx++) patch.push(dy * width + dx);
  const kept = found.map(({ index }) => patch.map((offset) => pixels[index + offset] as number));
  return {
    twinkle: (seconds) => {
      found.forEach((star, n) => {
        const factor = 0.7 + 0.38 * Math.sin((seconds * star.pace + star.phase) * 2 * Math.PI);
        const dark = kept[n]?.[0] ?? 0;
        patch.forEach((offset, k) => {
          pixels[star.index + offset] = dimmed(kept[n]?.[k] ?? 0, dark, factor);
        });
      });
    },
  };
}

/** Scales only the light above the sky background. */
function dimmed(pixel: number, sky: number, factor: number): number {
  const channel = (shift: number): number => {
    const behind = (sky >>> shift) & 255;
    const light = ((pixel >>> shift) & 255) - behind;
    return light <= 0 ? behind + light : Math.min(255, behind + light * factor);
  };
  return (channel(0) | (channel(8) << 8) | (channel(16) << 16) | 0xff000000) >>> 0;
}
