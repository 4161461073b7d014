import type { EngineTools } from '../../engine.ts';
import { encodeMp3 } from '../encoding/mp3.ts';
import { type SpeechRequest, speak } from './speech.ts';
import { VOICES } from './voices.ts';

export interface SayRequest extends SpeechRequest {
  readonly format: 'mp3' | 'wav';
}

export interface Said {
  /** Undefined without the voice pack. */
  readonly file?: { readonly bytes: Uint8Array; readonly mime: string };
}

/** A text as a sound file. A voice that is not ours becomes the usual one. */
export async function sayText({ format, voice, ...request }: SayRequest, tools: EngineTools): Promise<Said> {
  const known = VOICES.some(({ id }) => id === voice) ? voice : undefined;
  const { samples, sampleRate, spoken } = await speak({ ...request, voice: known }, tools);
  if (!spoken) return {};
  if (format === 'wav') return { file: { bytes: waveFile(samples, sampleRate), mime: 'audio/wav' } };
  const mix = { left: samples, right: samples };
  return { file: { bytes: await encodeMp3(mix, sampleRate, tools, () => {}), mime: 'audio/mpeg' } };
}

const HEADER_BYTES = 44;

/** 16-bit mono. */
function waveFile(samples: Float32Array, sampleRate: number): Uint8Array {
  const bytes = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), HEADER_BYTES + index * 2);
  }
  return bytes;
}
