import { lerpRgb, linearRgb, type Rgb } from '../raster/colour.ts';
import { clamp } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

/** Colours of foliage and bark in the light of the scene. */

export const TREE_KINDS = ['leafy', 'conifer', 'bare', 'palm', 'blossom', 'bush'] as const;
export type TreeKind = (typeof TREE_KINDS)[number];

export interface FoliageColours {
  readonly dark: Rgb;
  readonly light: Rgb;
  readonly accent: Rgb;
}

/** Light that bounces between leaves loses its blue. */
const BOUNCE: Rgb = [1.02, 1.06, 0.66];

/** `lit` is 0 inside and below, 1 towards the sun. */
export function foliageColour(scene: Scene, leaves: FoliageColours, lit: number, tone: number): Rgb {
  const { key, ambient, dark } = scene.light;
  const lift = dark ? 2.1 : 1;
  const step = scene.style === 'anime' ? (lit > 0.62 ? 0.95 : lit > 0.34 ? 0.55 : 0.15) : lit;
  const base = lerpRgb(lerpRgb(leaves.dark, leaves.light, step), leaves.accent, clamp(tone) * step);
  const shade = (c: 0 | 1 | 2): number =>
    base[c] * (ambient[c] * BOUNCE[c] * lift * (0.7 + 0.5 * step) + key[c] * (0.12 + 1.1 * step * step));
  return [shade(0), shade(1), shade(2)];
}

/** The shaded and the lit side. */
export function barkColours(scene: Scene, kind: TreeKind): [shade: Rgb, lit: Rgb] {
  const bark = linearRgb(kind === 'palm' ? '#8a6a48' : kind === 'conifer' ? '#4a3526' : '#5d4532');
  const { key, ambient } = scene.light;
  const shade = (c: 0 | 1 | 2): number => bark[c] * ambient[c] * 0.85;
  const lit = (c: 0 | 1 | 2): number => bark[c] * (ambient[c] + key[c] * 0.8);
  return [
    [shade(0), shade(1), shade(2)],
    [lit(0), lit(1), lit(2)],
  ];
}
