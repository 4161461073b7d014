import { baseName } from '../../image/prompt/figure.ts';
import { isAlive } from '../../image/prompt/people.ts';
import { kindOfSubject } from '../../image/prompt/subject-kinds.ts';
import type { Footprint } from '../../image/scene/footprint.ts';
import type { DirectedPlan } from './direct.ts';
import type { Deed } from './screenplay.ts';

interface Fall {
  readonly deed: Deed | undefined;
  readonly action: string;
  readonly members: readonly number[];
  readonly bodies: readonly (readonly Footprint[])[];
}

const SMALL = 0.5;

/** True for figures on the ground, which fall over; out of a tree, into a well or off a wall it is a way down. */
export function isTumble(
  { deed, action, members, bodies }: Fall,
  { subjects }: DirectedPlan['plan'],
): boolean {
  const isDown = deed?.ways.some(
    ({ kind, subject }) =>
      /^(?:from|away|down|into)$/.test(kind) || (kind === 'onto' && subject !== undefined),
  );
  // A spider lets itself down.
  const isHung = (name: string): boolean =>
    /^descend/.test(deed?.said ?? '') && kindOfSubject(name).metres < SMALL;
  const isUpright = (one: number): boolean => {
    const name = baseName(subjects[one]?.name ?? '');
    return bodies[one]?.[0]?.one.zone === 'ground' && isAlive(name) && !isHung(name);
  };
  return action === 'fall' && !isDown && members.some(isUpright);
}
