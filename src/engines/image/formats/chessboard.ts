import pieces from '../data/chess-pieces.json';
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
  const edge = cell * 0.28;
  sheet.add(
    `<rect x="${left - edge}" y="${top - edge}" width="${side + 2 * edge}" height="${side + 2 * edge}" rx="${edge * 0.5}" fill="#5d3f29" stroke="#2a1d14" stroke-width="${edge * 0.2}"/>`,
  );
  for (let at = 0; at < 64; at++) {
    const [file, rank] = [at % 8, Math.floor(at / 8)];
    sheet.add(
      `<rect x="${left + file * cell}" y="${top + rank * cell}" width="${cell + 0.5}" height="${cell + 0.5}" fill="${(file + rank) % 2 ? '#a9744a' : '#f0dcbc'}"/>`,
    );
  }
  if (!/checker/.test(brief.phrase) || brief.words.some((word) => NAMES.test(word)))
    for (const { shape, isWhite, file, rank } of piecesOf(brief)) {
      const fill = isWhite ? '#fbf6ea' : '#2b2320';
      const scale = cell / 108;
      sheet.add(
        `<g transform="translate(${left + file * cell + cell * 0.04} ${top + rank * cell + cell * 0.02}) scale(${scale})"><path d="${SHAPES.get(shape)}" fill="#000000" opacity=".25" transform="translate(3 3)"/><path d="${SHAPES.get(shape)}" fill="${fill}" stroke="${isWhite ? '#4a3728' : '#c9b79c'}" stroke-width="2.6" stroke-linejoin="round"/></g>`,
      );
    }
  for (const word of [...brief.leftOver, 'white', 'black'])
    if (NAMES.test(word) || word === 'white' || word === 'black') brief.shown.add(word);
  for (const { said } of brief.subjects) if (NAMES.test(said)) brief.shown.add(said);
  return sheet.paint();
}

function piecesOf(brief: Brief): Piece[] {
  const random = brief.random(10);
  const named: Piece[] = [];
  let isWhite = true;
  for (const word of brief.words) {
    if (word === 'white' || word === 'black') isWhite = word === 'white';
    const shape = word.replace(/s$/, '');
    if (!SHAPES.has(shape)) continue;
    const free = (): { file: number; rank: number } => ({
      file: 1 + Math.floor(random() * 6),
      rank: 2 + Math.floor(random() * 4),
    });
    let place = named.length === 0 ? { file: 3, rank: 4 } : free();
    while (named.some((one) => one.file === place.file && one.rank === place.rank)) place = free();
    named.push({ shape, isWhite, ...place });
  }
  return named.length > 0 ? named : opening();
}

const opening = (): Piece[] =>
  BACK_RANK.flatMap((shape, file) => [
    { shape, isWhite: false, file, rank: 0 },
    { shape: 'pawn', isWhite: false, file, rank: 1 },
    { shape: 'pawn', isWhite: true, file, rank: 6 },
    { shape, isWhite: true, file, rank: 7 },
  ]);
