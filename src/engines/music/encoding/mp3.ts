import type { EngineTools } from '../../engine.ts';
import { wasmModule } from '../../wasm-module.ts';
import type { StereoBuffer } from '../synthesis/sound-generator.ts';

const KILOBITS = 192;

/** Encodes two channels as MP3 of a constant bit rate, so that every player knows the duration from the size. */
export async function encodeMp3(
  mix: StereoBuffer,
  sampleRate: number,
  tools: EngineTools,
  report: (fraction: number) => void,
): Promise<Uint8Array> {
  const { createEncoder } = await import('wasm-media-encoders');
  const encoder = await createEncoder('audio/mpeg', await wasmModule(tools.assets, 'mp3.wasm'));
  encoder.configure({ sampleRate, channels: 2, bitrate: KILOBITS });
  const parts: Uint8Array[] = [];
  for (let at = 0; at < mix.left.length; at += sampleRate) {
    tools.signal.throwIfAborted();
    const second = [mix.left.subarray(at, at + sampleRate), mix.right.subarray(at, at + sampleRate)];
    // The encoder hands out its own memory and writes over it in the next call.
    parts.push(encoder.encode(second).slice());
    report(at / mix.left.length);
  }
  parts.push(encoder.finalize().slice());
  return Buffer.concat(parts);
}
