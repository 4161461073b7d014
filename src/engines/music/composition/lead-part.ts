import type { Random } from '../../random.ts';
import { chordAt } from './harmony.ts';
import { type MelodyPlan, realizeMotif } from './melody.ts';
import { varyMotif } from './motif.ts';
import type { Note, Phrase, ScoreBar, Section } from './score.ts';
import { nearestPitch } from './theory.ts';

/** The lead plays unsung phrases, and quotes the hook in the intro and the outro. */
export function composeLead(
  plan: MelodyPlan,
  phrases: readonly Phrase[],
  sung: boolean,
  random: Random,
): readonly Note[] {
  const tune = phrases.filter((phrase) => !sung || phrase.words === '').flatMap((phrase) => phrase.notes);
  const quotes = sectionsOf(plan.bars)
    .filter((section) => section.name === 'intro' || section.name === 'outro')
    .flatMap((section) => quote(plan, section, random));
  return [...quotes, ...tune].sort((a, b) => a.start - b.start);
}

/** Quotes the hook in the intro and the outro. */
function quote(plan: MelodyPlan, section: Section, random: Random): readonly Note[] {
  const { barsPerLine, hook } = plan.motifs;
  const notes: Note[] = [];
  const playable = section.name === 'outro' ? section.bars - 1 : section.bars;
  for (let bar = section.bars > 4 ? 4 : 0; bar < playable; bar += barsPerLine) {
    const bars = plan.bars.slice(
      section.firstBar + bar,
      section.firstBar + Math.min(playable, bar + barsPerLine),
    );
    const motif = bar % (barsPerLine * 2) === 0 ? hook : varyMotif(hook, random);
    notes.push(
      ...realizeMotif(motif, bars, {
        plan,
        section,
        closing: bar + barsPerLine >= playable ? 'home' : 'none',
      }),
    );
  }
  return notes;
}

/** Guide tones with smooth voice leading under loud sections, and fills in the gaps of the melody. */
export function composeCountermelody(plan: MelodyPlan, phrases: readonly Phrase[]): readonly Note[] {
  const beats = plan.meter;
  let at = 69;
  const guides = plan.bars
    .filter((bar) => bar.section.energy >= 0.78 && bar.section.name !== 'solo')
    .flatMap((bar): Note[] => {
      const sounding = chordAt(bar, 0, beats);
      const tonic = plan.key.tonic + bar.section.lift;
      const guide = sounding.tones.slice(1, 4).map((tone) => (tonic + sounding.root + tone) % 12);
      at = Math.max(62, Math.min(77, nearestPitch((at * 3 + 69) / 4, guide)));
      return [
        { start: bar.index * beats, length: beats * 0.97, pitch: at, velocity: 50 + 30 * bar.section.energy },
      ];
    });
  return [...guides, ...answers(plan, phrases)].sort((a, b) => a.start - b.start);
}

/** Echoes the end of a line a third higher when the singer pauses. */
function answers(plan: MelodyPlan, phrases: readonly Phrase[]): readonly Note[] {
  return phrases.flatMap((phrase, index) => {
    const next = phrases[index + 1];
    const end = phrase.notes.at(-1);
    if (!end || !next?.notes[0] || phrase.section.energy >= 0.78 || phrase.section.turn < 2) return [];
    const gap = next.notes[0].start - (end.start + end.length);
    if (gap < 1 || gap > plan.meter * 2) return [];
    const tail = phrase.notes.slice(-3);
    const from = end.start + end.length;
    return tail.slice(0, Math.floor(gap * 2)).map((note, place) => ({
      start: from + place * 0.5,
      length: 0.5,
      pitch: note.pitch + 12,
      velocity: 58,
    }));
  });
}

function sectionsOf(bars: readonly ScoreBar[]): readonly Section[] {
  return [...new Set(bars.map((bar) => bar.section))];
}
