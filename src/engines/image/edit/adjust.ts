import type { Bitmap } from '../raster/bitmap.ts';
import { boxBlurRgba } from '../raster/blur.ts';
import { clamp, lerp } from '../raster/math.ts';

/** Adjustments of every pixel of a bitmap. */

type Change = (out: Float32Array) => void;

/** Runs `change` on every pixel, with channels of 0 to 1; alpha stays. */
function mapped(source: Bitmap, change: Change): Bitmap {
  const rgba = new Uint8ClampedArray(source.rgba.length);
  const out = new Float32Array(3);
  for (let k = 0; k < rgba.length; k += 4) {
    for (let c = 0; c < 3; c++) out[c] = (source.rgba[k + c] as number) / 255;
    change(out);
    for (let c = 0; c < 3; c++) rgba[k + c] = Math.round(clamp(out[c] as number) * 255);
    rgba[k + 3] = source.rgba[k + 3] as number;
  }
  return { ...source, rgba };
}

const greyOf = (out: Float32Array): number =>
  (out[0] as number) * 0.2126 + (out[1] as number) * 0.7152 + (out[2] as number) * 0.0722;

export const adjustTemperature = (source: Bitmap, warmth: number): Bitmap =>
  mapped(source, (out) => {
    out[0] = (out[0] as number) * (1 + 0.16 * warmth);
    out[1] = (out[1] as number) * (1 + 0.02 * warmth);
    out[2] = (out[2] as number) * (1 - 0.18 * warmth);
  });

export const adjustExposure = (source: Bitmap, stops: number): Bitmap =>
  mapped(source, (out) => {
    const gain = 2 ** stops;
    for (let c = 0; c < 3; c++) {
      const value = (out[c] as number) ** 2.2 * gain;
      out[c] = (gain > 1 ? value / (1 + value * (1 - 1 / gain)) : value) ** (1 / 2.2);
    }
  });

export const adjustContrast = (source: Bitmap, amount: number): Bitmap =>
  mapped(source, (out) => {
    for (let c = 0; c < 3; c++) out[c] = 0.5 + ((out[c] as number) - 0.5) * amount;
  });

export const adjustSaturation = (source: Bitmap, amount: number): Bitmap =>
  mapped(source, (out) => {
    const grey = greyOf(out);
    for (let c = 0; c < 3; c++) out[c] = lerp(grey, out[c] as number, amount);
  });

export const toGreyscale = (source: Bitmap): Bitmap => adjustSaturation(source, 0);

export const toSepia = (source: Bitmap): Bitmap =>
  mapped(source, (out) => {
    const grey = greyOf(out);
    out[0] = grey * 1.08 + 0.05;
    out[1] = grey * 0.92 + 0.02;
    out[2] = grey * 0.7;
  });

export const invertColours = (source: Bitmap): Bitmap =>
  mapped(source, (out) => {
    for (let c = 0; c < 3; c++) out[c] = 1 - (out[c] as number);
  });

/** Moves every colour towards one hue and keeps its luminance. */
export const colourise = (source: Bitmap, hue: readonly [number, number, number], amount: number): Bitmap =>
  mapped(source, (out) => {
    const grey = greyOf(out);
    const level = Math.max(0.05, hue[0] * 0.2126 + hue[1] * 0.7152 + hue[2] * 0.0722);
    // A bright red has little luminance: without a limit, shades of it would all be full red.
    const brightest = (grey * Math.max(...hue)) / level;
    const limit = brightest > 0 ? Math.min(1, Math.max(...out) / brightest) : 1;
    for (let c = 0; c < 3; c++)
      out[c] = lerp(out[c] as number, ((grey * (hue[c] as number)) / level) * limit, amount);
  });

export const multiplyColour = (source: Bitmap, by: readonly [number, number, number], contrast = 1): Bitmap =>
  mapped(source, (out) => {
    for (let c = 0; c < 3; c++) out[c] = (0.5 + ((out[c] as number) - 0.5) * contrast) * (by[c] as number);
  });

export function blur(source: Bitmap, share: number): Bitmap {
  const radius = Math.max(1, Math.round(Math.max(source.width, source.height) * share));
  const once = boxBlurRgba(source.rgba, source.width, source.height, radius);
  return { ...source, rgba: boxBlurRgba(once, source.width, source.height, radius) };
}

/** Unsharp mask. */
export function unsharpMask(source: Bitmap, amount: number, radius: number): Bitmap {
  const soft = boxBlurRgba(source.rgba, source.width, source.height, radius);
  const rgba = new Uint8ClampedArray(source.rgba.length);
  for (let k = 0; k < rgba.length; k++) {
    const value = source.rgba[k] as number;
    rgba[k] = k % 4 === 3 ? value : value + (value - (soft[k] as number)) * amount;
  }
  return { ...source, rgba };
}

/** `mask` 1 takes `top`, 0 keeps `below`. */
export function blendByMask(below: Bitmap, top: Bitmap, mask: Float32Array): Bitmap {
  const rgba = new Uint8ClampedArray(below.rgba.length);
  for (let k = 0; k < rgba.length; k++) {
    rgba[k] = Math.round(lerp(below.rgba[k] as number, top.rgba[k] as number, mask[k >> 2] as number));
  }
  return { ...below, rgba };
}
