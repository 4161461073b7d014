import { type GrainSource, resynthesize } from './psola.ts';
import { isUnvoicedAt, type Utterance } from './utterance.ts';
import { alignNotes, type SungNote, segmentsOf, type VocalSegment } from './vocal-segments.ts';
import type { Voice } from './voices.ts';

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

function place(
  segment: VocalSegment,
  seconds: number,
  { utterance, voice, detune }: SingOptions,
): GrainSource {
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
function holdVowel(segment: VocalSegment, seconds: number): number {
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
function bentPitch(segment: VocalSegment, seconds: number, voice: Voice): number {
  const { note, before } = segment;
  const since = seconds - note.start;
  const connected = before !== undefined && note.start - before.end < 0.08;
  const origin = connected ? (before.pitch - note.pitch) * 0.6 : -0.7;
  const approach = since < 0 ? origin : origin * Math.exp(-since / 0.04);
  const depth = voice.vibrato * Math.min(1, Math.max(0, (since - 0.28) / 0.35));
  const drift = 0.06 * Math.sin(2 * Math.PI * (0.7 * seconds + note.pitch));
  return note.pitch + approach + depth * Math.sin(2 * Math.PI * 5.4 * since) + drift;
}

function edge(segment: VocalSegment, seconds: number): number {
  if (segment.kind === 'consonant') return 1;
  const since = seconds - segment.start;
  const held = segment.end - segment.start;
  const swell = 0.82 + 0.18 * Math.min(1, since / 0.09);
  return held > 0.5 ? swell * (1 - 0.25 * Math.max(0, (since - 0.4) / held)) : swell;
}

export function hertzOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
