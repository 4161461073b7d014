import { randomFrom } from '../../picture/noise.ts';
import type { Sheet } from '../sheet.ts';

/** The brightest points of a night sky, found in its painting, which may then twinkle. */
export interface Stars {
  twinkle(seconds: number): void;
}

interface Star {
  readonly index: number;
  readonly pace: number;
  readonly phase: number;
}

const MOST = 500;

export function starsIn(sky: Sheet, horizonRow: number, seed: number): Stars {
  const { width, pixels } = sky;
  const light = (i: number): number => {
    const p = pixels[i] as number;
    return (p & 255) + ((p >>> 8) & 255) + ((p >>> 16) & 255);
  };
  const found: Star[] = [];
  const random = randomFrom(seed);
  const bottom = Math.min(sky.height - 4, horizonRow);
  for (let y = 4; y < bottom && found.length < MOST; y++) {
    for (let x = 4; x < width - 4; x++) {
      const i = y * width + x;
      const here = light(i);
      if (here < 330) continue;
      const around = (light(i - 4) + light(i + 4) + light(i - 4 * width) + light(i + 4 * width)) / 4;
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
  const patch = [-2, -1, 0, 1, 2].flatMap((dy) => [-2, -1, 0, 1, 2].map((dx) => dy * width + dx));
  const kept = found.map(({ index }) => patch.map((offset) => pixels[index + offset] as number));
  return {
    twinkle: (seconds) => {
      found.forEach((star, n) => {
        const wave = Math.sin((seconds * star.pace + star.phase) * 2 * Math.PI);
        const factor = 0.72 + 0.4 * wave;
        patch.forEach((offset, k) => {
          pixels[star.index + offset] = dimmed(kept[n]?.[k] ?? 0, factor, k);
        });
      });
    },
  };
}

/** The middle of a star changes most, its surroundings hardly. */
function dimmed(pixel: number, factor: number, place: number): number {
  const column = (place % 5) - 2;
  const row = Math.floor(place / 5) - 2;
  const share = Math.max(0, 1 - (column * column + row * row) / 6);
  const by = 1 + (factor - 1) * share;
  const r = Math.min(255, (pixel & 255) * by);
  const g = Math.min(255, ((pixel >>> 8) & 255) * by);
  const b = Math.min(255, ((pixel >>> 16) & 255) * by);
  return (r | (g << 8) | (b << 16) | 0xff000000) >>> 0;
}
