import { tokenise } from '../prompt/lexicon.ts';
import { planScene, type ScenePlan } from '../prompt/plan.ts';
import { SCENE_WORDS, type SceneHint } from '../prompt/scene-words.ts';
import type { TimeOfDay, Weather } from '../prompt/vocabulary.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Canvas } from '../raster/canvas.ts';
import { lerp, smoothstep } from '../raster/math.ts';
import { createScene, type Scene } from '../scene/scene.ts';
import { paintSky } from '../sky/sky.ts';
import { paintWeather } from '../sky/weather.ts';
import { gradeFor, layerToRgba } from '../style/grade.ts';
import {
  adjustContrast,
  adjustExposure,
  adjustSaturation,
  adjustTemperature,
  blendByMask,
  multiplyColour,
} from './adjust.ts';
import { skyMask } from './masks.ts';

/** Changes time of day, sky and weather of the user's image. */

function sceneOn(picture: Bitmap, seed: number, hints: readonly SceneHint[]): Scene {
  const plan: ScenePlan = planScene({
    prompt: 'edit',
    seed,
    hints: [{ place: 'hills' }, ...hints],
    subjects: [],
    colours: [],
    home: undefined,
  });
  return createScene(plan, { width: picture.width, height: picture.height, style: 'realistic', steps: 30 });
}

/** Composites a painted layer over the image. */
export function overlay(picture: Bitmap, scene: Scene, layer: Canvas): Bitmap {
  const top = layerToRgba(layer, gradeFor(scene));
  const rgba = new Uint8ClampedArray(picture.rgba);
  for (let k = 0; k < rgba.length; k += 4) {
    const alpha = (top[k + 3] as number) / 255;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) rgba[k + c] = lerp(rgba[k + c] as number, top[k + c] as number, alpha);
    rgba[k + 3] = Math.max(rgba[k + 3] as number, top[k + 3] as number);
  }
  return { ...picture, rgba };
}

/** Mean of a mask: the share of the image that it covers. */
const share = (mask: Float32Array): number => mask.reduce((sum, value) => sum + value, 0) / mask.length;

function withPaintedSky(picture: Bitmap, relit: Bitmap, seed: number, hints: readonly SceneHint[]): Bitmap {
  const mask = skyMask(picture);
  if (share(mask) < 0.04) return relit;
  // The painted horizon is moved to where the sky of the image ends.
  const scene = sceneOn(picture, seed, hints);
  const fitted: Scene = { ...scene, horizon: Math.round(footOf(mask, picture.width, picture.height)) };
  const sky = { ...picture, rgba: layerToRgba(paintSky(fitted), gradeFor(fitted)) };
  return blendByMask(relit, sky, mask);
}

function footOf(mask: Float32Array, width: number, height: number): number {
  let lowest = 0;
  for (let y = 0; y < height; y++) {
    let covered = 0;
    for (let x = 0; x < width; x++) covered += mask[y * width + x] as number;
    if (covered > width * 0.12) lowest = y;
  }
  return Math.max(height * 0.2, lowest);
}

export function changeTimeOfDay(
  picture: Bitmap,
  to: 'night' | 'sunset' | 'day' | 'dawn',
  seed: number,
): Bitmap {
  const hints: SceneHint[] = [{ time: to as TimeOfDay }];
  switch (to) {
    case 'night':
      return withPaintedSky(
        picture,
        multiplyColour(adjustSaturation(picture, 0.6), [0.24, 0.3, 0.5], 1.1),
        seed,
        hints,
      );
    case 'sunset':
      return withPaintedSky(
        picture,
        multiplyColour(adjustTemperature(adjustContrast(picture, 1.08), 1.4), [0.98, 0.78, 0.68]),
        seed,
        hints,
      );
    case 'dawn':
      return withPaintedSky(
        picture,
        multiplyColour(adjustTemperature(adjustContrast(picture, 0.92), 0.7), [1.02, 0.93, 0.94]),
        seed,
        hints,
      );
    case 'day':
      return withPaintedSky(picture, adjustExposure(adjustSaturation(picture, 1.1), 0.5), seed, hints);
  }
}

export function replaceSky(picture: Bitmap, words: string, seed: number): Bitmap {
  const tokens = tokenise(words);
  const hints: SceneHint[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const found = SCENE_WORDS.find(tokens, i);
    if (found) hints.push({ ...found.value, weak: false });
  }
  const useful = hints
    .filter((hint) => hint.time || hint.weather || hint.features)
    .map(({ place: _place, ...hint }) => hint);
  return withPaintedSky(
    picture,
    picture,
    seed,
    useful.length > 0 ? useful : [{ time: 'sunset', weather: 'cloudy' }],
  );
}

export function addWeather(picture: Bitmap, kind: 'rain' | 'snow' | 'fog' | 'rainbow', seed: number): Bitmap {
  const hint: SceneHint = kind === 'rainbow' ? { features: ['rainbow'] } : { weather: kind as Weather };
  const scene = sceneOn(picture, seed, [{ time: 'day' }, hint]);
  const base =
    kind === 'rainbow'
      ? picture
      : kind === 'fog'
        ? adjustContrast(adjustSaturation(picture, 0.75), 0.85)
        : multiplyColour(
            adjustSaturation(picture, 0.72),
            kind === 'snow' ? [0.98, 1, 1.06] : [0.78, 0.82, 0.9],
          );
  const air = paintWeather(scene);
  const whitened = kind === 'snow' ? withSnowCover(base) : base;
  return air ? overlay(whitened, scene, air) : whitened;
}

/** Whitens bright pixels in the lower half. */
function withSnowCover(picture: Bitmap): Bitmap {
  const mask = new Float32Array(picture.width * picture.height);
  for (let k = 0; k < mask.length; k++) {
    const g = picture.rgba[k * 4 + 1] as number;
    const low = smoothstep(0.5, 0.95, Math.floor(k / picture.width) / picture.height);
    mask[k] = 0.55 * low * smoothstep(50, 150, g);
  }
  const white = { ...picture, rgba: new Uint8ClampedArray(picture.rgba.length).fill(240) };
  for (let k = 3; k < white.rgba.length; k += 4) white.rgba[k] = picture.rgba[k] as number;
  return blendByMask(picture, white, mask);
}
