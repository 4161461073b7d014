import type { Random } from '../../random.ts';
import type { PartStyle } from '../styles/genre-style.ts';
import { chordAt } from './harmony.ts';
import { CHORD_PATTERNS, type ChordPattern, parsePattern } from './rhythm-patterns.ts';
import type { Note, ScoreBar } from './score.ts';
import type { MusicalKey } from './theory.ts';
import { chordTone, closestVoicing, powerChord } from './voicings.ts';

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
        previous = closestVoicing(tonic, sounding, options.centre, previous);
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
            pitch: chordTone(tonic, sounding, Number(kind), options.centre),
            velocity: loud,
          },
        ];
      }
      if (kind === 'p') return spread(powerChord(tonic, sounding), start, length, loud, 0);
      previous = closestVoicing(tonic, sounding, options.centre, previous);
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
      previous = closestVoicing(key.tonic + bar.section.lift, sounding, 63, previous);
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
