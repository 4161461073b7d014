import type { BasicSoundBank } from 'spessasynth_core';
import type { Part, Track } from '../composition/score.ts';
import { UnusableSoundFont } from './riff.ts';
import { type SoundFont, unusable } from './sound-font.ts';

/** The asset with octet's own instruments. */
export const OWN_INSTRUMENTS = 'sonivox.sf2';

/** The instruments that a score is played with. */
export interface SoundBanks {
  /** The first that has a sound plays it. */
  readonly banks: readonly BasicSoundBank[];
  /** Undefined: octet's own instruments. */
  readonly font: string | undefined;
  /** The program to play a track with. */
  programOf(track: Track): number;
  /** Parts that the sound font has no instrument for. */
  missing(tracks: readonly Track[]): readonly Part[];
}

/** Decoded samples of one song. */
const MOST_DECODED_BYTES = 768 * 1024 * 1024;

export async function openSoundBanks(own: Uint8Array, font?: SoundFont): Promise<SoundBanks> {
  const { SoundBankLoader } = await import('spessasynth_core');
  const builtIn = SoundBankLoader.fromArrayBuffer(wholeBuffer(own));
  if (!font)
    return { banks: [builtIn], font: undefined, programOf: ({ program }) => program, missing: () => [] };
  const loaded = await loadFont(font);
  const programs = new Set(loaded.presets.filter(({ isDrum }) => !isDrum).map(({ program }) => program));
  const kits = loaded.presets.filter(({ isGMGSDrum }) => isGMGSDrum).map(({ program }) => program);
  const hasSound = ({ part, program }: Track): boolean =>
    part === 'effects' || (part === 'drums' ? kits.length > 0 : programs.has(program));
  return {
    banks: [loaded, builtIn],
    font: font.name,
    // A font with one drum kit plays it for all.
    programOf: ({ part, program }) =>
      part === 'drums' && !kits.includes(program) ? (kits[0] ?? program) : program,
    missing: (tracks) => tracks.filter((track) => !hasSound(track)).map(({ part }) => part),
  };
}

async function loadFont({ name, bytes }: SoundFont): Promise<BasicSoundBank> {
  const { BasicSoundBank, SoundBankLoader } = await import('spessasynth_core');
  await BasicSoundBank.isSF3DecoderReady;
  try {
    const bank = SoundBankLoader.fromArrayBuffer(wholeBuffer(bytes));
    boundDecoding(bank);
    return bank;
  } catch (error) {
    throw unusable(name, error);
  }
}

/** Samples are decoded when a note needs them, and a thread's limit does not count their memory. */
function boundDecoding(bank: BasicSoundBank): void {
  let decoded = 0;
  for (const sample of bank.samples) {
    const read = sample.getAudioData.bind(sample);
    let known: Float32Array | undefined;
    sample.getAudioData = () => {
      if (known) return known;
      const audio = read();
      decoded += audio.byteLength;
      if (decoded > MOST_DECODED_BYTES) throw new UnusableSoundFont('its samples need too much memory');
      known = audio;
      return audio;
    };
  }
}

/** The reader takes a whole buffer; a view into a larger one is copied. */
function wholeBuffer(bytes: Uint8Array): ArrayBuffer {
  const { buffer, byteLength } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? buffer : bytes.slice().buffer;
}
