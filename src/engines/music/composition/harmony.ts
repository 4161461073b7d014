import type { Random } from '../../random.ts';
import type { HarmonyFamily, Progressions } from './progressions.ts';
import type { ScoreBar, Section, SectionName } from './score.ts';
import { type Chord, parseChord, parseProgression, type Shade } from './theory.ts';

type Loop = readonly (readonly Chord[])[];

/** Gives every bar its chords. A section keeps its progression each time it comes back. */
export function harmonise(
  sections: readonly Section[],
  family: HarmonyFamily,
  shade: Shade,
  random: Random,
): readonly ScoreBar[] {
  const source: Progressions = family[shade];
  const verse = parseProgression(random.pick(source.verse));
  const chorus = parseProgression(random.pick(source.chorus));
  const bridge = parseProgression(random.pick(source.bridge));
  const loops: Readonly<Record<SectionName, Loop>> = {
    intro: chorus,
    verse,
    lift: bridge,
    chorus,
    solo: verse,
    bridge,
    theme: chorus,
    outro: chorus,
  };
  const home = [parseChord(shade === 'bright' ? 'I' : 'i')];
  const dominant = [parseChord(shade === 'bright' ? 'V' : 'bVII')];
  return sections.flatMap((section, position) => {
    const last = position === sections.length - 1;
    return Array.from({ length: section.bars }, (_, bar): ScoreBar => {
      const index = section.firstBar + bar;
      if (last && bar === section.bars - 1) return { section, index, chords: home };
      const loop = loops[section.name];
      const fromEnd = section.bars - bar;
      // The last bar of a bridge is the dominant, which resolves into the chorus.
      if (fromEnd === 1 && section.name === 'bridge') return { section, index, chords: dominant };
      return { section, index, chords: loop[bar % loop.length] ?? home };
    });
  });
}

/** The chord that sounds at a beat of a bar. */
export function chordAt(bar: ScoreBar, beat: number, beatsPerBar: number): Chord {
  const slot = Math.min(bar.chords.length - 1, Math.floor((beat / beatsPerBar) * bar.chords.length));
  const sounding = bar.chords[slot] ?? bar.chords[0];
  if (!sounding) throw new RangeError('a bar without a chord');
  return sounding;
}
