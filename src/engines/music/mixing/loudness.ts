import type { StereoBuffer } from '../synthesis/sound-generator.ts';
import { kWeighting } from './k-weighting.ts';

/** Integrated loudness in LUFS after ITU-R BS.1770: K-weighted and gated. */
export function integratedLoudness(mix: StereoBuffer, sampleRate: number): number {
  const step = Math.round(sampleRate * 0.1);
  const powers = [channelPowers(mix.left, sampleRate, step), channelPowers(mix.right, sampleRate, step)];
  const count = Math.min(powers[0]?.length ?? 0, powers[1]?.length ?? 0);
  const blocks: number[] = [];
  for (let start = 0; start + 4 <= Math.max(4, count); start += 1) {
    let sum = 0;
    for (let part = start; part < start + 4; part += 1)
      sum += (powers[0]?.[part] ?? 0) + (powers[1]?.[part] ?? 0);
    blocks.push(sum / 4);
  }
  const audible = blocks.filter((power) => level(power) > -70);
  if (audible.length === 0) return -70;
  const relative = level(mean(audible)) - 10;
  const counted = audible.filter((power) => level(power) > relative);
  return level(mean(counted.length > 0 ? counted : audible));
}

/** Mean square of every tenth of a second after weighting; the samples themselves stay as they are. */
function channelPowers(samples: Float32Array, sampleRate: number, step: number): readonly number[] {
  const weighting = kWeighting(sampleRate);
  const window = new Float32Array(step);
  const powers: number[] = [];
  for (let start = 0; start + step <= samples.length; start += step) {
    window.set(samples.subarray(start, start + step));
    for (const filter of weighting) filter.run(window, 0, step);
    let sum = 0;
    for (let index = 0; index < step; index += 1) sum += (window[index] as number) ** 2;
    powers.push(sum / step);
  }
  return powers;
}

function level(power: number): number {
  return power <= 0 ? Number.NEGATIVE_INFINITY : -0.691 + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
