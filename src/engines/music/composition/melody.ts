import type { Random } from '../../random.ts';
import { chordAt } from './harmony.ts';
import { composeMotif, fitMotifToSyllables, invertMotif, type Motif, varyMotif } from './motif.ts';
import type { Note, Phrase, ScoreBar, Section, SectionName } from './score.ts';
import { type Meter, type MusicalKey, nearestPitch, scaleOver, stepInScale } from './theory.ts';

/** The motifs of one song; the bridge inverts the hook. */
export interface SongMotifs {
  readonly hook: Motif;
  readonly verse: Motif;
  readonly bridge: Motif;
  readonly barsPerLine: number;
}

export interface MelodyPlan {
  readonly bars: readonly ScoreBar[];
  readonly key: MusicalKey;
  readonly meter: Meter;
  readonly motifs: SongMotifs;
  /** The lines of words of each section that is sung; empty strings where there are none. */
  readonly words: (section: Section) => readonly { readonly text: string; readonly syllables: number }[];
}

/** A line lasts about one breath: one bar in slow songs, two in fast ones. */
export function barsPerLyricLine(secondsPerBar: number): number {
  return secondsPerBar * 2 > 5.4 ? 1 : 2;
}

export function composeMotifs(meter: Meter, barsPerLine: number, energy: number, random: Random): SongMotifs {
  const hook = composeMotif(meter, barsPerLine, 0.35 + energy * 0.5, random.fork('hook'));
  const verse = composeMotif(meter, barsPerLine, 0.3 + energy * 0.3, random.fork('verse'));
  return { hook, verse, bridge: invertMotif(hook), barsPerLine };
}

/** Range and centre of the melody by section, as MIDI pitches: choruses lie above verses. */
const REGISTER: Readonly<Record<SectionName, readonly [low: number, anchor: number, high: number]>> = {
  intro: [60, 67, 76],
  verse: [57, 62, 67],
  lift: [59, 65, 72],
  chorus: [62, 68, 76],
  solo: [62, 70, 81],
  bridge: [58, 64, 72],
  theme: [59, 66, 76],
  outro: [58, 65, 74],
};

function motifOf(motifs: SongMotifs, name: SectionName): Motif {
  if (name === 'verse') return motifs.verse;
  return name === 'bridge' || name === 'lift' ? motifs.bridge : motifs.hook;
}

/** The melody of one section, line by line: statement, answer, statement, close. Lines without words are for instruments. */
export function composeMelody(plan: MelodyPlan, section: Section, random: Random): readonly Phrase[] {
  const { barsPerLine } = plan.motifs;
  const motif = motifOf(plan.motifs, section.name);
  const answer = varyMotif(motif, random);
  const words = plan.words(section);
  const count = Math.ceil(section.bars / barsPerLine);
  const phrases: Phrase[] = [];
  for (let line = 0; line < count; line += 1) {
    const spoken = words[line];
    const bars = plan.bars.slice(
      section.firstBar + line * barsPerLine,
      Math.min(section.firstBar + section.bars, section.firstBar + (line + 1) * barsPerLine),
    );
    const base = line % 4 === 1 || line % 4 === 3 ? answer : motif;
    const fitted = spoken && spoken.syllables > 0 ? fitMotifToSyllables(base, spoken.syllables) : base;
    const closing = line === count - 1 ? 'home' : line % 2 === 1 ? 'open' : 'none';
    const notes = realizeMotif(fitted, bars, { plan, section, closing });
    phrases.push({ section, words: spoken && spoken.syllables > 0 ? spoken.text : '', notes });
  }
  return phrases;
}

interface Laying {
  readonly plan: MelodyPlan;
  readonly section: Section;
  readonly closing: 'home' | 'open' | 'none';
}

/** A scale has seven steps to twelve semitones. */
const SEMITONES_A_STEP = 12 / 7;

/** Puts a motif on the chords of its bars: important notes are chord tones, the rest are steps of the scale. */
export function realizeMotif(
  motif: Motif,
  bars: readonly ScoreBar[],
  { plan, section, closing }: Laying,
): readonly Note[] {
  const [low, anchor, high] = REGISTER[section.name];
  const sixteenthsPerBar = plan.meter * 4;
  const key = { tonic: plan.key.tonic + section.lift, mode: plan.key.mode };
  const first = bars[0];
  if (!first) return [];
  const inside = motif.onsets.filter((onset) => onset.at < bars.length * sixteenthsPerBar);
  const opening = anchor - SEMITONES_A_STEP * meanHeight(inside);
  let pitch = opening;
  return inside.map((onset, index): Note => {
    const bar = bars[Math.floor(onset.at / sixteenthsPerBar)] ?? first;
    const inBar = onset.at % sixteenthsPerBar;
    const sounding = chordAt(bar, inBar / 4, plan.meter);
    const scale = scaleOver(key, sounding);
    const tones = sounding.tones.slice(0, 4).map((tone) => (key.tonic + sounding.root + tone) % 12);
    const last = index === inside.length - 1;
    let wished =
      index === 0 ? nearestPitch(opening, tones) : stepInScale(nearestPitch(pitch, scale), onset.move, scale);
    if (wished > high) wished = stepInScale(nearestPitch(pitch, scale), -Math.abs(onset.move), scale);
    if (wished < low) wished = stepInScale(nearestPitch(pitch, scale), Math.abs(onset.move), scale);
    if (onset.at % 8 === 0 || onset.length >= 5 || last) wished = nearestPitch(wished, tones);
    if (last && closing === 'home') wished = nearestPitch(wished, tones.slice(0, 2));
    pitch = Math.max(low - 2, Math.min(high + 2, wished));
    const room = (inside[index + 1]?.at ?? bars.length * sixteenthsPerBar) - onset.at;
    const length =
      last && closing === 'home' ? Math.min(room, Math.max(onset.length, 6)) : Math.min(room, onset.length);
    const accent = onset.at % 8 === 0 ? 10 : onset.at % 4 === 0 ? 5 : 0;
    return {
      start: first.index * plan.meter + onset.at / 4,
      length: length / 4,
      pitch,
      velocity: Math.round(70 + accent + section.energy * 28),
    };
  });
}

/** Mean height above the first note, in scale steps: a falling melody must start high to stay in its range. */
function meanHeight(onsets: Motif['onsets']): number {
  let height = 0;
  let sum = 0;
  for (const onset of onsets) {
    height += onset.move;
    sum += height;
  }
  return sum / Math.max(1, onsets.length);
}
