import { ACTION_WORDS } from '../../image/prompt/actions.ts';
import { isDoneToThings } from '../../image/prompt/done-to-things.ts';
import type { ScenePlan } from '../../image/prompt/plan.ts';
import { BACKWARDS } from '../../image/prompt/relate.ts';
import type { Subject } from '../../image/prompt/subject.ts';

/** The subject that does what a relation says: "a man chasing a dog" is told of the dog. */
const doerOf = (index: number, subject: Subject): number => {
  const { relation } = subject;
  return relation && BACKWARDS.has(relation.kind) && !isHandled(subject) ? relation.to : index;
};

/** A table that is set does not fall, and a page that is turned does not spin. */
const OTHERWISE = /^(?:turn|set|land|sink|break|crash|melt)/;

/** In "a boy bounces a ball" the ball bounces, and stays with the boy. */
export const isHandled = ({ relation }: Subject): boolean =>
  relation !== undefined && BACKWARDS.has(relation.kind) && isDoneToThings(relation.said);

/** "A bus crossing a bridge", "an eagle flying over a lake": the relation says what is done. */
export function withDeedsOfRelations(subjects: readonly Subject[], plan: ScenePlan): Subject[] {
  const actions = new Map<number, NonNullable<Subject['action']>>();
  const note = (doer: number, said: string): void => {
    const words = said.split(' ');
    const found = ACTION_WORDS.find(words, 0);
    if (found) actions.set(doer, { kind: found.value, said: words.slice(0, found.length).join(' ') });
  };
  // In "a boy flies a kite" the kite flies.
  for (const [index, subject] of subjects.entries())
    if (
      subject.relation &&
      subject.relation.kind !== 'flying' &&
      !(isHandled(subject) && OTHERWISE.test(subject.relation.said))
    )
      note(doerOf(index, subject), subject.relation.said);
  for (const { relation } of plan.hints) {
    const doer = subjects.findIndex(({ said }) => said === relation?.of);
    if (relation && doer >= 0) note(doer, relation.said);
  }
  return subjects.map((subject, index) =>
    subject.action || !actions.has(index) ? subject : { ...subject, action: actions.get(index) },
  );
}
