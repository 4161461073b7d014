import { mixed } from './colours.ts';
import { points } from './sheet.ts';

type Point = readonly [number, number];
type Solid = readonly [number, number, number];

/** From tiles along two sides and a height, to pixels. */
export class Projection {
  readonly unit: number;
  readonly #x: number;
  readonly #y: number;

  constructor(
    width: number,
    height: number,
    readonly tiles: number,
    tallest: number,
  ) {
    this.unit = Math.min((width * 0.94) / (tiles * 1.74), (height * 0.9) / (tiles + tallest + 0.4));
    this.#x = width / 2;
    this.#y = (height - this.unit * (tiles - tallest + 0.3)) / 2;
  }

  at(x: number, y: number, z = 0): [number, number] {
    return [this.#x + (x - y) * 0.87 * this.unit, this.#y + (x + y) * 0.5 * this.unit - z * this.unit];
  }
}

const face = (corners: readonly Point[], fill: string): string =>
  `<polygon points="${points(corners)}" fill="${fill}" stroke="${fill}" stroke-width=".6" stroke-linejoin="round"/>`;

interface Ground {
  readonly top: string;
  readonly side: string;
  readonly line: string;
}

export function groundSlab(p: Projection, { top, side, line }: Ground): string {
  const n = p.tiles;
  const deep = 0.35;
  const lines = Array.from({ length: n + 1 }, (_, k) => {
    const [a, b, c, d] = [p.at(k, 0), p.at(k, n), p.at(0, k), p.at(n, k)];
    return `<path d="M${a}L${b}M${c}L${d}" stroke="${line}" stroke-width="${p.unit * 0.03}"/>`;
  });
  return [
    face([p.at(0, n), p.at(n, n), p.at(n, n, -deep), p.at(0, n, -deep)], side),
    face([p.at(n, 0), p.at(n, n), p.at(n, n, -deep), p.at(n, 0, -deep)], mixed(side, '#10131a', 0.22)),
    face([p.at(0, 0), p.at(n, 0), p.at(n, n), p.at(0, n)], top),
    ...lines,
  ].join('');
}

/** The two walls behind a room, with a window in one. */
export function walls(p: Projection, light: string, dark: string): string {
  const n = p.tiles;
  const h = 2.2;
  return [
    face([p.at(0, 0), p.at(n, 0), p.at(n, 0, h), p.at(0, 0, h)], light),
    face([p.at(0, 0), p.at(0, n), p.at(0, n, h), p.at(0, 0, h)], dark),
    face([p.at(0, 1.6, 1), p.at(0, 2.9, 1), p.at(0, 2.9, 1.8), p.at(0, 1.6, 1.8)], '#fdfdfb'),
    face([p.at(0, 1.7, 1.08), p.at(0, 2.8, 1.08), p.at(0, 2.8, 1.72), p.at(0, 1.7, 1.72)], '#a8d3ea'),
  ].join('');
}

/** A box; with windows it is a building. */
export function block(
  p: Projection,
  [x, y, z]: Solid,
  [w, d, h]: Solid,
  colour: string,
  hasWindows = false,
): string {
  const left = mixed(colour, '#10131a', 0.16);
  const right = mixed(colour, '#10131a', 0.34);
  const parts = [
    face([p.at(x, y + d, z), p.at(x + w, y + d, z), p.at(x + w, y + d, z + h), p.at(x, y + d, z + h)], left),
    face([p.at(x + w, y, z), p.at(x + w, y + d, z), p.at(x + w, y + d, z + h), p.at(x + w, y, z + h)], right),
    face(
      [p.at(x, y, z + h), p.at(x + w, y, z + h), p.at(x + w, y + d, z + h), p.at(x, y + d, z + h)],
      mixed(colour, '#ffffff', 0.18),
    ),
  ];
  if (!hasWindows) return parts.join('');
  for (let floor = 0.2; floor < h - 0.15; floor += 0.32)
    for (const at of [0.18, 0.58]) {
      const [from, to] = [at * w, (at + 0.24) * w];
      parts.push(
        face(
          [
            p.at(x + from, y + d, floor),
            p.at(x + to, y + d, floor),
            p.at(x + to, y + d, floor + 0.16),
            p.at(x + from, y + d, floor + 0.16),
          ],
          '#fff1b8',
        ),
        face(
          [
            p.at(x + w, y + from, floor),
            p.at(x + w, y + to, floor),
            p.at(x + w, y + to, floor + 0.16),
            p.at(x + w, y + from, floor + 0.16),
          ],
          '#ffe08a',
        ),
      );
    }
  return parts.join('');
}

/** A box with a gable roof, a door and windows. */
export function house(p: Projection, [x, y]: Point, size: number, colour: string): string {
  const h = size * 0.55;
  const roof = size * 0.45;
  const eave = size * 0.08;
  const [front, side] = [y + size, x + size];
  const ridge = [p.at(x + size / 2, y - eave, h + roof), p.at(x + size / 2, front + eave, h + roof)] as const;
  const red = '#a8452f';
  const pane = (from: number, to: number, low: number, high: number, fill: string): string =>
    face(
      [
        p.at(x + from * size, front, low * size),
        p.at(x + to * size, front, low * size),
        p.at(x + to * size, front, high * size),
        p.at(x + from * size, front, high * size),
      ],
      fill,
    );
  const sidePane = (from: number): string =>
    face(
      [
        p.at(side, y + from * size, 0.2 * size),
        p.at(side, y + (from + 0.2) * size, 0.2 * size),
        p.at(side, y + (from + 0.2) * size, 0.4 * size),
        p.at(side, y + from * size, 0.4 * size),
      ],
      '#ffe7a0',
    );
  return [
    block(p, [x, y, 0], [size, size, h], mixed(colour, '#ffffff', 0.55)),
    face(
      [p.at(x, front, h), p.at(side, front, h), p.at(x + size / 2, front, h + roof)],
      mixed(colour, '#ffffff', 0.45),
    ),
    pane(0.38, 0.62, 0, 0.36, '#6b4325'),
    pane(0.1, 0.28, 0.2, 0.4, '#fff1b8'),
    pane(0.72, 0.9, 0.2, 0.4, '#fff1b8'),
    sidePane(0.16),
    sidePane(0.6),
    face(
      [
        p.at(x - eave, y - eave, h - eave * 0.6),
        ridge[0],
        ridge[1],
        p.at(x - eave, front + eave, h - eave * 0.6),
      ],
      mixed(red, '#ffffff', 0.16),
    ),
    face(
      [
        p.at(side + eave, y - eave, h - eave * 0.6),
        ridge[0],
        ridge[1],
        p.at(side + eave, front + eave, h - eave * 0.6),
      ],
      mixed(red, '#10131a', 0.18),
    ),
  ].join('');
}
