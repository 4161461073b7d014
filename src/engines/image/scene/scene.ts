import { mulberry32, type RandomSource } from '../../random.ts';
import type { Plan } from '../prompt/plan.ts';
import { Noise } from '../raster/noise.ts';
import type { Style } from '../request.ts';
import { type Light, lightOf } from './light.ts';

/** What every painter of a scene is given: the plan, the canvas, the camera, the light and repeatable chance. */
export interface Stage {
  readonly plan: Plan;
  readonly style: Style;
  readonly width: number;
  readonly height: number;
  /** Row of the horizon, in pixels. */
  readonly horizon: number;
  /** Pixels that one unit at distance one takes. */
  readonly focal: number;
  readonly light: Light;
  readonly noise: Noise;
  /** 0.4 (draft) to 1.5: scales octaves, strokes and the number of small things. */
  readonly detail: number;
  /** A fresh stream of chance for one purpose, so that painters do not disturb each other. */
  random(purpose: number): RandomSource;
}

export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly style: Style;
  readonly steps: number;
}

const HORIZON: Readonly<Record<Plan['place'], number>> = {
  mountains: 0.6,
  lake: 0.56,
  sea: 0.56,
  forest: 0.62,
  desert: 0.56,
  hills: 0.54,
  snow: 0.55,
  city: 0.74,
  street: 0.56,
  room: 0.52,
  space: 0.5,
  underwater: 0.4,
  abstract: 0.5,
  table: 0.58,
};

export function stageFor(plan: Plan, size: StageSize): Stage {
  const { width, height, style, steps } = size;
  const seed = plan.seed;
  const horizon = Math.round(height * (HORIZON[plan.place] + (mulberry32(seed ^ 31)() - 0.5) * 0.04));
  // Between the longer side and the mean of both: a panorama shows more land rather than larger mountains.
  const focal = (Math.max(width, height) * 0.35 + Math.sqrt(width * height) * 0.65) * 0.95;
  return {
    plan,
    style,
    width,
    height,
    horizon,
    focal,
    light: moonWithin(lightOf(plan), plan, (horizon - height * SKY_ABOVE_MOON) / focal - MOON_RADIUS),
    noise: new Noise(seed),
    detail: 0.5 + Math.min(1, steps / 60),
    random: (purpose) => mulberry32((seed ^ Math.imul(purpose + 1, 0x9e3779b1)) >>> 0),
  };
}

/** Of the focal length, as heights in the sky are. */
export const MOON_RADIUS = 0.062;
const RISE = 0.9;
/** Of the height of the picture: a camera that moves a little still shows all of the moon. */
const SKY_ABOVE_MOON = 0.13;

/** A wide picture has less sky than the moon is high. */
function moonWithin(light: Light, { time }: Plan, highest: number): Light {
  return time === 'night' ? { ...light, sunHeight: Math.min(light.sunHeight, highest / RISE) } : light;
}

/** The row of the sun or moon. */
export function sunRow({ horizon, focal, light }: Pick<Stage, 'horizon' | 'focal' | 'light'>): number {
  return horizon - light.sunHeight * focal * RISE;
}
