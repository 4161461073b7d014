import type { Random } from '../../random.ts';
import type { SongDescription } from '../prompt/song-description.ts';
import type { Note, Track } from './score.ts';

/** Humanizes timing by a few milliseconds, except in sidechained genres, which are quantized. */
export function humanize(track: Track, description: SongDescription, random: Random): readonly Note[] {
  const looseness =
    description.style.mix.sidechain > 0.3
      ? 0
      : track.part === 'drums' || track.part === 'bass'
        ? 0.006
        : 0.012;
  return track.notes.map((note) => {
    const placed = swing(note, description);
    return { ...placed, start: Math.max(0, placed.start + random.between(-looseness, looseness)) };
  });
}

export function swing(note: Note, description: SongDescription): Note {
  const { amount, subdivision } = description.style.swing;
  if (amount === 0) return note;
  const unit = subdivision === 8 ? 1 : 0.5;
  const warp = (beat: number) => {
    const whole = Math.floor(beat / unit) * unit;
    const part = (beat - whole) / unit;
    const middle = 0.5 + amount / 2;
    const bent = part < 0.5 ? (part / 0.5) * middle : middle + ((part - 0.5) / 0.5) * (1 - middle);
    return whole + bent * unit;
  };
  const start = warp(note.start);
  return { ...note, start, length: warp(note.start + note.length) - start };
}
