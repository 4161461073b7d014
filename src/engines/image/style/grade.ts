import type { Canvas } from '../raster/canvas.ts';
import { byteOf } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { computeBloom } from './bloom.ts';
import type { ColourGrade } from './colour-grade.ts';

/** A grade with its contrast curve as a table: a power for every pixel would be too slow. */
interface GradeCurve extends ColourGrade {
  readonly lifts: Float32Array;
}

const LIFTS = 2048;
/** By contrast, of which `colour-grades.json` has a few. */
const curves = new Map<number, Float32Array>();

function withCurve(grade: ColourGrade): GradeCurve {
  const lifts = curves.get(grade.contrast) ?? curveOf(grade.contrast);
  curves.set(grade.contrast, lifts);
  return { ...grade, lifts };
}

function curveOf(contrast: number): Float32Array {
  // The pivot of the contrast: middle grey in linear light.
  const pivot = 0.2;
  const lifts = new Float32Array(LIFTS + 1);
  for (let i = 0; i <= LIFTS; i++) lifts[i] = (Math.max(0.5, i) / LIFTS / pivot) ** (contrast - 1);
  return lifts;
}

/** Filmic tone mapping (the ACES curve). */
function toneMap(value: number): number {
  const v = Math.max(value, 0);
  return clamp((v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14));
}

/** One pixel from scene light to screen light, into `out`. */
function gradePixel(out: Float32Array, grade: GradeCurve, r: number, g: number, b: number): void {
  const R = toneMap(r * grade.exposure * grade.cast[0]);
  const G = toneMap(g * grade.exposure * grade.cast[1]);
  const B = toneMap(b * grade.exposure * grade.cast[2]);
  const grey = 0.25 * R + 0.65 * G + 0.1 * B;
  const lift = grade.lifts[(grey * LIFTS) | 0] as number;
  const [amount, hue] = grade.duotone;
  const level = grey * lift;
  out[0] = lerp((grey + (R - grey) * grade.saturation) * lift, level * hue[0], amount);
  out[1] = lerp((grey + (G - grey) * grade.saturation) * lift, level * hue[1], amount);
  out[2] = lerp((grey + (B - grey) * grade.saturation) * lift, level * hue[2], amount);
}

/** Grades one layer to straight 8-bit RGBA. Bloom, vignette and grain belong to a whole image and are left out. */
export function layerToRgba(layer: Canvas, grade: ColourGrade): Uint8ClampedArray {
  const { px } = layer;
  const rgba = new Uint8ClampedArray(px.length);
  const out = new Float32Array(3);
  const curve = withCurve(grade);
  for (let k = 0; k < px.length; k += 4) {
    const alpha = px[k + 3] as number;
    const light = alpha > 0.002 ? alpha : Math.max(px[k] as number, px[k + 1] as number, px[k + 2] as number);
    if (light <= 0.002) continue;
    gradePixel(
      out,
      curve,
      (px[k] as number) / light,
      (px[k + 1] as number) / light,
      (px[k + 2] as number) / light,
    );
    rgba[k] = byteOf(out[0] as number);
    rgba[k + 1] = byteOf(out[1] as number);
    rgba[k + 2] = byteOf(out[2] as number);
    rgba[k + 3] = Math.round(clamp(light) * 255);
  }
  return rgba;
}

/** Grades the composited canvas to opaque 8-bit RGBA. */
export function canvasToRgba(scene: Scene, canvas: Canvas, grade: ColourGrade): Uint8ClampedArray {
  const { width, height } = scene;
  const { px } = canvas;
  const rgba = new Uint8ClampedArray(px.length);
  const out = new Float32Array(3);
  const bloom = grade.bloom > 0 ? computeBloom(canvas) : undefined;
  const curve = withCurve(grade);
  const random = scene.random(201);
  for (let y = 0; y < height; y++) {
    const fromMiddle = y / height - 0.5;
    for (let x = 0; x < width; x++) {
      const k = (y * width + x) * 4;
      const shade = 1 - grade.vignette * smoothstep(0.28, 0.95, hypot(x / width - 0.5, fromMiddle) * 1.35);
      const noise = grade.grain > 0 ? 1 + (random() - 0.5) * grade.grain * 5 : 1;
      const dim = shade * noise;
      const add = bloom ? grade.bloom : 0;
      const q = bloom ? bloom.at(x, y) : 0;
      gradePixel(
        out,
        curve,
        ((px[k] as number) + add * (bloom?.light[q] ?? 0)) * dim,
        ((px[k + 1] as number) + add * (bloom?.light[q + 1] ?? 0)) * dim,
        ((px[k + 2] as number) + add * (bloom?.light[q + 2] ?? 0)) * dim,
      );
      rgba[k] = byteOf(out[0] as number);
      rgba[k + 1] = byteOf(out[1] as number);
      rgba[k + 2] = byteOf(out[2] as number);
      rgba[k + 3] = 255;
    }
  }
  return rgba;
}
