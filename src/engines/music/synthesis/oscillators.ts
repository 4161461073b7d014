import type { Oscillator } from './patches.ts';

/** The sum of all oscillators of a voice, before its filter. */
export interface StereoSums {
  readonly left: Float64Array;
  readonly right: Float64Array;
}

/** Adds `count` samples of one oscillator to the sums and returns its phase after them. */
export function oscillate(
  oscillator: Oscillator,
  phase: number,
  step: number,
  sums: StereoSums,
  count: number,
): number {
  const left = oscillator.level * (1 - oscillator.side);
  const right = oscillator.level * (1 + oscillator.side);
  if (oscillator.shape === 'saw') return saw(phase, step, sums, count, left, right);
  return otherShape(oscillator, phase, step, sums, count, left, right);
}

/** Saws are the most frequent shape, so they get a loop without branches. */
function saw(
  start: number,
  step: number,
  sums: StereoSums,
  count: number,
  left: number,
  right: number,
): number {
  const { left: sumLeft, right: sumRight } = sums;
  let phase = start;
  for (let frame = 0; frame < count; frame += 1) {
    const value = 2 * phase - 1 - polyBlep(phase, step);
    sumLeft[frame] = (sumLeft[frame] as number) + value * left;
    sumRight[frame] = (sumRight[frame] as number) + value * right;
    phase += step;
    if (phase >= 1) phase -= 1;
  }
  return phase;
}

function otherShape(
  { shape, width = 0.5 }: Oscillator,
  start: number,
  step: number,
  { left: sumLeft, right: sumRight }: StereoSums,
  count: number,
  left: number,
  right: number,
): number {
  let phase = start;
  for (let frame = 0; frame < count; frame += 1) {
    let value: number;
    if (shape === 'pulse') {
      const fallen = phase >= width ? phase - width : phase + 1 - width;
      value = (phase < width ? 1 : -1) + polyBlep(phase, step) - polyBlep(fallen, step);
    } else if (shape === 'triangle') {
      value = 4 * Math.abs(phase - 0.5) - 1;
    } else {
      value = Math.sin(2 * Math.PI * phase);
    }
    sumLeft[frame] = (sumLeft[frame] as number) + value * left;
    sumRight[frame] = (sumRight[frame] as number) + value * right;
    phase += step;
    if (phase >= 1) phase -= 1;
  }
  return phase;
}

/** PolyBLEP: smooths the discontinuity over two samples to avoid aliasing. */
function polyBlep(phase: number, step: number): number {
  if (phase < step) {
    const part = phase / step;
    return part + part - part * part - 1;
  }
  if (phase > 1 - step) {
    const part = (phase - 1) / step;
    return part * part + part + part + 1;
  }
  return 0;
}
