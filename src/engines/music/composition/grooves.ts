import { oneOf } from '../../narrow.ts';
import stored from '../data/grooves.json';
import type { Drum } from './drum-kit.ts';
import { SYNTHESIZED_KITS, type SynthesizedKit } from './score.ts';

/** One row per drum, one character per sixteenth: `X` accent, `x` normal, `o` ghost. */
export type DrumPattern = Readonly<Partial<Record<Drum, string>>>;

const FILLS = ['toms', 'snare', 'machine', 'brush', 'hand', 'none'] as const;

export interface Groove {
  /** A General MIDI kit number, or a kit of the drum machine. */
  readonly kit: number | SynthesizedKit;
  readonly verse: DrumPattern;
  /** Rows that replace or extend the verse's in loud sections. */
  readonly chorus: DrumPattern;
  /** Transition at the end of a section. */
  readonly fill: (typeof FILLS)[number];
}

export type GrooveName = keyof typeof stored;

interface StoredGroove {
  readonly kit: number | string;
  readonly verse: DrumPattern;
  readonly chorus: DrumPattern;
  readonly fill: string;
}

/** Keyed by groove, so that a style can only name one that exists. */
export const GROOVES: Readonly<Record<GrooveName, StoredGroove>> = stored;

export function readGroove(name: GrooveName): Groove {
  const { kit, verse, chorus, fill } = GROOVES[name];
  return {
    kit: typeof kit === 'number' ? kit : oneOf(SYNTHESIZED_KITS, kit),
    verse,
    chorus,
    fill: oneOf(FILLS, fill),
  };
}
