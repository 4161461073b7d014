import looks from '../data/subject-looks.json';
import { SHAPE_DRAWINGS } from '../sprites/artwork/shapes.ts';
import type { ScenePlan } from './plan.ts';

const ASKED =
  /\b(?:from (?:directly |straight )?(?:above|overhead|the top)|(?:top|top[- ]down|overhead|bird'?s[- ]eye|aerial) (?:view|shot|photo|angle|perspective)|flat ?lay)\b/i;
const OF_VIEW =
  /^(?:(?:seen|viewed|shot|shown) from (?:above|overhead|the top)|from (?:above|overhead|the top)|(?:top|top down|overhead|aerial|birds? eye) (?:view|shot|photo|angle|perspective)|flat ?lay)$/;

/** Drawings that look from above as they do from the side. */
const FLAT = new Set(looks.seenFlat);

const ABOVE = '-above';

export const isDishFromAbove = (name: string): boolean => name.endsWith(ABOVE) || FLAT.has(name);

const aboveOf = (name: string): string | undefined =>
  FLAT.has(name) ? name : Object.hasOwn(SHAPE_DRAWINGS, `${name}${ABOVE}`) ? `${name}${ABOVE}` : undefined;

/** Food on a table can be seen from above, where there are drawings of it; other scenes have one point of view. */
export function seenFromAbove(plan: ScenePlan): ScenePlan {
  const subjects = plan.subjects.map((one) => ({ ...one, name: aboveOf(one.name) ?? one.name }));
  const dishes = subjects.filter(({ name }) => isDishFromAbove(name));
  const isServed = dishes.length > 0 && dishes.every(({ relation }) => !relation || relation.said === 'with');
  if (plan.place !== 'table' || !isServed || !ASKED.test(plan.prompt)) return plan;
  return {
    ...plan,
    subjects,
    isFromAbove: true,
    leftOver: plan.leftOver.filter((words) => !OF_VIEW.test(words)),
  };
}
