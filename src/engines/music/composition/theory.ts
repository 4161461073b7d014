import qualities from '../data/chord-qualities.json';
import modes from '../data/modes.json';

/** The two tonal moods that every genre has: roughly major and minor. */
export const SHADES = ['bright', 'dark'] as const;
export type Shade = (typeof SHADES)[number];

export const METERS = [3, 4] as const;
/** Quarter notes in a bar. */
export type Meter = (typeof METERS)[number];

/** Scale degrees in semitones above the tonic. */
export const MODES: Readonly<Record<Mode, readonly number[]>> = modes;
export type Mode = keyof typeof modes;

export interface MusicalKey {
  readonly tonic: number;
  readonly mode: Mode;
}

export interface Chord {
  /** Semitones above the tonic of the piece. */
  readonly root: number;
  /** Semitones above the chord's root, rising. */
  readonly tones: readonly number[];
}

const NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];
const STEPS = [0, 2, 4, 5, 7, 9, 11];
const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'];

interface ChordQuality {
  readonly major: readonly number[];
  readonly minor: readonly number[];
}

/** Chord tones by suffix, in semitones above the root. */
const QUALITIES: Readonly<Record<string, ChordQuality>> = qualities;

/**
 * Reads a Roman numeral. Degrees are those of the major scale whatever the mode, so the sixth chord of a minor
 * key is written bVI; upper case is major, lower case minor.
 */
export function parseChord(numeral: string): Chord {
  const match = /^([b#]?)([iv]+|[IV]+)(.*)$/.exec(numeral);
  const [, accidental, degree = '', suffix = ''] = match ?? [];
  const step = STEPS[NUMERALS.indexOf(degree.toLowerCase())];
  const quality = QUALITIES[suffix];
  if (step === undefined || quality === undefined) throw new RangeError(`no such chord: ${numeral}`);
  const shift = accidental === 'b' ? -1 : accidental === '#' ? 1 : 0;
  return {
    root: (step + shift + 12) % 12,
    tones: degree === degree.toUpperCase() ? quality.major : quality.minor,
  };
}

/** One bar a word; chords that share a bar are joined by commas: "ii7,V7 Imaj7". */
export function parseProgression(text: string): readonly (readonly Chord[])[] {
  return text.split(' ').map((bar) => bar.split(',').map(parseChord));
}

/** Synonyms: musicians use more words than the tables. */
const MODE_NAMES: Partial<Record<Mode, string>> = {
  harmonic: 'harmonic minor',
  pentatonic: 'major pentatonic',
};

export function keyName(key: MusicalKey): string {
  return `${NAMES[((key.tonic % 12) + 12) % 12]} ${MODE_NAMES[key.mode] ?? key.mode}`;
}

/** Pitch class of a note name such as "F#" or "Bb"; undefined when it is none. */
export function pitchClass(name: string): number | undefined {
  const natural = STEPS['CDEFGAB'.indexOf(name.charAt(0).toUpperCase())];
  if (natural === undefined) return undefined;
  const shift = /^.(#|♯|[ -]?sharp)/i.test(name) ? 1 : /^.(b|♭|[ -]?flat)/i.test(name) ? -1 : 0;
  return (natural + shift + 12) % 12;
}

/**
 * The scale to sing over a chord: the key's own, but where the chord brings a tone from outside, that tone
 * takes the place of its neighbour a semitone away, so that the two never rub.
 */
export function scaleOver(key: MusicalKey, sounding: Chord): readonly number[] {
  const inside = new Set(MODES[key.mode].map((step) => (key.tonic + step) % 12));
  for (const tone of sounding.tones) {
    const outside = (key.tonic + sounding.root + tone) % 12;
    if (inside.has(outside)) continue;
    inside.delete((outside + 1) % 12);
    inside.delete((outside + 11) % 12);
    inside.add(outside);
  }
  return [...inside].sort((a, b) => a - b);
}

/** The pitch nearest to `pitch` whose class is among `classes`. Of two as near, the lower. */
export function nearestPitch(pitch: number, classes: Iterable<number>): number {
  let best = Math.round(pitch);
  let distance = Number.POSITIVE_INFINITY;
  for (const wanted of classes) {
    const below = Math.floor((pitch - wanted) / 12) * 12 + wanted;
    for (const candidate of [below, below + 12]) {
      if (Math.abs(candidate - pitch) < distance) {
        distance = Math.abs(candidate - pitch);
        best = candidate;
      }
    }
  }
  return best;
}

/** Moves a pitch along the scale by whole steps. */
export function stepInScale(pitch: number, steps: number, scale: readonly number[]): number {
  const inScale = (candidate: number) => scale.includes(((candidate % 12) + 12) % 12);
  let at = pitch;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    const direction = Math.sign(steps);
    at += direction;
    while (!inScale(at)) at += direction;
  }
  return at;
}
