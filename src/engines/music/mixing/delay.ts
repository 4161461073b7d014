/** A delay whose repeats alternate between left and right. */
interface PingPongDelay {
  run(left: Float32Array, right: Float32Array, frames: number): void;
}

export function createPingPongDelay(
  sampleRate: number,
  seconds: number,
  level: number,
  feedback: number,
): PingPongDelay {
  const size = Math.max(1, Math.round(seconds * sampleRate));
  const near = new Float32Array(size);
  const far = new Float32Array(size);
  let at = 0;
  let softened = 0;
  return {
    run(left, right, frames) {
      for (let frame = 0; frame < frames; frame += 1) {
        const first = near[at] ?? 0;
        const second = far[at] ?? 0;
        softened += (second - softened) * 0.45;
        near[at] = ((left[frame] ?? 0) + (right[frame] ?? 0)) * 0.5 + softened * feedback + 1e-18;
        far[at] = first;
        at = at + 1 === size ? 0 : at + 1;
        left[frame] = (left[frame] ?? 0) + first * level;
        right[frame] = (right[frame] ?? 0) + second * level;
      }
    },
  };
}
