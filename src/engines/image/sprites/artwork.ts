import { BODIES } from './artwork/bodies.ts';
import { BUILDINGS } from './artwork/buildings.ts';
import { CRAFT } from './artwork/craft.ts';
import type { Artwork } from './artwork/svg.ts';

/** Drawings for subjects that the icon set lacks or shows only in part. They replace icons of the same name. */
export const ARTWORK: Readonly<Record<string, Artwork>> = { ...BODIES, ...BUILDINGS, ...CRAFT };
