import type { Random } from '../../random.ts';
import { DRUMS, type Drum } from './drum-kit.ts';
import type { Groove } from './grooves.ts';
import type { Note } from './score.ts';

/** A transition of some beats into the next section. */
export function drumFill(kind: Groove['fill'], from: number, beats: number, random: Random): Note[] {
  const steps = beats * 4;
  const rising = (step: number) => 74 + (step / steps) * 40;
  const along = (drumAt: (step: number) => Drum | undefined): Note[] =>
    Array.from({ length: steps }, (_, step) => {
      const drum = drumAt(step);
      return drum ? [drumHit(drum, from + step / 4, rising(step) * random.between(0.92, 1.05))] : [];
    }).flat();
  const descending: readonly Drum[] = ['highTom', 'midTom', 'lowTom', 'floorTom'];
  const skip = random.pick([-1, 1, 2]);
  switch (kind) {
    case 'toms':
      return [
        ...along((step) =>
          step === skip ? undefined : step < 2 ? 'snare' : descending[Math.floor((step / steps) * 4)],
        ),
        drumHit('kick', from, 96),
      ];
    case 'snare':
      return [...along((step) => (step === skip ? undefined : 'snare')), drumHit('kick', from, 96)];
    case 'machine':
      return random.chance(0.5)
        ? along((step) => (step % 2 === 0 || step > steps / 2 ? 'snare' : undefined))
        : [
            drumHit('clap', from, 92),
            drumHit('clap', from + beats - 0.75, 84),
            drumHit('open', from + beats - 0.5, 78),
          ];
    case 'brush':
      return along((step) => (step % 2 === 0 ? 'snare' : undefined)).map((note) => ({
        ...note,
        velocity: note.velocity * 0.7,
      }));
    case 'hand':
      return along((step) => (step === skip ? undefined : step < steps / 2 ? 'congaOpen' : 'congaLow'));
    case 'none':
      return [];
  }
}

export function drumHit(drum: Drum, start: number, velocity: number): Note {
  return { start, length: 0.2, pitch: DRUMS[drum], velocity };
}
