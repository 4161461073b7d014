import type { Bitmap } from '../../raster/bitmap.ts';
import { clamp, hypot, smoothstep } from '../../raster/math.ts';
import type { Noise } from '../../raster/noise.ts';
import { edgesOf, greyOf, smoothed, stretched, unitOf } from './edges.ts';

type Colour = readonly [number, number, number];

const PAPER: Colour = [241, 233, 214];
const INK: Colour = [30, 25, 24];

/** Cut into wood: black, with lines of paper that are thicker where it is light. */
export function woodcut(picture: Bitmap, noise: Noise): Bitmap {
  const unit = unitOf(picture);
  const flat = smoothed(smoothed(picture, 4 * unit), 3 * unit);
  const lines = edgesOf(flat, 2.2 * unit);
  const tones = greyOf(flat);
  const step = Math.max(unit, 0.5) * 9;
  return printed(picture, (k, x, y) => {
    const waver = noise.fbm(x / step / 14, y / step / 14, 2) * 2.4;
    const place = y / step + waver;
    const wave = Math.abs(place - Math.floor(place) - 0.5) * 2;
    const dark = 1 - (tones[k] as number) / 255;
    const cut = smoothstep(-0.06, 0.06, clamp(dark * 1.5 - 0.28) - wave);
    const ink = Math.max(cut, smoothstep(6, 12, lines[k] as number));
    return mix(PAPER, INK, ink);
  });
}

/** Strong flat colours, black outlines, and dots for the shades. */
export function popArt(picture: Bitmap): Bitmap {
  const unit = unitOf(picture);
  const flat = smoothed(smoothed(picture, 5 * unit), 3 * unit);
  const lines = edgesOf(flat, 2 * unit);
  const tones = greyOf(flat);
  const step = Math.max(unit, 0.5) * 11;
  return printed(picture, (k, x, y) => {
    const [u, v] = [(x + y) / step, (x - y) / step];
    const dot = hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
    const dark = 1 - (tones[k] as number) / 255;
    const shade = smoothstep(0.06, -0.06, dot - clamp(dark - 0.15) * 0.62) * 0.55;
    const colour = vivid(flat.rgba, k, 1.9, 4);
    return mix(mix(colour, [40, 20, 70], shade * 0.7), INK, smoothstep(6, 12, lines[k] as number));
  });
}

/** Flat, quiet colours with dark blue outlines on paper, as from carved blocks. */
export function ukiyoE(picture: Bitmap, noise: Noise): Bitmap {
  const unit = unitOf(picture);
  const flat = smoothed(smoothed(picture, 7 * unit), 4 * unit);
  const lines = edgesOf(flat, 1.8 * unit);
  return printed(picture, (k, x, y) => {
    const grain = noise.at(x / unit / 3, y / unit / 26) * 7;
    const colour = mix(vivid(flat.rgba, k, 0.9, 6), PAPER, 0.26);
    const [r, g, b] = mix(colour, [28, 40, 72], smoothstep(5, 11, lines[k] as number) * 0.92);
    return [r + grain, g + grain * 0.95, b + grain * 0.8];
  });
}

/** Waxy strokes that leave the grain of the paper free. */
export function crayon(picture: Bitmap, noise: Noise): Bitmap {
  const { flat, lines, rub } = rubbing(picture, noise);
  return printed(picture, (k, x, y) => {
    const line = smoothstep(5, 12, lines[k] as number);
    const mark = mix(vivid(flat.rgba, k, 1.35, 12), INK, line * 0.6);
    return mix([250, 247, 240], mark, clamp(0.74 + rub(x, y) + line * 0.3, 0, 0.97));
  });
}

/** Pale strokes on a blackboard: more of them where it is light. */
export function chalk(picture: Bitmap, noise: Noise): Bitmap {
  const { flat, lines, rub } = rubbing(picture, noise);
  const tones = stretched(greyOf(flat));
  return printed(picture, (k, x, y) => {
    const line = smoothstep(5, 12, lines[k] as number);
    const mark = mix(vivid(flat.rgba, k, 1.2, 12), [255, 255, 250], 0.25 + line * 0.6);
    const light = (tones[k] as number) ** 2 * 0.7;
    return mix([36, 46, 43], mark, clamp(0.06 + light + rub(x, y) * (0.2 + light) + line * 0.8, 0, 0.97));
  });
}

function rubbing(
  picture: Bitmap,
  noise: Noise,
): {
  readonly flat: Bitmap;
  readonly lines: Float32Array;
  /** More or less colour, from strokes and from the grain of the ground. */
  readonly rub: (x: number, y: number) => number;
} {
  const unit = Math.max(unitOf(picture), 0.5);
  const flat = smoothed(smoothed(picture, 5 * unit), 3 * unit);
  return {
    flat,
    lines: edgesOf(flat, 2 * unit),
    rub: (x, y) =>
      noise.at((x + y) / unit / 5, (x - y) / unit / 46) * 0.34 +
      noise.at(x / unit / 2.2, y / unit / 2.2) * 0.42,
  };
}

/** The colour of a pixel, stronger, in as many steps. */
function vivid(rgba: Uint8ClampedArray, k: number, strength: number, steps: number): Colour {
  const [r, g, b] = [rgba[k * 4] as number, rgba[k * 4 + 1] as number, rgba[k * 4 + 2] as number];
  const grey = r * 0.3 + g * 0.59 + b * 0.11;
  const stepped = (value: number): number =>
    (Math.round((clamp(grey + (value - grey) * strength, 0, 255) / 255) * steps) / steps) * 255;
  return [stepped(r), stepped(g), stepped(b)];
}

const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

function printed({ width, height }: Bitmap, colourAt: (k: number, x: number, y: number) => Colour): Bitmap {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rgba.set(colourAt(y * width + x, x, y), (y * width + x) * 4);
  return { width, height, rgba };
}
