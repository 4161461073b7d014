import type { Part } from '../composition/score.ts';

/** Two channels of samples that a part plays into. */
export interface StereoBuffer {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Somebody who turns notes into sound, a little at a time. */
export interface SoundGenerator {
  /** Whether this player has the sound for that note; the first of a band that has it plays it. */
  has(part: Part, pitch: number): boolean;
  noteOn(part: Part, pitch: number, velocity: number): void;
  noteOff(part: Part, pitch: number): void;
  /** Adds `frames` samples of every part onto its pair. The pairs are cleared by the caller and are the same each time. */
  render(buffers: Readonly<Record<Part, StereoBuffer>>, frames: number): void;
}

export function silentBuffer(frames: number): StereoBuffer {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}
