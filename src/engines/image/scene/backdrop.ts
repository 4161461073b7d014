import { isAlive } from '../prompt/people.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { isNearness } from './kept-beside.ts';

/** Buildings, trees and ships behind people who do something: at one scale with them the people would be specks. */

/** In metres. */
const LEAST = 3.4;
/** Smaller ones on a roof leave it where it is. */
const LEAST_BEARER = 0.6;
const LEAST_LOAD = 1.5;
/** Fewer than this many before it have room beside it. */
const LEAST_BEFORE = 2;

const BEARING = /^(?:on|in|riding|crossing|climbing|under|hanging|leaning|above)$/;

const isTall = ({ name, flying, hung, scale }: Subject): boolean =>
  !isAlive(name) &&
  !flying &&
  !hung &&
  scale === 1 &&
  kindOfSubject(name).metres >= LEAST &&
  kindOfSubject(name).zone !== 'air';

/** It is large, nobody is on it, and people or animals with other things are the point of the image. */
export function isBackdrop(subjects: readonly Subject[], index: number): boolean {
  const one = subjects[index];
  if (!one || !isTall(one) || (one.relation && isPlacedThere(one.relation))) return false;
  const isBearer = subjects.some(
    ({ relation, name }) =>
      relation !== undefined &&
      // Smoke on a chimney is a part of the house.
      (relation.spot === undefined || isAlive(name)) &&
      [relation.to, relation.and].includes(index) &&
      (relation.kind === 'beside'
        ? isNearness(relation.said)
        : BEARING.test(relation.kind) &&
          kindOfSubject(name).metres >= (isAlive(name) ? LEAST_BEARER : LEAST_LOAD)),
  );
  const near = subjects.filter((other) => !isTall(other) && other.far === undefined && !isHad(other));
  const [first] = subjects;
  const isMain = first !== undefined && near.includes(first) && isShownBefore(first, subjects.indexOf(one));
  return !isBearer && (isMain || (near.length >= LEAST_BEFORE && near.some(({ name }) => isAlive(name))));
}

/** "A snowman between two firs": the picture is of the snowman. */
const isShownBefore = ({ relation, name }: Subject, anchor: number): boolean =>
  relation !== undefined &&
  /^(?:between|before)$/.test(relation.kind) &&
  [relation.to, relation.and].includes(anchor) &&
  (isAlive(name) || kindOfSubject(name).metres > LEAST_MAIN);

const LEAST_MAIN = 1;

const isPlacedThere = ({ kind, said }: NonNullable<Subject['relation']>): boolean =>
  kind === 'beside' ? !/^(?:and|with)$/.test(said) : kind !== 'behind';

const isHad = ({ relation }: Subject): boolean =>
  relation !== undefined && /^(?:wearing|holding)$/.test(relation.kind);

/** Behind all others: it is said, or it is a backdrop that nothing is placed by. */
export const isDistant = (subjects: readonly Subject[], index: number): boolean => {
  const { far, relation } = subjects[index] ?? {};
  const isFree = !relation || relation.kind === 'beside';
  const isAnchor = subjects.some(
    ({ relation: of }) => of?.to === index && of.kind !== 'beside' && !BEARING.test(of.kind),
  );
  return (far !== undefined && !relation) || (isFree && !isAnchor && isBackdrop(subjects, index));
};
