import type { Part } from '../composition/score.ts';

export interface StereoBuffer {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Renders notes to samples, block by block. */
export interface SoundGenerator {
  /** True if it can play the note; the first generator that can is used. */
  has(part: Part, pitch: number): boolean;
  noteOn(part: Part, pitch: number, velocity: number): void;
  noteOff(part: Part, pitch: number): void;
  /** Adds `frames` samples of every part to its buffer. The caller clears the buffers and passes the same ones each time. */
  render(buffers: Readonly<Record<Part, StereoBuffer>>, frames: number): void;
}

export function silentBuffer(frames: number): StereoBuffer {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}
