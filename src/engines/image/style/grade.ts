import { triple } from '../../narrow.ts';
import grades from '../data/colour-grades.json';
import { blurPlanes } from '../raster/blur.ts';
import type { Canvas } from '../raster/canvas.ts';
import { byteOf, linearRgb, type Rgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { ImageStyle } from '../request.ts';
import type { Scene } from '../scene/scene.ts';

/** How scene light is mapped to screen colour, by style and by words of the prompt. */
interface ColourGrade {
  readonly exposure: number;
  readonly saturation: number;
  readonly contrast: number;
  readonly cast: Rgb;
  /** How far greys move towards a colour: 0 not at all, 1 fully. */
  readonly duotone: readonly [amount: number, colour: Rgb];
  readonly bloom: number;
  readonly vignette: number;
  readonly grain: number;
}

/** A grade with its contrast curve as a table: a power for every pixel would be too slow. */
interface GradeCurve extends ColourGrade {
  readonly lifts: Float32Array;
}

const LIFTS = 2048;

function withCurve(grade: ColourGrade): GradeCurve {
  // The pivot of the contrast: middle grey in linear light.
  const pivot = 0.2;
  const lifts = new Float32Array(LIFTS + 1);
  for (let i = 0; i <= LIFTS; i++) lifts[i] = (Math.max(0.5, i) / LIFTS / pivot) ** (grade.contrast - 1);
  return { ...grade, lifts };
}

interface GradeRow {
  readonly exposure?: number;
  readonly saturation?: number;
  readonly contrast?: number;
  readonly cast?: readonly number[];
  readonly duotone?: { readonly amount: number; readonly colour: readonly number[] };
  readonly bloom?: number;
  readonly vignette?: number;
}

const TINTS = new Map<string, GradeRow>(Object.entries(grades.tints));

function styleGrade(style: ImageStyle): ColourGrade {
  const { cast, duotone, ...rest } = grades.styles[style];
  return { ...rest, cast: triple(cast), duotone: [duotone.amount, triple(duotone.colour)] };
}

function withTint(grade: ColourGrade, { cast, duotone, ...tint }: GradeRow): ColourGrade {
  return {
    ...grade,
    ...tint,
    ...(cast && { cast: triple(cast) }),
    ...(duotone && { duotone: [duotone.amount, triple(duotone.colour)] as const }),
    saturation: grade.saturation * (tint.saturation ?? 1),
    contrast: grade.contrast * (tint.contrast ?? 1),
    exposure: grade.exposure * (tint.exposure ?? 1),
  };
}

export function gradeFor(scene: Scene): ColourGrade {
  let grade = styleGrade(scene.style);
  const { place, tints } = scene.plan;
  for (const tint of tints) {
    const row = TINTS.get(tint);
    if (row) {
      grade = withTint(grade, row);
    } else if (tint.startsWith('#') && place !== 'abstract' && place !== 'space' && place !== 'table') {
      const hue = linearRgb(tint);
      const level = (hue[0] + hue[1] + hue[2]) / 3 + 0.02;
      grade = {
        ...grade,
        cast: [lerp(1, hue[0] / level, 0.22), lerp(1, hue[1] / level, 0.22), lerp(1, hue[2] / level, 0.22)],
      };
    }
  }
  return grade;
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
  const bloom = grade.bloom > 0 ? bloomOf(canvas) : undefined;
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

interface Bloom {
  readonly light: Float32Array;
  at(x: number, y: number): number;
}

/** Blurs the light above white, at a quarter of the resolution. */
function bloomOf(canvas: Canvas): Bloom {
  const w = Math.ceil(canvas.width / 4);
  const h = Math.ceil(canvas.height / 4);
  const small = new Float32Array(w * h * 3);
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const from = (y * canvas.width + x) * 4;
      const to = ((y >> 2) * w + (x >> 2)) * 3;
      for (let c = 0; c < 3; c++) {
        const over = Math.min(3, canvas.px[from + c] as number) - 0.8;
        if (over > 0) small[to + c] = (small[to + c] as number) + over / 16;
      }
    }
  }
  const light = blurPlanes(small, w, h, 3, Math.max(2, Math.max(w, h) / 36));
  return { light, at: (x, y) => ((y >> 2) * w + (x >> 2)) * 3 };
}
