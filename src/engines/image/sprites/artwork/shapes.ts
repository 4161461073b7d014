import everyday from '../../data/drawings-everyday.json';
import geometry from '../../data/drawings-geometry.json';
import home from '../../data/drawings-home.json';
import nature from '../../data/drawings-nature.json';
import things from '../../data/drawings-things.json';
import town from '../../data/drawings-town.json';
import { type Artwork, svg } from './svg.ts';

/** Flat drawings of everyday things, one line a shape; see `shapeElement`. */
export const SHAPE_DRAWINGS = { ...everyday, ...geometry, ...home, ...nature, ...things, ...town };

/**
 * One SVG element: `r x y width height fill [radius]`, `c x y radius fill`, `e x y rx ry fill`, `p fill path`,
 * `s colour width path` for a line.
 */
function shapeElement(shape: string): string {
  const [kind, a = '', b = '', c = '', d = '', e = '', f = '0'] = shape.split(' ');
  switch (kind) {
    case 'r':
      return `<rect x="${a}" y="${b}" width="${c}" height="${d}" fill="${e}" rx="${f}"/>`;
    case 'c':
      return `<circle cx="${a}" cy="${b}" r="${c}" fill="${d}"/>`;
    case 'e':
      return `<ellipse cx="${a}" cy="${b}" rx="${c}" ry="${d}" fill="${e}"/>`;
    case 'p':
      return `<path fill="${a}" d="${shape.slice(3 + a.length)}"/>`;
    case 's':
      return `<path fill="none" stroke="${a}" stroke-width="${b}" stroke-linecap="round" stroke-linejoin="round" d="${shape.slice(4 + a.length + b.length)}"/>`;
    default:
      throw new RangeError(`no shape is called "${kind}"`);
  }
}

export const SHAPES: Readonly<Record<string, Artwork>> = Object.fromEntries(
  Object.entries(SHAPE_DRAWINGS).map(([name, { width, height, shapes }]): [string, Artwork] => [
    name,
    () => svg(width, height, shapes.map(shapeElement).join('')),
  ]),
);
