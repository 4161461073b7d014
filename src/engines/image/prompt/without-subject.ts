import { attributesOf, withLost } from './attributes.ts';
import type { Subject } from './subject.ts';

/** The same, and each subject that stood in a relation to it keeps the words for it. */
export function withoutAnchor(subjects: readonly Subject[], gone: Subject, shown: Shown = {}): Subject[] {
  const at = subjects.indexOf(gone);
  const { relation: own } = gone;
  const told = subjects.map((subject, index) => {
    const { relation, said } = subject;
    // "Birds through the window", of which the room has one.
    if (own?.to === index && !/^(?:with|in|on)$/.test(own.said) && !isNear(own.said))
      return withLost(subject, [`${own.said} the ${gone.said}`]);
    if (relation?.to !== at || isNear(relation.said)) return subject;
    const words = relation.said === 'with' ? [gone.said, 'with', said] : [said, relation.said, gone.said];
    return { ...subject, lost: [...(subject.lost ?? []), words.join(' ')] };
  });
  return withoutSubject(told, gone, shown);
}

const isNear = (said: string): boolean => /^(?:and|by|at|near|beside|next to)$/.test(said);

/** Attributes of a removed subject that the picture still shows. */
interface Shown {
  readonly colour?: boolean;
  readonly finish?: boolean;
  readonly size?: boolean;
}

/**
 * The list without one subject. Relations to it end, and indexes beyond it move up. What is said of it is left to
 * another one, unless it is `shown`.
 */
export function withoutSubject(subjects: readonly Subject[], gone: Subject, shown: Shown = {}): Subject[] {
  const at = subjects.indexOf(gone);
  const { coloured, finish, sized, lost = [] } = gone;
  const told = [
    ...lost,
    ...attributesOf(
      {
        ...gone,
        coloured: shown.colour ? undefined : coloured,
        finish: shown.finish ? undefined : finish,
        sized: shown.size ? undefined : sized,
      },
      gone,
    ),
  ];
  const heir =
    subjects[gone.relation?.to ?? -1] ??
    subjects.find(({ relation }) => relation?.to === at) ??
    subjects.find((one) => one !== gone);
  return subjects
    .map((subject) => (subject === heir ? withLost(subject, told) : subject))
    .filter((subject) => subject !== gone)
    .map((subject) => {
      const moved = (index: number): number => (index > at ? index - 1 : index);
      const { relation, undrawn: further } = subject;
      const undrawn = further?.filter(({ to }) => to !== at).map((one) => ({ ...one, to: moved(one.to) }));
      if (!relation) return undrawn ? { ...subject, undrawn } : subject;
      const { kind, said, to, and } = relation;
      const left = to === at ? undefined : { ...relation, to: moved(to) };
      const other = and === undefined || and === at ? undefined : { kind, said, to: moved(and) };
      return {
        ...subject,
        ...(undrawn && { undrawn }),
        relation: left && other ? { ...left, and: other.to } : (left ?? other),
      };
    });
}
