import type { Subject, SubjectAction } from '../prompt/subject.ts';
import type { Action, Relation } from '../prompt/vocabulary.ts';

/** A subject that a film moves, or what lies under it. */
export interface Mover {
  readonly name: string;
  /** `float` when it only lies on the water. */
  readonly action: Action | 'float';
  /** Shadows stay on the ground and reflections mirror what rises. */
  readonly part: 'body' | 'shadow' | 'reflection';
  /** Direction in which the body looks: -1 is left. */
  readonly facing: -1 | 1;
}

/** Subjects that stay together when one of them moves. */
const TOGETHER: ReadonlySet<Relation> = new Set(['riding', 'wearing', 'holding', 'in']);

/** For each subject the leader of its unit and what the unit does. Subjects that do nothing have none. */
export function movingUnits(
  subjects: readonly Subject[],
): ReadonlyMap<Subject, { readonly leader: Subject; readonly action: SubjectAction }> {
  const leaderOf = (subject: Subject, depth = 0): Subject => {
    const { relation } = subject;
    const other = relation && TOGETHER.has(relation.kind) ? subjects[relation.to] : undefined;
    return other && depth < subjects.length ? leaderOf(other, depth + 1) : subject;
  };
  const units = new Map<Subject, { leader: Subject; action: SubjectAction }>();
  for (const leader of new Set(subjects.map((subject) => leaderOf(subject)))) {
    const members = subjects.filter((subject) => leaderOf(subject) === leader);
    const action = members.find((subject) => subject.action)?.action;
    if (action) for (const member of members) units.set(member, { leader, action });
  }
  return units;
}
