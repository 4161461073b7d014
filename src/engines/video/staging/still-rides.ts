import type { ScenePlan } from '../../image/prompt/plan.ts';

/** They are for riding up and down or around, which no drawing of them does. */
const RIDES = /seesaw|carousel|trampoline|swing$|ferris|coaster|rocking/;
const AT = /^(?:on|riding|in)$/;

/** "Two children on a seesaw": whoever is on it expects it to move. */
export const stillRides = ({ subjects }: Pick<ScenePlan, 'subjects'>): string[] =>
  subjects.flatMap(({ name, said, action }, index) => {
    const users = subjects.filter(({ relation }) => relation?.to === index && AT.test(relation.kind));
    const isStill = !action && users.length > 0 && users.every((one) => !one.action);
    return RIDES.test(name) && isStill ? [`${said} moving`] : [];
  });
