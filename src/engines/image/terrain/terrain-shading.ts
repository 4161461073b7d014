import { Canvas } from '../raster/canvas.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import type { HeightSamples } from './height-samples.ts';
import { fogAmount, type Landform, type RenderedTerrain } from './landform.ts';

export function shadeTerrain(
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
      if (facets && isUnderWater(samples, land, x, exact, width)) continue;
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
function isUnderWater(samples: HeightSamples, land: Landform, x: number, at: number, width: number): boolean {
  const r = Math.min(samples.rows - 1, at | 0);
  const here = r * width + x;
  return (
    lerp(samples.heights[here] as number, samples.heights[here + width] as number, at - r) <= land.waterLevel
  );
}
