import type { ChalkInstance } from 'chalk';
import type { ColourEnvironment, ColourLevel } from './colour.ts';
import { chalkOf } from './style.ts';

export interface PreviewPixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, row by row. */
  readonly rgba: Uint8Array | Uint8ClampedArray;
}

export type PictureProtocol = 'kitty' | 'iterm' | 'blocks';

/** Terminals say what they are; inside tmux and screen the outer one cannot be reached. */
export function pictureProtocol(env: ColourEnvironment): PictureProtocol {
  const term = env.TERM ?? '';
  const program = env.TERM_PROGRAM ?? '';
  if (env.TMUX || env.STY || /^(screen|tmux)/.test(term)) return 'blocks';
  if (env.WEZTERM_PANE || /^(iTerm\.app|WezTerm|mintty)$/.test(program)) return 'iterm';
  if (env.KITTY_WINDOW_ID || /^xterm-(kitty|ghostty)$/.test(term) || program === 'ghostty') return 'kitty';
  return 'blocks';
}

/** Cells are about twice as high as wide; a picture is never enlarged past one pixel per half cell. */
export function cellsFor(
  size: { readonly width: number; readonly height: number },
  room: { readonly columns: number; readonly rows: number },
): { readonly columns: number; readonly rows: number } {
  const scale = Math.min(1, room.columns / size.width, (room.rows * 2) / size.height);
  return {
    columns: Math.max(1, Math.round(size.width * scale)),
    rows: Math.max(1, Math.round((size.height * scale) / 2)),
  };
}

const KITTY_CHUNK = 4_096;

/** The kitty graphics protocol; `q=2` so that the terminal's answers do not end up in the input. */
export function kittyPicture(
  png: Uint8Array,
  cells: { readonly columns: number; readonly rows: number },
): string {
  const text = Buffer.from(png).toString('base64');
  const pieces: string[] = [];
  for (let at = 0; at < text.length || at === 0; at += KITTY_CHUNK) {
    const more = at + KITTY_CHUNK < text.length ? 1 : 0;
    const keys = at === 0 ? `a=T,f=100,q=2,c=${cells.columns},r=${cells.rows},m=${more}` : `m=${more}`;
    pieces.push(`\x1b_G${keys};${text.slice(at, at + KITTY_CHUNK)}\x1b\\`);
  }
  return pieces.join('');
}

export function itermPicture(png: Uint8Array, cells: { readonly columns: number }): string {
  const text = Buffer.from(png).toString('base64');
  return `\x1b]1337;File=inline=1;size=${png.length};width=${cells.columns};preserveAspectRatio=1:${text}\x07`;
}

type Colour = readonly [red: number, green: number, blue: number];

/** The mean of a rectangle of pixels; undefined where it is mostly transparent. */
function mean(image: PreviewPixels, x0: number, x1: number, y0: number, y1: number): Colour | undefined {
  let red = 0;
  let green = 0;
  let blue = 0;
  let alpha = 0;
  const count = (x1 - x0) * (y1 - y0);
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const at = (y * image.width + x) * 4;
      const opacity = image.rgba[at + 3] ?? 0;
      red += (image.rgba[at] ?? 0) * opacity;
      green += (image.rgba[at + 1] ?? 0) * opacity;
      blue += (image.rgba[at + 2] ?? 0) * opacity;
      alpha += opacity;
    }
  }
  if (alpha < count * 128) return undefined;
  return [Math.round(red / alpha), Math.round(green / alpha), Math.round(blue / alpha)];
}

function cell(upper: Colour | undefined, lower: Colour | undefined, chalk: ChalkInstance): string {
  if (upper && lower) return chalk.rgb(...upper).bgRgb(...lower)('▀');
  if (upper) return chalk.rgb(...upper)('▀');
  return lower ? chalk.rgb(...lower)('▄') : ' ';
}

/** Two pixels a cell, for any terminal with colours. */
export function halfBlocks(
  image: PreviewPixels,
  cells: { readonly columns: number; readonly rows: number },
  level: ColourLevel,
): string[] {
  const rows = cells.rows * 2;
  const chalk = chalkOf(level);
  const edge = (index: number, of: number, size: number): number => Math.floor((index * size) / of);
  const pixel = (column: number, row: number): Colour | undefined => {
    const x0 = edge(column, cells.columns, image.width);
    const y0 = edge(row, rows, image.height);
    const x1 = Math.max(x0 + 1, edge(column + 1, cells.columns, image.width));
    const y1 = Math.max(y0 + 1, edge(row + 1, rows, image.height));
    return mean(image, x0, x1, y0, y1);
  };
  return Array.from({ length: cells.rows }, (_, row) => {
    const line = Array.from({ length: cells.columns }, (_, column) =>
      cell(pixel(column, row * 2), pixel(column, row * 2 + 1), chalk),
    );
    return line.join('');
  });
}

const LEVELS = ' ▁▂▃▄▅▆▇█';

/** The loudest of each stretch of a sound, from 0 to 1, as one line. */
export function waveform(peaks: readonly number[], columns: number): string {
  const places = Math.min(columns, peaks.length);
  return Array.from({ length: places }, (_, index) => {
    const from = Math.floor((index * peaks.length) / places);
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / places));
    const loudest = peaks.slice(from, to).reduce((top, peak) => Math.max(top, Math.abs(peak)), 0);
    return LEVELS[Math.round(Math.min(1, loudest) * (LEVELS.length - 1))] ?? ' ';
  }).join('');
}

export interface PictureRoom {
  readonly columns: number;
  readonly rows: number;
  readonly level: ColourLevel;
}

/** The best this terminal can show; nothing where it has no colours. */
export function pictureLines(
  image: PreviewPixels,
  png: Uint8Array | undefined,
  env: ColourEnvironment,
  room: PictureRoom,
): string[] {
  const cells = cellsFor(image, room);
  const protocol = png ? pictureProtocol(env) : 'blocks';
  if (png && protocol === 'kitty') return [kittyPicture(png, cells)];
  if (png && protocol === 'iterm') return [itermPicture(png, cells)];
  return room.level >= 2 ? halfBlocks(image, cells, room.level) : [];
}
