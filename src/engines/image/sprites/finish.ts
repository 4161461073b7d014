import type { Finish } from '../prompt/vocabulary.ts';
import { linearRgb, type Rgb, scaleRgb } from '../raster/colour.ts';
import { lerp, smoothstep } from '../raster/math.ts';
import type { Noise } from '../raster/noise.ts';

/** Changes the colour of one point of a drawing; `u` and `v` are shares of its shorter side. */
type Surface = (own: Rgb, u: number, v: number) => Rgb;

const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  lerp(a[0], b[0], share),
  lerp(a[1], b[1], share),
  lerp(a[2], b[2], share),
];

const brightness = ([r, g, b]: Rgb): number => Math.max(r, g, b);

const WHITE = linearRgb('#f4f2ea');
const NAVY = linearRgb('#31416b');
const WOOD = linearRgb('#a9713f');
const DARK_WOOD = linearRgb('#6f4423');
const MARBLE = linearRgb('#e8e6e2');
const VEIN = linearRgb('#77787d');
const STONE = linearRgb('#8f8b85');
const RUST = linearRgb('#8d4a21');
const GLASS = linearRgb('#cfe6ee');

/** What stands out from the colour of the drawing. */
const contrastOf = (own: Rgb): Rgb => (Math.min(...own) > 0.45 ? NAVY : WHITE);

const fraction = (value: number): number => value - Math.floor(value);

/** Light and dark parts of the drawing stay so. */
const shaded = (colour: Rgb, own: Rgb): Rgb => {
  const light = 0.45 + 0.75 * brightness(own);
  return [colour[0] * light, colour[1] * light, colour[2] * light];
};

/** `tinted` drawings keep the colour that was asked for: black marble. */
export function surfaceOf(kind: Finish, noise: Noise, tinted: boolean): Surface {
  const of = (own: Rgb, usual: Rgb, other: Rgb, share: number): Rgb =>
    tinted ? mix(own, mix(own, contrastOf(own), 0.4), share) : shaded(mix(usual, other, share), own);
  switch (kind) {
    case 'stripes':
      return (own, u) => (fraction(u * 5) < 0.5 ? own : mix(own, contrastOf(own), 0.9));
    case 'dots':
      return (own, u, v) => {
        const row = Math.floor(v * 6);
        const [x, y] = [fraction(u * 6 + (row % 2) / 2) - 0.5, fraction(v * 6) - 0.5];
        return x * x + y * y < 0.075 ? mix(own, contrastOf(own), 0.92) : own;
      };
    case 'checks':
      return (own, u, v) => {
        const bands = (fraction(u * 4) < 0.5 ? 1 : 0) + (fraction(v * 4) < 0.5 ? 1 : 0);
        return mix(own, contrastOf(own), bands * 0.42);
      };
    case 'wood':
      return (own, u, v) => {
        const ring = fraction(v * 7 + 0.5 * noise.at(u * 2.5, v * 9) + 0.2 * noise.at(u * 9, v * 40));
        return of(own, WOOD, DARK_WOOD, smoothstep(0.55, 0.95, ring));
      };
    case 'marble':
      return (own, u, v) => {
        const vein = Math.abs(noise.at(u * 3 + 4, v * 3) + 0.5 * noise.at(u * 9, v * 9 + 2));
        return of(own, MARBLE, VEIN, 1 - smoothstep(0, 0.16, vein));
      };
    case 'stone':
      return (own, u, v) => {
        const grain = 0.8 + 0.3 * noise.at(u * 12, v * 12) + 0.15 * noise.at(u * 40, v * 40);
        return tinted ? scaleRgb(own, grain) : shaded(scaleRgb(STONE, grain), own);
      };
    case 'rust':
      return (own, u, v) => {
        const patch = noise.at(u * 4, v * 4) + 0.6 * noise.at(u * 14, v * 14);
        return mix(own, shaded(RUST, own), 0.78 + 0.2 * smoothstep(-0.35, 0.25, patch));
      };
    case 'glass':
      return (own) => mix(own, shaded(GLASS, own), 0.55);
  }
}

/** Glass lets through what is behind it, less at its edge. */
export const clearness = (kind: Finish | undefined, relief: number): number =>
  kind === 'glass' ? lerp(1, 0.56, smoothstep(0.06, 0.2, relief)) : 1;
