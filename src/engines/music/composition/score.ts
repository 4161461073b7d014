import type { Chord } from './theory.ts';

/** Each part has a mixer channel of its own. */
export const PARTS = ['drums', 'bass', 'chords', 'pad', 'arp', 'lead', 'counter', 'effects'] as const;
export type Part = (typeof PARTS)[number];

export function perPart<T>(make: (part: Part) => T): Record<Part, T> {
  return {
    drums: make('drums'),
    bass: make('bass'),
    chords: make('chords'),
    pad: make('pad'),
    arp: make('arp'),
    lead: make('lead'),
    counter: make('counter'),
    effects: make('effects'),
  };
}

/** Times and lengths are in beats from the start of the piece; pitch is a MIDI number. */
export interface Note {
  readonly start: number;
  readonly length: number;
  readonly pitch: number;
  readonly velocity: number;
}

export type SectionName = 'intro' | 'verse' | 'lift' | 'chorus' | 'solo' | 'bridge' | 'theme' | 'outro';

export interface Section {
  readonly name: SectionName;
  /** Occurrence among the sections of its name, from 1. */
  readonly turn: number;
  readonly firstBar: number;
  readonly bars: number;
  /** 0 to 1: decides which parts play, and how loud. */
  readonly energy: number;
  /** Semitones above the home key: the last chorus of some songs goes up. */
  readonly lift: number;
}

/** The harmony of one bar; several chords share it evenly. */
export interface ScoreBar {
  readonly section: Section;
  readonly index: number;
  readonly chords: readonly Chord[];
}

/** A line of the melody: what one line of words is sung on. */
export interface Phrase {
  readonly section: Section;
  readonly words: string;
  readonly notes: readonly Note[];
}

export interface Track {
  readonly part: Part;
  readonly program: number;
  readonly notes: readonly Note[];
}

export interface Score {
  readonly tempo: number;
  readonly beatsPerBar: number;
  readonly seconds: number;
  readonly sections: readonly Section[];
  readonly tracks: readonly Track[];
  readonly phrases: readonly Phrase[];
  /** Drums of the sound bank, or a synthesized kit. */
  readonly kit: 'sampled' | SynthesizedKit;
  /** Electronic genres play leads, basses and pads on the synthesizer. */
  readonly synths: SynthKind | undefined;
}

export const SYNTHESIZED_KITS = ['machine', 'dusty', 'chip'] as const;
export type SynthesizedKit = (typeof SYNTHESIZED_KITS)[number];

export const SYNTH_KINDS = ['analog', 'chip'] as const;
export type SynthKind = (typeof SYNTH_KINDS)[number];

export function secondsAt(score: { readonly tempo: number }, beat: number): number {
  return (beat * 60) / score.tempo;
}
