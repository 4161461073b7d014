import drawings from '../data/drawings.json';
import { BODIES } from './artwork/bodies.ts';
import { COMPOSED } from './artwork/composed.ts';
import { SHAPES } from './artwork/shapes.ts';
import { type Artwork, svg } from './artwork/svg.ts';

const STATIC = Object.entries(drawings).map(([name, { width, height, body }]): [string, Artwork] => [
  name,
  () => svg(width, height, body.join('')),
]);

/** Drawings for subjects that the icon set lacks or shows only in part. They replace icons of the same name. */
export const ARTWORK: Readonly<Record<string, Artwork>> = {
  ...SHAPES,
  ...BODIES,
  ...COMPOSED,
  ...Object.fromEntries(STATIC),
};
