import { linearRgb } from '../raster/colour.ts';
import { clamp, lerp, smoothstep } from '../raster/math.ts';
import { endOfPath, pathEndRow } from '../scene/path-end.ts';
import type { Scene } from '../scene/scene.ts';
import type { Landform } from './landform.ts';

const HALF = 0.42;

/** The row of the middle of a road that lies across the frame. */
export const roadRow = ({ height, horizon }: Pick<Scene, 'height' | 'horizon'>): number =>
  horizon + (height - horizon) * 0.56;

/** Adds a winding road to a landform and flattens the ground beside it. */
export function withRoad(scene: Scene, land: Landform): Landform {
  const bend = scene.random(241)() * 6;
  const { noise } = scene;
  const path = /\b(path|trail|dirt|country)\b/.test(scene.plan.prompt.toLowerCase());
  const pavement = linearRgb(path ? '#a5875c' : '#4c4d52');
  const isAcross = scene.plan.roadAcross === true;
  const half = isAcross ? 0.62 : HALF;
  const far = (land.eye * scene.focal) / (roadRow(scene) - scene.horizon);
  const end = endOfPath(scene.plan)
    ? (land.eye * scene.focal) / (pathEndRow(scene) - scene.horizon)
    : Number.POSITIVE_INFINITY;
  // A path that ends at a door meets it in the middle of the image.
  const bendAt = (z: number): number =>
    Number.isFinite(end)
      ? Math.sin((end - z) * 1.1) * 0.3 * Math.min(end - z, z)
      : Math.sin(z * 0.33 + bend) * 0.14 * z * smoothstep(0.5, 4, z);
  const off = (x: number, z: number): number => (isAcross ? z - far : x - bendAt(Math.min(z, end)));
  return {
    ...land,
    height: (x, z, grain) =>
      land.height(x, z, grain) * smoothstep(half, half + 1.4 + z * 0.2, Math.abs(off(x, z))),
    surface(out, x, z, h, up) {
      land.surface(out, x, z, h, up);
      const across = off(x, z);
      const wear = 0.05 * noise.fbm(x * 6, z * 3, 2);
      const on = smoothstep(half + 0.03, half - 0.03, Math.abs(across) + (path ? wear * 2 : wear * 0.2));
      if (on <= 0 || z > end) return;
      const rough = 1 + 0.16 * noise.at(x * 40, z * 25);
      const line = path
        ? 0
        : clamp(
            smoothstep(0.024, 0.014, Math.abs(across)) *
              ((isAcross ? Math.abs(x) * 1.2 : z) % 1 < 0.55 ? 1 : 0) +
              smoothstep(0.02, 0.012, Math.abs(Math.abs(across) - half + 0.06)),
          );
      for (let c = 0; c < 3; c++)
        out[c] = lerp(out[c] as number, lerp((pavement[c] as number) * rough, 0.75, line), on);
    },
  };
}
