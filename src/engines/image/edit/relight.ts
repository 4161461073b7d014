import type { SceneHint } from '../prompt/scene-words.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { smoothstep } from '../raster/math.ts';
import { paintWeather } from '../sky/weather.ts';
import {
  adjustContrast,
  adjustExposure,
  adjustSaturation,
  adjustTemperature,
  blendByMask,
  multiplyColour,
} from './adjust.ts';
import { overlay, sceneOn, withPaintedSky } from './painted-overlay.ts';
import { skyHints } from './thing-words.ts';

export function changeTimeOfDay(
  picture: Bitmap,
  to: 'night' | 'sunset' | 'day' | 'dawn',
  seed: number,
  more: readonly string[] = [],
): Bitmap {
  const hints: SceneHint[] = [{ time: to }, ...more.flatMap(skyHints)];
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
  const useful = skyHints(words);
  return withPaintedSky(
    picture,
    picture,
    seed,
    useful.length > 0 ? useful : [{ time: 'sunset', weather: 'cloudy' }],
  );
}

export function addWeather(picture: Bitmap, kind: 'rain' | 'snow' | 'fog' | 'rainbow', seed: number): Bitmap {
  const hint: SceneHint = kind === 'rainbow' ? { features: ['rainbow'] } : { weather: kind };
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
