import { blend, hex, type Rgb } from '../raster/colour.ts';
import { clamp } from '../raster/noise.ts';
import type { Stage } from '../scene/scene.ts';

/** The colours of foliage and bark in the scene's light. */

export type TreeKind = 'leafy' | 'conifer' | 'bare' | 'palm' | 'blossom' | 'bush';

export interface Leaves {
  readonly dark: Rgb;
  readonly light: Rgb;
  readonly accent: Rgb;
}

export const LEAVES: Readonly<Record<string, readonly [string, string, string]>> = {
  spring: ['#2f5a22', '#8fb64a', '#b9cf62'],
  summer: ['#1f4420', '#6d9a3c', '#8aa944'],
  autumn: ['#6a2410', '#d8772a', '#e8b13c'],
  winter: ['#33402f', '#8a967f', '#dfe7ee'],
  blossom: ['#a8506f', '#f4b6cb', '#fde3ec'],
  conifer: ['#0f2a1c', '#3f6b3a', '#55803f'],
  palm: ['#1f4a20', '#7fae43', '#a5bf57'],
};

/** Among leaves the sky's blue arrives green. */
const BOUNCE: Rgb = [1.02, 1.06, 0.66];

/** Light on a leaf: `lit` 0 (inside, below) to 1 (towards the sun). */
export function leafColour(stage: Stage, leaves: Leaves, lit: number, tone: number): Rgb {
  const { key, ambient, dark } = stage.light;
  const lift = dark ? 2.1 : 1;
  const step = stage.style === 'anime' ? (lit > 0.62 ? 0.95 : lit > 0.34 ? 0.55 : 0.15) : lit;
  const base = blend(blend(leaves.dark, leaves.light, step), leaves.accent, clamp(tone) * step);
  return [0, 1, 2].map(
    (c) =>
      (base[c] as number) *
      ((ambient[c] as number) * (BOUNCE[c] as number) * lift * (0.7 + 0.5 * step) +
        (key[c] as number) * (0.12 + 1.1 * step * step)),
  ) as unknown as Rgb;
}

export function barkColours(stage: Stage, kind: TreeKind): [Rgb, Rgb] {
  const bark = hex(kind === 'palm' ? '#8a6a48' : kind === 'conifer' ? '#4a3526' : '#5d4532');
  const { key, ambient } = stage.light;
  const shade = bark.map((v, c) => v * (ambient[c] as number) * 0.85) as unknown as Rgb;
  const lit = bark.map((v, c) => v * ((ambient[c] as number) + (key[c] as number) * 0.8)) as unknown as Rgb;
  return [shade, lit];
}
