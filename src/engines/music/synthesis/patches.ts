import type { Part, SynthKind } from '../composition/score.ts';

/** How a synthesizer sound is built. */
export interface Patch {
  readonly oscillators: readonly Oscillator[];
  /** Filter: where it rests, how far a note opens it (in octaves) and how fast that falls, and how sharp it is. */
  readonly cutoff: number;
  readonly opening: number;
  readonly fall: number;
  readonly resonance: number;
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
  readonly level: number;
  /** Beats of one filter wobble; none when absent. */
  readonly wobbleBeats?: number;
  /** Semitones the pitch falls at the start, as an 808 does. */
  readonly drop?: number;
}

export interface Oscillator {
  readonly shape: 'saw' | 'pulse' | 'triangle' | 'sine';
  readonly cents: number;
  readonly octave: number;
  readonly level: number;
  /** -1 left to 1 right. */
  readonly side: number;
  /** Share of a period that a pulse is high. */
  readonly width?: number;
}

function saws(count: number, spread: number, octave = 0): readonly Oscillator[] {
  return Array.from({ length: count }, (_, index) => {
    const place = count === 1 ? 0 : (2 * index) / (count - 1) - 1;
    return {
      shape: 'saw',
      cents: place * spread,
      octave,
      level: 1 / Math.sqrt(count),
      side: count === 1 ? 0 : place * 0.9,
    } as const;
  });
}

const SUB: Oscillator = { shape: 'sine', cents: 0, octave: -1, level: 0.6, side: 0 };
const SQUARE: Oscillator = { shape: 'pulse', cents: 0, octave: 0, level: 0.8, side: 0, width: 0.5 };

const ANALOG: Readonly<Record<number, Patch>> = {
  38: {
    oscillators: [...saws(2, 7), { ...SUB, octave: 0, level: 0.7 }],
    cutoff: 240,
    opening: 3,
    fall: 0.16,
    resonance: 0.35,
    attack: 0.003,
    decay: 0.25,
    sustain: 0.65,
    release: 0.06,
    level: 0.42,
  },
  39: {
    oscillators: [
      { shape: 'sine', cents: 0, octave: 0, level: 1, side: 0 },
      { ...SQUARE, level: 0.12 },
    ],
    cutoff: 420,
    opening: 1.5,
    fall: 0.12,
    resonance: 0.1,
    attack: 0.004,
    decay: 0.9,
    sustain: 0.7,
    release: 0.14,
    level: 0.6,
    drop: 9,
  },
  80: {
    oscillators: [
      { ...SQUARE, cents: -4, side: -0.3 },
      { ...SQUARE, cents: 5, width: 0.42, side: 0.3 },
    ],
    cutoff: 1600,
    opening: 1.6,
    fall: 0.3,
    resonance: 0.2,
    attack: 0.008,
    decay: 0.3,
    sustain: 0.75,
    release: 0.12,
    level: 0.24,
  },
  81: {
    oscillators: saws(4, 16),
    cutoff: 2600,
    opening: 1.6,
    fall: 0.35,
    resonance: 0.15,
    attack: 0.006,
    decay: 0.3,
    sustain: 0.75,
    release: 0.16,
    level: 0.26,
  },
  84: {
    oscillators: [...saws(3, 12), { ...SQUARE, octave: -1, level: 0.5 }],
    cutoff: 2200,
    opening: 2,
    fall: 0.25,
    resonance: 0.4,
    attack: 0.004,
    decay: 0.3,
    sustain: 0.7,
    release: 0.12,
    level: 0.25,
  },
  87: {
    oscillators: [...saws(3, 14), { ...SUB, octave: 0, level: 0.9 }],
    cutoff: 190,
    opening: 1,
    fall: 0.2,
    resonance: 0.55,
    attack: 0.004,
    decay: 0.4,
    sustain: 0.85,
    release: 0.07,
    level: 0.36,
    wobbleBeats: 0.5,
  },
  89: {
    oscillators: saws(3, 11),
    cutoff: 900,
    opening: 0.8,
    fall: 1.4,
    resonance: 0.05,
    attack: 0.22,
    decay: 1,
    sustain: 0.85,
    release: 0.5,
    level: 0.2,
  },
  95: {
    oscillators: saws(3, 14),
    cutoff: 600,
    opening: 2.2,
    fall: 2.2,
    resonance: 0.3,
    attack: 0.3,
    decay: 1.5,
    sustain: 0.8,
    release: 0.6,
    level: 0.2,
  },
  50: {
    oscillators: saws(3, 13),
    cutoff: 2000,
    opening: 0.4,
    fall: 0.8,
    resonance: 0,
    attack: 0.09,
    decay: 0.6,
    sustain: 0.85,
    release: 0.35,
    level: 0.18,
  },
  62: {
    oscillators: saws(3, 10),
    cutoff: 700,
    opening: 2,
    fall: 0.4,
    resonance: 0.1,
    attack: 0.03,
    decay: 0.4,
    sustain: 0.7,
    release: 0.15,
    level: 0.26,
  },
  90: {
    oscillators: [...saws(2, 9), { ...SQUARE, octave: 1, level: 0.25 }],
    cutoff: 700,
    opening: 2.6,
    fall: 0.14,
    resonance: 0.25,
    attack: 0.003,
    decay: 0.35,
    sustain: 0.3,
    release: 0.18,
    level: 0.3,
  },
};

const OPEN = { cutoff: 12_000, opening: 0, fall: 1, resonance: 0, attack: 0.002, release: 0.02 };

const CHIP: Readonly<Partial<Record<Part, Patch>>> = {
  lead: { ...OPEN, oscillators: [{ ...SQUARE, width: 0.25 }], decay: 0.4, sustain: 0.6, level: 0.2 },
  counter: {
    ...OPEN,
    oscillators: [{ ...SQUARE, width: 0.5, level: 0.7 }],
    decay: 0.6,
    sustain: 0.5,
    level: 0.16,
  },
  chords: {
    ...OPEN,
    oscillators: [{ ...SQUARE, width: 0.125, side: -0.3 }],
    decay: 0.1,
    sustain: 0.4,
    level: 0.16,
  },
  bass: {
    ...OPEN,
    oscillators: [{ shape: 'triangle', cents: 0, octave: 0, level: 1, side: 0 }],
    decay: 0.5,
    sustain: 0.9,
    level: 0.5,
  },
};

/** The patch for a part's program; undefined leaves it to the sound bank. */
export function patchFor(kind: SynthKind, part: Part, program: number): Patch | undefined {
  return kind === 'chip' ? CHIP[part] : ANALOG[program];
}
