import { isAlive, isPerson } from './people.ts';
import type { Subject, SubjectRelation } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import type { Relation } from './vocabulary.ts';

/** Those who go along with somebody: what is said after them is said of both. */

const LEADING = /^(?:walk|lead|herd|guid|tak|bring|usher|escort|shepherd)(?:e?s|ing)$/;

/** "Walking a dog": whoever does so and the dog are in one place. */
export const isLeading = (word: string): boolean => LEADING.test(word);

/** "Reading to a child on a sofa": both are on it. A bird in a tree that somebody listens to is there alone. */
export const isSaidTo = (said: string, ...both: readonly (Subject | undefined)[]): boolean =>
  /^\w+(?:ing|s) to$/.test(said) && both.every((one) => isPerson(one?.name ?? ''));

const SHARED: ReadonlySet<Relation> = new Set(['on', 'in', 'crossing', 'under']);
/** A seat in something is for one. */
const SHARED_BY_TALKERS: ReadonlySet<Relation> = new Set(['on', 'under']);

/** "Reads to an old man in a wheelchair": who is spoken to sits in it alone. */
export const isAlone = (subjects: readonly Subject[], at: number, kind: Relation): boolean => {
  const { relation } = subjects[at] ?? {};
  return (
    relation !== undefined &&
    isSaidTo(relation.said, subjects[at], subjects[relation.to]) &&
    !SHARED_BY_TALKERS.has(kind)
  );
};

/** The index of who goes along with the subject at `owner`; -1 for nobody. */
const followerOf = (subjects: readonly Subject[], owner: number): number =>
  subjects.findIndex(
    (one) =>
      one.relation?.to === owner &&
      one.relation.kind === 'beside' &&
      (isLeading(one.relation.said) || isSaidTo(one.relation.said, one, subjects[owner])),
  );

/** "Walking a dog over a bridge" is across it; whoever eats leaves over a fence stands behind the fence. */
export const kindOfWay = (
  subjects: readonly Subject[],
  owner: number,
  { kind, said, to }: SubjectRelation,
): Relation => {
  const { name = '', flying = false, action, relation } = subjects[owner] ?? {};
  const isHigh =
    flying || relation?.kind === 'riding' || /^(?:fly|jump|lift-off|rise|fall)$/.test(action?.kind ?? '');
  const isOnFoot = isAlive(name) && /^(?:ground|table)$/.test(kindOfSubject(name).zone) && !isHigh;
  if (said !== 'over' || !isOnFoot) return kind;
  return subjects[to]?.name === 'bridge' ? 'crossing' : 'behind';
};

/** Gives who goes along the relation of the leader, and keeps that to the leader as a further one. */
export function takeAlong(subjects: Subject[], owner: number, relation: SubjectRelation): void {
  const at = followerOf(subjects, owner);
  const follower = subjects[at];
  if (!follower?.relation || at === owner || at === relation.to) return;
  const shared = isLeading(follower.relation.said) ? SHARED : SHARED_BY_TALKERS;
  if (!shared.has(relation.kind)) return;
  subjects[at] = { ...follower, undrawn: [...(follower.undrawn ?? []), follower.relation], relation };
}
