import { type GrainSource, resynthesize } from './psola.ts';
import { isUnvoicedAt, type Utterance } from './utterance.ts';
import type { Voice } from './voices.ts';

/** A note to sing, in seconds. */
export interface SungNote {
  readonly start: number;
  readonly end: number;
  readonly pitch: number;
  readonly loudness: number;
}

interface SingOptions {
  readonly utterance: Utterance;
  readonly notes: readonly SungNote[];
  readonly voice: Voice;
  readonly out: Float32Array;
  readonly outRate: number;
  /** Detuning in cents and delay in seconds, which differ between the singers of a choir. */
  readonly detune: number;
  readonly late: number;
  readonly formant: number;
}

/** A time span of the song and the span of speech it is made from. */
interface Segment {
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
/** Speed through the middle of a held vowel, relative to speech: at full speed the timbre flutters. */
const WALK = 0.3;

/** Sings one line: every syllable on its note, the vowel held, the consonants at speaking speed. */
export function singLine(options: SingOptions): void {
  const segments = segmentsOf(
    options.utterance,
    alignNotes(options.notes, options.utterance.syllables.length),
  );
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return;
  let index = 0;
  resynthesize({
    source: options.utterance.source,
    out: options.out,
    outRate: options.outRate,
    formant: options.formant,
    start: first.start + options.late,
    end: last.end + options.late,
    at: (time) => {
      const seconds = time - options.late;
      while (index < segments.length - 1 && seconds >= (segments[index]?.end ?? 0)) index += 1;
      const segment = segments[index];
      return segment && seconds >= segment.start ? place(segment, seconds, options) : undefined;
    },
  });
}

function place(segment: Segment, seconds: number, { utterance, voice, detune }: SingOptions): GrainSource {
  const within = seconds - segment.start;
  const from =
    segment.kind === 'vowel'
      ? holdVowel(segment, seconds)
      : segment.from + (within / (segment.end - segment.start)) * (segment.to - segment.from);
  const gain = segment.gain * edge(segment, seconds);
  if (isUnvoicedAt(utterance, from)) return { from, hertz: undefined, gain: gain * 0.75 };
  return { from, hertz: hertzOf(bentPitch(segment, seconds, voice) + detune / 100), gain };
}

/**
 * A vowel of a tenth of a second becomes as long as the note: its beginning and end keep their speed, and the
 * middle is walked back and forth, so that no grain stands still. Diphthongs hold their first sound and glide at the end.
 */
function holdVowel(segment: Segment, seconds: number): number {
  const source = segment.to - segment.from;
  const within = seconds - segment.start;
  const length = segment.end - segment.start;
  const low = segment.from + source * (segment.gliding ? 0.18 : 0.3);
  const high = segment.from + source * (segment.gliding ? 0.42 : 0.7);
  const head = low - segment.from;
  const tail = segment.to - high;
  if (length <= head + tail) return segment.from + (within / length) * source;
  if (within < head) return segment.from + within;
  if (within > length - tail) return high + (within - (length - tail));
  const span = high - low;
  const walked = ((within - head) * WALK) % (2 * span);
  const place = walked < span ? walked : 2 * span - walked;
  // The loop must end where the tail begins.
  const left = length - tail - within;
  return left < span ? Math.max(low + place, high - left) : low + place;
}

/** Notes are approached from the one before or from a little below, and vibrate when they are held. */
function bentPitch(segment: Segment, seconds: number, voice: Voice): number {
  const { note, before } = segment;
  const since = seconds - note.start;
  const connected = before !== undefined && note.start - before.end < 0.08;
  const origin = connected ? (before.pitch - note.pitch) * 0.6 : -0.7;
  const approach = since < 0 ? origin : origin * Math.exp(-since / 0.04);
  const depth = voice.vibrato * Math.min(1, Math.max(0, (since - 0.28) / 0.35));
  const drift = 0.06 * Math.sin(2 * Math.PI * (0.7 * seconds + note.pitch));
  return note.pitch + approach + depth * Math.sin(2 * Math.PI * 5.4 * since) + drift;
}

function edge(segment: Segment, seconds: number): number {
  if (segment.kind === 'consonant') return 1;
  const since = seconds - segment.start;
  const held = segment.end - segment.start;
  const swell = 0.82 + 0.18 * Math.min(1, since / 0.09);
  return held > 0.5 ? swell * (1 - 0.25 * Math.max(0, (since - 0.4) / held)) : swell;
}

function segmentsOf(utterance: Utterance, notes: readonly SungNote[]): readonly Segment[] {
  const segments: Segment[] = [];
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

/** As many notes as syllables: the last note is shared out, or takes what is left over. */
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

export function hertzOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
