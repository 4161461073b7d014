import type { Schedule } from '../timeline/sequence.ts';
import type { Box } from './blocking.ts';

/** The way of a unit from the first frame to the last, in pixels from where it was painted. */
export interface Track {
  readonly from: Offset;
  readonly to: Offset;
  /** How far it is above the straight way at its middle. */
  readonly arc: number;
  /** It goes below the water, or comes out of it: what is under the waterline is not seen. */
  readonly sinks?: boolean;
  /** One leap, with a pause before and after it. */
  readonly leaps?: boolean;
  /** It comes near, stops, and strikes a thing. */
  readonly strikes?: boolean;
  /** It stays until it is struck. */
  readonly struck?: boolean;
  /** It is gone at the end of its way, under water. */
  readonly vanishes?: boolean;
  /** It falls on its side, when it is struck or by itself. */
  readonly topples?: boolean;
  /** The times at which it goes, if the prompt tells one deed after another. */
  readonly schedule?: Schedule;
  /** It goes under at the end. */
  readonly founders?: boolean;
  readonly circuit?: Circuit;
  /** It goes between the two sides of this thing, given by the index of the subject. */
  readonly between?: number;
}

export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Once around a thing: before it, and back behind it. */
interface Circuit {
  /** The middle of the ellipse, from where the unit was painted. */
  readonly centre: Offset;
  readonly wide: number;
  readonly deep: number;
  /** Direction of the way before the thing. */
  readonly facing: -1 | 1;
  /** Column about which the pictures are mirrored for the way back. */
  readonly about: number;
}

export function offsetAt({ from, to, arc, circuit }: Track, progress: number): Offset {
  if (circuit) {
    const angle = 2 * Math.PI * progress;
    const { centre, wide, deep, facing } = circuit;
    return { x: centre.x - facing * wide * Math.cos(angle), y: centre.y + deep * Math.sin(angle) };
  }
  return {
    x: from.x + (to.x - from.x) * progress,
    y: from.y + (to.y - from.y) * progress - arc * 4 * progress * (1 - progress),
  };
}

/** The half of a circuit on which the thing is in front. */
export const isBehindAt = ({ circuit }: Track, progress: number): boolean =>
  circuit !== undefined && progress > 0.5;

export function boxAt(box: Box, track: Track, progress: number): Box {
  const { x, y } = offsetAt(track, progress);
  return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y };
}
