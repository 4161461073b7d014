import type { Utterance } from './utterance.ts';

/** A note to sing, in seconds. */
export interface SungNote {
  readonly start: number;
  readonly end: number;
  readonly pitch: number;
  readonly loudness: number;
}

/** A time span of the song and the span of speech it is made from. */
export interface VocalSegment {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly kind: 'consonant' | 'vowel';
  readonly gliding: boolean;
  readonly note: SungNote;
  readonly before: SungNote | undefined;
  readonly gain: number;
}

const DIPHTHONGS = new Set(['aw', 'ay', 'ey', 'ow', 'oy']);
const LOUDNESS = 0.16;
const SHORTEST_VOWEL = 0.06;
/** Places the consonants and the vowel of every syllable on its note. */
export function segmentsOf(utterance: Utterance, notes: readonly SungNote[]): readonly VocalSegment[] {
  const segments: VocalSegment[] = [];
  const pace = utterance.stretch;
  let free = Number.NEGATIVE_INFINITY;
  utterance.syllables.forEach((syllable, index) => {
    const note = notes[index];
    if (!note) return;
    const next = utterance.syllables[index + 1];
    const nextNote = notes[index + 1];
    const onset = (syllable.onset.end - syllable.onset.start) / pace;
    const coda = (syllable.coda.end - syllable.coda.start) / pace;
    const nextOnset = next ? (next.onset.end - next.onset.start) / pace : 0;
    const onsetStart = Math.max(free, note.start - onset);
    const vowelStart = Math.max(note.start, onsetStart + Math.min(onset, 0.05));
    const limit = Math.min(note.end, nextNote ? nextNote.start - nextOnset * 0.8 : note.end);
    const vowelEnd = Math.max(
      vowelStart + SHORTEST_VOWEL,
      limit - Math.min(coda, (note.end - note.start) * 0.35),
    );
    const codaEnd = vowelEnd + Math.min(coda, Math.max(0.04, (note.end - note.start) * 0.4));
    const shared = {
      note,
      before: notes[index - 1],
      gain: note.loudness * Math.min(2.6, Math.max(0.35, LOUDNESS / (syllable.level + 0.01))),
    };
    if (onset > 0.004 && vowelStart > onsetStart) {
      segments.push({
        ...shared,
        start: onsetStart,
        end: vowelStart,
        from: syllable.onset.start,
        to: syllable.onset.end,
        kind: 'consonant',
        gliding: false,
      });
    }
    segments.push({
      ...shared,
      start: vowelStart,
      end: vowelEnd,
      from: syllable.vowel.start,
      to: syllable.vowel.end,
      kind: 'vowel',
      gliding: DIPHTHONGS.has(syllable.vowel.name),
    });
    if (coda > 0.004) {
      segments.push({
        ...shared,
        start: vowelEnd,
        end: codaEnd,
        from: syllable.coda.start,
        to: syllable.coda.end,
        kind: 'consonant',
        gliding: false,
      });
    }
    free = coda > 0.004 ? codaEnd : vowelEnd;
  });
  return segments;
}

/** Fits the notes to the syllables: the last note is split, or takes the rest of the text. */
export function alignNotes(notes: readonly SungNote[], count: number): readonly SungNote[] {
  const last = notes.at(-1);
  if (!last || notes.length === count) return notes;
  if (notes.length > count) {
    const kept = notes.slice(0, count);
    const end = kept.at(-1);
    return end ? [...kept.slice(0, -1), { ...end, end: Math.max(end.end, last.end) }] : kept;
  }
  const pieces = count - notes.length + 1;
  const length = (last.end - last.start) / pieces;
  const shared = Array.from({ length: pieces }, (_, index) => ({
    ...last,
    start: last.start + index * length,
    end: last.start + (index + 1) * length,
  }));
  return [...notes.slice(0, -1), ...shared];
}
