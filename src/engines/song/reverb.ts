/** A room: eight delay lines that feed each other, so that echoes thicken instead of repeating. */
export interface Reverb {
  /** Adds the room's answer to `input` onto left and right. */
  run(input: Float32Array, left: Float32Array, right: Float32Array, offset: number, frames: number): void;
}

const LENGTHS = [1031, 1327, 1523, 1801, 2089, 2393, 2741, 3089];

export function createReverb(
  sampleRate: number,
  { decaySeconds, damping }: { readonly decaySeconds: number; readonly damping: number },
): Reverb {
  const scale = sampleRate / 44_100;
  const lines = LENGTHS.map((length) => {
    const size = Math.round(length * scale);
    return {
      buffer: new Float32Array(size),
      at: 0,
      low: 0,
      feedback: 10 ** ((-3 * size) / (decaySeconds * sampleRate)),
    };
  });
  const heads = new Float64Array(8);
  const preDelay = new Float32Array(Math.round(0.018 * sampleRate));
  let preAt = 0;
  return {
    run(input, left, right, offset, frames) {
      for (let frame = 0; frame < frames; frame += 1) {
        const dry = preDelay[preAt] ?? 0;
        preDelay[preAt] = input[frame] ?? 0;
        preAt = preAt + 1 === preDelay.length ? 0 : preAt + 1;
        let sum = 0;
        for (let index = 0; index < 8; index += 1) {
          const line = lines[index];
          if (!line) continue;
          const tap = line.buffer[line.at] ?? 0;
          line.low += (tap - line.low) * damping + 1e-18;
          const value = line.low * line.feedback;
          heads[index] = value;
          sum += value;
        }
        // A Householder matrix: every line hears all others, and no energy is made.
        const shared = sum * 0.25;
        let wetLeft = 0;
        let wetRight = 0;
        for (let index = 0; index < 8; index += 1) {
          const line = lines[index];
          if (!line) continue;
          const head = heads[index] ?? 0;
          line.buffer[line.at] = (index & 2 ? -dry : dry) + head - shared;
          line.at = line.at + 1 === line.buffer.length ? 0 : line.at + 1;
          if (index & 1) wetRight += index & 4 ? -head : head;
          else wetLeft += index & 4 ? -head : head;
        }
        left[offset + frame] = (left[offset + frame] ?? 0) + wetLeft * 0.36;
        right[offset + frame] = (right[offset + frame] ?? 0) + wetRight * 0.36;
      }
    },
  };
}
