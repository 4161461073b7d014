import { baseName } from '../../image/prompt/figure.ts';
import { isAlive } from '../../image/prompt/people.ts';
import type { ScenePlan } from '../../image/prompt/plan.ts';
import { type Box, EDGE, type Limits, within } from './blocking.ts';
import type { Deed } from './screenplay.ts';
import type { Track } from './track.ts';

/** Birds, insects and airplanes take off forwards; rockets, balloons and helicopters rise where they stand. */
export const isWinged = (members: readonly number[], { subjects }: Pick<ScenePlan, 'subjects'>): boolean =>
  members.some((one) => {
    const { name = '', action } = subjects[one] ?? {};
    return action?.kind === 'lift-off' && (isAlive(baseName(name)) || /plane|jet|glider/.test(name));
  });

interface TakeOff {
  readonly all: Box;
  readonly deed: Deed | undefined;
  readonly facing: -1 | 1;
  readonly canvas: { readonly width: number; readonly height: number };
}

/** Up and forwards, and still in sight at the end. From a thing it begins where it was painted. */
export function slantwise({ all, deed, facing, canvas }: TakeOff, limits: Limits): Track {
  const isFrom = deed?.ways.some(({ kind, subject }) => kind === 'from' && subject !== undefined);
  const start = isFrom ? 0 : within(-facing * canvas.width * 0.3, limits);
  const end = within(facing * canvas.width * 0.32, limits);
  const rise = Math.min(0, canvas.height * EDGE * 1.4 - all.top);
  return { from: { x: start, y: 0 }, to: { x: end, y: rise }, arc: rise * 0.16 };
}
