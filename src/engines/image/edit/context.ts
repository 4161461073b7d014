import type { Fonts } from '../lettering/fonts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Drawings } from '../sprites/drawings.ts';
import type { Whereabouts } from './whereabouts.ts';

export interface EditContext {
  readonly drawings: Drawings;
  /** Loaded where something is written. */
  readonly fonts: Fonts | undefined;
  readonly seed: number;
  readonly where: Whereabouts;
  /** Paints another scene. */
  paint(
    prompt: string,
    width: number,
    height: number,
  ): Promise<{ picture: Bitmap; notes: readonly string[] }>;
}

export interface EditResult {
  readonly picture: Bitmap;
  /** Sentences for the user, such as what was guessed. */
  readonly notes: readonly string[];
}
