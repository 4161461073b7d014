import { isAlive } from '../../image/prompt/people.ts';
import type { ScenePlan } from '../../image/prompt/plan.ts';
import type { DirectedPlan } from './direct.ts';

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

/** "A puppy rolling over" slides instead, and "a girl blowing bubbles" only sways. */
export const slidBodies = ({ plan, deeds }: Pick<DirectedPlan, 'plan' | 'deeds'>): string[] =>
  deeds.flatMap(({ said, actor }) => {
    const { name = '', said: who = '' } = plan.subjects[actor] ?? {};
    return /^(?:roll|blow)/.test(said) && isAlive(name) ? [`${who} ${said}`] : [];
  });

/** A thrown thing stays in the hand, unless it is one thing that flies. */
export const keptThrows = ({ plan, strike }: Pick<DirectedPlan, 'plan' | 'strike'>): string[] =>
  strike
    ? []
    : plan.subjects.flatMap(({ relation, said }) =>
        relation && /^(?:throw|toss|hurl)/.test(relation.said) ? [`${relation.said} ${said}`] : [],
      );
