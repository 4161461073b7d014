import { oneOf } from '../../narrow.ts';
import stored from '../data/voices.json';
import { BASE_VOICES, type BaseVoice } from './voice-pack.ts';

/** A variant of one of the four recorded base voices of the voice pack: its register, vocal tract, vibrato and breath. */
export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly gender: (typeof GENDERS)[number];
  readonly style: string;
  readonly base: BaseVoice;
  readonly languages: readonly string[];
  readonly description: string;
  /** Lowest and highest comfortable MIDI pitch. */
  readonly range: readonly [low: number, high: number];
  /** Size of the vocal tract: above 1 sounds smaller and brighter, below 1 larger and darker. */
  readonly formant: number;
  /** Semitones of vibrato. */
  readonly vibrato: number;
  /** Share of breath noise, 0 to 1. */
  readonly breath: number;
  /** Speaking and singing pace, 1 natural. */
  readonly pace: number;
  /** Layered singers: more than one is a choir. */
  readonly singers: number;
}

const GENDERS = ['female', 'male', 'neutral'] as const;

interface StoredVoice {
  readonly name: string;
  readonly style: string;
  readonly formant: number;
  /** Semitones by which the range of the base voice is moved. */
  readonly shift: number;
  readonly vibrato: number;
  readonly breath: number;
  readonly pace: number;
  readonly singers?: number;
}

interface StoredBase {
  readonly base: string;
  readonly gender: string;
  readonly range: { readonly low: number; readonly high: number };
  readonly origin: string;
  readonly variants: readonly StoredVoice[];
}

const STORED: readonly StoredBase[] = stored;

export const VOICES: readonly Voice[] = STORED.flatMap(({ base, gender, range, origin, variants }) =>
  variants.map(({ name, style, shift, formant, vibrato, breath, pace, singers = 1 }) => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    gender: oneOf(GENDERS, gender),
    style,
    base: oneOf(BASE_VOICES, base),
    languages: ['en'],
    description: `${style}; a variant of ${origin}`,
    range: [range.low + shift, range.high + shift] as const,
    formant,
    vibrato,
    breath,
    pace,
    singers,
  })),
);

/** The voice of that id, else one that fits the gender, else one that the seed picks. */
export function findVoice(
  id: string | undefined,
  wish: { readonly gender?: string; readonly style?: string } | undefined,
  seed: number,
): Voice {
  const wanted = id?.toLowerCase().trim();
  const named = VOICES.find((voice) => voice.id === wanted || voice.name.toLowerCase() === wanted);
  if (named) return named;
  const gender = wish?.gender?.toLowerCase();
  const style = wish?.style?.toLowerCase();
  const choir = style !== undefined && /choir|group|harmony/.test(style);
  const isWhispered = style !== undefined && /whisper|breath|airy/.test(style);
  const singers = VOICES.filter(
    (voice) =>
      voice.base !== 'kal16' &&
      voice.singers > 1 === choir &&
      voice.style.includes('whisper') === isWhispered,
  );
  const fitting = singers.filter(
    (voice) => gender === undefined || (gender !== 'female' && gender !== 'male') || voice.gender === gender,
  );
  const same = fitting.filter((voice) => voice.style === style);
  const styled =
    style === undefined || same.length > 0
      ? same
      : fitting.filter((voice) => voice.style.includes(style) || style.includes(voice.style));
  const choices = styled.length > 0 ? styled : fitting.length > 0 ? fitting : singers;
  const chosen = choices[Math.abs(Math.trunc(seed)) % choices.length] ?? VOICES[0];
  if (!chosen) throw new RangeError('there are no voices');
  return chosen;
}
