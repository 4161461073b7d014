import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import type { Landform } from './landform.ts';

/** Half the width of the field in units of the land, and where it begins and ends. */
const HALF = 2.6;
const NEAR = 1.5;
const FAR = 6.4;
const MIDDLE = 2.9;
const CIRCLE = 0.62;
const LINE = 0.022;

/** Levels the land for a football field, mows it in bands, and marks its lines. */
export function withPitch({ noise }: Scene, land: Landform): Landform {
  return {
    ...land,
    height: (x, z, grain) =>
      land.height(x, z, grain) *
      Math.max(smoothstep(HALF, HALF + 1.6, Math.abs(x)), smoothstep(FAR, FAR + 2.5, z)),
    surface(out, x, z, h, up) {
      land.surface(out, x, z, h, up);
      const isInside = Math.abs(x) < HALF + LINE && z > NEAR - LINE && z < FAR + LINE;
      if (!isInside) return;
      const band = Math.floor(z * 1.6) % 2 === 0 ? 1.08 : 0.93;
      const wide = LINE * (1 + z * 0.12);
      const apart = Math.min(
        Math.abs(Math.abs(x) - HALF),
        Math.abs(z - NEAR),
        Math.abs(z - FAR),
        Math.abs(z - MIDDLE),
        Math.abs(hypot(x, z - MIDDLE, 0) - CIRCLE),
      );
      const line = clamp(smoothstep(wide, wide * 0.5, apart)) * (0.8 + 0.1 * noise.at(x * 30, z * 20));
      for (let c = 0; c < 3; c++) out[c] = lerp((out[c] as number) * band, 0.82, line);
    },
  };
}
