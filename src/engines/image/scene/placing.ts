import type { PlacedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';

/** One copy of a subject, its number in its group, and the subjects that it is placed by. */
export interface Placing {
  readonly one: PlacedSubject;
  readonly n: number;
  readonly count: number;
  /** The part of it that is its own, where it shares the anchor. */
  readonly anchor: PlacedSubject;
  readonly whole: PlacedSubject;
  /** The last copy of the anchor, or the other end of "between". */
  readonly other: PlacedSubject;
  readonly scene: Scene;
}

export type Place = (placing: Placing) => PlacedSubject;

/** A little after or before the anchor in the drawing order. */
export const STEP = 0.01;

/** Degrees; what is less aslant seems to stand. */
export const LEAST_LEAN = 9;

/** Things in one row; more than six make two rows. */
export const abreast = (count: number): number => (count > 6 ? Math.ceil(count / 2) : count);

/** Copies side by side over the width of the anchor; many stand in two rows, the second lower by `row`. */
export function spread(
  { one, n, count, anchor }: Placing,
  most: number,
  many = abreast(count),
): { x: number; size: number; row: number } {
  const share = many > 1 ? Math.min(most, 1.2 / many) : most;
  const size = Math.min(one.size, (one.size / one.width) * anchor.width * share);
  const width = one.width * (size / one.size);
  const step = many > 1 ? Math.min(width * 1.05, (anchor.width * 0.86 - width) / (many - 1)) : 0;
  const row = Math.floor(n / many);
  const here = Math.min(many, count - row * many);
  return { x: anchor.x + ((n % many) - (here - 1) / 2) * step, size, row };
}
