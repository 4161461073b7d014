import type { Canvas } from '../raster/canvas.ts';
import { smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

const WISPS = 3;

/** Thin wisps that wind upwards and fade, from the upper edge of a thing. */
export function drawSteam(
  { light, noise }: Pick<Scene, 'light' | 'noise'>,
  layer: Canvas,
  { x, top, wide }: { readonly x: number; readonly top: number; readonly wide: number },
): void {
  const rise = Math.min(wide * 1.1, top);
  // Steam is as bright as what is lit around it.
  const white = ([0, 1, 2] as const).map((c) => Math.min(0.95, light.ambient[c] * 1.2 + light.key[c] * 0.5));
  for (let up = 0; up < rise; up++) {
    const share = up / rise;
    const fade = smoothstep(0, 0.12, share) * smoothstep(1, 0.35, share) * 0.75;
    const half = wide * (0.035 + 0.05 * share);
    for (let wisp = 0; wisp < WISPS; wisp++) {
      const sway = Math.sin(share * 7 + wisp * 2) * 0.06 + noise.at(wisp * 9 + 3, share * 3) * 0.05;
      const middle = x + ((wisp - 1) * 0.24 + sway * (0.4 + share)) * wide;
      for (let dx = -Math.ceil(half * 2); dx <= half * 2; dx++)
        layer.over(
          Math.round(middle + dx),
          Math.round(top - up),
          white[0] ?? 1,
          white[1] ?? 1,
          white[2] ?? 1,
          fade * Math.exp(-((dx / half) ** 2)),
        );
    }
  }
}
