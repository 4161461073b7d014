import type { GrooveName } from '../composition/grooves.ts';
import type { HarmonyName } from '../composition/progressions.ts';
import type { BassPattern, ChordPattern } from '../composition/rhythm-patterns.ts';
import type { SynthKind } from '../composition/score.ts';
import type { Mode } from '../composition/theory.ts';

/** How a genre is played. Instruments are General MIDI programs; the composer picks one of each list. */
export interface GenreStyle {
  readonly modes: { readonly bright: Mode; readonly dark: Mode };
  /** Which of the two a neutral prompt gets. */
  readonly leaning: 'bright' | 'dark';
  readonly meter: 3 | 4;
  /** How late the second of two swung notes comes, as a share of their distance: 0 straight, 0.33 triplets. */
  readonly swing: { readonly amount: number; readonly of: 8 | 16 };
  readonly harmony: HarmonyName;
  readonly groove: GrooveName;
  readonly bass: PartStyle<BassPattern>;
  readonly chords: PartStyle<ChordPattern>;
  readonly arp?: PartStyle<ChordPattern>;
  readonly pad: readonly number[];
  readonly lead: readonly number[];
  readonly counter: readonly number[];
  readonly mix: MixSettings;
  readonly synths?: SynthKind;
  /** Some songs lift the last chorus by this many semitones. */
  readonly keyLift?: number;
}

export interface PartStyle<Figure> {
  readonly programs: readonly number[];
  readonly verse: Figure;
  readonly chorus: Figure;
}

export interface MixSettings {
  /** Reverb: 0 dry, 1 a cathedral. */
  readonly space: number;
  /** How far the kick pushes pads and chords down. */
  readonly pump: number;
  /** Tape wobble, soft top and crackle. */
  readonly dust: number;
  /** Drive on drums and bass. */
  readonly grit: number;
  /** Drums louder or softer than usual, in decibels. */
  readonly beat: number;
  /** How far loud and quiet sections lie apart: 1 is usual, more is an orchestra. */
  readonly reach: number;
}

export const STRAIGHT = { amount: 0, of: 8 } as const;
export const SWUNG = { amount: 0.3, of: 8 } as const;
export const LAZY = { amount: 0.16, of: 16 } as const;
export const TONAL = { bright: 'major', dark: 'minor' } as const;

export function mix(space: number, rest: Partial<MixSettings> = {}): MixSettings {
  return { space, pump: 0, grit: 0.1, dust: 0, beat: 0, reach: 1, ...rest };
}

export function play<Figure>(
  programs: readonly number[],
  verse: Figure,
  chorus: Figure = verse,
): PartStyle<Figure> {
  return { programs, verse, chorus };
}
