import type { Subject } from '../prompt/subject.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import type { FormatName } from './find-format.ts';
import { Sheet, type Studio } from './sheet.ts';

/** Base, light and dark; how dense the marks are, and whether they lie in rows as bricks and planks do. */
interface Ground {
  readonly colours: readonly [string, string, string];
  readonly marks: number;
  readonly rows?: number;
}

const GRASS: Ground = { colours: ['#5fae45', '#7cc75a', '#3f8a35'], marks: 0.22 };

const GROUNDS: readonly (readonly [RegExp, Ground])[] = [
  [/grass|meadow|lawn/, GRASS],
  [/path|dirt|earth|soil|mud|road/, { colours: ['#a97c50', '#c1956a', '#86603b'], marks: 0.2 }],
  [
    /deep water|water|river|sea|lake|ocean/,
    { colours: ['#3f8fd6', '#7cc0f0', '#2f74b8'], marks: 0.16, rows: 4 },
  ],
  [/sand|beach|desert/, { colours: ['#e6cf8f', '#f3e2b0', '#cbb06c'], marks: 0.18 }],
  [/snow|ice/, { colours: ['#eef5fb', '#ffffff', '#c9dcec'], marks: 0.14 }],
  [/stone|rock|cobble|gravel/, { colours: ['#8f959c', '#aab0b7', '#6b7178'], marks: 0.2, rows: 5 }],
  [/brick|wall/, { colours: ['#b2543d', '#c96b52', '#7d3a2b'], marks: 0.06, rows: 4 }],
  [/plank|wood|floor|bridge/, { colours: ['#a8713f', '#bf8950', '#7a4e29'], marks: 0.08, rows: 4 }],
  [/lava|magma/, { colours: ['#e0491d', '#ffb32e', '#8c2410'], marks: 0.24 }],
  [/forest|hedge|leaves/, { colours: ['#2f6b34', '#4c8f45', '#1d4a26'], marks: 0.35 }],
];

const LIST =
  /(?::|\bwith\b|\bof\b)\s*([^:]+?)(?=,?\s*\b(?:\d+\s*(?:x|×)\s*\d+|pixels?|each|all|seamless|top|for|with)\b|$)/iu;

interface Tile {
  readonly said: string;
  readonly ground: Ground;
  /** The things that stand on the ground. */
  readonly thing?: Subject;
}

/** The tiles of "a tileset: grass, path, water"; empty where the prompt names fewer than two that are known. */
export function tilesIn(
  { rest, request, subjects }: Pick<Brief, 'rest' | 'request' | 'subjects'>,
  format: FormatName,
): readonly Tile[] {
  if (format !== 'pixels' || !/\b(?:tile\s?(?:set|sheet|map)|tiles)\b/i.test(request.prompt)) return [];
  const listed = (LIST.exec(rest.replace(/^.*?:/su, ':'))?.[1] ?? '').split(
    /\s*[,;]\s*(?:and\s+)?|\s+and\s+/,
  );
  const groundOf = (words: string): Ground | undefined => GROUNDS.find(([word]) => word.test(words))?.[1];
  const tiles = listed.flatMap((one): Tile[] => {
    const said = one
      .toLowerCase()
      .trim()
      .replace(/^(?:an?|the) |\s*tiles?$/g, '');
    const thing = subjects.find((subject) => said.endsWith(subject.said));
    // A wooden chest is no floor of wood.
    const ground =
      groundOf(/^(.+) (?:path|road|bridge)$/.exec(said)?.[1] ?? '') ??
      groundOf(said.split(' ').at(-1) ?? '') ??
      (thing ? undefined : groundOf(said));
    if (ground) return [{ said, ground }];
    return thing ? [{ said, ground: GRASS, thing }] : [];
  });
  return tiles.length > 1 ? tiles : [];
}

/** Squares of ground side by side, each a tile that meets itself, with their names. */
export function composeTiles(brief: Brief, studio: Studio, tiles: readonly Tile[]): Bitmap {
  const { width, height } = brief.request;
  const sheet = new Sheet(width, height, studio).fill('#23262e');
  const usual = tiles.some(({ thing }) => thing) ? '24' : '16';
  const [said = '', number = usual] = /\b(\d{1,2})\s?(?:x|×|by)\s?\1\b/iu.exec(brief.request.prompt) ?? [];
  const cells = Math.min(32, Math.max(8, Number(number)));
  const columns = Math.ceil(Math.sqrt(tiles.length));
  const rows = Math.ceil(tiles.length / columns);
  const cell = Math.floor(Math.min((width * 0.86) / columns, (height * 0.8) / rows) / cells);
  const side = cell * cells;
  const [stepX, stepY] = [(width - columns * side) / (columns + 1), (height - rows * side) / (rows + 1)];
  for (const [n, { said: name, ground, thing }] of tiles.entries()) {
    const random = brief.random(40 + n);
    const isWater = /water|river|sea|lake|ocean/.test(name);
    const x = Math.round(stepX + (n % columns) * (side + stepX));
    const y = Math.round(stepY * 0.6 + Math.floor(n / columns) * (side + stepY));
    const [base, light, dark] = ground.colours;
    const parts = [`<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${base}"/>`];
    const dot = (column: number, row: number, colour: string, wide = 1): void => {
      for (let k = 0; k < wide; k++)
        parts.push(
          `<rect x="${x + ((column + k) % cells) * cell}" y="${y + row * cell}" width="${cell}" height="${cell}" fill="${colour}"/>`,
        );
    };
    for (let row = 0; row < cells; row++) {
      const band = ground.rows ? Math.floor(cells / ground.rows) : 0;
      const isJoint = band > 0 && row % band === 0;
      for (let column = 0; column < cells; column++) {
        const shift = band > 0 && Math.floor(row / band) % 2 === 1 ? cells / 4 : 0;
        const isGap = band > 0 && !isWater && (column + shift) % (cells / 2) === 0;
        if (isGap || (isJoint && !isWater)) dot(column, row, dark);
        else if (random() < ground.marks) dot(column, row, random() < 0.5 ? light : dark, band > 0 ? 2 : 1);
      }
    }
    if (thing) parts.push(...thingIn(thing, { x, y, cell, cells }, studio));
    sheet.add(`<g shape-rendering="crispEdges">${parts.join('')}</g>`);
    sheet.text(
      name,
      { x, y: y + side + stepY * 0.08, width: side, height: Math.min(stepY * 0.8, sheet.short * 0.05) },
      { font: 'sans', fill: '#f3f4f6', mostLines: 1, largest: sheet.short * 0.035 },
    );
    studio.account.told.push(`a tile of ${name}`);
    for (const word of [name, ...name.split(' ')]) brief.shown.add(word);
  }
  for (const word of [...said.toLowerCase().split(/\s+/), number, 'x', `${number} x ${number}`, ...OF_TILES])
    brief.shown.add(word);
  return sheet.paint();
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly cells: number;
}

/** The drawing in cells, once for each of its number. */
function thingIn(
  { name, count, counted }: Subject,
  { x, y, cell, cells }: Square,
  { drawings }: Studio,
): string[] {
  const copies = counted ? Math.min(4, count) : 1;
  const across = Math.ceil(Math.sqrt(copies));
  const room = Math.floor((cells - 2) / across);
  return Array.from({ length: copies }, (_, n) => {
    const { width, height, rgba } = drawings.draw(name, room);
    const left = 1 + (n % across) * room + Math.floor((room - width) / 2);
    const top = copies <= across ? cells - 1 - height : 1 + Math.floor(n / across) * room + room - height;
    return Array.from({ length: width * height }, (__, at) => {
      const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(at * 4, at * 4 + 4);
      const column = left + (at % width);
      const row = top + Math.floor(at / width);
      return alpha < 110
        ? ''
        : `<rect x="${x + column * cell}" y="${y + row * cell}" width="${cell}" height="${cell}" fill="rgb(${r},${g},${b})"/>`;
    }).join('');
  });
}

const OF_TILES =
  'tileset tile tiles labels labelled names set rpg sheet game top down top-down rpg 2d platformer each seamless'.split(
    ' ',
  );
