import { over } from '../formats/composite-over.ts';
import { letteringOf, type Share } from '../lettering/carried.ts';
import { fitText } from '../lettering/fit.ts';
import type { Fonts } from '../lettering/fonts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Drawings } from '../sprites/drawings.ts';
import type { KnownThing } from './whereabouts.ts';

/** Writes on a thing of the image, where its drawing has room for letters. */
export function letterOn(
  picture: Bitmap,
  thing: KnownThing,
  text: string,
  { drawings, fonts }: { readonly drawings: Drawings; readonly fonts: Fonts },
): { readonly picture: Bitmap; readonly missing: readonly string[] } {
  const { width, height } = picture;
  const { share, font } = letteringOf(thing.print.one.name, drawings);
  const box = share ? partOf(thing, share) : largestPart(thing);
  const isDark = lightIn(picture, box) < MIDDLE;
  const set = fitText(fonts, text, box, {
    font,
    fill: isDark ? '#fffdf7' : '#1d2129',
    outline: { colour: isDark ? '#1d2129' : '#fffdf7', width: 60 },
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${set.svg}</svg>`;
  return { picture: over(picture, drawings.paintSvg(svg, width)), missing: set.missing };
}

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

function partOf({ left, top, right, bottom }: KnownThing, [x, y, wide, high]: Share): Box {
  const [width, height] = [right - left, bottom - top];
  return { x: left + x * width, y: top + y * height, width: wide * width, height: high * height };
}

/** Columns and rows in which room for letters is looked for. */
const CELLS = 48;
/** Letters are wider than high; a higher box is of no more use. */
const USEFUL = 0.6;
const MARGIN = 0.08;

/** The box with the most room for letters that the thing covers all of. */
function largestPart({ print, scale, left, top, right, bottom }: KnownThing): Box {
  const [wide, high] = [(right - left) / CELLS, (bottom - top) / CELLS];
  const heights = new Array<number>(CELLS).fill(0);
  let best = { x: 0, y: 0, columns: CELLS, rows: CELLS, room: 0 };
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const [x, y] = [left + (column + 0.5) * wide, top + (row + 0.5) * high];
      heights[column] = print.isSolid(Math.round(x * scale), Math.round(y * scale))
        ? (heights[column] ?? 0) + 1
        : 0;
    }
    for (let from = 0; from < CELLS; from++) {
      let rows = CELLS;
      for (let to = from; to < CELLS && rows > 0; to++) {
        rows = Math.min(rows, heights[to] ?? 0);
        const columns = to - from + 1;
        const room = columns * wide * Math.min(rows * high, columns * wide * USEFUL);
        if (room > best.room) best = { x: from, y: row - rows + 1, columns, rows, room };
      }
    }
  }
  const inset = Math.min(best.columns * wide, best.rows * high) * MARGIN;
  return {
    x: left + best.x * wide + inset,
    y: top + best.y * high + inset,
    width: best.columns * wide - 2 * inset,
    height: best.rows * high - 2 * inset,
  };
}

const MIDDLE = 0.55;

/** Mean brightness of a part of an image, 0 to 1. */
function lightIn({ rgba, width, height }: Bitmap, box: Box): number {
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y++)
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x++) {
      const k = (y * width + x) * 4;
      sum += (0.299 * (rgba[k] ?? 0) + 0.587 * (rgba[k + 1] ?? 0) + 0.114 * (rgba[k + 2] ?? 0)) / 255;
      count++;
    }
  return count === 0 ? 1 : sum / count;
}
