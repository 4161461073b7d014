import { clamp, lerp } from './math.ts';

/** Linear light; values above 1 are brighter than white. */
export type Rgb = readonly [number, number, number];

const TO_LINEAR = new Float32Array(256);
for (let i = 0; i < 256; i++) TO_LINEAR[i] = (i / 255) ** 2.2;

const STEPS = 8192;
const TO_BYTE = new Uint8Array(STEPS + 1);
for (let i = 0; i <= STEPS; i++) TO_BYTE[i] = Math.round(255 * (i / STEPS) ** (1 / 2.2));

export const linearOf = (byte: number): number => TO_LINEAR[byte & 255] as number;

export const byteOf = (linear: number): number =>
  TO_BYTE[linear <= 0 ? 0 : linear >= 1 ? STEPS : (linear * STEPS) | 0] as number;

/** `#rrggbb` as linear light. */
export function linearRgb(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16);
  return [linearOf(value >> 16), linearOf((value >> 8) & 255), linearOf(value & 255)];
}

export const lerpRgb = (from: Rgb, to: Rgb, t: number): Rgb => [
  lerp(from[0], to[0], t),
  lerp(from[1], to[1], t),
  lerp(from[2], to[2], t),
];

export const scaleRgb = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by];

/** `#rrggbb` as the colour of something that shines. None for black or brown: as light they are white or orange. */
export function shiningRgb(code: string): Rgb | undefined {
  const rgb = linearRgb(code);
  const most = Math.max(...rgb);
  return most < DARKEST_LIGHT ? undefined : scaleRgb(rgb, 1 / most);
}

const DARKEST_LIGHT = 0.22;

/** The colour of a gradient with evenly spaced stops, at `t` from 0 to 1. */
export function gradientAt(stops: readonly Rgb[], t: number): Rgb {
  const position = clamp(t) * (stops.length - 1);
  const index = Math.min(stops.length - 2, Math.floor(position));
  const from = stops[Math.max(0, index)];
  const to = stops[Math.max(0, index) + 1] ?? from;
  return from && to ? lerpRgb(from, to, position - Math.max(0, index)) : [0, 0, 0];
}
