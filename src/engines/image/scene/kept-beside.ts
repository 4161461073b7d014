import { isAlive } from '../prompt/people.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { isFlower } from './contained.ts';
import type { Footprint } from './footprint.ts';
import type { Check } from './kept-on-body.ts';
import { isMoving } from './movers.ts';
import { sideOf } from './relation-words.ts';

/** Two bodies that are beside each other, as they were drawn. */

export const overlapsAcross = (a: Footprint, b: Footprint): boolean => a.left < b.right && b.left < a.right;

export const touching = (one: Footprint, anchor: Footprint): boolean =>
  one.left <= anchor.right + 3 &&
  anchor.left <= one.right + 3 &&
  one.top <= anchor.bottom + 3 &&
  anchor.top <= one.bottom + 3;

/** A body on its way, with the thing not before it. */
const passes = (mover: Footprint, thing: Footprint): boolean =>
  isMoving(mover.one) && (mover.order > thing.order || !overlapsAcross(mover, thing));

/** "And" and "with" ask only that both are there. */
export const isNearness = (said = ''): boolean =>
  /\b(?:beside|next|near|by|close|along|alongside|past|at|outside|side)\b/.test(said);

/** In metres: larger things stand by themselves. */
const LEAST_FREE = 0.8;

/** "A tower with a clock": what is so much smaller is a part of it, or on it. */
const isFixture = (one: Footprint, anchor: Footprint): boolean => {
  const [small, large] = [kindOfSubject(one.one.name), kindOfSubject(anchor.one.name)];
  const isThing = !isAlive(one.one.name) && !isAlive(anchor.one.name);
  // Tulips grow beside a mill, planes come and go, and a bench stands before a cabin.
  const isFree = isFlower(one.one.name) || small.zone === 'air' || small.zone === 'water';
  return isThing && !isFree && large.zone !== 'table' && large.metres > 2 && small.metres < LEAST_FREE;
};

/** No more than their own size apart, and at one height. */
const isNextTo = (one: Footprint, anchor: Footprint): boolean => {
  const apart = Math.max(one.left - anchor.right, anchor.left - one.right);
  const reach = Math.max(one.width, one.height, anchor.width, anchor.height) * 0.75;
  // Things nearer to the viewer are lower in the image; what is in the air has no such reason.
  const isAloft = one.one.zone === 'air' || anchor.one.zone === 'air';
  const slack = isAloft ? Math.min(one.height, anchor.height) * 0.5 : Math.max(one.height, anchor.height);
  return apart <= reach && one.top < anchor.bottom + slack && anchor.top < one.bottom + slack;
};

export const beside: Check = (one, anchor, { said, isOwn }) =>
  sideOf({ said, isOwn }) * (one.middle - anchor.middle) >= 0 &&
  (!isNearness(said) || isNextTo(one, anchor)) &&
  (!/\bpast$/.test(said) || (isOwn ? passes(one, anchor) : passes(anchor, one))) &&
  (said !== 'with' || !isFixture(one, anchor) || touching(one, anchor));
