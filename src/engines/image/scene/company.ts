import { isWatching } from '../prompt/gaze.ts';
import { isAlive } from '../prompt/people.ts';
import { isUnseen } from '../prompt/postures.ts';
import type { Subject, SubjectRelation } from '../prompt/subject.ts';
import { extentOf } from './groups.ts';
import { isAhead } from './in-action.ts';
import { isNearness } from './kept-beside.ts';
import { facingOf } from './movers.ts';
import type { PlacedSubject } from './placed-subject.ts';
import { STEP } from './placing.ts';
import { atDepthOf } from './proportion.ts';

/** Those who do something with each other stand next to each other, and turn to each other. */

/** More than "and": the two belong together. */
export const isCompany = (relation: SubjectRelation | undefined): relation is SubjectRelation =>
  relation?.kind === 'beside' &&
  (isNearness(relation.said) || isUnseen(relation.said) || relation.said === 'walking');

/**
 * The index of the one that it goes along with, because that one stands before, behind or on something: hens with the
 * farmer before a barn, a knight with the princess whom he talks to before a castle.
 */
export function companionOf(subjects: readonly Subject[], index: number): number | undefined {
  const { relation, name = '', hung, far } = subjects[index] ?? {};
  if (hung || far !== undefined) return undefined;
  const isPlaced = (at: number): boolean => {
    const of = subjects[at]?.relation;
    return of !== undefined && GROUNDED.test(of.kind) && of.to !== index && subjects[at]?.name !== name;
  };
  if (relation) return isCompany(relation) && isPlaced(relation.to) ? relation.to : undefined;
  const other = subjects.findIndex(({ undrawn = [] }) =>
    undrawn.some((one) => isCompany(one) && one.to === index),
  );
  const isAnchor = subjects.some(({ relation: of }) => of?.to === index && of.kind !== 'beside');
  return other >= 0 && isPlaced(other) && !isAnchor ? other : undefined;
}

const GROUNDED = /^(?:before|behind|under|between|on|in)$/;

/** Puts the copies of one next to the other, on the side with more room; `root` is what the other is on. */
export function besideOther(
  group: readonly PlacedSubject[],
  anchor: PlacedSubject,
  { width, root = anchor }: { readonly width: number; readonly root?: PlacedSubject | undefined },
): PlacedSubject[] {
  const base = anchor.perched ? root : anchor;
  const isLevel = group.every(({ zone, perched }) => zone === base.zone && !perched);
  const sized = isLevel ? group.map((one) => atDepthOf(one, base)) : [...group];
  const scale = (sized[0]?.size ?? 1) / (group[0]?.size ?? 1);
  const { left, right } = extentOf(group);
  const half = ((right - left) * scale) / 2;
  const side = base.x > width / 2 ? -1 : 1;
  const wanted = base.x + side * (base.width * 0.55 + half);
  const x = Math.min(width - half, Math.max(half, wanted));
  const lowest = Math.max(...group.map(({ foot }) => foot));
  return sized.map((one, n) => {
    const foot = isLevel ? base.foot - (lowest - one.foot) * scale : one.foot;
    const order = isLevel ? Math.max(foot, base.order) + STEP * (1 + n * 0.01) : one.order;
    return { ...one, x: x + (one.x - (left + right) / 2) * scale, foot, order };
  });
}

/** On a bridge a dog on a lead is next to who has the lead. */
export function keepOnLeads(groups: PlacedSubject[][], subjects: readonly Subject[]): void {
  for (const [index, { led }] of subjects.entries()) {
    const [one] = groups[index] ?? [];
    const [leader] = led === undefined ? [] : (groups[led] ?? []);
    if (!one || !leader || !one.perched || !leader.perched) continue;
    const side = one.x < leader.x ? -1 : 1;
    groups[index] = [{ ...one, x: leader.x + side * (leader.width * 0.5 + one.width * 0.8) }];
  }
}

/** Deeds in which both look at each other. */
const MUTUAL =
  /^(?:talk|speak|chat|whisper|argu|greet|meet|hug|kiss|fight|sell|buy|serv|giv|offer|hand|feed|play|danc|fac|bow|wav|listen|teach|show|pet|strok|bark|growl|sing)/;

/** Turns who does something to whom or what it is done to. */
export function turnToEachOther(groups: PlacedSubject[][], subjects: readonly Subject[]): void {
  for (const [index, { relation, count, led }] of subjects.entries()) {
    if (!isCompany(relation) || isNearness(relation.said) || isAhead(relation.said) || led !== undefined)
      continue;
    const [doer, other] = relation.isOwn ? [index, relation.to] : [relation.to, index];
    turn(groups, doer, other);
    if (MUTUAL.test(relation.said) && count === 1) turn(groups, other, doer);
  }
}

/** Turns who watches something to where it is in the end. */
export function turnWatchers(groups: PlacedSubject[][], subjects: readonly Subject[]): void {
  for (const [index, { relation, undrawn = [] }] of subjects.entries())
    for (const one of [relation, ...undrawn])
      if (one && isWatching(one.said))
        turn(groups, ...(one.isOwn ? ([index, one.to] as const) : ([one.to, index] as const)));
}

function turn(groups: PlacedSubject[][], who: number, to: number): void {
  const others = groups[to] ?? [];
  if (others.length === 0) return;
  const { left, right } = extentOf(others);
  groups[who] = (groups[who] ?? []).map((one) => {
    const wanted = (left + right) / 2 > one.x ? 1 : -1;
    return !isAlive(one.name) || facingOf(one) === wanted ? one : { ...one, mirrored: !one.mirrored };
  });
}
