/** A feedback delay network of eight lines. */
export interface Reverb {
  /** Adds the reverberation of `input` to left and right. */
  run(input: Float32Array, left: Float32Array, right: Float32Array, offset: number, frames: number): void;
}

const LENGTHS = [1031, 1327, 1523, 1801, 2089, 2393, 2741, 3089];

export function createReverb(
  sampleRate: number,
  { decaySeconds, damping }: { readonly decaySeconds: number; readonly damping: number },
): Reverb {
  const scale = sampleRate / 44_100;
  const buffers = LENGTHS.map((length) => new Float32Array(Math.round(length * scale)));
  const feedbacks = Float64Array.from(
    buffers,
    (buffer) => 10 ** ((-3 * buffer.length) / (decaySeconds * sampleRate)),
  );
  const places = new Int32Array(buffers.length);
  const lows = new Float64Array(buffers.length);
  const heads = new Float64Array(buffers.length);
  const preDelay = new Float32Array(Math.round(0.018 * sampleRate));
  let preAt = 0;
  return {
    run(input, left, right, offset, frames) {
      for (let frame = 0; frame < frames; frame += 1) {
        const dry = preDelay[preAt] as number;
        preDelay[preAt] = input[frame] as number;
        preAt = preAt + 1 === preDelay.length ? 0 : preAt + 1;
        let sum = 0;
        for (let line = 0; line < 8; line += 1) {
          const tap = (buffers[line] as Float32Array)[places[line] as number] as number;
          // The tiny constant keeps the tail out of the very slow denormal numbers.
          const low = (lows[line] as number) + (tap - (lows[line] as number)) * damping + 1e-18;
          lows[line] = low;
          const head = low * (feedbacks[line] as number);
          heads[line] = head;
          sum += head;
        }
        // A Householder matrix mixes all lines without adding energy.
        const shared = sum * 0.25;
        let wetLeft = 0;
        let wetRight = 0;
        for (let line = 0; line < 8; line += 1) {
          const buffer = buffers[line] as Float32Array;
          const place = places[line] as number;
          const head = heads[line] as number;
          buffer[place] = (line & 2 ? -dry : dry) + head - shared;
          places[line] = place + 1 === buffer.length ? 0 : place + 1;
          const signed = line & 4 ? -head : head;
          if (line & 1) wetRight += signed;
          else wetLeft += signed;
        }
        left[offset + frame] = (left[offset + frame] as number) + wetLeft * 0.36;
        right[offset + frame] = (right[offset + frame] as number) + wetRight * 0.36;
      }
    },
  };
}
