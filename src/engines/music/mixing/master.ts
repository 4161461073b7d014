import type { StereoBuffer } from '../synthesis/sound-generator.ts';
import { highPass, shelf } from './filters.ts';
import { limit } from './limiter.ts';
import { integratedLoudness } from './loudness.ts';

interface MasterOptions {
  readonly sampleRate: number;
  /** Loudness to reach, in LUFS. */
  readonly target: number;
  /** Highest sample, in dBFS. An MP3 overshoots its source a little, so this leaves room. */
  readonly ceiling: number;
  readonly fadeSeconds: number;
  /** From silence at the beginning; usually too short to be heard. */
  readonly riseSeconds?: number;
}

/** Mastering, in place: equaliser, bus compressor, fades, loudness and limiter. */
export function master(mix: StereoBuffer, options: MasterOptions): void {
  const { sampleRate } = options;
  const frames = mix.left.length;
  for (const channel of [mix.left, mix.right]) {
    for (const filter of [
      highPass(28, sampleRate),
      shelf('low', 110, 1, sampleRate),
      shelf('high', 8000, 2.5, sampleRate),
    ]) {
      filter.run(channel, 0, frames);
    }
  }
  raise(mix, options.target - 2 - integratedLoudness(mix, sampleRate));
  glue(mix, sampleRate);
  fadeEdges(mix, options);
  raise(mix, options.target - integratedLoudness(mix, sampleRate));
  limit(mix, 10 ** (options.ceiling / 20), sampleRate);
}

function raise(mix: StereoBuffer, decibels: number): void {
  // A nearly silent piece is not blown up into noise.
  const gain = 10 ** (Math.min(40, decibels) / 20);
  for (const channel of [mix.left, mix.right]) {
    for (let frame = 0; frame < channel.length; frame += 1) channel[frame] = (channel[frame] ?? 0) * gain;
  }
}

/** Bus compressor: ratio 2:1, slow, linked over both channels. */
function glue(mix: StereoBuffer, sampleRate: number): void {
  const attack = 1 - Math.exp(-1 / (0.012 * sampleRate));
  const release = 1 - Math.exp(-1 / (0.18 * sampleRate));
  const threshold = 0.22;
  let level = 0;
  for (let frame = 0; frame < mix.left.length; frame += 1) {
    const left = mix.left[frame] ?? 0;
    const right = mix.right[frame] ?? 0;
    const now = Math.max(Math.abs(left), Math.abs(right));
    level += (now - level) * (now > level ? attack : release);
    const gain = level > threshold ? Math.sqrt(threshold / level) : 1;
    mix.left[frame] = left * gain;
    mix.right[frame] = right * gain;
  }
}

const CLICK_SECONDS = 0.004;

function fadeEdges(
  mix: StereoBuffer,
  { sampleRate, fadeSeconds, riseSeconds = CLICK_SECONDS }: MasterOptions,
): void {
  const frames = mix.left.length;
  const rise = Math.round(riseSeconds * sampleRate);
  const fall = Math.min(frames, Math.round(fadeSeconds * sampleRate));
  for (const channel of [mix.left, mix.right]) {
    for (let frame = 0; frame < rise; frame += 1) channel[frame] = ((channel[frame] ?? 0) * frame) / rise;
    for (let frame = 0; frame < fall; frame += 1) {
      const share = frame / fall;
      const index = frames - 1 - frame;
      channel[index] = (channel[index] ?? 0) * Math.sin((share * Math.PI) / 2);
    }
  }
}
