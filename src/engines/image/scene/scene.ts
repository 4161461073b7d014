import { mulberry32, type RandomSource } from '../../random.ts';
import places from '../data/places.json';
import { isSceneryMirrored } from '../prompt/mirrored.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import type { SceneHint } from '../prompt/scene-words.ts';
import type { ScenePlace } from '../prompt/vocabulary.ts';
import { Noise } from '../raster/noise.ts';
import type { ImageStyle } from '../request.ts';
import { type Light, sceneLight } from './light.ts';

/** The plan of an image with its size, camera, light and random sources. */
export interface Scene {
  readonly plan: ScenePlan;
  readonly style: ImageStyle;
  readonly width: number;
  readonly height: number;
  /** Row of the horizon, in pixels. */
  readonly horizon: number;
  /** Size in pixels of one unit at distance one. */
  readonly focal: number;
  readonly light: Light;
  readonly noise: Noise;
  /** Neither sun nor moon is painted. */
  readonly bareSky: boolean;
  /** No bolt is painted into the sky: in a film it flashes. */
  readonly boltless: boolean;
  /** No lamp shines, and no window. */
  readonly unlit: boolean;
  /** 0.5 (draft) to 1.5: scales noise octaves, strokes and the number of small objects. */
  readonly detail: number;
  /** A new random source for one purpose: painters do not shift each other's draws. */
  random(purpose: number): RandomSource;
}

interface SceneSize {
  readonly width: number;
  readonly height: number;
  readonly style: ImageStyle;
  readonly steps: number;
  readonly bareSky?: boolean | undefined;
  readonly boltless?: boolean | undefined;
  readonly unlit?: boolean | undefined;
}

/** Height of the horizon, 0 at the top to 1. */
const HORIZON: Readonly<Record<ScenePlace, number>> = places.horizon;

export function createScene(plan: ScenePlan, size: SceneSize): Scene {
  const { width, height, style, steps } = size;
  const seed = plan.seed;
  const horizon = Math.round(height * (HORIZON[plan.place] + (mulberry32(seed ^ 31)() - 0.5) * 0.04));
  // Between the longer side and the geometric mean of both: a panorama shows more land, not larger mountains.
  const focal = (Math.max(width, height) * 0.35 + Math.sqrt(width * height) * 0.65) * 0.95;
  return {
    plan,
    style,
    width,
    height,
    horizon,
    focal,
    light: withinSky(
      sceneLight(plan, size.unlit),
      plan,
      (horizon - height * SKY_ABOVE_MOON) / focal - MOON_RADIUS,
    ),
    noise: new Noise(seed),
    bareSky: size.bareSky === true,
    boltless: size.boltless === true,
    unlit: size.unlit === true,
    detail: 0.5 + Math.min(1, steps / 60),
    random: (purpose) => mulberry32((seed ^ Math.imul(purpose + 1, 0x9e3779b1)) >>> 0),
  };
}

/** In focal lengths, as are heights in the sky. */
export const MOON_RADIUS = 0.062;
const RISE = 0.9;
/** A share of the image height, so that a camera that moves a little still shows the whole moon. */
const SKY_ABOVE_MOON = 0.13;

/** Lowers the moon, and a sun that the prompt names, in an image that shows less sky; in a forest it is over the glade. */
function withinSky(
  light: Light,
  { time, place, features, hints, prompt }: ScenePlan,
  highest: number,
): Light {
  if (time === 'day' && features.isNamed('sun'))
    return { ...light, sunHeight: Math.min(light.sunHeight, highest / RISE) };
  if (time !== 'night') return light;
  if (isSceneryMirrored({ prompt, hints }))
    return { ...light, sunHeight: Math.min(light.sunHeight, highest / RISE, ABOVE_ITS_IMAGE) };
  // In a street the sky is a strip between the houses.
  if (place === 'forest' || (place === 'street' && features.isNamed('moon')))
    return { ...light, sunX: 0.5 + (light.sunX - 0.5) * 0.2, sunHeight: highest / RISE };
  return { ...light, sunHeight: Math.min(light.sunHeight, highest / RISE) };
}

/** In focal lengths. */
/** Higher up, the bank in the foreground hides its image in the water. */
const ABOVE_ITS_IMAGE = 0.27;

/** Something stands before the moon or the sun. */
export const isBehindSubject = ({ features = [], relation }: SceneHint): boolean =>
  relation?.kind === 'before' && features.some((one) => one === 'moon' || one === 'sun');

/** Middle and radius of the moon, in pixels, where a night shows it. */
export function moonDisc(scene: Scene): { x: number; y: number; radius: number } | undefined {
  if (scene.bareSky || scene.plan.time !== 'night') return undefined;
  return {
    x: scene.light.sunX * scene.width,
    y: sunRow(scene),
    radius: scene.focal * MOON_RADIUS * scene.light.disc,
  };
}

export const SUN_RADIUS = 0.042;

/** The same of the moon, or of a sun that the prompt names. */
export function lightDisc(scene: Scene): ReturnType<typeof moonDisc> {
  const { width, focal, light, plan } = scene;
  if (plan.time === 'night' || scene.bareSky || !plan.features.isNamed('sun')) return moonDisc(scene);
  return { x: light.sunX * width, y: sunRow(scene), radius: focal * SUN_RADIUS * light.disc };
}

/** The height of a sun or moon whose middle is in a row. */
export const heightOfRow = ({ horizon, focal }: Pick<Scene, 'horizon' | 'focal'>, row: number): number =>
  (horizon - row) / (focal * RISE);

/** The row of the sun or moon. */
export function sunRow({ horizon, focal, light }: Pick<Scene, 'horizon' | 'focal' | 'light'>): number {
  return horizon - light.sunHeight * focal * RISE;
}
