import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { clamp } from '../raster/math.ts';
import { resized } from '../raster/resample.ts';
import type { Brief } from './brief.ts';
import { sceneOf } from './paint-scene.ts';
import { withFall } from './pixel-weather.ts';
import { quantised } from './quantise.ts';
import { type Crop, isSeenInPixels, partsLost } from './seen-pixels.ts';
import type { Studio } from './sheet.ts';

/** Rows of the coarse picture. */
const GRID = 72;
const COLOURS = 24;

/** Pixels of the scene for one of the picture. */
const FINE = 5;
/** What lies in the sky stays in the picture. */
const CLOSEST = { sky: 1.25, ground: 2 };
const SKY = /\b(?:moon|sun|sunset|sunrise|stars?|rainbow|clouds?|sky|night|aurora|lightning)\b/;

/** A frog beside a house would be three pixels. */
function evened(subjects: readonly Subject[]): Subject[] {
  const lead = Math.max(...subjects.map(({ name }) => kindOfSubject(name).metres));
  return subjects.map((one) => {
    const share = kindOfSubject(one.name).metres / lead;
    return { ...one, scale: one.scale * clamp(share ** -0.3, 1, 2.4) };
  });
}

/** The part of a scene around its subjects: in few pixels a small thing cannot be recognised. */
function closeTo(
  picture: Bitmap,
  bounds: ReturnType<typeof sceneOf>['bounds'],
  { hints }: Brief,
): { crop: Crop; part: Bitmap } {
  if (!bounds) return { crop: { ...picture, x: 0, y: 0 }, part: picture };
  const [left, top, right, bottom] = bounds;
  const isOfSky = hints.some(({ said = '' }) => SKY.test(said));
  const most = isOfSky ? CLOSEST.sky : CLOSEST.ground;
  const zoom = clamp(0.84 / Math.max(right - left, bottom - top, 0.1), 1, most);
  const [width, height] = [Math.round(picture.width / zoom), Math.round(picture.height / zoom)];
  const start = (middle: number, part: number, all: number): number =>
    Math.round(clamp(middle * all - part / 2, 0, all - part));
  const x = start((left + right) / 2, width, picture.width);
  const y = isOfSky ? 0 : start((top + bottom) / 2, height, picture.height);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * picture.width + x) * 4;
    rgba.set(picture.rgba.subarray(from, from + width * 4), row * width * 4);
  }
  return { crop: { x, y, width, height }, part: { width, height, rgba } };
}

/** The scene in few large pixels and few colours. */
export function composePixels(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const step = Math.max(2, Math.round(Math.min(width, height) / GRID));
  const across = Math.ceil(width / step);
  const down = Math.ceil(height / step);
  const { picture, bounds, bodies } = sceneOf({ ...brief, subjects: evened(brief.subjects) }, studio, {
    width: across * FINE,
    height: down * FINE,
    style: 'anime',
    steps: 20,
  });
  const { crop, part } = closeTo(picture, bounds, brief);
  const still = quantised(resized(part, across, down), COLOURS);
  for (const { said } of brief.subjects) {
    const prints = bodies.filter(({ one }) => one.subject.said === said);
    if (prints.length > 0 && !prints.some((print) => isSeenInPixels(still, print, crop)))
      brief.missing.push(said);
  }
  const { drawings } = studio;
  brief.missing.push(
    ...bodies.flatMap((print) => partsLost(brief.words, print, { rows: down, crop, drawings })),
  );
  const coarse = withFall(still, brief.hints, brief.random(25));
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (Math.floor(y / step) * across + Math.floor(x / step)) * 4;
      rgba.set(coarse.rgba.subarray(from, from + 4), (y * width + x) * 4);
    }
  }
  return { width, height, rgba };
}
