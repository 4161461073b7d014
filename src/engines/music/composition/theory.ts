/** Pitch classes are semitones above C; intervals are semitones above a root. */
const MODES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  blues: [0, 3, 5, 6, 7, 10],
  pentatonic: [0, 2, 4, 7, 9],
  'minor pentatonic': [0, 3, 5, 7, 10],
} as const;
export type Mode = keyof typeof MODES;

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

const SUFFIXES: Readonly<Record<string, readonly [upper: readonly number[], lower: readonly number[]]>> = {
  '': [
    [0, 4, 7],
    [0, 3, 7],
  ],
  '5': [
    [0, 7],
    [0, 7],
  ],
  '6': [
    [0, 4, 7, 9],
    [0, 3, 7, 9],
  ],
  '7': [
    [0, 4, 7, 10],
    [0, 3, 7, 10],
  ],
  maj7: [
    [0, 4, 7, 11],
    [0, 3, 7, 11],
  ],
  '9': [
    [0, 4, 7, 10, 14],
    [0, 3, 7, 10, 14],
  ],
  maj9: [
    [0, 4, 7, 11, 14],
    [0, 3, 7, 11, 14],
  ],
  add9: [
    [0, 4, 7, 14],
    [0, 3, 7, 14],
  ],
  sus2: [
    [0, 2, 7],
    [0, 2, 7],
  ],
  sus4: [
    [0, 5, 7],
    [0, 5, 7],
  ],
  '7sus4': [
    [0, 5, 7, 10],
    [0, 5, 7, 10],
  ],
  dim: [
    [0, 3, 6],
    [0, 3, 6],
  ],
  '7b5': [
    [0, 4, 6, 10],
    [0, 3, 6, 10],
  ],
  '7b9': [
    [0, 4, 7, 10, 13],
    [0, 3, 7, 10, 13],
  ],
};

/**
 * Reads a Roman numeral. Degrees are those of the major scale whatever the mode, so the sixth chord of a minor
 * key is written bVI; upper case is major, lower case minor.
 */
export function parseChord(numeral: string): Chord {
  const match = /^([b#]?)([iv]+|[IV]+)(.*)$/.exec(numeral);
  const [, accidental, degree = '', suffix = ''] = match ?? [];
  const step = STEPS[NUMERALS.indexOf(degree.toLowerCase())];
  const quality = SUFFIXES[suffix];
  if (step === undefined || quality === undefined) throw new RangeError(`no such chord: ${numeral}`);
  const shift = accidental === 'b' ? -1 : accidental === '#' ? 1 : 0;
  return { root: (step + shift + 12) % 12, tones: degree === degree.toUpperCase() ? quality[0] : quality[1] };
}

/** One bar a word; chords that share a bar are joined by commas: "ii7,V7 Imaj7". */
export function parseProgression(text: string): readonly (readonly Chord[])[] {
  return text.split(' ').map((bar) => bar.split(',').map(parseChord));
}

export function keyName(key: MusicalKey): string {
  return `${NAMES[((key.tonic % 12) + 12) % 12]} ${key.mode}`;
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
