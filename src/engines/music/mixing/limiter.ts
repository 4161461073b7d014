import type { StereoBuffer } from '../synthesis/sound-generator.ts';

/**
 * Keeps every sample under the ceiling without clipping: the gain that each peak needs is known ahead, reached
 * smoothly before it comes and let go slowly after it.
 */
export function limit(mix: StereoBuffer, ceiling: number, sampleRate: number): void {
  const ahead = Math.round(0.005 * sampleRate);
  const release = 1 - Math.exp(-1 / (0.09 * sampleRate));
  const frames = mix.left.length;
  const needed = (frame: number) => {
    const high = Math.max(Math.abs(mix.left[frame] ?? 0), Math.abs(mix.right[frame] ?? 0));
    return high > ceiling ? ceiling / high : 1;
  };
  // The lowest gain needed within the next `ahead` frames, kept as a queue of candidates that rise.
  const queueFrames = new Int32Array(ahead + 2);
  const queueGains = new Float64Array(ahead + 2);
  let head = 0;
  let size = 0;
  const slot = (place: number) => (head + place) % queueFrames.length;
  const push = (frame: number) => {
    const gain = needed(frame);
    while (size > 0 && (queueGains[slot(size - 1)] ?? 1) >= gain) size -= 1;
    queueFrames[slot(size)] = frame;
    queueGains[slot(size)] = gain;
    size += 1;
  };
  for (let frame = 0; frame < Math.min(ahead, frames); frame += 1) push(frame);
  const smoothing = new Float64Array(ahead).fill(1);
  let sum = ahead;
  let held = 1;
  for (let frame = 0; frame < frames; frame += 1) {
    if (frame + ahead < frames) push(frame + ahead);
    while (size > 0 && (queueFrames[head] ?? 0) < frame) {
      head = (head + 1) % queueFrames.length;
      size -= 1;
    }
    const lowest = size > 0 ? (queueGains[head] ?? 1) : 1;
    held = lowest < held ? lowest : held + (lowest - held) * release;
    const place = frame % ahead;
    sum += held - (smoothing[place] ?? 1);
    smoothing[place] = held;
    // The running mean may lag by rounding, so the sample's own need has the last word.
    const gain = Math.min(sum / ahead, needed(frame));
    mix.left[frame] = (mix.left[frame] ?? 0) * gain;
    mix.right[frame] = (mix.right[frame] ?? 0) * gain;
  }
}
