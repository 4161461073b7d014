import type { Random } from '../../random.ts';
import type { PartStyle } from '../styles/genre-style.ts';
import { chordAt } from './harmony.ts';
import { CHORD_PATTERNS, type ChordPattern, parsePattern } from './rhythm-patterns.ts';
import type { Note, ScoreBar } from './score.ts';
import type { Chord, MusicalKey } from './theory.ts';

/** Delay between the strings of a strum. */
const STRUM_BEATS = 0.024;

interface ChordPartOptions {
  readonly style: PartStyle<ChordPattern>;
  /** Middle of the register the chords are kept near. */
  readonly centre: number;
  readonly loudness: number;
}

export function composeChords(
  bars: readonly ScoreBar[],
  options: ChordPartOptions,
  key: MusicalKey,
  beatsPerBar: number,
  random: Random,
): readonly Note[] {
  let previous: readonly number[] = [];
  return bars.flatMap((bar, index) => {
    const at = bar.index * beatsPerBar;
    const tonic = key.tonic + bar.section.lift;
    if (index === bars.length - 1 || bar.section.energy < 0.46) {
      return bar.chords.flatMap((sounding, slot) => {
        previous = voicing(tonic, sounding, options.centre, previous);
        const length = beatsPerBar / bar.chords.length;
        return spread(
          previous,
          at + slot * length,
          length,
          options.loudness * (0.6 + 0.3 * bar.section.energy),
          STRUM_BEATS * 2,
        );
      });
    }
    const pattern = CHORD_PATTERNS[bar.section.energy >= 0.78 ? options.style.chorus : options.style.verse];
    return parsePattern(pattern).flatMap((stroke) => {
      const sounding = chordAt(bar, stroke.at / 4, beatsPerBar);
      const accent = stroke.symbol === 'X' || stroke.symbol === 'D' || stroke.symbol === 'P' ? 1.14 : 1;
      const loud = options.loudness * accent * (0.6 + 0.4 * bar.section.energy) * random.between(0.92, 1.06);
      const start = at + stroke.at / 4;
      const length = (stroke.length / 4) * 0.96;
      const kind = stroke.symbol.toLowerCase();
      if (kind >= '0' && kind <= '9') {
        return [
          {
            start,
            length: Math.max(length, 0.4),
            pitch: stacked(tonic, sounding, Number(kind), options.centre),
            velocity: loud,
          },
        ];
      }
      if (kind === 'p') return spread(power(tonic, sounding), start, length, loud, 0);
      previous = voicing(tonic, sounding, options.centre, previous);
      if (kind === 'd') return spread(previous, start, length, loud, STRUM_BEATS);
      if (kind === 'u')
        return spread([...previous].reverse().slice(0, 3), start, length, loud * 0.82, STRUM_BEATS * 0.7);
      return spread(previous, start, length, loud, 0);
    });
  });
}

/** Sustained chords, one per harmony. */
export function composePad(
  bars: readonly ScoreBar[],
  key: MusicalKey,
  beatsPerBar: number,
  from: number,
): readonly Note[] {
  let previous: readonly number[] = [];
  return bars.flatMap((bar) => {
    if (bar.section.energy < from) return [];
    const length = beatsPerBar / bar.chords.length;
    return bar.chords.flatMap((sounding, slot) => {
      previous = voicing(key.tonic + bar.section.lift, sounding, 63, previous);
      return spread(
        previous,
        bar.index * beatsPerBar + slot * length,
        length * 1.02,
        44 + 40 * bar.section.energy,
        0,
      );
    });
  });
}

function spread(
  pitches: readonly number[],
  start: number,
  length: number,
  velocity: number,
  gap: number,
): Note[] {
  return pitches.map((pitch, index) => ({
    start: start + index * gap,
    length: Math.max(0.1, length - index * gap),
    pitch,
    velocity,
  }));
}

/** The inversion that moves the hand least from where it was. */
function voicing(
  tonic: number,
  sounding: Chord,
  centre: number,
  before: readonly number[],
): readonly number[] {
  const classes = [...new Set(sounding.tones.map((tone) => (tonic + sounding.root + tone) % 12))].slice(0, 5);
  // With five tones the root is left to the bass.
  const kept = classes.length > 4 ? classes.slice(1) : classes;
  const middle = before.length > 0 ? before.reduce((sum, pitch) => sum + pitch, 0) / before.length : centre;
  const target = (middle * 2 + centre) / 3;
  let best: readonly number[] = [];
  let distance = Number.POSITIVE_INFINITY;
  for (let inversion = 0; inversion < kept.length; inversion += 1) {
    const order = [...kept.slice(inversion), ...kept.slice(0, inversion)];
    for (const octave of [36, 48, 60, 72]) {
      let previous = octave - 1;
      const pitches = order.map((wanted) => {
        let pitch = Math.floor(previous / 12) * 12 + wanted;
        while (pitch <= previous) pitch += 12;
        previous = pitch;
        return pitch;
      });
      const away = Math.abs(pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length - target);
      if (away < distance) {
        distance = away;
        best = pitches;
      }
    }
  }
  return best;
}

function stacked(tonic: number, sounding: Chord, index: number, centre: number): number {
  const tones = sounding.tones.slice(0, 4);
  const base = lowRoot(tonic, sounding, centre - 10);
  return base + (tones[index % tones.length] ?? 0) + 12 * Math.floor(index / tones.length);
}

function power(tonic: number, sounding: Chord): readonly number[] {
  const root = lowRoot(tonic, sounding, 40);
  return [root, root + 7, root + 12];
}

function lowRoot(tonic: number, sounding: Chord, floor: number): number {
  let root = (tonic + sounding.root) % 12;
  while (root < floor) root += 12;
  return root;
}
