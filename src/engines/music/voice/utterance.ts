import { groupSyllables, isUnvoiced, type PhoneSyllable } from './phones.ts';
import { markPitchPeriods, type PitchMarkedSpeech } from './psola.ts';
import type { Phone, VoicePack } from './voice-pack.ts';
import type { Voice } from './voices.ts';

/** A spoken line on one pitch with its pitch marks and syllables. */
export interface Utterance {
  readonly source: PitchMarkedSpeech;
  readonly syllables: readonly (PhoneSyllable & { readonly level: number })[];
  readonly phones: readonly Phone[];
  /** Factor by which it was spoken more slowly than usual. */
  readonly stretch: number;
}

/** Pitch range in hertz in which each base voice sounds natural. */
const COMFORT: Readonly<Record<Voice['base'], readonly [low: number, high: number]>> = {
  slt: [150, 300],
  rms: [85, 180],
  awb: [85, 180],
  kal16: [85, 170],
};

/** Reduces a line to the letters and digits that the voice pack can pronounce; hummed words become real ones. */
export function normalizeLyric(line: string): string {
  return line
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^A-Za-z0-9', ]+/g, ' ')
    .replace(/([A-Za-z])\1{2,}/g, '$1$1')
    .replace(/\b(?:m{2,}|hm+)\b/gi, 'hum')
    .replace(/\bsh{2,}\b/gi, 'shush')
    .trim();
}

export async function synthesizeUtterance(
  pack: VoicePack,
  line: string,
  voice: Voice,
  hertz: number,
  stretch: number,
): Promise<Utterance | undefined> {
  const text = normalizeLyric(line);
  if (!/[A-Za-z0-9]/.test(text)) return undefined;
  const [low, high] = COMFORT[voice.base];
  const monotoneHertz = Math.min(high, Math.max(low, hertz / voice.formant ** 0.5));
  const spoken = await pack.speak(text, {
    voice: voice.base,
    hertz: monotoneHertz,
    monotone: true,
    stretch,
  });
  const syllables = groupSyllables(spoken.phones);
  if (syllables.length === 0) return undefined;
  return {
    source: markPitchPeriods(spoken.samples, spoken.sampleRate, monotoneHertz),
    syllables: syllables.map((syllable) => ({
      ...syllable,
      level: levelOf(spoken.samples, spoken.sampleRate, syllable),
    })),
    phones: spoken.phones,
    stretch,
  };
}

export function isUnvoicedAt(utterance: Utterance, seconds: number): boolean {
  const phone = utterance.phones.find((each) => seconds >= each.start && seconds < each.end);
  return phone === undefined || isUnvoiced(phone.name);
}

function levelOf(samples: Float32Array, sampleRate: number, { vowel }: PhoneSyllable): number {
  const from = Math.floor(vowel.start * sampleRate);
  const to = Math.min(samples.length, Math.ceil(vowel.end * sampleRate));
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += (samples[index] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, to - from));
}
