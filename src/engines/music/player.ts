import type { Part } from './score.ts';

/** Two channels of samples that a part plays into. */
export interface Pair {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Somebody who turns notes into sound, a little at a time. */
export interface Player {
  /** Whether this player has the sound for that note; the first of a band that has it plays it. */
  has(part: Part, pitch: number): boolean;
  noteOn(part: Part, pitch: number, velocity: number): void;
  noteOff(part: Part, pitch: number): void;
  /** Adds `frames` samples of every part onto its pair. The pairs are cleared by the caller and are the same each time. */
  play(pairs: Readonly<Record<Part, Pair>>, frames: number): void;
}

export function silence(frames: number): Pair {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}
