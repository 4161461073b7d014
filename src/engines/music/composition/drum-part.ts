import type { Random } from '../../random.ts';
import { drumFill, drumHit } from './drum-fill.ts';
import { type Drum, isDrum } from './drum-kit.ts';
import type { DrumPattern, Groove } from './grooves.ts';
import { parsePattern } from './rhythm-patterns.ts';
import type { Note, ScoreBar } from './score.ts';

const HARDNESS: Readonly<Record<string, number>> = { X: 112, x: 92, o: 52 };

/** Relative levels of the drums. */
const LEVEL: Readonly<Partial<Record<Drum, number>>> = {
  hat: 0.72,
  open: 0.66,
  ride: 0.68,
  shaker: 0.55,
  tambourine: 0.5,
  cowbell: 0.5,
  clave: 0.7,
  triangle: 0.5,
  bells: 0.6,
  agogo: 0.55,
  crash: 0.78,
  pedal: 0.7,
};

export function composeDrums(
  bars: readonly ScoreBar[],
  groove: Groove,
  beatsPerBar: number,
  random: Random,
): readonly Note[] {
  if (Object.keys(groove.verse).length === 0) return [];
  const last = bars.length - 1;
  return bars.flatMap((bar, index) => {
    if (index === last) return ending(bar, beatsPerBar);
    const { section } = bar;
    const within = bar.index - section.firstBar;
    const isLastOfSection = within === section.bars - 1;
    const notes = pattern(bar, rowsFor(groove, bar), beatsPerBar, random);
    if (within === 0 && index > 0 && section.energy >= 0.6)
      notes.push(drumHit('crash', bar.index * beatsPerBar, 96 * section.energy));
    if (!isLastOfSection || bars.length < 4 || groove.fill === 'none') return notes;
    const from = bar.index * beatsPerBar + beatsPerBar - fillBeats(section.bars);
    return [
      ...notes.filter((note) => note.start < from),
      ...drumFill(groove.fill, from, fillBeats(section.bars), random),
    ];
  });
}

function fillBeats(sectionBars: number): number {
  return sectionBars >= 8 ? 2 : 1;
}

/** Quiet sections drop rows; loud ones add the chorus rows. */
function rowsFor(groove: Groove, bar: ScoreBar): DrumPattern {
  const { section } = bar;
  const within = bar.index - section.firstBar;
  if (section.energy >= 0.78) return { ...groove.verse, ...groove.chorus };
  if (section.energy >= 0.54) return groove.verse;
  const { snare, clap, ...quiet } = groove.verse;
  if (section.name === 'bridge' && within >= section.bars / 2) return groove.verse;
  if (section.name === 'intro' && within < section.bars / 2 && section.bars > 1) {
    const { kick, ...lightest } = quiet;
    return lightest;
  }
  return quiet;
}

function pattern(bar: ScoreBar, rows: DrumPattern, beatsPerBar: number, random: Random): Note[] {
  const notes: Note[] = [];
  const turnaround = (bar.index - bar.section.firstBar) % 4 === 3;
  for (const [drum, row] of Object.entries(rows)) {
    if (!isDrum(drum)) continue;
    for (const stroke of parsePattern(row)) {
      const ghost = stroke.symbol === 'o';
      if (ghost && random.chance(0.25)) continue;
      const loud = (HARDNESS[stroke.symbol] ?? 90) * (LEVEL[drum] ?? 1) * (0.62 + 0.38 * bar.section.energy);
      notes.push(drumHit(drum, bar.index * beatsPerBar + stroke.at / 4, loud * random.between(0.93, 1.05)));
    }
  }
  if (turnaround && rows.kick && beatsPerBar === 4) {
    notes.push(drumHit('kick', bar.index * beatsPerBar + random.pick([2.75, 3.5, 3.75]), 80));
  }
  // Hi-hat rolls, as in trap.
  if (rows.hat && rows.clap === '........X.......' && random.chance(0.6)) {
    const from = bar.index * beatsPerBar + random.pick([1.5, 2.5, 3, 3.5]);
    const steps = random.pick([3, 4, 6]);
    for (let step = 0; step < steps; step += 1)
      notes.push(drumHit('hat', from + (step * 0.5) / steps, 46 + step * 7));
  }
  return notes;
}

function ending(bar: ScoreBar, beatsPerBar: number): Note[] {
  const at = bar.index * beatsPerBar;
  return [drumHit('kick', at, 108), drumHit('crash', at, 92)];
}
