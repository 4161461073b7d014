import { hasDetail } from '../prompt/details.ts';
import { doingIn } from '../prompt/drawing-words.ts';
import { enacts } from '../prompt/enact.ts';
import { figureOf } from '../prompt/figure.ts';
import { isAlive } from '../prompt/people.ts';
import { POSTURES } from '../prompt/postures.ts';
import type { Footprint } from './footprint.ts';

/** True if a copy is drawn in a posture: it sits, lies, walks. */
export function showsPosture({ one }: Pick<Footprint, 'one'>, posture: string): boolean {
  const { drawings, poses: shownBy, zones, but } = POSTURES.get(posture) ?? {};
  const pose = figureOf(one.name)?.pose ?? (doingIn(one.name) === 'walking' ? 'striding' : undefined);
  if (but?.has(one.name)) return false;
  // Its lava runs down.
  if (one.name === 'volcano') return /^(?:run|flow|pour|fall|spill|rush)/.test(posture);
  // A sitting figure rests.
  if (/^(?:rest|relax)/.test(posture) && showsPosture({ one }, 'sitting')) return true;
  return (
    enacts(one.name, posture) ||
    drawings?.has(one.name) === true ||
    // The place of a walking figure does not show that it stands.
    (pose !== undefined && shownBy && shownBy.size > 0 ? shownBy.has(pose) : zones?.has(one.zone) === true) ||
    (!isAlive(one.name) && one.zone !== 'air' && isAtRest(one, posture))
  );
}

/** A teapot sits where it stands, and what is not upright lies there. */
const isAtRest = ({ name, width, height, zone }: Footprint['one'], posture: string): boolean =>
  /^sit(?:s|ting)?$/.test(posture) ||
  (/^(?:lie|lies|lying)$/.test(posture) &&
    (zone === 'water' || (width > height * UPRIGHT && !hasDetail(name, 'wheels'))));

/** Narrower things stand. */
const UPRIGHT = 0.85;
