import { isPerson } from './people.ts';
import type { Subject } from './subject.ts';
import { withoutSubject } from './without-subject.ts';

const HANGING =
  /frame|picture|photograph|mirror|clock|poster|painting|sign|calendar|towel|wreath|map|shelf|lantern|banner|curtain|cupboard/;

/** A wall outdoors is a thing: what hangs on it is before its face, not on its upper edge. */
export const hungOnFaces = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.map((one): Subject => {
    const { relation, name } = one;
    const isOnWall =
      relation && subjects[relation.to]?.name === 'wall' && /^(?:on|hanging)$/.test(relation.kind);
    return isOnWall && HANGING.test(name)
      ? { ...one, relation: { ...relation, kind: 'on', spot: FACE } }
      : one;
  });

/** The lower edge of what hangs there. */
const FACE = [0.5, 0.78];

/** A shelf is fixed to the wall of a room, as are windows, also where the prompt only says that it is behind somebody. */
export const shelvesOnWalls = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.map((one): Subject => {
    const { name, relation, count } = one;
    const isFree = !relation || relation.kind === 'behind' || /^(?:and|with|past)$/.test(relation.said);
    const isOfWall =
      name === 'shelf' ? count === 1 : (name === 'window' && count > 1) || FROM_CEILING.test(name);
    return isOfWall && isFree && !isLow(one, subjects) ? { ...one, relation: undefined, hung: true } : one;
  });

const FROM_CEILING = /^(?:fairy-lights|hanging-plant|blackboard|chandelier)$/;

/** Figures on it or under it need the floor. */
const isLow = (shelf: Subject, subjects: readonly Subject[]): boolean =>
  subjects.some(
    ({ name, relation }) =>
      subjects[relation?.to ?? -1] === shelf &&
      relation?.kind !== 'beside' &&
      (isPerson(name) || relation?.kind !== 'on'),
  );

/** The wall of a room is painted: a clock on it hangs there, and no other wall stands on the floor. */
export function hungOnWalls(subjects: readonly Subject[]): readonly Subject[] {
  const at = subjects.findIndex(
    ({ name, count, colour, finish, relation }) =>
      name === 'wall' &&
      count === 1 &&
      !colour &&
      !finish &&
      (!relation || /^(?:above|behind)$/.test(relation.kind)),
  );
  const wall = subjects[at];
  // "A picture on the wall above the sofa".
  const over = wall?.relation?.kind === 'above' ? wall.relation : undefined;
  const onIt = subjects.filter(
    ({ relation }) => relation?.to === at && (relation.kind === 'on' || relation.kind === 'hanging'),
  );
  const isPlain = subjects.every(
    (one) => one.relation?.to !== at || one.relation.kind === 'beside' || onIt.includes(one),
  );
  if (!wall || onIt.length === 0 || !isPlain) return subjects;
  // In "a rug, a lamp and a clock on the wall" only the clock hangs.
  const isHung = (one: Subject, index: number): boolean =>
    onIt.includes(one) && (index === at - 1 || HANGING.test(one.name));
  return withoutSubject(
    subjects.map((one, index) =>
      isHung(one, index) ? { ...one, ...(over ? { relation: over } : { hung: true }) } : one,
    ),
    wall,
  );
}
