import type { Blocking } from './blocking.ts';
import type { Deed } from './screenplay.ts';

/** One deed by a thing that stays where it is. */
export interface Staged {
  readonly stage: Blocking;
  readonly deed: Deed;
  readonly mover: number;
  readonly thing: number;
  readonly facing: -1 | 1;
}

export type Stager = (staged: Staged) => void;

export const centre = ({ stage, thing }: Staged, share = 0.5): void => {
  const box = stage.boxOf(thing);
  if (box) stage.put(thing, stage.scene.width * share, box.bottom);
};
