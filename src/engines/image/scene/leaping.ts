import { isAlive } from '../prompt/people.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { PlacedSubject } from './placed-subject.ts';

/** A dolphin or a fish that jumps is over the water. */
export const leapsFromWater = ({ name, action }: Pick<Subject, 'name' | 'action'>): boolean =>
  action?.kind === 'jump' && isAlive(name) && /^(?:water|deep)$/.test(kindOfSubject(name).zone);

/** As a share of the height of the body. */
const CLEAR = 0.14;

/** All of the body above the water. */
export function outOfWater(one: PlacedSubject): PlacedSubject {
  if (one.perched || one.zone !== 'water' || !leapsFromWater(one.subject)) return one;
  const lift = one.height * CLEAR;
  return { ...one, foot: one.foot - lift, lift };
}

/** It is seen to jump. */
export const isLeaping = ({ subject, zone, lift = 0 }: PlacedSubject): boolean =>
  leapsFromWater(subject) && (zone === 'air' || lift > 0);
