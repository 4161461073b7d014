import { carryTexts, isLettered } from '../lettering/carried.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { sideBySideMisses } from '../scene/unshown.ts';
import type { Brief } from './brief.ts';
import { paletteFor } from './colours.ts';
import { over } from './composite-over.ts';
import { composeDoorSign, composeForDoor, isDoorSign } from './door-sign.ts';
import { isForDoor } from './door-words.ts';
import { inkAndGround } from './ink-and-ground.ts';
import { Sheet, type Studio, tintKey } from './sheet.ts';

const isWall = ({ said }: Subject): boolean => /\b(?:wall|bricks?)\b/.test(said);

/** A sign, board or label alone, before a wall. */
export function composeSign(asked: Brief, studio: Studio): Bitmap {
  if (isDoorSign(asked)) return composeDoorSign(asked, studio);
  if (isForDoor({ prompt: asked.request.prompt, texts: asked.texts })) return composeForDoor(asked, studio);
  const { ground } = inkAndGround(asked);
  // "In red letters on white": the board is white.
  const brief = {
    ...asked,
    subjects: asked.subjects.map((one) =>
      isLettered(one) && ground && !one.colour ? { ...one, colour: ground } : one,
    ),
  };
  const { width, height } = brief.request;
  const { drawings, captions, missing } = carryTexts(
    { ...brief, prompt: brief.request.prompt },
    studio.drawings,
    studio.fonts,
  );
  for (const character of missing) studio.account.missing.add(character);
  for (const text of brief.texts.filter((one) => !captions.includes(one)))
    studio.account.texts.push({ text, svg: '', size: 1, isInside: true });
  const sign = brief.subjects.find(isLettered);
  for (const one of brief.subjects) if (one === sign || isWall(one)) brief.shown.add(one.said);
  for (const word of ['wall', 'brick', 'warning']) brief.shown.add(word);
  for (const words of sideBySideMisses(brief.subjects))
    if (/\bon (?:\w+ )*(?:wall|bricks?)$/.test(words)) brief.shown.add(words);
  if (sign) studio.tints.add(tintKey(sign));
  const wall = brief.subjects.find(isWall);
  if (wall) studio.tints.add(tintKey(wall));
  const isNeon = sign?.name.endsWith('neon') === true;
  // Neon is seen in the dark.
  if (isNeon) for (const { time, said } of brief.hints) if (time === 'night' && said) brief.shown.add(said);
  const isBrick = (isNeon && !wall?.colour) || brief.words.includes('brick');
  const sheet = new Sheet(width, height, studio).fill(
    isBrick ? '#54332c' : (wall?.colour ?? paletteFor([], brief.random(13)).soft),
  );
  if (isBrick) bricks(sheet, wall?.colour ?? (isNeon ? '#6b3f35' : '#a5604d'), brief.random(14));
  const glow = sign?.colour ?? '#ff5fa8';
  if (isNeon)
    sheet.add(
      `<defs><radialGradient id="glow"><stop offset="0" stop-color="${glow}" stop-opacity=".55"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs><ellipse cx="${width / 2}" cy="${height / 2}" rx="${width * 0.6}" ry="${height * 0.5}" fill="url(#glow)"/>`,
    );
  const back = sheet.paint();
  if (!sign) return back;
  const art = drawings.draw(sign.name, Math.min(width * 0.8, height * 0.8));
  const rgba = new Uint8ClampedArray(width * height * 4);
  const left = Math.round((width - art.width) / 2);
  const top = Math.round((height - art.height) / 2);
  for (let y = 0; y < art.height; y++)
    rgba.set(art.rgba.subarray(y * art.width * 4, (y + 1) * art.width * 4), ((top + y) * width + left) * 4);
  return over(back, { width, height, rgba });
}

function bricks(sheet: Sheet, colour: string, random: () => number): void {
  const tall = sheet.short / 16;
  const wide = tall * 2.4;
  for (let row = 0; row * tall < sheet.height; row++)
    for (let x = row % 2 ? -wide / 2 : 0; x < sheet.width; x += wide)
      sheet.add(
        `<rect x="${x + 1.5}" y="${row * tall + 1.5}" width="${wide - 3}" height="${tall - 3}" rx="2" fill="${colour}" opacity="${(0.75 + 0.25 * random()).toFixed(2)}"/>`,
      );
}
