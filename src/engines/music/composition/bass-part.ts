import type { Random } from '../../random.ts';
import type { PartStyle } from '../styles/genre-style.ts';
import { chordAt } from './harmony.ts';
import { BASS_PATTERNS, type BassPattern, parsePattern } from './rhythm-patterns.ts';
import type { Note, ScoreBar } from './score.ts';
import type { Chord, MusicalKey } from './theory.ts';

/** E1: the lowest string of a bass. */
const LOWEST = 28;

export function composeBass(
  bars: readonly ScoreBar[],
  style: PartStyle<BassPattern>,
  key: MusicalKey,
  beatsPerBar: number,
  random: Random,
): readonly Note[] {
  const last = bars.length - 1;
  return bars.flatMap((bar, index) => {
    const at = bar.index * beatsPerBar;
    const tonic = key.tonic + bar.section.lift;
    if (index === last)
      return [
        {
          start: at,
          length: beatsPerBar,
          pitch: rootPitch(tonic, chordAt(bar, 0, beatsPerBar)),
          velocity: 92,
        },
      ];
    const within = bar.index - bar.section.firstBar;
    if (bar.section.name === 'intro' && within < bar.section.bars / 2 && bar.section.bars > 1) return [];
    const pattern =
      BASS_PATTERNS[
        bar.section.energy >= 0.78
          ? style.chorus
          : bar.section.energy < 0.54
            ? calmer(style.verse, beatsPerBar)
            : style.verse
      ];
    const next = bars[index + 1] ?? bar;
    const nextRoot = rootPitch(key.tonic + next.section.lift, chordAt(next, 0, beatsPerBar));
    return parsePattern(pattern).map((stroke): Note => {
      const sounding = chordAt(bar, stroke.at / 4, beatsPerBar);
      const root = rootPitch(tonic, sounding);
      const soft = stroke.symbol === stroke.symbol.toLowerCase() && /[a-z]/.test(stroke.symbol);
      const velocity = (soft ? 80 : 96) * (0.72 + 0.28 * bar.section.energy) * random.between(0.95, 1.05);
      return {
        start: at + stroke.at / 4,
        length: (stroke.length / 4) * 0.94,
        pitch: pitchOf(stroke.symbol.toUpperCase(), root, sounding, nextRoot, random),
        velocity,
      };
    });
  });
}

/** Holds the bass notes in quiet sections. */
function calmer(pattern: BassPattern, beatsPerBar: number): BassPattern {
  return beatsPerBar === 3
    ? pattern
    : pattern === 'walk' || pattern === 'tumbao' || pattern === 'oneDrop'
      ? pattern
      : 'half';
}

function rootPitch(tonic: number, sounding: Chord): number {
  const pitch = 24 + ((tonic + sounding.root) % 12);
  return pitch < LOWEST ? pitch + 12 : pitch;
}

function pitchOf(symbol: string, root: number, sounding: Chord, nextRoot: number, random: Random): number {
  switch (symbol) {
    case '3':
      return root + (sounding.tones.find((tone) => tone === 3 || tone === 4) ?? 7);
    case '5':
      return root + (sounding.tones.find((tone) => tone >= 6 && tone <= 8) ?? 7);
    case '7':
      return root + (sounding.tones.find((tone) => tone === 10 || tone === 11) ?? 12);
    case '8':
      return root + 12;
    case 'A': {
      const near = Math.abs(nextRoot - root) > 7 ? nextRoot + (nextRoot < root ? 12 : -12) : nextRoot;
      const target = near < LOWEST ? near + 12 : near;
      return target + random.pick([-1, 1, -2]);
    }
    default:
      return root;
  }
}
