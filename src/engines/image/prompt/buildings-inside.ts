import { hasDetail } from './details.ts';
import type { ScenePlan } from './plan.ts';
import type { Subject } from './subject.ts';
import { withoutSubject } from './without-subject.ts';

/** A model of one can stand on a shelf, and somebody can hold it. */
const isModel = ({ relation, sized, finish }: Subject): boolean =>
  /^(?:on|in|holding|hanging)$/.test(relation?.kind ?? '') || sized !== undefined || finish !== undefined;

/** "A house seen through the window of a room": no house stands in a room, so it is named as left out. */
export function withoutBuildings(plan: ScenePlan): ScenePlan {
  if (plan.place !== 'room') return plan;
  const gone = plan.subjects.filter((one) => hasDetail(one.name, 'roof') && !isModel(one));
  if (gone.length === 0) return plan;
  return {
    ...plan,
    subjects: gone.reduce<readonly Subject[]>((left, one) => withoutSubject(left, one), plan.subjects),
    leftOver: [...plan.leftOver, ...gone.map(({ said }) => said)],
  };
}
