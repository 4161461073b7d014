import type { Bitmap } from '../raster/bitmap.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { mixed, paletteFor } from './colours.ts';
import { inkAndGround } from './ink-and-ground.ts';
import { Sheet, type Studio } from './sheet.ts';
import { shownSubjects } from './subjects.ts';

/** One tile with rounded corners for each thing: one fills the image, several make a set. */
export function composeIcon(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const random = brief.random(4);
  const { ink, ground: background } = inkAndGround(brief);
  const sheet = new Sheet(width, height, studio).fill(background ?? '#f1f3f6');
  const things = shownSubjects(brief, studio, 12);
  // "Weather icons: sun, rain": the topic is a heading for the things after it.
  if (things.length > 1) topicDrawing(brief);
  if (!background) brief.shown.add('gradient');
  const columns = Math.ceil(Math.sqrt((things.length * width) / height));
  const rows = Math.ceil(things.length / columns);
  const cell = Math.min(width / columns, height / rows);
  const tile = cell * 0.8;
  for (const [index, thing] of things.entries()) {
    const palette = paletteFor(index === 0 && !background ? brief.colours : [], random);
    const top = background ?? mixed(palette.main, '#ffffff', 0.38);
    const bottom = background ?? mixed(palette.main, '#10131a', 0.12);
    const inRow = Math.min(columns, things.length - Math.floor(index / columns) * columns);
    const x = width / 2 + ((index % columns) - (inRow - 1) / 2) * cell;
    const y = height / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * cell;
    const at = `x="${x - tile / 2}" y="${y - tile / 2}" width="${tile}" height="${tile}" rx="${tile * 0.23}"`;
    sheet.add(
      `<defs><linearGradient id="tile${index}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`,
      `<rect ${at} transform="translate(0 ${tile * 0.02})" fill="#10131a" opacity=".16"/><rect ${at} fill="url(#tile${index})"/>`,
      `<rect ${at} fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="${tile * 0.012}"/>`,
    );
    sheet.tinted({ ...thing, colour: thing.colour ?? ink }, x, y, tile * 0.66);
  }
  return sheet.paint();
}
