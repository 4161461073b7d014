import { blurred, type Plate } from '../raster/canvas.ts';
import { byteOf, hex, type Rgb } from '../raster/colour.ts';
import { clamp, mix, norm, smooth } from '../raster/noise.ts';
import type { Stage } from '../scene/scene.ts';

/** How light becomes colour on the screen, by style and by the words of the prompt. */
export interface Look {
  readonly exposure: number;
  readonly saturation: number;
  readonly contrast: number;
  readonly cast: Rgb;
  /** Where greys go: 0 leaves them, 1 is all in this colour. */
  readonly duotone: readonly [amount: number, colour: Rgb];
  readonly bloom: number;
  readonly vignette: number;
  readonly grain: number;
}

/** A look with its contrast worked out: powers are too slow to take for every pixel. */
interface Curve extends Look {
  readonly lifts: Float32Array;
}

const LIFTS = 2048;

function curveOf(look: Look): Curve {
  // Contrast turns around a middle grey, in linear light.
  const pivot = 0.2;
  const lifts = new Float32Array(LIFTS + 1);
  for (let i = 0; i <= LIFTS; i++) lifts[i] = (Math.max(0.5, i) / LIFTS / pivot) ** (look.contrast - 1);
  return { ...look, lifts };
}

const WHITE: Rgb = [1, 1, 1];

const STYLED: Readonly<Record<Stage['style'], Look>> = {
  realistic: {
    exposure: 0.95,
    saturation: 1.08,
    contrast: 1.08,
    cast: WHITE,
    duotone: [0, WHITE],
    bloom: 0.3,
    vignette: 0.26,
    grain: 0.016,
  },
  artistic: {
    exposure: 1,
    saturation: 1.22,
    contrast: 1.1,
    cast: [1.03, 1, 0.96],
    duotone: [0, WHITE],
    bloom: 0.15,
    vignette: 0.12,
    grain: 0,
  },
  anime: {
    exposure: 1.1,
    saturation: 1.38,
    contrast: 1.06,
    cast: [1, 1, 1.03],
    duotone: [0, WHITE],
    bloom: 0.42,
    vignette: 0.06,
    grain: 0,
  },
  '3d': {
    exposure: 1.08,
    saturation: 1.2,
    contrast: 1.04,
    cast: WHITE,
    duotone: [0, WHITE],
    bloom: 0.22,
    vignette: 0.1,
    grain: 0,
  },
};

const WORDS: Readonly<Record<string, Partial<Look>>> = {
  warm: { cast: [1.1, 1, 0.86] },
  cool: { cast: [0.88, 0.98, 1.12] },
  pastel: { saturation: 0.72, contrast: 0.82, exposure: 1.22 },
  vivid: { saturation: 1.45, contrast: 1.12 },
  mono: { duotone: [1, WHITE], contrast: 1.15 },
  sepia: { duotone: [0.85, [1.05, 0.82, 0.55]], contrast: 0.95 },
  dark: { exposure: 0.66, contrast: 1.15, saturation: 0.85, vignette: 0.5 },
  magic: { saturation: 1.25, bloom: 0.6, cast: [1.04, 0.97, 1.1] },
  moon: { saturation: 0.35 },
};

export function lookOf(stage: Stage): Look {
  let look = STYLED[stage.style];
  const { place, tints } = stage.plan;
  for (const tint of tints) {
    const word = WORDS[tint];
    if (word) {
      look = {
        ...look,
        ...word,
        saturation: look.saturation * (word.saturation ?? 1),
        contrast: look.contrast * (word.contrast ?? 1),
        exposure: look.exposure * (word.exposure ?? 1),
      };
    } else if (tint.startsWith('#') && place !== 'abstract' && place !== 'space' && place !== 'table') {
      const hue = hex(tint);
      const level = (hue[0] + hue[1] + hue[2]) / 3 + 0.02;
      look = {
        ...look,
        cast: [mix(1, hue[0] / level, 0.22), mix(1, hue[1] / level, 0.22), mix(1, hue[2] / level, 0.22)],
      };
    }
  }
  return look;
}

/** The film curve from scene light to screen light. */
function curved(value: number): number {
  const v = Math.max(value, 0);
  return clamp((v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14));
}

/** One pixel from scene light to screen light, into `out`. */
function graded(out: Float32Array, look: Curve, r: number, g: number, b: number): void {
  const R = curved(r * look.exposure * look.cast[0]);
  const G = curved(g * look.exposure * look.cast[1]);
  const B = curved(b * look.exposure * look.cast[2]);
  const grey = 0.25 * R + 0.65 * G + 0.1 * B;
  const lift = look.lifts[(grey * LIFTS) | 0] as number;
  const [amount, hue] = look.duotone;
  const level = grey * lift;
  out[0] = mix((grey + (R - grey) * look.saturation) * lift, level * hue[0], amount);
  out[1] = mix((grey + (G - grey) * look.saturation) * lift, level * hue[1], amount);
  out[2] = mix((grey + (B - grey) * look.saturation) * lift, level * hue[2], amount);
}

/** One sheet as straight 8-bit RGBA, graded on its own: no bloom, vignette or grain, which belong to a whole picture. */
export function sheetToRgba(sheet: Plate, look: Look): Uint8ClampedArray {
  const { px } = sheet;
  const rgba = new Uint8ClampedArray(px.length);
  const out = new Float32Array(3);
  const curve = curveOf(look);
  for (let k = 0; k < px.length; k += 4) {
    const alpha = px[k + 3] as number;
    const light = alpha > 0.002 ? alpha : Math.max(px[k] as number, px[k + 1] as number, px[k + 2] as number);
    if (light <= 0.002) continue;
    graded(
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

/** The finished canvas as opaque 8-bit RGBA. */
export function canvasToRgba(stage: Stage, canvas: Plate, look: Look): Uint8ClampedArray {
  const { width, height } = stage;
  const { px } = canvas;
  const rgba = new Uint8ClampedArray(px.length);
  const out = new Float32Array(3);
  const bloom = look.bloom > 0 ? bloomOf(canvas) : undefined;
  const curve = curveOf(look);
  const random = stage.random(201);
  for (let y = 0; y < height; y++) {
    const fromMiddle = y / height - 0.5;
    for (let x = 0; x < width; x++) {
      const k = (y * width + x) * 4;
      const shade = 1 - look.vignette * smooth(0.28, 0.95, norm(x / width - 0.5, fromMiddle) * 1.35);
      const noise = look.grain > 0 ? 1 + (random() - 0.5) * look.grain * 5 : 1;
      const dim = shade * noise;
      const add = bloom ? look.bloom : 0;
      const q = bloom ? bloom.at(x, y) : 0;
      graded(
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

/** What is brighter than white spills over; at a quarter of the size, since it is soft anyway. */
function bloomOf(canvas: Plate): Bloom {
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
  const light = blurred(small, w, h, 3, Math.max(2, Math.max(w, h) / 36));
  return { light, at: (x, y) => ((y >> 2) * w + (x >> 2)) * 3 };
}
