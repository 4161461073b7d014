import { Canvas } from '../raster/canvas.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

/** A height field between two distances, for a camera at the origin that looks along z. */
export interface Landform {
  readonly near: number;
  readonly far: number;
  /** Height of the camera above zero. */
  readonly eye: number;
  /** Terrain below this level is under water and stays transparent. */
  readonly waterLevel: number;
  /** The height at a point. Details smaller than `grain` are below the pixel size there. */
  height(x: number, z: number, grain: number): number;
  /** Writes the albedo of a point into `out`. `up` is 1 on flat ground and 0 on a wall. */
  surface(out: Float32Array, x: number, z: number, height: number, up: number): void;
  /** Factor on the density of the fog. */
  readonly haze: number;
}

export interface RenderedTerrain {
  readonly canvas: Canvas;
  /** Depth buffer: distance at each pixel, Infinity where there is no terrain. */
  readonly distance: Float32Array;
  /** Row of the surface at a column and distance. */
  rowAt(column: number, z: number): number;
  readonly land: Landform;
}

/** Amount of fog at a distance, 0 to 1. */
export const fogAmount = (scene: Scene, z: number, haze: number): number =>
  1 - Math.exp(-((z * 0.052 * scene.light.haze * haze) ** 1.25));

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

interface HeightSamples {
  readonly rows: number;
  readonly depths: Float32Array;
  readonly heights: Float32Array;
  readonly shadow: Float32Array;
}

function sampleHeights(scene: Scene, land: Landform): HeightSamples {
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

function shadeTerrain(
  scene: Scene,
  land: Landform,
  samples: HeightSamples,
  place: Float32Array,
  cover: Float32Array,
): RenderedTerrain {
  const { width, height, focal, light, noise } = scene;
  const { rows, depths, heights, shadow } = samples;
  const fogs = Float32Array.from(depths, (z) => fogAmount(scene, z, land.haze));
  const canvas = new Canvas(width, height);
  const distance = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const out = new Float32Array(3);
  const cel = scene.style === 'anime';
  const facets = scene.style === '3d';
  const facet = Math.max(8, focal / 24);
  const [lx, ly, lz] = light.direction;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const exact = place[k] as number;
      if (exact < 0) continue;
      let column = x;
      let at = exact;
      if (facets) {
        // Flat shading: every pixel of a triangle is shaded at the centre of the triangle.
        const u = x / facet + 0.35 * noise.at(x * 0.02, exact * 0.05);
        const v = exact / (facet * 0.5);
        const fu = u - Math.floor(u);
        const fv = v - Math.floor(v);
        const upper = fu + fv < 1;
        column = clamp((Math.floor(u) + (upper ? 0.33 : 0.67)) * facet, 0, width - 1) | 0;
        at = clamp((Math.floor(v) + (upper ? 0.33 : 0.67)) * facet * 0.5, 0, rows - 1);
      }
      const r = Math.min(rows - 1, at | 0);
      const f = at - r;
      const here = r * width + column;
      const h = lerp(heights[here] as number, heights[here + width] as number, f);
      const z = lerp(depths[r] as number, depths[r + 1] as number, f);
      if (h <= land.waterLevel && !facets) continue;
      if (facets && underWater(samples, land, x, exact, width)) continue;
      const left = column > 0 ? here - 1 : here;
      const right = column < width - 1 ? here + 1 : here;
      const span = ((right - left) * z) / focal;
      const sx = ((heights[right] as number) - (heights[left] as number)) / span;
      const before = r > 0 ? here - width : here;
      const sz =
        ((heights[here + width] as number) - (heights[before] as number)) /
        ((depths[r + 1] as number) - (depths[r > 0 ? r - 1 : r] as number));
      const up = 1 / hypot(sx, 1, sz);
      let sun =
        clamp((-sx * lx + ly - sz * lz) * up) *
        lerp(shadow[here] as number, shadow[here + width] as number, f);
      if (facets) sun = clamp((sun - 0.35) * 1.5 + 0.4);
      if (cel) sun = sun > 0.42 ? 0.85 : sun > 0.2 ? 0.5 : 0.12;
      const wx = ((column - width / 2) * z) / focal;
      land.surface(out, wx, z, h, up);
      const fog = lerp(fogs[r] as number, fogs[r + 1] as number, f);
      // Antialiases the shoreline.
      const alpha = (cover[k] as number) * smoothstep(0, 0.003 + 0.0022 * z, h - land.waterLevel);
      const soft = 0.62 + 0.38 * up;
      for (let c = 0; c < 3; c++) {
        const lit =
          (out[c] as number) * (sun * 1.25 * (light.key[c] as number) + soft * (light.ambient[c] as number));
        canvas.px[k * 4 + c] = lerp(lit, light.fog[c] as number, fog) * alpha;
      }
      canvas.px[k * 4 + 3] = alpha;
      distance[k] = z;
    }
  }
  const ratio = Math.log(land.far / land.near) / rows;
  return {
    canvas,
    distance,
    land,
    rowAt: (column, z) => {
      const r = clamp(Math.round(Math.log(z / land.near) / ratio), 0, rows);
      const h = Math.max(
        land.waterLevel,
        heights[r * width + clamp(Math.round(column), 0, width - 1)] as number,
      );
      return scene.horizon + ((land.eye - h) / (depths[r] as number)) * focal;
    },
  };
}

/** Tests the terrain at the pixel itself, not at the centre of its facet. */
function underWater(samples: HeightSamples, land: Landform, x: number, at: number, width: number): boolean {
  const r = Math.min(samples.rows - 1, at | 0);
  const here = r * width + x;
  return (
    lerp(samples.heights[here] as number, samples.heights[here + width] as number, at - r) <= land.waterLevel
  );
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
