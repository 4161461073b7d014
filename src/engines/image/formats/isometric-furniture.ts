import { block, type Projection } from './isometric-blocks.ts';

/** A block around the middle of a piece, in tiles: where its middle is, its size, and its shade or own colour. */
type Part = readonly [x: number, y: number, z: number, w: number, d: number, h: number, colour?: string];

interface Piece {
  readonly colour: string;
  /** The height on which things stand. */
  readonly top: number;
  readonly parts: readonly Part[];
}

const legs = (w: number, d: number, h: number): readonly Part[] =>
  [-1, 1].flatMap((across) =>
    [-1, 1].map((down): Part => [(across * (w - 0.1)) / 2, (down * (d - 0.1)) / 2, 0, 0.1, 0.1, h]),
  );
const table = (w: number, d: number, h: number, colour: string): Piece => ({
  colour,
  top: h + 0.08,
  parts: [...legs(w, d, h), [0, 0, h, w, d, 0.08]],
});
const chest = (w: number, d: number, h: number, colour: string, doors: readonly Part[] = []): Piece => ({
  colour,
  top: h,
  parts: [[0, 0, 0, w, d, h], ...doors],
});
const seat = (w: number, colour: string): Piece => ({
  colour,
  top: 0.45,
  parts: [
    [0, -0.34, 0, w, 0.18, 0.95],
    [-w / 2 + 0.08, 0, 0, 0.16, 0.7, 0.62],
    [0.06, 0.04, 0, w - 0.2, 0.62, 0.45],
    [w / 2 - 0.08, 0, 0, 0.16, 0.7, 0.62],
  ],
});
const chair: Piece = {
  colour: '#b9793f',
  top: 0.5,
  parts: [...legs(0.5, 0.5, 0.42), [0, 0, 0.42, 0.5, 0.5, 0.08], [0, -0.21, 0.5, 0.5, 0.08, 0.55]],
};
const books = ['#c8434b', '#2f6fb5', '#e3b23c', '#3f8f5f', '#7a4fa3', '#d9772f'];
const shelves: Piece = {
  colour: '#8a5a36',
  top: 1.7,
  parts: [
    [0, -0.16, 0, 1, 0.06, 1.7],
    [-0.47, 0, 0, 0.06, 0.36, 1.7],
    ...[0, 1, 2, 3].flatMap((row): Part[] => [
      [0, 0, row * 0.42, 0.9, 0.34, 0.05],
      ...books.map(
        (colour, n): Part => [
          -0.36 + n * 0.14,
          0.02,
          row * 0.42 + 0.05,
          0.11,
          0.24,
          0.24 + ((n * 7 + row * 3) % 4) * 0.025,
          books[(n + row) % books.length] ?? colour,
        ],
      ),
    ]),
    [0.47, 0, 0, 0.06, 0.36, 1.7],
    [0, 0, 1.66, 1, 0.36, 0.05],
  ],
};

const counter: Piece = chest(2.2, 0.7, 0.86, '#9a6a40', [
  [0, 0.36, 0.08, 2, 0.02, 0.7, '#85592f'],
  [0, 0, 0.86, 2.3, 0.8, 0.07, '#e4d9c6'],
]);

const PIECES: ReadonlyMap<string, Piece> = new Map([
  [
    'desk',
    {
      ...table(1.5, 0.8, 0.66, '#a8713f'),
      parts: [...legs(1.5, 0.8, 0.66), [0.5, 0, 0.1, 0.4, 0.7, 0.56], [0, 0, 0.66, 1.5, 0.8, 0.08]],
    },
  ],
  ['table', table(1.4, 0.9, 0.62, '#b07a45')],
  [
    'round-table',
    {
      colour: '#b07a45',
      top: 0.7,
      parts: [
        [0, 0, 0, 0.5, 0.5, 0.05],
        [0, 0, 0.05, 0.14, 0.14, 0.57],
        ...[0, 0.12, 0.24, 0.36].map((cut): Part => [0, 0, 0.62, 1.14 - cut, 0.78 + cut, 0.08]),
      ],
    },
  ],
  [
    'rug',
    {
      colour: '#c8654b',
      top: 0.03,
      parts: [
        [0, 0, 0, 1.6, 1.1, 0.02],
        [0, 0, 0.02, 1.35, 0.85, 0.01, '#f4e6cf'],
        [0, 0, 0.03, 1.2, 0.7, 0.01],
      ],
    },
  ],
  [
    'stool',
    { colour: '#b9793f', top: 0.68, parts: [...legs(0.42, 0.42, 0.6), [0, 0, 0.6, 0.46, 0.46, 0.08]] },
  ],
  ['bar-counter', counter],
  ['worktop', counter],
  ['chair', chair],
  ['office-chair', { ...chair, colour: '#3a4250' }],
  ['bookcase', shelves],
  ['shelf', shelves],
  ['sofa', seat(1.7, '#5a7fa8')],
  ['armchair', seat(0.95, '#b8604d')],
  ['wardrobe', chest(1, 0.6, 1.8, '#9a6a40')],
  ['dresser', chest(1, 0.5, 0.8, '#9a6a40')],
  [
    'refrigerator',
    chest(0.7, 0.7, 1.65, '#dfe5ea', [
      [0, 0.36, 1.08, 0.7, 0.02, 0.03, '#8b959e'],
      [-0.25, 0.38, 1.2, 0.05, 0.04, 0.3, '#8b959e'],
    ]),
  ],
  [
    'stove',
    chest(0.75, 0.7, 0.78, '#e3e6e9', [
      [0, 0.36, 0.2, 0.5, 0.02, 0.36, '#2b3038'],
      [-0.16, -0.14, 0.78, 0.24, 0.24, 0.02, '#2b3038'],
      [0.18, -0.14, 0.78, 0.24, 0.24, 0.02, '#2b3038'],
      [-0.16, 0.18, 0.78, 0.24, 0.24, 0.02, '#2b3038'],
      [0.18, 0.18, 0.78, 0.24, 0.24, 0.02, '#2b3038'],
    ]),
  ],
  ['washing-machine', chest(0.7, 0.7, 0.85, '#e3e6e9', [[0, 0.36, 0.2, 0.4, 0.02, 0.4, '#4a5663']])],
  [
    'bed',
    {
      colour: '#a8713f',
      top: 0.5,
      parts: [
        [0, -0.9, 0, 1.2, 0.1, 0.85],
        [0, 0, 0, 1.2, 1.8, 0.26],
        [0, 0, 0.26, 1.14, 1.74, 0.16, '#f4f1ea'],
        [0, 0.28, 0.4, 1.18, 1.2, 0.08, '#4f86c6'],
        [0, -0.62, 0.42, 0.8, 0.34, 0.12, '#ffffff'],
      ],
    },
  ],
]);

export const isPiece = (name: string): boolean => PIECES.has(name);

/** Furniture as blocks, which lie in the view of the room; undefined for all else. */
export function furnitureOf(
  { name, colour }: { readonly name: string; readonly colour?: string | undefined },
  projection: Projection,
): { readonly top: number; readonly at: (x: number, y: number) => string } | undefined {
  const piece = PIECES.get(name);
  if (!piece) return undefined;
  return {
    top: piece.top,
    at: (x, y) =>
      piece.parts
        .map(([dx, dy, z, w, d, h, own]) =>
          block(projection, [x + dx - w / 2, y + dy - d / 2, z], [w, d, h], own ?? colour ?? piece.colour),
        )
        .join(''),
  };
}
