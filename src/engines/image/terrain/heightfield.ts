import type { Canvas } from '../raster/canvas.ts';
import { clamp } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { sampleHeights } from './height-samples.ts';
import type { Landform, RenderedTerrain } from './landform.ts';
import { shadeTerrain } from './terrain-shading.ts';

/**
 * Renders a height field by marching every column from near to far. Shading is done per pixel afterwards,
 * which keeps steep faces free of streaks.
 */
export function renderTerrain(scene: Scene, land: Landform): RenderedTerrain {
  const { width, height, horizon, focal } = scene;
  const grid = sampleHeights(scene, land);
  const { rows, depths, heights } = grid;
  const place = new Float32Array(width * height).fill(-1);
  const cover = new Float32Array(width * height);
  const tops = new Float32Array(width).fill(height);
  const lasts = new Float32Array(width).fill(height);
  for (let r = 0; r < rows; r++) {
    const scale = focal / (depths[r] as number);
    const row = r * width;
    for (let x = 0; x < width; x++) {
      const h = heights[row + x] as number;
      const y = horizon + (land.eye - Math.max(h, land.waterLevel)) * scale;
      const top = tops[x] as number;
      const last = lasts[x] as number;
      if (y < top) {
        const from = y > 0 ? Math.floor(y) : 0;
        const to = Math.min(height, Math.ceil(top));
        for (let at = from; at < to; at++) {
          const k = at * width + x;
          const share = last > y ? clamp((at + 0.5 - y) / (last - y)) : 0;
          if (r === 0) place[k] = 0;
          else if ((cover[k] as number) < 1) place[k] = r - share;
          cover[k] = Math.max(cover[k] as number, clamp(at + 1 - y));
        }
        tops[x] = y;
      }
      if (y < last) lasts[x] = y;
    }
  }
  return shadeTerrain(scene, land, grid, place, cover);
}

/**
 * Repeats the lowest opaque pixel of each column down to the bottom, so that no hole shows when nearer layers
 * move.
 */
export function extendDownwards(canvas: Canvas): void {
  const { width, height, px } = canvas;
  for (let x = 0; x < width; x++) {
    let from = -1;
    for (let y = height - 1; y >= 0; y--) {
      if ((px[(y * width + x) * 4 + 3] as number) > 0.98) {
        from = (y * width + x) * 4;
        for (let below = y + 1; below < height; below++)
          px.copyWithin((below * width + x) * 4, from, from + 4);
        break;
      }
    }
  }
}
