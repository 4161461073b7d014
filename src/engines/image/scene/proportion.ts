import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { clamp } from '../raster/math.ts';
import { type PlacedSubject, resizedSubject, type Shape } from './placed-subject.ts';
import type { Scene } from './scene.ts';

/** Sizes of drawings beside each other, one rule for all of them. */

/** An exponent below 1 draws sizes nearer to each other than they are. */
const NEARLY_REAL = 0.7;
/** Things below this share of the largest one would hardly be seen: they are drawn larger. */
const SMALL = 0.08;
const OF_SMALL = 0.35;
/** A thing in the background is larger than the largest one before it, but not in proportion. */
const OF_FAR = 0.42;
const LARGEST_FAR = 8;

/** The share of the size of one thing that another one has beside it. */
export function proportionOf(metres: number, lead: number): number {
  const share = metres / lead;
  if (share > 1) return Math.min(share, LARGEST_FAR) ** OF_FAR;
  if (share >= SMALL) return share ** NEARLY_REAL;
  return SMALL ** NEARLY_REAL * (share / SMALL) ** OF_SMALL;
}

/** Nearness of a row of the ground: 0 at the horizon, 1 at the lower edge of the image. */
export function depthAt(row: number, { height, horizon }: Pick<Scene, 'height' | 'horizon'>): number {
  return clamp((row - horizon) / (height - horizon), 0.08, 1);
}

/** Things that are farther away are smaller, if not as much as in a photograph. */
const PERSPECTIVE = 0.7;

/** By how much something grows that comes from one depth to another. */
export const growth = (from: number, to: number): number => (to / from) ** PERSPECTIVE;

/** A thing as large as it is at the depth of another one. */
export function atDepthOf(one: PlacedSubject, { depth }: Pick<PlacedSubject, 'depth'>): PlacedSubject {
  if (one.depth === undefined || depth === undefined) return one;
  return { ...resizedSubject(one, one.size * growth(one.depth, depth)), depth };
}

/** A bridge or boat with people is drawn as large as the image allows, so that they have room. */
export const isCarrier = (subjects: readonly Subject[], index: number, shape: Shape): boolean =>
  shape.width > shape.height * 1.3 &&
  subjects.some(
    ({ relation, name }) =>
      relation?.to === index &&
      /^(?:on|in|crossing)$/.test(relation.kind) &&
      kindOfSubject(name).metres < kindOfSubject(subjects[index]?.name ?? '').metres * 0.45,
  );
