import type { EngineTools } from '../../engine.ts';
import { countSyllables } from '../lyrics/count-syllables.ts';
import { groupSyllables, isVowel, mouthOpenness } from './phones.ts';
import { hertzOf } from './sing-line.ts';
import { loadVoicePack, type Phone, type VoicePack } from './voice-pack.ts';
import { findVoice, type Voice } from './voices.ts';

export interface SpeechRequest {
  readonly text: string;
  /** An id of VOICES. */
  readonly voice?: string;
  readonly seed: number;
  /** Folders to look for the optional voice pack from. */
  readonly voicePackRoots?: readonly string[];
}

export interface Speech {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly syllables: readonly { readonly start: number; readonly end: number; readonly openness: number }[];
  /** False when there is no voice pack: the samples are silence and only the timing is real. */
  readonly spoken: boolean;
}

const SILENT_RATE = 16_000;
const SYLLABLE_SECONDS = 0.19;
const WORD_GAP_SECONDS = 0.05;
const COMMA_SECONDS = 0.25;
const STOP_SECONDS = 0.45;

/** Says a text, sentence by sentence, with the time and the mouth opening of every syllable. */
export async function speak(request: SpeechRequest, tools: EngineTools): Promise<Speech> {
  const pack = await loadVoicePack(request.voicePackRoots ?? []);
  return pack ? sayAloud(request, pack, tools) : mouthOnly(request.text);
}

async function sayAloud(request: SpeechRequest, pack: VoicePack, tools: EngineTools): Promise<Speech> {
  const voice = findVoice(request.voice, undefined, request.seed);
  const pieces: Float32Array[] = [];
  const syllables: { start: number; end: number; openness: number }[] = [];
  let sampleRate = SILENT_RATE;
  let at = 0;
  const sentences =
    readable(request.text)
      .match(/[^.!?\n]+[.!?]*/g)
      ?.filter((sentence) => /[A-Za-z0-9]/.test(sentence)) ?? [];
  if (sentences.length === 0) return mouthOnly(request.text);
  for (const [index, sentence] of sentences.entries()) {
    tools.signal.throwIfAborted();
    const spoken = await pack.speak(sentence.trim(), {
      voice: voice.base,
      hertz: speakingHertz(voice),
      monotone: false,
      stretch: 1 / voice.pace,
    });
    sampleRate = spoken.sampleRate;
    pieces.push(spoken.samples);
    syllables.push(...mouth(spoken.phones, at));
    at += spoken.samples.length / sampleRate;
    tools.progress((index + 1) / sentences.length, 'speaking');
  }
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    samples.set(piece, offset);
    offset += piece.length;
  }
  return { samples, sampleRate, syllables, spoken: true };
}

/** The pack reads English in plain letters; it stumbles over anything else. */
function readable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2013\u2014]/g, ', ')
    .replace(/[^\x20-\x7e\n]/g, '');
}

/** Speech lies nearly an octave below the middle of the singing range. */
function speakingHertz(voice: Voice): number {
  return hertzOf((voice.range[0] + voice.range[1]) / 2 - 11);
}

function mouth(phones: readonly Phone[], at: number): Speech['syllables'] {
  return groupSyllables(
    phones.filter((phone) => phone.name === 'pau' || isVowel(phone.name) || phone.end > phone.start),
  ).map(({ onset, vowel, coda }) => ({
    start: at + onset.start,
    end: at + coda.end,
    openness: mouthOpenness(vowel.name),
  }));
}

/** Without a voice: how long each syllable would take, and how open its vowel letters look. */
function mouthOnly(text: string): Speech {
  const syllables: { start: number; end: number; openness: number }[] = [];
  let at = 0.1;
  for (const word of text.split(/\s+/)) {
    const vowels = word.toLowerCase().match(/[aeiouy]+/g) ?? [];
    const count = countSyllables(word);
    for (let index = 0; index < count; index += 1) {
      const letter = vowels[Math.min(index, vowels.length - 1)]?.charAt(0) ?? 'e';
      const openness = { a: 0.95, e: 0.65, i: 0.5, o: 0.8, u: 0.45, y: 0.45 }[letter] ?? 0.6;
      syllables.push({ start: at, end: at + SYLLABLE_SECONDS, openness });
      at += SYLLABLE_SECONDS;
    }
    at += /[.!?]$/.test(word)
      ? STOP_SECONDS
      : /[,;:]$/.test(word)
        ? COMMA_SECONDS
        : count > 0
          ? WORD_GAP_SECONDS
          : 0;
  }
  return {
    samples: new Float32Array(Math.ceil((at + 0.1) * SILENT_RATE)),
    sampleRate: SILENT_RATE,
    syllables,
    spoken: false,
  };
}
