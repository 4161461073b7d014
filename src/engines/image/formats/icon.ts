import type { Bitmap } from '../raster/bitmap.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { mixed, paletteFor } from './colours.ts';
import { inkAndGround } from './ink-and-ground.ts';
import { Sheet, type Studio } from './sheet.ts';
import { shownSubjects } from './subjects.ts';

type Spot = readonly [across: number, down: number, size: number];

/** In shares of a tile, from its middle: the first thing is the largest. */
const ALONE: Spot = [0, 0, 0.66];
const TOGETHER: readonly Spot[] = [
  [-0.1, -0.04, 0.5],
  [0.25, 0.22, 0.3],
  [0.26, -0.24, 0.26],
  [-0.27, 0.29, 0.24],
];

/** A tile with rounded corners: one fills the image, several make a set. */
export function composeIcon(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const random = brief.random(4);
  const { ink, ground: background } = inkAndGround(brief);
  const sheet = new Sheet(width, height, studio).fill(background ?? '#f1f3f6');
  const things = shownSubjects(brief, studio, 12);
  // "Weather icons: sun, rain": the topic is a heading for the things after it.
  if (things.length > 1) topicDrawing(brief);
  if (!background) brief.shown.add('gradient');
  // "An icon of a hive with two bees" is one, "weather icons" are several.
  const isSet = /s$|\bset\b/.test(brief.phrase) || things.length > TOGETHER.length;
  const tiles = isSet ? things.map((thing) => [thing]) : [things];
  const columns = Math.ceil(Math.sqrt((tiles.length * width) / height));
  const rows = Math.ceil(tiles.length / columns);
  const cell = Math.min(width / columns, height / rows);
  const tile = cell * 0.8;
  for (const [index, tiled] of tiles.entries()) {
    const palette = paletteFor(index === 0 && !background ? brief.colours : [], random);
    const top = background ?? mixed(palette.main, '#ffffff', 0.38);
    const bottom = background ?? mixed(palette.main, '#10131a', 0.12);
    const inRow = Math.min(columns, tiles.length - Math.floor(index / columns) * columns);
    const x = width / 2 + ((index % columns) - (inRow - 1) / 2) * cell;
    const y = height / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * cell;
    const at = `x="${x - tile / 2}" y="${y - tile / 2}" width="${tile}" height="${tile}" rx="${tile * 0.23}"`;
    sheet.add(
      `<defs><linearGradient id="tile${index}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`,
      `<rect ${at} transform="translate(0 ${tile * 0.02})" fill="#10131a" opacity=".16"/><rect ${at} fill="url(#tile${index})"/>`,
      `<rect ${at} fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="${tile * 0.012}"/>`,
    );
    const spots = tiled.length === 1 ? [ALONE] : TOGETHER;
    for (const [n, thing] of tiled.entries()) {
      const [across, down, size] = spots[n] ?? ALONE;
      const share = tiled.length > 2 ? size : size * 1.15;
      const colour = thing.colour ?? ink;
      sheet.tinted({ ...thing, colour }, x + across * tile, y + down * tile, tile * share);
    }
  }
  return sheet.paint();
}
