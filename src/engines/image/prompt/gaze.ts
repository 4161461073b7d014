import { LIDDED } from '../sprites/artwork/eyes.ts';
import { type Arm, armsOf } from './figure.ts';
import type { Subject } from './subject.ts';

const WATCHING =
  /^(?:watch|look|gaz|star|observ|admir|stud(?:y|ies)|eye|fac|talk|speak|chat|listen|smil|point)/;

/** It is seen in the eyes of who does it, or in the head of an animal that is turned there. */
export const isWatching = (said: string): boolean => WATCHING.test(said);

/** True if the figure works on something beside it or watches it, with the eyes turned there. */
export function looksAside(index: number, subjects: readonly Subject[], arm?: Arm): boolean {
  const own = subjects[index];
  if (!own || !LIDDED.test(own.name)) return false;
  if (own.mutual !== undefined && isWatching(own.mutual)) return true;
  const isWatcher = subjects.some(({ relation, undrawn = [] }, at) =>
    [relation, ...undrawn].some(
      (one) =>
        one !== undefined &&
        isWatching(one.said) &&
        (one.isOwn ? at === index && one.kind === 'beside' : one.to === index),
    ),
  );
  return isWatcher || (arm !== undefined && armsOf(arm).work !== undefined);
}
