import type { Pixels } from '../codecs/decode.ts';
import { wordsIn } from '../prompt/lexicon.ts';
import { type Plan, planFrom } from '../prompt/plan.ts';
import { type DayTime, type Meaning, SETTING, type Weather } from '../prompt/scene-words.ts';
import type { Plate } from '../raster/canvas.ts';
import { mix, smooth } from '../raster/noise.ts';
import { type Stage, stageFor } from '../scene/scene.ts';
import { paintFirmament } from '../sky/sky.ts';
import { paintWeather } from '../sky/weather.ts';
import { lookOf, sheetToRgba } from '../style/grade.ts';
import { blended, contrasted, exposed, multiplied, saturated, tempered } from './adjust.ts';
import { skyMask } from './masks.ts';

/** Another hour, another sky, another weather for somebody's own picture. */

function stageOn(picture: Pixels, seed: number, meanings: readonly Meaning[]): Stage {
  const plan: Plan = planFrom({
    prompt: 'edit',
    seed,
    meanings: [{ place: 'hills' }, ...meanings],
    wishes: [],
    colours: [],
    home: undefined,
  });
  return stageFor(plan, { width: picture.width, height: picture.height, style: 'realistic', steps: 30 });
}

/** A sheet of the painter over the picture. */
export function laidOver(picture: Pixels, stage: Stage, sheet: Plate): Pixels {
  const top = sheetToRgba(sheet, lookOf(stage));
  const rgba = new Uint8ClampedArray(picture.rgba);
  for (let k = 0; k < rgba.length; k += 4) {
    const alpha = (top[k + 3] as number) / 255;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) rgba[k + c] = mix(rgba[k + c] as number, top[k + c] as number, alpha);
    rgba[k + 3] = Math.max(rgba[k + 3] as number, top[k + 3] as number);
  }
  return { ...picture, rgba };
}

/** How much of the picture is sky; below a few percent there is none worth replacing. */
const share = (mask: Float32Array): number => mask.reduce((sum, value) => sum + value, 0) / mask.length;

function skied(picture: Pixels, relit: Pixels, seed: number, meanings: readonly Meaning[]): Pixels {
  const mask = skyMask(picture);
  if (share(mask) < 0.04) return relit;
  // The painted horizon has to lie where the picture's own sky ends.
  const stage = stageOn(picture, seed, meanings);
  const fitted: Stage = { ...stage, horizon: Math.round(footOf(mask, picture.width, picture.height)) };
  const sky = { ...picture, rgba: sheetToRgba(paintFirmament(fitted), lookOf(fitted)) };
  return blended(relit, sky, mask);
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

export function atTime(picture: Pixels, to: 'night' | 'sunset' | 'day' | 'dawn', seed: number): Pixels {
  const meanings: Meaning[] = [{ time: to as DayTime }];
  switch (to) {
    case 'night':
      return skied(picture, multiplied(saturated(picture, 0.6), [0.24, 0.3, 0.5], 1.1), seed, meanings);
    case 'sunset':
      return skied(
        picture,
        multiplied(tempered(contrasted(picture, 1.08), 1.4), [0.98, 0.78, 0.68]),
        seed,
        meanings,
      );
    case 'dawn':
      return skied(
        picture,
        multiplied(tempered(contrasted(picture, 0.92), 0.7), [1.02, 0.93, 0.94]),
        seed,
        meanings,
      );
    case 'day':
      return skied(picture, exposed(saturated(picture, 1.1), 0.5), seed, meanings);
  }
}

export function underSky(picture: Pixels, words: string, seed: number): Pixels {
  const tokens = wordsIn(words);
  const meanings: Meaning[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const found = SETTING.find(tokens, i);
    if (found) meanings.push({ ...found.value, weak: false });
  }
  const useful = meanings
    .filter((meaning) => meaning.time || meaning.weather || meaning.features)
    .map(({ place: _place, ...meaning }) => meaning);
  return skied(picture, picture, seed, useful.length > 0 ? useful : [{ time: 'sunset', weather: 'cloudy' }]);
}

export function withWeather(
  picture: Pixels,
  kind: 'rain' | 'snow' | 'fog' | 'rainbow',
  seed: number,
): Pixels {
  const meaning: Meaning = kind === 'rainbow' ? { features: ['rainbow'] } : { weather: kind as Weather };
  const stage = stageOn(picture, seed, [{ time: 'day' }, meaning]);
  const base =
    kind === 'rainbow'
      ? picture
      : kind === 'fog'
        ? contrasted(saturated(picture, 0.75), 0.85)
        : multiplied(saturated(picture, 0.72), kind === 'snow' ? [0.98, 1, 1.06] : [0.78, 0.82, 0.9]);
  const air = paintWeather(stage);
  const whitened = kind === 'snow' ? snowed(base) : base;
  return air ? laidOver(whitened, stage, air) : whitened;
}

/** Snow lies on what is light and low; it is a hint of cover, no more. */
function snowed(picture: Pixels): Pixels {
  const mask = new Float32Array(picture.width * picture.height);
  for (let k = 0; k < mask.length; k++) {
    const g = picture.rgba[k * 4 + 1] as number;
    const low = smooth(0.5, 0.95, Math.floor(k / picture.width) / picture.height);
    mask[k] = 0.55 * low * smooth(50, 150, g);
  }
  const white = { ...picture, rgba: new Uint8ClampedArray(picture.rgba.length).fill(240) };
  for (let k = 3; k < white.rgba.length; k += 4) white.rgba[k] = picture.rgba[k] as number;
  return blended(picture, white, mask);
}
