import type { PlacedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';

/** One copy of a subject, its number in its group, and the subjects that it is placed by. */
export interface Placing {
  readonly one: PlacedSubject;
  readonly n: number;
  readonly count: number;
  readonly anchor: PlacedSubject;
  /** The last copy of the anchor, or the other end of "between". */
  readonly other: PlacedSubject;
  readonly scene: Scene;
}

export type Place = (placing: Placing) => PlacedSubject;

/** A little after or before the anchor in the drawing order. */
export const STEP = 0.01;

/** Degrees; what is less aslant seems to stand. */
export const LEAST_LEAN = 9;
