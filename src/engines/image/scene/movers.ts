import { oneOf } from '../../narrow.ts';
import looks from '../data/subject-looks.json';
import { beastOf, figureOf, isOnFoot, isRightward } from '../prompt/figure.ts';
import { isAlive } from '../prompt/people.ts';
import type { Subject, SubjectAction } from '../prompt/subject.ts';
import { ACTIONS, type Action, type Relation } from '../prompt/vocabulary.ts';
import { hasNext } from '../sprites/artwork/beast.ts';
import { hasBeat } from '../sprites/artwork/limbs.ts';
import type { PlacedSubject } from './placed-subject.ts';

/** A subject that a film moves, or what lies under it. */
export interface Mover {
  readonly name: string;
  /** Index of the subject that leads its unit; -1 for what only lies on the water. */
  readonly unit: number;
  /** `float` when it only lies on the water, `act` when its limbs move where it is. */
  readonly action: Action | 'float' | 'act';
  /** Shadows stay on the ground and reflections mirror what rises. */
  readonly part: 'body' | 'shadow' | 'reflection';
  /** Direction in which the body looks: -1 is left. */
  readonly facing: -1 | 1;
  /** Which moment of a step the layer shows, of somebody who has two. */
  readonly step?: 0 | 1;
}

/** Subjects that stay together when one of them moves. */
const TOGETHER: ReadonlySet<Relation> = new Set(['riding', 'wearing', 'holding', 'in']);

interface Motion extends Pick<SubjectAction, 'said'> {
  readonly kind: Action | 'act';
}

/** For each subject the leader of its unit and what the unit does. Subjects that do nothing have none. */
export function movingUnits(
  subjects: readonly Subject[],
): ReadonlyMap<Subject, { readonly leader: Subject; readonly action: Motion }> {
  const leaderOf = (subject: Subject, depth = 0): Subject => {
    const { relation } = subject;
    const other = relation && TOGETHER.has(relation.kind) ? subjects[relation.to] : undefined;
    return other && depth < subjects.length ? leaderOf(other, depth + 1) : subject;
  };
  const units = new Map<Subject, { leader: Subject; action: Motion }>();
  for (const leader of new Set(subjects.map((subject) => leaderOf(subject)))) {
    const members = subjects.filter((subject) => leaderOf(subject) === leader);
    const action = members.find((subject) => subject.action)?.action ?? ownMotion(leader);
    if (action) for (const member of members) units.set(member, { leader, action });
  }
  return units;
}

/** The limbs move, or the chest of somebody who sleeps. */
function hasDeed(name: string): boolean {
  const figure = figureOf(name);
  const beast = beastOf(name);
  if (beast) return beast.stance === 'curled' || hasNext(beast.stance);
  return figure !== undefined && (figure.arm === 'asleep' || hasBeat(figure));
}

const BY_NATURE = new Map(Object.entries(looks.movesByNature));

/** The sails of a windmill turn and a flag waves, said or not; whoever does something with their hands stays there. */
function ownMotion({ name }: Subject): Motion | undefined {
  if (hasDeed(name)) return { kind: 'act', said: '' };
  const kind = BY_NATURE.get(name);
  return kind === undefined ? undefined : { kind: oneOf(ACTIONS, kind), said: '' };
}

const FACES_RIGHT = new Set(looks.facesRight);

/** Drawings in profile look to the left, but for a few. */
export function facingOf({ name, mirrored }: Pick<PlacedSubject, 'name' | 'mirrored'>): -1 | 1 {
  const figure = figureOf(name);
  return (FACES_RIGHT.has(name) || (figure !== undefined && isRightward(figure))) === mirrored ? -1 : 1;
}

const ON_THE_WAY = /-(?:walking|running|biking|skating|rowing-boat|swimming|surfing|flying)$/;

/** The body is drawn on its way; a car that drives looks as it does anyway. */
export function isMoving({ name, zone, perched }: Pick<PlacedSubject, 'name' | 'zone' | 'perched'>): boolean {
  const pose = figureOf(name)?.pose;
  const stance = beastOf(name)?.stance;
  return (
    !isAlive(name) ||
    perched ||
    /^(?:water|air|deep)$/.test(zone) ||
    (pose !== undefined && (isOnFoot(pose) || /^(?:running|jumping|astride)$/.test(pose))) ||
    (stance !== undefined && /^(?:gallop|pace|leap)$/.test(stance)) ||
    ON_THE_WAY.test(name)
  );
}
