import type { Finish } from '../prompt/vocabulary.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { linearRgb, type Rgb, scaleRgb } from '../raster/colour.ts';
import { hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Noise } from '../raster/noise.ts';

/** Changes the colour of one point of a drawing, at an index; `u` and `v` are shares of its shorter side. */
type Surface = (own: Rgb, u: number, v: number, at: number) => Rgb;

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
const BRICK = linearRgb('#a4503a');
const MORTAR = linearRgb('#cdbfae');
const STEEL = linearRgb('#7b848d');
const GLEAM = linearRgb('#dde4ea');
const SNOW = linearRgb('#f6f9fc');
const RAINBOW = ['#e0342f', '#f08a24', '#f2cf2c', '#3fa851', '#2f74d0', '#7d44b4'].map(linearRgb);

/** A colour that stands out from the drawing. */
const contrastOf = (own: Rgb): Rgb => (Math.min(...own) > 0.45 ? NAVY : WHITE);

const fraction = (value: number): number => value - Math.floor(value);

/** Light and dark parts of the drawing stay so. */
const shaded = (colour: Rgb, own: Rgb): Rgb => {
  const light = 0.45 + 0.75 * brightness(own);
  return [colour[0] * light, colour[1] * light, colour[2] * light];
};

/** `tinted` drawings keep the colour that was asked for: black marble. A brick house has other windows and another roof. */
export function surfaceOf(
  kind: Finish,
  sprite: Bitmap,
  noise: Noise,
  {
    tinted,
    hasWindows,
    bands,
  }: { readonly tinted: boolean; readonly hasWindows: boolean; readonly bands: readonly Rgb[] },
): Surface {
  const surface =
    kind === 'stripes' && bands.length > 1
      ? banded(bands, sprite)
      : wholeSurface(kind, sprite, noise, tinted);
  const walls = hasWindows && /^(?:brick|stone)$/.test(kind) ? wallsOf(sprite) : undefined;
  return walls ? (own, u, v, at) => (walls[at] ? surface(own, u, v, at) : own) : surface;
}

const STRIPES = 8;

/** One colour after the other, across the drawing; a tower has rings. */
function banded(bands: readonly Rgb[], { width, height }: Bitmap): Surface {
  const isTall = height > 1.8 * width;
  return (own, u, v) => shaded(bands[Math.floor((isTall ? v / 2 : u) * STRIPES) % bands.length] ?? own, own);
}

/** The pixels of the commonest colour, or none where it covers little. */
function wallsOf({ width, height, rgba }: Bitmap): Uint8Array | undefined {
  const bins = new Uint32Array(4096);
  const binAt = (i: number): number =>
    (((rgba[i] as number) >> 4) << 8) |
    (((rgba[i + 1] as number) >> 4) << 4) |
    ((rgba[i + 2] as number) >> 4);
  let solid = 0;
  for (let i = 0; i < rgba.length; i += 4)
    if ((rgba[i + 3] as number) > 200) {
      solid++;
      const bin = binAt(i);
      bins[bin] = (bins[bin] as number) + 1;
    }
  const common = bins.indexOf(Math.max(...bins));
  const [r, g, b] = [(common >> 8) * 16 + 8, ((common >> 4) & 15) * 16 + 8, (common & 15) * 16 + 8];
  const walls = new Uint8Array(width * height);
  let found = 0;
  for (let at = 0; at < walls.length; at++) {
    const i = at * 4;
    const apart = hypot((rgba[i] as number) - r, (rgba[i + 1] as number) - g, (rgba[i + 2] as number) - b);
    if (apart > NEAR_WALL) continue;
    walls[at] = 1;
    if ((rgba[i + 3] as number) > 200) found++;
  }
  return found >= solid * LEAST_WALLS ? walls : undefined;
}

/** In RGB: light and shade on one wall. */
const NEAR_WALL = 60;
const LEAST_WALLS = 0.25;

function wholeSurface(kind: Finish, sprite: Bitmap, noise: Noise, tinted: boolean): Surface {
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
    case 'rainbow':
      return (own, u) => {
        const band = RAINBOW[Math.floor(fraction(u) * RAINBOW.length)] ?? WHITE;
        return mix(own, shaded(band, own), 0.9);
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
    case 'brick':
      return (own, u, v) => {
        const row = Math.floor(v * 14);
        const [x, y] = [fraction(u * 6 + (row % 2) / 2), fraction(v * 14)];
        const isJoint = x < 0.07 || y < 0.16;
        return of(
          own,
          scaleRgb(BRICK, 1 + 0.25 * noise.at(Math.floor(u * 6 + (row % 2) / 2) * 3.7, row * 5.3)),
          MORTAR,
          isJoint ? 1 : 0,
        );
      };
    case 'metal':
      return (own, u, v) => {
        const gleam = fraction((u + v) * 0.8 + 0.12 * noise.at(u * 2, v * 2));
        return of(own, STEEL, GLEAM, smoothstep(0.3, 0.5, gleam) * (1 - smoothstep(0.5, 0.72, gleam)));
      };
    case 'rust':
      return (own, u, v) => {
        const patch = noise.at(u * 4, v * 4) + 0.6 * noise.at(u * 14, v * 14);
        return mix(own, shaded(RUST, own), 0.78 + 0.2 * smoothstep(-0.35, 0.25, patch));
      };
    case 'glass':
      // A colour that was asked for is that of the glass; any other would be that of the drawing.
      return (own) => mix(own, shaded(GLASS, own), tinted ? 0.12 : 0.85);
    case 'snow': {
      const cover = snowOn(sprite, noise);
      return (own, _u, _v, at) => mix(own, SNOW, cover[at] as number);
    }
  }
}

/** Snow lies where a drawing faces the sky: from each upper edge down, in a cap of uneven depth. */
function snowOn({ width, height, rgba }: Bitmap, noise: Noise): Float32Array {
  const cover = new Float32Array(width * height);
  const isSolid = (x: number, y: number): boolean => (rgba[(y * width + x) * 4 + 3] as number) > 90;
  for (let x = 0; x < width; x++) {
    const deep = height * (0.075 + 0.035 * noise.at((x / width) * 7, 3.3));
    for (let y = 0; y < height; y++) {
      if (!isSolid(x, y) || (y > 0 && isSolid(x, y - 1))) continue;
      for (let below = 0; below < deep && y + below < height && isSolid(x, y + below); below++)
        cover[(y + below) * width + x] = 1;
    }
  }
  return cover;
}

/** Glass lets through what is behind it, less at its edge. */
export const clearness = (kind: Finish | undefined, relief: number): number =>
  kind === 'glass' ? lerp(0.95, 0.42, smoothstep(0.06, 0.2, relief)) : 1;
