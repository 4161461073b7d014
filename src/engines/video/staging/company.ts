import { baseName } from '../../image/prompt/figure.ts';
import type { ScenePlan } from '../../image/prompt/plan.ts';
import { kindOfSubject } from '../../image/prompt/subject-kinds.ts';
import { type Box, gap, sideOf } from './blocking.ts';
import type { Deed, Way } from './screenplay.ts';
import { boxAt, type Track } from './track.ts';

/** A dog that runs beside a boat is put into the water with it. */
export const isRunningInWater = (
  { action, actor }: Deed,
  { subjects }: ScenePlan,
  zone: string | undefined,
): boolean =>
  zone === 'water' &&
  /^(?:run|walk)$/.test(action) &&
  kindOfSubject(baseName(subjects[actor]?.name ?? '')).zone === 'ground';

const headingOn = ({ from, to, circuit }: Track): number => circuit?.facing ?? to.x - from.x;

/** Two that move: side by side, or one after the other. */
export function keepsCompany(
  { kind }: Way,
  [own, way]: readonly [Box, Track],
  [thing, theirs]: readonly [Box, Track],
  width: number,
  isChased: boolean,
): boolean {
  const apart = [0, 1].map((progress) =>
    Math.abs(gap(boxAt(own, way, progress), boxAt(thing, theirs, progress))),
  );
  const isTogether = Math.abs((apart[0] ?? 0) - (apart[1] ?? 0)) < width * 0.1;
  const [first, last] = [headingOn(way), headingOn(theirs)];
  const isSameWay = first * last > 0;
  if (kind === 'beside') return isTogether && isSameWay;
  if (kind === 'after') return isChased && isSameWay && isTogether && sideOf(thing, own) === Math.sign(first);
  return kind === 'over' || kind === 'behind' || kind === 'before'
    ? isSameWay && isTogether && kind !== 'over'
    : false;
}
