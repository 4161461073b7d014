import stored from '../data/progressions.json';

/** Chord sequences of four bars (twelve for the blues) in Roman numerals. */
export interface Progressions {
  readonly verse: readonly string[];
  readonly chorus: readonly string[];
  readonly bridge: readonly string[];
}

export interface HarmonyFamily {
  readonly bright: Progressions;
  readonly dark: Progressions;
}

export type HarmonyName = keyof typeof stored;

export const HARMONIES: Readonly<Record<HarmonyName, HarmonyFamily>> = stored;
