import { points, polar } from './sheet.ts';

const SHAPES = {
  triangle: /^triang\w+$/,
  circle: /^(?:circle|circular|round|ring|disc|disk)$/,
  octagon: /^(?:octagon\w*|eight-sided)$/,
  diamond: /^(?:diamond\w*|rhombus)$/,
  plate: /^(?:rectang\w+|plate)$/,
  square: /^(?:square|panel)$/,
} as const;
export type Shape = keyof typeof SHAPES;
const isShape = (name: string): name is Shape => name in SHAPES;

/** The shape of a sign that a word names. */
export const shapeOf = (word: string): Shape | undefined =>
  Object.keys(SHAPES).find((name): name is Shape => isShape(name) && SHAPES[name].test(word));

/** The height of a plate relative to its width. */
const LOW = 0.6;

interface Box {
  readonly width: number;
  readonly height: number;
  /** The middle, below that of the shape. */
  readonly down: number;
}

/** The room inside the edge of a shape of radius 1. */
export const roomIn = (shape: Shape): Box =>
  shape === 'triangle'
    ? { width: 0.86, height: 0.74, down: 0.26 }
    : shape === 'plate'
      ? { width: 1.6, height: LOW * 1.35, down: 0 }
      : shape === 'square'
        ? { width: 1.5, height: 1.5, down: 0 }
        : shape === 'diamond'
          ? { width: 0.9, height: 0.9, down: 0 }
          : { width: 1.2, height: 1.08, down: 0 };

/** A sign of radius `r`, as SVG. */
export function outline(
  shape: Shape,
  x: number,
  y: number,
  r: number,
  { fill, edge }: { readonly fill: string; readonly edge: string },
): string {
  const line = r * 0.11;
  const look = `fill="${fill}" stroke="${edge}" stroke-width="${line}" stroke-linejoin="round"`;
  if (shape === 'circle') return `<circle cx="${x}" cy="${y}" r="${r - line / 2}" ${look}/>`;
  if (shape === 'square' || shape === 'plate') {
    const tall = shape === 'plate' ? LOW : 1;
    const rect = (far: number, more: string): string =>
      `<rect x="${x - far}" y="${y - far + r * (1 - tall)}" width="${far * 2}" height="${2 * (far - r * (1 - tall))}" ${more}/>`;
    return `${rect(r * 0.97, `rx="${r * 0.12}" fill="${fill}"`)}${rect(r * 0.87, `rx="${r * 0.08}" fill="none" stroke="${edge}" stroke-width="${line * 0.5}"`)}`;
  }
  const corners =
    shape === 'triangle'
      ? [0, 1, 2].map((n) => polar(x, y + r * 0.22, r * 1.04, n / 3))
      : shape === 'diamond'
        ? [0, 1, 2, 3].map((n) => polar(x, y, r * 0.98, n / 4))
        : Array.from({ length: 8 }, (_, n) => polar(x, y, r, (n + 0.5) / 8));
  return `<polygon points="${points(corners)}" ${look}/>`;
}
