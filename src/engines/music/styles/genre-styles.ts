import { oneOf, tableKey } from '../../narrow.ts';
import { GROOVES } from '../composition/grooves.ts';
import { HARMONIES } from '../composition/progressions.ts';
import { BASS_PATTERNS, CHORD_PATTERNS } from '../composition/rhythm-patterns.ts';
import { SYNTH_KINDS } from '../composition/score.ts';
import { METERS, MODES, SHADES } from '../composition/theory.ts';
import stored from '../data/genre-styles.json';
import type { GenreStyle, MixSettings, PartStyle } from './genre-style.ts';

interface StoredStyle {
  readonly modes: { readonly bright: string; readonly dark: string };
  readonly shade: string;
  readonly meter: number;
  readonly swing: { readonly amount: number; readonly subdivision: number };
  readonly harmony: string;
  readonly groove: string;
  readonly synths?: string;
  readonly bass: PartStyle<string>;
  readonly chords: PartStyle<string>;
  readonly arp?: PartStyle<string>;
  readonly pad: readonly number[];
  readonly lead: readonly number[];
  readonly counter: readonly number[];
  readonly mix: Partial<MixSettings> & Pick<MixSettings, 'reverb'>;
  readonly keyLift?: number;
}

const DEFAULT_MIX = { sidechain: 0, drive: 0.1, vinyl: 0, drumDecibels: 0, dynamicRange: 1 };

function readStyle({ synths, arp, ...style }: StoredStyle): GenreStyle {
  return {
    ...style,
    modes: { bright: tableKey(MODES, style.modes.bright), dark: tableKey(MODES, style.modes.dark) },
    shade: oneOf(SHADES, style.shade),
    meter: oneOf(METERS, style.meter),
    swing: { amount: style.swing.amount, subdivision: oneOf([8, 16], style.swing.subdivision) },
    harmony: tableKey(HARMONIES, style.harmony),
    groove: tableKey(GROOVES, style.groove),
    bass: readPart(BASS_PATTERNS, style.bass),
    chords: readPart(CHORD_PATTERNS, style.chords),
    ...(arp && { arp: readPart(CHORD_PATTERNS, arp) }),
    ...(synths !== undefined && { synths: oneOf(SYNTH_KINDS, synths) }),
    mix: { ...DEFAULT_MIX, ...style.mix },
  };
}

function readPart<T extends object>(
  patterns: T,
  { programs, verse, chorus }: PartStyle<string>,
): PartStyle<Extract<keyof T, string>> {
  return { programs, verse: tableKey(patterns, verse), chorus: tableKey(patterns, chorus) };
}

const STORED: Readonly<Record<string, StoredStyle>> = stored;

/** By genre id. */
export const GENRE_STYLES: Readonly<Record<string, GenreStyle>> = Object.fromEntries(
  Object.entries(STORED).map(([id, style]) => [id, readStyle(style)]),
);
