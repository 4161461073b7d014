import type { Random } from '../../random.ts';
import rhythms from '../data/motif-rhythms.json';
import { parsePattern } from './rhythm-patterns.ts';
import type { Meter } from './theory.ts';

/** A rhythm with a melodic contour, independent of key and chords. */
export interface Motif {
  readonly onsets: readonly Onset[];
}

interface Onset {
  /** Sixteenths from the start of the line. */
  readonly at: number;
  readonly length: number;
  /** Scale steps from the note before. */
  readonly move: number;
}

/** Rhythms of one bar as patterns; endings leave room to breathe. */
const RHYTHMS: Readonly<Record<Meter, MotifRhythms>> = rhythms;

interface MotifRhythms {
  readonly calm: readonly string[];
  readonly lively: readonly string[];
  readonly endings: readonly string[];
}

export function composeMotif(meter: Meter, bars: number, liveliness: number, random: Random): Motif {
  const cells = () => random.pick(RHYTHMS[meter][random.chance(liveliness) ? 'lively' : 'calm']);
  const patterns =
    bars === 1
      ? [cells()]
      : [...Array.from({ length: bars - 1 }, cells), random.pick(RHYTHMS[meter].endings)];
  const rhythm = patterns.flatMap((pattern, bar) =>
    parsePattern(pattern).map((stroke) => ({ at: stroke.at + bar * meter * 4, length: stroke.length })),
  );
  const moves = contour(rhythm.length, random);
  return { onsets: rhythm.map((onset, index) => ({ ...onset, move: moves[index] ?? 0 })) };
}

/** Mostly steps with one leap, which is followed by a step back. */
function contour(count: number, random: Random): readonly number[] {
  const leapAt = count < 3 ? -1 : 1 + Math.floor(random.between(0, count - 2));
  const direction = random.chance(0.6) ? 1 : -1;
  let answered = 0;
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return 0;
    if (index === leapAt) {
      answered = -direction;
      return direction * random.pick([2, 3, 3, 4]);
    }
    if (answered !== 0) {
      const back = answered;
      answered = 0;
      return back;
    }
    const falling = index > count * 0.6 ? -direction : direction;
    return random.pick([falling, falling, falling, 0, 0, -falling, 2 * falling]);
  });
}

/** Inverts the contour, for the bridge. */
export function invertMotif(motif: Motif): Motif {
  return { onsets: motif.onsets.map((onset) => ({ ...onset, move: -onset.move })) };
}

/** Keeps the first 60% and varies the rest. */
export function varyMotif(motif: Motif, random: Random): Motif {
  const keep = Math.ceil(motif.onsets.length * 0.6);
  return {
    onsets: motif.onsets.map((onset, index) =>
      index < keep ? onset : { ...onset, move: random.pick([-2, -1, -1, 1, 1, 2]) },
    ),
  };
}

/**
 * Fits the notes to the syllables: long notes are split at the grid when words are many, the least
 * important notes are joined to the one before when they are few.
 */
export function fitMotifToSyllables(motif: Motif, count: number): Motif {
  const onsets = motif.onsets.map((onset) => ({ ...onset }));
  while (onsets.length < count) {
    let widest = 0;
    onsets.forEach((onset, index) => {
      if (onset.length > (onsets[widest]?.length ?? 0)) widest = index;
    });
    const whole = onsets[widest];
    if (!whole) break;
    const half = whole.length >= 4 ? Math.floor(whole.length / 4) * 2 : whole.length / 2;
    onsets.splice(
      widest,
      1,
      { ...whole, length: half },
      { at: whole.at + half, length: whole.length - half, move: widest % 2 === 0 ? 1 : -1 },
    );
  }
  while (onsets.length > Math.max(1, count)) {
    let weakest = 1;
    for (let index = 1; index < onsets.length; index += 1) {
      if (weight(onsets[index]) < weight(onsets[weakest])) weakest = index;
    }
    const [gone] = onsets.splice(weakest, 1);
    const before = onsets[weakest - 1];
    if (gone && before) {
      before.length = gone.at + gone.length - before.at;
      const after = onsets[weakest];
      if (after) after.move = Math.max(-4, Math.min(4, after.move + gone.move));
    }
  }
  return { onsets };
}

function weight(onset: Onset | undefined): number {
  if (!onset) return Number.POSITIVE_INFINITY;
  const onBeat = onset.at % 8 === 0 ? 4 : onset.at % 4 === 0 ? 2 : onset.at % 2 === 0 ? 1 : 0;
  return onBeat + onset.length / 4;
}
