import { oneOf } from '../../narrow.ts';
import type { Part, SynthKind } from '../composition/score.ts';
import stored from '../data/patches.json';

/** A subtractive synthesizer sound. Times are in seconds. */
export interface Patch {
  readonly oscillators: readonly Oscillator[];
  /** Cutoff frequency of the low-pass filter at rest, in hertz. */
  readonly cutoff: number;
  /** Octaves by which a note opens the filter at first, and the time constant of its decay. */
  readonly opening: number;
  readonly fall: number;
  readonly resonance: number;
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
  readonly level: number;
  /** Period of the filter's low-frequency oscillator, in beats; none when absent. */
  readonly wobbleBeats?: number;
  /** Semitones by which the pitch falls at the start, as on an 808. */
  readonly drop?: number;
}

const SHAPES = ['saw', 'pulse', 'triangle', 'sine'] as const;

export interface Oscillator {
  readonly shape: (typeof SHAPES)[number];
  readonly cents: number;
  readonly octave: number;
  readonly level: number;
  /** -1 left to 1 right. */
  readonly side: number;
  /** Duty cycle of a pulse. */
  readonly width?: number;
}

interface StoredOscillator {
  readonly shape: string;
  /** Stands for so many saws, detuned by up to `spread` cents and panned across the stereo field. */
  readonly unison?: number;
  readonly spread?: number;
  readonly cents?: number;
  readonly octave?: number;
  readonly level?: number;
  readonly side?: number;
  readonly width?: number;
}

interface StoredPatch extends Omit<Patch, 'oscillators'> {
  readonly oscillators: readonly StoredOscillator[];
}

function readOscillator(oscillator: StoredOscillator): readonly Oscillator[] {
  const { unison, spread = 0, cents = 0, octave = 0, level = 1, side = 0, width } = oscillator;
  const shape = oneOf(SHAPES, oscillator.shape);
  if (unison === undefined)
    return [{ shape, cents, octave, level, side, ...(width !== undefined && { width }) }];
  return Array.from({ length: unison }, (_, index) => {
    const place = unison === 1 ? 0 : (2 * index) / (unison - 1) - 1;
    return { shape, cents: place * spread, octave, level: 1 / Math.sqrt(unison), side: place * 0.9 };
  });
}

const STORED: Readonly<Record<SynthKind, Readonly<Record<string, StoredPatch>>>> = stored;

/** The patch for a part's program; undefined leaves the part to the sound bank. */
export function patchFor(kind: SynthKind, part: Part, program: number): Patch | undefined {
  // Analog patches are keyed by General MIDI program, those of the sound chip by part.
  const patch = STORED[kind][kind === 'chip' ? part : program];
  return patch && { ...patch, oscillators: patch.oscillators.flatMap(readOscillator) };
}
