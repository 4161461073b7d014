import { BAND_STYLES } from './band-styles.ts';
import { GROOVE_STYLES } from './groove-styles.ts';
import { HALL_STYLES } from './hall-styles.ts';
import { MACHINE_STYLES } from './machine-styles.ts';
import type { Style } from './style.ts';

/** How every genre is played, by its id. */
export const STYLES: Readonly<Record<string, Style>> = {
  ...BAND_STYLES,
  ...GROOVE_STYLES,
  ...MACHINE_STYLES,
  ...HALL_STYLES,
};
