import { SOUNDS } from '../prompt/sounds.ts';
import type { Note, ScoreBar } from './score.ts';

/** Sounds that are not notes, by their General MIDI program. */
export const EFFECT_PROGRAMS = { reverse: 119, seashore: 122, birds: 123 } as const;

/** The pitch of an effect note names the effect, because one track plays several programs. */
export function composeEffects(
  prompt: string,
  bars: readonly ScoreBar[],
  beatsPerBar: number,
  drums: boolean,
): readonly Note[] {
  const notes: Note[] = [];
  const text = prompt.toLowerCase();
  for (const bar of bars) {
    const { section } = bar;
    const opens = bar.index === section.firstBar;
    if (drums && opens && bar.index > 0 && section.energy >= 0.86) {
      notes.push({
        start: bar.index * beatsPerBar - beatsPerBar / 2,
        length: beatsPerBar / 2,
        pitch: EFFECT_PROGRAMS.reverse,
        velocity: 70,
      });
    }
    if (
      opens &&
      (section.name === 'intro' ||
        section.name === 'outro' ||
        section.name === 'bridge' ||
        section.name === 'theme')
    ) {
      const length = section.bars * beatsPerBar;
      if (SOUNDS.seashore.calledFor.test(text)) {
        notes.push({
          start: section.firstBar * beatsPerBar,
          length,
          pitch: EFFECT_PROGRAMS.seashore,
          velocity: 60,
        });
      }
      if (SOUNDS.birds.calledFor.test(text)) {
        notes.push({
          start: section.firstBar * beatsPerBar,
          length: Math.min(4, length),
          pitch: EFFECT_PROGRAMS.birds,
          velocity: 48,
        });
      }
    }
  }
  return notes;
}
