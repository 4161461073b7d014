import { clamp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import type { Landform } from './landform.ts';

export interface HeightSamples {
  readonly rows: number;
  readonly depths: Float32Array;
  readonly heights: Float32Array;
  readonly shadow: Float32Array;
}

export function sampleHeights(scene: Scene, land: Landform): HeightSamples {
  const { width, focal } = scene;
  const rows = Math.round(clamp((focal / 1000) * (0.55 + 0.45 * scene.detail), 0.25, 2.2) * 420);
  const depths = new Float32Array(rows + 1);
  const heights = new Float32Array((rows + 1) * width);
  const shadow = new Float32Array((rows + 1) * width);
  const ratio = Math.log(land.far / land.near) / rows;
  const [lx, ly] = scene.light.direction;
  const fall = Math.max(0.12, ly / Math.max(0.2, Math.abs(lx)));
  for (let r = 0; r <= rows; r++) {
    const z = land.near * Math.exp(ratio * r);
    const step = z / focal;
    depths[r] = z;
    const row = r * width;
    // Details are at least two pixels wide, so every other column is interpolated.
    for (let x = 0; x < width; x += 2) heights[row + x] = land.height((x - width / 2) * step, z, step * 2);
    for (let x = 1; x < width; x += 2) {
      const before = heights[row + x - 1] as number;
      heights[row + x] = x + 1 < width ? (before + (heights[row + x + 1] as number)) / 2 : before;
    }
    // The light comes from the side, so one sweep from the lit end finds the shadows of a row.
    let edge = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) {
      const x = lx > 0 ? width - 1 - i : i;
      const h = heights[row + x] as number;
      edge = Math.max(edge - fall * step, h);
      shadow[row + x] = 1 - smoothstep(0, 0.05 + z * 0.006, edge - h);
    }
  }
  return { rows, depths, heights, shadow };
}
