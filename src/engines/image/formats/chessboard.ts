import pieces from '../data/chess-pieces.json';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { Sheet, type Studio } from './sheet.ts';

const SHAPES = new Map(Object.entries(pieces));
const BACK_RANK = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];
const NAMES = /^(king|queen|rook|bishop|knight|pawn|piece|pieces)s?$/;

interface Piece {
  readonly shape: string;
  readonly isWhite: boolean;
  readonly file: number;
  readonly rank: number;
}

/** The board from above, with the pieces that are named, else in the opening position. */
export function composeChessboard(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const sheet = new Sheet(width, height, studio).fill('#3b2b20');
  const side = sheet.short * 0.86;
  const cell = side / 8;
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  const edge = cell * 0.36;
  sheet.add(
    `<rect x="${left - edge}" y="${top - edge}" width="${side + 2 * edge}" height="${side + 2 * edge}" rx="${edge * 0.5}" fill="#5d3f29" stroke="#2a1d14" stroke-width="${edge * 0.2}"/>`,
  );
  for (let at = 0; at < 64; at++) {
    const [file, rank] = [at % 8, Math.floor(at / 8)];
    sheet.add(
      `<rect x="${left + file * cell}" y="${top + rank * cell}" width="${cell + 0.5}" height="${cell + 0.5}" fill="${(file + rank) % 2 ? '#a9744a' : '#f0dcbc'}"/>`,
    );
  }
  const hasSquares = brief.words.some((word) => SQUARE.test(word));
  if (hasSquares) coordinates(sheet, { left, top, cell, edge });
  if (!/checker/.test(brief.phrase) || brief.words.some((word) => NAMES.test(word))) {
    const set = piecesOf(brief);
    studio.account.told.push(
      ...(set.length < 32 ? set.map(pieceWords) : ['all pieces in their first places']),
    );
    for (const { shape, isWhite, file, rank } of set) {
      const fill = isWhite ? '#fbf6ea' : '#2b2320';
      const scale = cell / 108;
      sheet.add(
        `<g transform="translate(${left + file * cell + cell * 0.04} ${top + rank * cell + cell * 0.02}) scale(${scale})"><path d="${SHAPES.get(shape)}" fill="#000000" opacity=".25" transform="translate(3 3)"/><path d="${SHAPES.get(shape)}" fill="${fill}" stroke="${isWhite ? '#4a3728' : '#c9b79c'}" stroke-width="2.6" stroke-linejoin="round"/></g>`,
      );
    }
  }
  // Moves are not played: the squares are those of the pieces that are named.
  const hasNamed = brief.words.some((word) => SHAPES.has(word.replace(/s$/, '')));
  if (hasNamed) for (const word of ['left', 'remaining']) brief.shown.add(word);
  if (hasNamed) for (const word of brief.words) if (SQUARE.test(word)) brief.shown.add(word);
  for (const word of [...brief.leftOver, 'white', 'black'])
    if (NAMES.test(word) || word === 'white' || word === 'black') brief.shown.add(word);
  for (const { said } of brief.subjects) if (NAMES.test(said)) brief.shown.add(said);
  for (const [at, word] of brief.words.entries())
    if (numberOf(word) > 1 && brief.words.slice(at + 1, at + 3).some((next) => NAMES.test(next)))
      brief.shown.add(word);
  // A board is always seen so; all pieces stand in their first places unless some are named.
  const isOpening = !brief.subjects.some(({ name }) => name.startsWith('chess-'));
  for (const word of isOpening ? FIRST : ['left', 'remaining']) brief.shown.add(word);
  for (const word of ['seen from above', 'from above', 'top view', 'top down']) brief.shown.add(word);
  return sheet.paint();
}

const FIRST = [
  'starting',
  'position',
  'starting position',
  'initial',
  'initial position',
  'start',
  'opening',
];

const SQUARE = /^([a-h])([1-8])$/;

/** "A pawn on e4 and d4": the squares that are named after a piece. */
function squaresAfter(words: readonly string[], at: number): { file: number; rank: number }[] {
  const squares: { file: number; rank: number }[] = [];
  for (const word of words.slice(at + 1)) {
    const [, file = '', rank = ''] = SQUARE.exec(word) ?? [];
    if (file) squares.push({ file: file.charCodeAt(0) - 97, rank: 8 - Number(rank) });
    else if (!/^(?:on|at|and|the|square|squares|is|stands)$/.test(word)) break;
  }
  return squares;
}

function piecesOf(brief: Brief): Piece[] {
  const random = brief.random(10);
  const named: Piece[] = [];
  let isWhite = true;
  const put = (shape: string, { file, rank }: { file: number; rank: number }): void => {
    named.push({ shape, isWhite, file, rank });
  };
  for (const [at, word] of brief.words.entries()) {
    if (word === 'white' || word === 'black') isWhite = word === 'white';
    const shape = word.replace(/s$/, '');
    if (!SHAPES.has(shape)) continue;
    const squares = squaresAfter(brief.words, at);
    for (const square of squares) put(shape, square);
    if (squares.length > 0) continue;
    const free = (): { file: number; rank: number } => ({
      file: 1 + Math.floor(random() * 6),
      rank: 2 + Math.floor(random() * 4),
    });
    const freePlace = (): { file: number; rank: number } => {
      let place = named.length === 0 ? { file: 3, rank: 4 } : free();
      while (named.some((one) => one.file === place.file && one.rank === place.rank)) place = free();
      return place;
    };
    const count = Math.min(8, numberBefore(brief.words, at));
    // Two kings are one of each side.
    const isOneOfEach =
      count === 2 && /^(?:king|queen)$/.test(shape) && !/^(?:white|black)$/.test(brief.words[at - 1] ?? '');
    for (let n = 1; n < count; n++) {
      isWhite = isOneOfEach ? false : isWhite;
      put(shape, freePlace());
      isWhite = isOneOfEach ? true : isWhite;
    }
    put(shape, freePlace());
  }
  return named.length > 0 ? named : opening();
}

/** "Two black rooks". */
const numberBefore = (words: readonly string[], at: number): number =>
  [words[at - 1], words[at - 2]].map(numberOf).find((one) => one > 0) ?? (/s$/.test(words[at] ?? '') ? 2 : 1);

const numberOf = (word = ''): number => NUMBER_WORDS.get(word) ?? Number(word);

/** "A white king on e1". */
const pieceWords = ({ shape, isWhite, file, rank }: Piece): string =>
  `a ${isWhite ? 'white' : 'black'} ${shape} on ${FILES[file]}${8 - rank}`;

const FILES = 'abcdefgh';

/** Letters and numbers along the edge, for a prompt that speaks of them. */
function coordinates(
  sheet: Sheet,
  { left, top, cell, edge }: Record<'left' | 'top' | 'cell' | 'edge', number>,
): void {
  const look = { font: 'sans', fill: '#f0dcbc', largest: edge * 0.7 } as const;
  for (let n = 0; n < 8; n++) {
    sheet.text(
      FILES[n] ?? '',
      { x: left + n * cell, y: top + 8 * cell + edge * 0.1, width: cell, height: edge * 0.8 },
      look,
    );
    sheet.text(
      String(8 - n),
      { x: left - edge * 0.9, y: top + n * cell, width: edge * 0.8, height: cell },
      look,
    );
  }
}

const opening = (): Piece[] =>
  BACK_RANK.flatMap((shape, file) => [
    { shape, isWhite: false, file, rank: 0 },
    { shape: 'pawn', isWhite: false, file, rank: 1 },
    { shape: 'pawn', isWhite: true, file, rank: 6 },
    { shape, isWhite: true, file, rank: 7 },
  ]);
