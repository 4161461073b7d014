import { linearRgb, type Rgb } from '../raster/colour.ts';
import { clamp } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

/** Colours of grass, rock, sand and snow, and how they are blended. */

export interface GroundColours {
  readonly grass: Rgb;
  readonly meadow: Rgb;
  readonly rock: Rgb;
  readonly crag: Rgb;
  readonly sand: Rgb;
  readonly snow: Rgb;
}

export function groundColours(scene: Scene): GroundColours {
  const { season, features, place, tints } = scene.plan;
  const moon = tints.includes('moon');
  const red = features.has('mars');
  const warm = place === 'desert';
  const pure = scene.style === 'anime' || scene.style === '3d';
  const grass = {
    spring: ['#6f9a3c', '#3f7a34'],
    summer: ['#5f8436', '#38602b'],
    autumn: ['#a5803a', '#7d5426'],
    winter: ['#8b8a6a', '#5f6350'],
  }[season];
  return {
    grass: linearRgb(
      pure && season !== 'winter' && season !== 'autumn' ? '#77b13a' : (grass[0] ?? '#5f8436'),
    ),
    meadow: linearRgb(
      pure && season !== 'winter' && season !== 'autumn' ? '#3f8a3c' : (grass[1] ?? '#38602b'),
    ),
    rock: linearRgb(moon ? '#8d8d90' : red ? '#9a5536' : warm ? '#c0814f' : '#7c756f'),
    crag: linearRgb(moon ? '#5c5c60' : red ? '#633323' : warm ? '#8a5233' : '#4b4644'),
    sand: linearRgb(moon ? '#a5a5a8' : red ? '#c06a3e' : warm ? '#e0b67c' : '#dcc79a'),
    snow: linearRgb('#eef3fb'),
  };
}

/** Number of octaves worth computing for features down to `grain`. */
export const octavesFor = (grain: number, base: number, most: number): number =>
  clamp(Math.round(Math.log2(base / Math.max(1e-4, grain)) + 0.5), 2, most) | 0;

export function mixInto(out: Float32Array, a: Rgb, b: Rgb, t: number, shade: number): void {
  out[0] = (a[0] + (b[0] - a[0]) * t) * shade;
  out[1] = (a[1] + (b[1] - a[1]) * t) * shade;
  out[2] = (a[2] + (b[2] - a[2]) * t) * shade;
}

export function blendOver(out: Float32Array, colour: Rgb, t: number): void {
  if (t <= 0) return;
  out[0] = (out[0] as number) + (colour[0] - (out[0] as number)) * t;
  out[1] = (out[1] as number) + (colour[1] - (out[1] as number)) * t;
  out[2] = (out[2] as number) + (colour[2] - (out[2] as number)) * t;
}
