import { BAND_STYLES } from './band-styles.ts';
import type { GenreStyle } from './genre-style.ts';
import { GROOVE_STYLES } from './groove-styles.ts';
import { HALL_STYLES } from './hall-styles.ts';
import { MACHINE_STYLES } from './machine-styles.ts';

/** How every genre is played, by its id. */
export const GENRE_STYLES: Readonly<Record<string, GenreStyle>> = {
  ...BAND_STYLES,
  ...GROOVE_STYLES,
  ...MACHINE_STYLES,
  ...HALL_STYLES,
};
