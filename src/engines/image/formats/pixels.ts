import { tokenise } from '../prompt/lexicon.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { clamp } from '../raster/math.ts';
import { resized } from '../raster/resample.ts';
import { backgroundOf } from './background.ts';
import type { Brief } from './brief.ts';
import { mixed, paletteFor } from './colours.ts';
import { sceneOf } from './paint-scene.ts';
import { inCells, outlinedCells } from './pixel-cells.ts';
import { withFall } from './pixel-weather.ts';
import { quantised } from './quantise.ts';
import { drawRow } from './row.ts';
import { isScenic } from './scenic.ts';
import { type Crop, isSeenInPixels, partsLost } from './seen-pixels.ts';
import { Sheet, type Studio } from './sheet.ts';
import { shownSubjects } from './subjects.ts';

/** Rows of the coarse picture. */
const GRID = 72;
const LEAST_GRID = 16;
const MOST_GRID = 128;
const COLOURS = 24;

/** Pixels of the scene for one of the picture. */
const FINE = 5;
/** Limits that keep things in the sky in the picture. */
const CLOSEST = { sky: 1.25, ground: 2 };
const SKY = /\b(?:moon|sun|sunset|sunrise|stars?|rainbow|clouds?|sky|night|aurora|lightning)\b/;

/** A frog beside a house would be three pixels. */
function evened(subjects: readonly Subject[]): Subject[] {
  const lead = Math.max(...subjects.map(({ name }) => kindOfSubject(name).metres));
  return subjects.map((one) => {
    const share = kindOfSubject(one.name).metres / lead;
    return { ...one, scale: one.scale * clamp(share ** -0.5, 1, 3.2) };
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

/** "32x32", "32 by 32": as many rows as the prompt says. Marks the words as shown. */
function gridOf({ rest, shown }: Brief): number {
  const [said, number] = /\b(\d{2,3})\s?(?:x|×|by)\s?\1\b/iu.exec(rest) ?? [];
  const rows = Number(number);
  if (said === undefined || rows < LEAST_GRID || rows > MOST_GRID) return GRID;
  for (const word of [...tokenise(said), tokenise(said).join(' ')]) shown.add(word);
  return rows;
}

/** The scene in few large pixels and few colours. */
export function composePixels(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const cell = Math.max(2, Math.min(width, height) / gridOf(brief));
  const [across, down] = [Math.round(width / cell), Math.round(height / cell)];
  if (!isScenic(brief)) for (const word of ['plain', 'background', 'plain background']) brief.shown.add(word);
  if (!isScenic(brief) && brief.subjects.length + brief.hints.length > 0)
    return inLargePixels(sprite(brief, studio, across, down), brief.request);
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
  for (const { said = '' } of brief.hints)
    if (/\bstar/.test(said) && !hasStars(still)) brief.missing.push(said);
  brief.missing.push(
    ...bodies.flatMap(({ one, height: tall }) =>
      partsLost(brief.words, { ...one.subject, rows: (tall / crop.height) * down }, drawings),
    ),
  );
  const coarse = withFall(still, brief.hints, brief.random(25));
  return inLargePixels(coarse, brief.request);
}

/** Light cells in the upper part, with dark ones around them. */
function hasStars({ width, height, rgba }: Bitmap): boolean {
  const light = (x: number, y: number): number =>
    Math.min(...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3));
  let stars = 0;
  for (let y = 1; y < height * 0.5; y++)
    for (let x = 1; x < width - 1; x++)
      if (light(x, y) > LEAST_LIGHT && Math.min(light(x - 1, y), light(x + 1, y)) < light(x, y) - 40) stars++;
  return stars >= LEAST_STARS;
}

const LEAST_STARS = 4;
/** The least value of the darkest channel of a white cell, up to 255. */
const LEAST_LIGHT = 110;

/** Things alone on a plain ground, as a game has them. */
function sprite(brief: Brief, studio: Studio, across: number, down: number): Bitmap {
  const { soft, main } = paletteFor(brief.colours, brief.random(24));
  const [width, height] = [across * FINE, down * FINE];
  const ground = backgroundOf(brief) ?? mixed(soft, main, 0.1);
  const sheet = new Sheet(width, height, studio).fill(ground);
  const things = shownSubjects(brief, studio, 8);
  const [holder, ...held] = things;
  const isHeld = holder !== undefined && held.length > 1 && HOLDER.test(holder.name);
  const box = { x: width * 0.06, y: height * 0.06, width: width * 0.88, height: height * 0.88 };
  if (isHeld) {
    // The content of an open chest is seen over it.
    drawRow(sheet, held, { ...box, height: height * 0.34 }, 'row');
    sheet.tinted(holder, width / 2, height * 0.66, Math.min(width * 0.88, height * 0.66));
  } else drawRow(sheet, things, box);
  const rows = down * Math.min(0.8, 0.8 / Math.sqrt(things.length));
  // Coins beside an open chest are seen, if not those in it.
  const isBeside = (word: string): boolean => things.some(({ said }) => said?.split(' ').at(-1) === word);
  for (const subject of brief.subjects)
    brief.missing.push(
      ...partsLost(brief.words, { ...subject, rows, isOutlined: true }, studio.drawings).filter(
        (word) => !isBeside(word),
      ),
    );
  for (const word of ['sprite', 'game', 'item', 'asset']) brief.shown.add(word);
  return outlinedCells(inCells(quantised(sheet.paint(), COLOURS), FINE));
}

const HOLDER = /(?:chest|box|basket|sack|bag|cauldron|barrel|crate|pot|bucket)$/;

function inLargePixels(
  coarse: Bitmap,
  { width, height }: { readonly width: number; readonly height: number },
): Bitmap {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from =
        (Math.floor((y * coarse.height) / height) * coarse.width + Math.floor((x * coarse.width) / width)) *
        4;
      rgba.set(coarse.rgba.subarray(from, from + 4), (y * width + x) * 4);
    }
  }
  return { width, height, rgba };
}
