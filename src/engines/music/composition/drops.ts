import { drumHit } from './drum-fill.ts';
import type { Note, Section, Track } from './score.ts';

/** Beats without a sound, right before the chorus. */
const SILENT_BEATS = 1;

/** The bar before each chorus has a rising roll of the snare in place of the drums and the bass, and ends in silence. */
export function withDrops(
  tracks: readonly Track[],
  sections: readonly Section[],
  beatsPerBar: number,
): readonly Track[] {
  const starts = sections.flatMap(({ name, firstBar }) =>
    name === 'chorus' && firstBar > 0 ? [firstBar * beatsPerBar] : [],
  );
  const breakOf = (beat: number): { readonly from: number; readonly silent: number } | undefined => {
    const start = starts.find((one) => beat >= one - beatsPerBar && beat < one);
    return start === undefined ? undefined : { from: start - beatsPerBar, silent: start - SILENT_BEATS };
  };
  return tracks.map((track) => {
    const stops = track.part === 'drums' || track.part === 'bass';
    const kept = track.notes.flatMap((note): readonly Note[] => {
      const own = breakOf(note.start);
      if (own) return stops || note.start >= own.silent ? [] : [until(note, own.silent)];
      // A long note goes on into the break.
      const next = breakOf(note.start + note.length);
      return [next ? until(note, stops ? next.from : next.silent) : note];
    });
    const rolls = track.part === 'drums' ? starts.flatMap((start) => roll(start, beatsPerBar)) : [];
    return { ...track, notes: [...kept, ...rolls].toSorted((a, b) => a.start - b.start) };
  });
}

const until = (note: Note, end: number): Note => ({
  ...note,
  length: Math.min(note.length, end - note.start),
});

function roll(start: number, beatsPerBar: number): readonly Note[] {
  const steps = (beatsPerBar - SILENT_BEATS) * 4;
  return Array.from({ length: steps }, (_, step) =>
    drumHit('snare', start - beatsPerBar + step / 4, 60 + (52 * step) / steps),
  );
}
