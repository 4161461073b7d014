import { describe, expect, test } from 'vitest';
import {
  cellsFor,
  halfBlocks,
  itermPicture,
  kittyPicture,
  type PreviewPixels,
  pictureLines,
  pictureProtocol,
  waveform,
} from '../../src/terminal/pictures.ts';

function filled(width: number, height: number, colour: (x: number, y: number) => number[]): PreviewPixels {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rgba.set(colour(x, y), (y * width + x) * 4);
  return { width, height, rgba };
}

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const CLEAR = [9, 9, 9, 0];

test.each<[env: Record<string, string>, protocol: string]>([
  [{ TERM: 'xterm-kitty' }, 'kitty'],
  [{ TERM: 'xterm-256color', KITTY_WINDOW_ID: '1' }, 'kitty'],
  [{ TERM: 'xterm-ghostty' }, 'kitty'],
  [{ TERM_PROGRAM: 'iTerm.app' }, 'iterm'],
  [{ TERM_PROGRAM: 'WezTerm' }, 'iterm'],
  [{ WEZTERM_PANE: '0', TERM: 'xterm-256color' }, 'iterm'],
  [{ TERM: 'xterm-256color' }, 'blocks'],
  [{ TERM_PROGRAM: 'vscode' }, 'blocks'],
  [{ TERM: 'tmux-256color', KITTY_WINDOW_ID: '1' }, 'blocks'],
  [{ TMUX: '/tmp/x', TERM_PROGRAM: 'iTerm.app' }, 'blocks'],
])('%j shows pictures by %s', (env, protocol) => {
  expect(pictureProtocol(env)).toBe(protocol);
});

test.each([
  [
    { width: 1024, height: 1024 },
    { columns: 80, rows: 24 },
    { columns: 48, rows: 24 },
  ],
  [
    { width: 1600, height: 400 },
    { columns: 80, rows: 24 },
    { columns: 80, rows: 10 },
  ],
  [
    { width: 8, height: 8 },
    { columns: 80, rows: 24 },
    { columns: 8, rows: 4 },
  ],
  [
    { width: 5000, height: 1 },
    { columns: 80, rows: 24 },
    { columns: 80, rows: 1 },
  ],
])('%j in %j takes %j', (size, room, cells) => {
  expect(cellsFor(size, room)).toEqual(cells);
});

describe('half blocks', () => {
  test('two pixels a cell', () => {
    const image = filled(1, 2, (_x, y) => (y === 0 ? RED : BLUE));
    expect(halfBlocks(image, { columns: 1, rows: 1 }, 3)).toEqual([
      '\x1b[38;2;255;0;0m\x1b[48;2;0;0;255m▀\x1b[49m\x1b[39m',
    ]);
    expect(halfBlocks(image, { columns: 1, rows: 1 }, 2)).toEqual([
      '\x1b[38;5;196m\x1b[48;5;21m▀\x1b[49m\x1b[39m',
    ]);
  });

  test('what is transparent shows the terminal', () => {
    const upper = filled(1, 2, (_x, y) => (y === 0 ? RED : CLEAR));
    const lower = filled(1, 2, (_x, y) => (y === 0 ? CLEAR : RED));
    expect(halfBlocks(upper, { columns: 1, rows: 1 }, 3)).toEqual(['\x1b[38;2;255;0;0m▀\x1b[39m']);
    expect(halfBlocks(lower, { columns: 1, rows: 1 }, 3)).toEqual(['\x1b[38;2;255;0;0m▄\x1b[39m']);
    expect(
      halfBlocks(
        filled(1, 2, () => CLEAR),
        { columns: 1, rows: 1 },
        3,
      ),
    ).toEqual([' ']);
  });

  test('a large picture is averaged', () => {
    const stripes = filled(4, 4, (x) => (x % 2 === 0 ? RED : BLUE));
    expect(halfBlocks(stripes, { columns: 1, rows: 1 }, 3)[0]).toContain('38;2;128;0;128');
  });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('protocols carry the PNG whole', () => {
  test('kitty, in pieces of at most 4,096 characters, each an APC of its own', () => {
    const large = new Uint8Array(10_000).map((_, index) => index % 256);
    const text = kittyPicture(large, { columns: 40, rows: 20 });
    const pieces = [...text.matchAll(/\x1b_G([^;]*);([^\x1b]*)\x1b\\/g)];
    expect(pieces.map((piece) => piece[1])).toEqual(['a=T,f=100,q=2,c=40,r=20,m=1', 'm=1', 'm=1', 'm=0']);
    expect(pieces.every((piece) => (piece[2]?.length ?? 0) <= 4096)).toBe(true);
    expect(Buffer.from(pieces.map((piece) => piece[2]).join(''), 'base64').equals(Buffer.from(large))).toBe(
      true,
    );
    expect(pieces.map((piece) => piece[0]).join('')).toBe(text);
  });

  test('a small one in one piece', () => {
    expect(kittyPicture(PNG, { columns: 1, rows: 1 })).toBe(
      `\x1b_Ga=T,f=100,q=2,c=1,r=1,m=0;${PNG.toString('base64')}\x1b\\`,
    );
  });

  test('iTerm2', () => {
    expect(itermPicture(PNG, { columns: 40 })).toBe(
      `\x1b]1337;File=inline=1;size=${PNG.length};width=40;preserveAspectRatio=1:${PNG.toString('base64')}\x07`,
    );
  });
});

test('a terminal without colours, or a picture without a PNG, falls back', () => {
  const image = filled(2, 2, () => RED);
  const room = { columns: 80, rows: 24 };
  expect(pictureLines(image, undefined, { TERM: 'xterm-kitty' }, { ...room, level: 3 })[0]).toContain('▀');
  expect(pictureLines(image, PNG, { TERM: 'xterm' }, { ...room, level: 1 })).toEqual([]);
  expect(pictureLines(image, PNG, { TERM: 'xterm-kitty' }, { ...room, level: 0 })[0]).toContain('\x1b_G');
});

test.each([
  [[0, 0.5, 1], 3, ' ▄█'],
  [[0, 1, 0, 0.5], 2, '█▄'],
  [[0.25], 10, '▂'],
  [[-1, 2], 2, '██'],
  [[], 5, ''],
])('the sound %j in %i columns is "%s"', (peaks, columns, line) => {
  expect(waveform(peaks, columns)).toBe(line);
});
