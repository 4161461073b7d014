import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { clearanceOf } from './body-points.ts';
import type { Footprint } from './footprint.ts';
import { type Check, covered, isWithin } from './kept-on-body.ts';
import { isRaised } from './underneath.ts';

/** A thing that covers the bed or the car stands before it, not under it. One stands under what is much taller. */
const isCovered = (one: Footprint, anchor: Footprint): boolean =>
  (/^(?:room|street)$/.test(kindOfSubject(anchor.one.name).home) || anchor.height < one.height * 1.6) &&
  one.order > anchor.order &&
  covered(one, anchor) > 0.3;

export const under: Check = (one, anchor) =>
  isRaised(anchor.one) ? isBelow(one, anchor) : isSheltered(one, anchor);

/** Trees at one level with a train on a bridge are not below it. */
const isBelow = (one: Footprint, anchor: Footprint): boolean =>
  one.top >= anchor.bottom - one.height * 0.2 && isWithin(one, anchor, 0.8);

const isSheltered = (one: Footprint, anchor: Footprint): boolean =>
  // A lamp is narrower than the bench under it.
  (isWithin(one, anchor, 0.2) || (anchor.width < one.width && isWithin(anchor, one, 0))) &&
  one.top > anchor.top &&
  one.bottom > anchor.top + anchor.height * 0.6 &&
  isOverhead(anchor, one) &&
  isBelowCrown(one, anchor) &&
  !isCovered(one, anchor);

/** A tree far behind somebody is not over them. */
const isBelowCrown = (one: Footprint, anchor: Footprint): boolean =>
  anchor.one.zone !== 'ground' ||
  anchor.one.perched ||
  one.bottom - anchor.bottom < Math.max(anchor.height * 0.3, one.height * 0.5);

/** Its top is well above, or all of it is: a leaf behind a hedgehog is not over it. */
const isOverhead = (anchor: Footprint, one: Footprint): boolean =>
  one.top - anchor.top >= one.height * 0.2 ||
  anchor.bottom <= one.top + one.height * 0.3 ||
  clearanceOf(anchor.one.name) > 0;

/** A lamp among a couple, over their heads: both are under it. */
export const isAmong = (ones: readonly Footprint[], anchor: Footprint): boolean =>
  ones.length > 1 &&
  anchor.width < Math.max(...ones.map(({ width }) => width)) * 1.5 &&
  ones.every(({ top, bottom }) => top > anchor.top && bottom > anchor.top + anchor.height * 0.6) &&
  ones.some(({ left }) => left < anchor.middle) &&
  ones.some(({ right }) => right > anchor.middle);
