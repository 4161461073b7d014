import type { ScenePlan } from '../../image/prompt/plan.ts';
import { kindOfSubject } from '../../image/prompt/subject-kinds.ts';
import { baseOf } from '../../image/scene/zones.ts';
import { roadRow } from '../../image/terrain/road.ts';
import { type Blocking, type Box, middleOf } from './blocking.ts';
import type { Deed } from './screenplay.ts';
import type { Track } from './track.ts';

/** A landing ends on the ground. */
export const isLanding = ({ action, said }: Pick<Deed, 'action' | 'said'>): boolean =>
  action === 'fall' && /^land/.test(said);

/** Lands on the place itself, not on a thing that has its own stager. */
const isOnPlace = (deed: Deed): boolean =>
  isLanding(deed) && deed.ways.every(({ subject }) => subject === undefined);

const WITHOUT_GROUND = /^(?:space|abstract|underwater|sea|lake)$/;

/** Paints a mover of the air where it lands. */
export function putDown(stage: Blocking, deed: Deed, mover: number): void {
  const { scene } = stage;
  const [box, first] = [stage.boxOf(mover), stage.first(mover)];
  if (!box || !first || !isOnPlace(deed) || first.zone !== 'air' || WITHOUT_GROUND.test(scene.plan.place))
    return;
  const foot = scene.plan.roadAcross
    ? roadRow(scene) + (scene.height - scene.horizon) * 0.04
    : baseOf('ground', kindOfSubject(first.name).metres, scene, first.size);
  stage.put(mover, middleOf(box), foot);
  stage.set(mover, { zone: 'ground', order: foot });
}

/** Down to a runway, slantwise. */
export function landingTrack(
  deed: Deed | undefined,
  { hints }: Pick<ScenePlan, 'hints'>,
  { own, facing, canvas }: { own: Box; facing: -1 | 1; canvas: { width: number; height: number } },
): Track | undefined {
  const isRunway = deed?.ways.some(({ hint }) => hints[hint ?? -1]?.features?.includes('road'));
  if (!deed || !isOnPlace(deed) || !isRunway) return undefined;
  const aside = canvas.width * 0.18 * facing;
  return {
    from: { x: -aside, y: Math.min(0, canvas.height * 0.12 - own.top) },
    to: { x: aside, y: 0 },
    arc: 0,
  };
}
