import type { Score, Track } from './composition/score.ts';
import { INSTRUMENTS } from './prompt/instruments.ts';
import { patchFor } from './synthesis/patches.ts';

/** Programs of General MIDI that no word of a prompt names. */
const FAMILIES: readonly (readonly [last: number, name: string])[] = [
  [7, 'piano'],
  [15, 'bells'],
  [23, 'organ'],
  [31, 'guitar'],
  [39, 'bass'],
  [51, 'strings'],
  [55, 'choir'],
  [63, 'brass'],
  [71, 'reeds'],
  [79, 'flute'],
  [103, 'synth'],
  [111, 'strings'],
  [127, 'percussion'],
];

/** The instruments that are heard in a song, each once, the melody first. */
export function instrumentsPlayed({ tracks, synths }: Pick<Score, 'tracks' | 'synths'>): string[] {
  const names = tracks
    .filter(({ notes, part }) => notes.length > 0 && part !== 'effects')
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ part, program }) => {
      if (part === 'drums') return 'drums';
      const isSynth = synths !== undefined && patchFor(synths, part, program) !== undefined;
      return isSynth ? 'synth' : nameOf(program);
    });
  return [...new Set(names)];
}

const ORDER: readonly Track['part'][] = ['lead', 'counter', 'arp', 'chords', 'pad', 'bass', 'drums'];
const rankOf = ({ part }: Track): number => ORDER.indexOf(part);

function nameOf(program: number): string {
  const own = INSTRUMENTS.find((one) => one.program === program && one.like === undefined);
  return own?.name ?? FAMILIES.find(([last]) => program <= last)?.[1] ?? 'percussion';
}
