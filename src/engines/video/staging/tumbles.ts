import { baseName } from '../../image/prompt/figure.ts';
import { isAlive } from '../../image/prompt/people.ts';
import type { Footprint } from '../../image/scene/footprint.ts';
import type { DirectedPlan } from './direct.ts';
import type { Deed } from './screenplay.ts';

interface Fall {
  readonly deed: Deed | undefined;
  readonly action: string;
  readonly members: readonly number[];
  readonly bodies: readonly (readonly Footprint[])[];
}

/** Whoever stands on the ground falls over; out of a tree, into a well or off a wall it is a way down. */
export function isTumble(
  { deed, action, members, bodies }: Fall,
  { subjects }: DirectedPlan['plan'],
): boolean {
  const isDown = deed?.ways.some(
    ({ kind, subject }) =>
      /^(?:from|away|down|into)$/.test(kind) || (kind === 'onto' && subject !== undefined),
  );
  const isUpright = (one: number): boolean =>
    bodies[one]?.[0]?.one.zone === 'ground' && isAlive(baseName(subjects[one]?.name ?? ''));
  return action === 'fall' && !isDown && members.some(isUpright);
}
