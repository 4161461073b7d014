import type { Bitmap } from '../raster/bitmap.ts';
import { outlined } from './blueprint.ts';
import type { Brief } from './brief.ts';
import { channels } from './colours.ts';
import { drawRow } from './row.ts';
import { Sheet, type Studio, tintKey } from './sheet.ts';
import { shownSubjects } from './subjects.ts';

const INK = 24;
/** A white horse before white paper has an outline too. */
const FAINTEST = 5;

/** Black outlines to be filled with colours. */
export function composeColoringPage(brief: Brief, studio: Studio): Bitmap {
  const things = laidOut(brief, studio, '#ffffff');
  for (const word of ['printable', 'kids', 'children', 'white', 'paper', 'background']) brief.shown.add(word);
  // "A black cat" is to be filled in.
  const [outlines = ''] = OUTLINES.exec(brief.words.join(' ')) ?? [];
  for (const word of outlines.split(' ')) brief.shown.add(word);
  return outlinesToFill(things);
}

/** Black lines on white paper. */
export const outlinesToFill = (picture: Bitmap): Bitmap => lined(picture, 1, () => [255, 255, 255]);

const OUTLINES =
  /\b(?:(?:(?:simple|clear|clean|plain|black) )*(?:outlines?|lines?|contours?|line art)(?: only)?)\b/;

/** Black lines and grey shades on skin; a colour that is asked for is kept. */
export function composeTattoo(brief: Brief, studio: Studio): Bitmap {
  const paper = channels('#f2ddca');
  const things = laidOut(brief, studio, '#ffffff');
  for (const word of ['black', 'ink', 'lines', 'line', 'work', 'grey', 'gray', 'shading'])
    brief.shown.add(word);
  const { rgba } = things;
  const hasColour = brief.subjects.some(({ colour }) => colour !== undefined);
  return lined(things, 0.7, (k) => {
    const grey = 0.3 * (rgba[k] as number) + 0.59 * (rgba[k + 1] as number) + 0.11 * (rgba[k + 2] as number);
    // Three shades, as a needle makes them.
    const shade = grey > 200 ? 1 : grey > 110 ? 0.82 : grey > 60 ? 0.6 : 0.32;
    return [0, 1, 2].map((c) => {
      const own = hasColour ? 0.1 + (0.9 * (rgba[k + c] as number)) / 255 : shade;
      return (paper[c] as number) * own;
    });
  });
}

/** The subjects large, the signs of their place small behind and above them. */
function laidOut(brief: Brief, studio: Studio, ground: string): Bitmap {
  const { width, height } = brief.request;
  const sheet = new Sheet(width, height, studio).fill(ground);
  const things = shownSubjects(brief, studio, 8);
  const named = new Set(brief.subjects.map(({ said }) => said));
  const behind = things.filter(({ said }) => said !== undefined && !named.has(said));
  const before = things.filter((one) => !behind.includes(one));
  const text = brief.texts.join(' ');
  const isTop = brief.textPlace?.row === 'top';
  if (brief.textPlace && brief.textPlace.row !== 'middle' && !brief.textPlace.side)
    brief.shown.add(brief.textPlace.said);
  const bottom = text === '' || isTop ? 0.94 : 0.78;
  for (const [n, sign] of (before.length > 0 ? behind : []).entries())
    for (const side of [-1, 1])
      sheet.tinted(
        { ...sign, colour: undefined },
        width * (0.5 + side * 0.36),
        height * (0.16 + 0.2 * n),
        Math.min(width, height) * 0.22,
      );
  const top = (behind.length > 0 && before.length > 0) || (isTop && text !== '') ? 0.22 : 0.06;
  drawRow(sheet, before.length > 0 ? before : behind, {
    x: width * 0.08,
    y: height * top,
    width: width * 0.84,
    height: height * (bottom - top),
  });
  for (const one of brief.subjects) if (one.colour) studio.tints.add(tintKey(one));
  if (text !== '')
    sheet.text(
      text,
      { x: width * 0.1, y: height * (isTop ? 0.05 : 0.81), width: width * 0.8, height: height * 0.14 },
      { font: 'sans', fill: '#ffffff', mostLines: 2, outline: { colour: '#10131a', width: 60 } },
    );
  return sheet.paint();
}

/** Lines where colours of the picture meet, over a colour for each pixel. */
function lined(picture: Bitmap, strength: number, colourAt: (k: number) => readonly number[]): Bitmap {
  const { width, height } = picture;
  const lines = outlined(picture, FAINTEST).rgba;
  const reach = Math.round(Math.min(width, height) / 700);
  const rgba = new Uint8ClampedArray(picture.rgba.length).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const k = (y * width + x) * 4;
      let ink = 0;
      // Outside of the picture there is nothing to be told from it.
      const isInside = x > reach && y > reach && x < width - 1 - reach && y < height - 1 - reach;
      for (let v = y - reach; isInside && v <= y + reach; v++)
        for (let u = x - reach; u <= x + reach; u++)
          ink = Math.max(ink, lines[(v * width + u) * 4 + 3] as number);
      const alpha = (ink / 255) * strength;
      for (const [c, value] of colourAt(k).entries()) rgba[k + c] = value * (1 - alpha) + INK * alpha;
    }
  return { width, height, rgba };
}
