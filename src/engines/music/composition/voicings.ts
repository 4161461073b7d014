import type { Chord } from './theory.ts';

/** The inversion nearest to the previous voicing. */
export function closestVoicing(
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

/** One chord tone, counted from the bottom and continued in higher octaves. */
export function chordTone(tonic: number, sounding: Chord, index: number, centre: number): number {
  const tones = sounding.tones.slice(0, 4);
  const base = lowRoot(tonic, sounding, centre - 10);
  return base + (tones[index % tones.length] ?? 0) + 12 * Math.floor(index / tones.length);
}

/** Root, fifth and octave in a low register. */
export function powerChord(tonic: number, sounding: Chord): readonly number[] {
  const root = lowRoot(tonic, sounding, 40);
  return [root, root + 7, root + 12];
}

function lowRoot(tonic: number, sounding: Chord, floor: number): number {
  let root = (tonic + sounding.root) % 12;
  while (root < floor) root += 12;
  return root;
}
