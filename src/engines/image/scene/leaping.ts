import { isAlive } from '../prompt/people.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import type { SceneHint } from '../prompt/scene-words.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { PlacedSubject } from './placed-subject.ts';

/** A dolphin or a fish that jumps is over the water. */
export const leapsFromWater = ({ name, action }: Pick<Subject, 'name' | 'action'>): boolean =>
  action?.kind === 'jump' && isAlive(name) && /^(?:water|deep)$/.test(kindOfSubject(name).zone);

/** "A dog jumping over a stream". */
export const leapsOverWater = ({ name, said, action }: Subject, { hints, place }: ScenePlan): boolean =>
  isAlive(name) &&
  action?.kind === 'jump' &&
  /^(?:lake|sea)$/.test(place) &&
  hints.some(
    ({ relation, features }) => relation?.of === said && relation.kind === 'above' && isWet(features),
  );

const isWet = (features: SceneHint['features'] = []): boolean =>
  features.some((one) => /^(?:river|water)$/.test(one));

/** Fraction of the height of the body. */
const CLEAR = 0.14;
const CLEAR_OF_BANKS = 0.4;

/** All of the body above the water. */
export function outOfWater(one: PlacedSubject): PlacedSubject {
  const { subject, perched, zone, height } = one;
  if (perched || zone !== 'water' || subject.action?.kind !== 'jump' || !isAlive(subject.name)) return one;
  const lift = height * (leapsFromWater(subject) ? CLEAR : CLEAR_OF_BANKS);
  return { ...one, foot: one.foot - lift, lift };
}

/** It is seen to jump. */
export const isLeaping = ({ subject, zone, lift = 0 }: PlacedSubject): boolean =>
  (leapsFromWater(subject) && (zone === 'air' || lift > 0)) ||
  (zone === 'water' && lift > 0 && subject.action?.kind === 'jump');
