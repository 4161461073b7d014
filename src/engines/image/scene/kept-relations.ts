import { enacts } from '../prompt/enact.ts';
import { figureOf } from '../prompt/figure.ts';
import { isAlive, isPerson } from '../prompt/people.ts';
import { isAtMouth } from '../prompt/postures.ts';
import { isDish } from '../prompt/serving.ts';
import type { Relation } from '../prompt/vocabulary.ts';
import {
  belowSeat,
  hasKnownBody,
  isAstride,
  isClosed,
  isHollow,
  isMount,
  isOpenAbove,
  isSeat,
  isTethered,
  partOf,
  seatOf,
  spotOf,
} from './body-points.ts';
import { isFlower } from './contained.ts';
import type { Footprint } from './footprint.ts';
import { isDraped } from './groups.ts';
import { isBoard } from './in-action.ts';
import { beside, isNearness, overlapsAcross, touching } from './kept-beside.ts';
import {
  type Check,
  covered,
  holding,
  isWithin,
  type Judged,
  MOST_OF_FACE,
  overFace,
  wearing,
} from './kept-on-body.ts';
import { isAmong, under } from './kept-under.ts';
import { LEAST_LEAN } from './placing.ts';
import { isBarred, isGlass, openingOf, rimOf } from './vessels.ts';

/** The share of the lowest part of a body that another one hides. */
const hiddenBelow = (one: Footprint, anchor: Footprint, part: number): number =>
  anchor.order < one.order ? 0 : one.share(one.bottom - one.height * part, (x, y) => anchor.isSolid(x, y));

/** The feet touch the anchor. */
function standsOn(one: Footprint, anchor: Footprint): boolean {
  // More air than this under the feet is seen.
  const reach = Math.ceil(Math.max(2, Math.min(anchor.height * 0.1, one.height * 0.05)));
  // The top of a pumpkin falls away under the feet.
  const deep = Math.ceil(Math.min(anchor.height * 0.25, one.height * 0.4));
  const touches = (x: number, y: number): boolean => {
    for (let step = -reach; step <= deep; step++) if (anchor.isSolid(x, y + step)) return true;
    return false;
  };
  return (
    one.bottom >= anchor.top - reach &&
    one.bottom <= anchor.bottom - anchor.height * 0.04 &&
    one.share(one.bottom - Math.max(2, one.height * 0.08), touches) >= 0.4
  );
}

/** The hips are on the seat; the legs hang before it. */
function sitsOn(one: Footprint, anchor: Footprint): boolean {
  const hips = one.bottom - one.height * belowSeat(one.one.name);
  return hips > anchor.top - 3 && hips < anchor.bottom && one.order > anchor.order;
}

/** The share of somebody on a roof that is before the house. */
const MOST_BEFORE = 0.35;

const on: Check = (one, anchor, { said, at: part, spot, part: named }) => {
  // Several on one deck cannot all be at one point of it.
  if (spot && !named && isAlive(one.one.name) && isWithin(one, anchor, 0) && standsOn(one, anchor))
    return true;
  if (spot) {
    const { x, y } = spotOf(anchor.one, spot, one.one.width);
    const near = Math.max(3, anchor.height * 0.12);
    return (
      one.order > anchor.order &&
      Math.abs(one.bottom - y) < near &&
      one.left <= x + near &&
      one.right >= x - near
    );
  }
  if (!part) {
    if (!isWithin(one, anchor, 0)) return false;
    // Before the side of the whole nobody is on its roof.
    if (named) return covered(one, anchor) < MOST_BEFORE && standsOn(one, anchor);
    if (said === 'with' && isDish(anchor.one.name))
      return one.order > anchor.order && covered(one, anchor) >= 0.3;
    const { postures = [] } = one.one.subject;
    if (isDraped(one.one.name) && seatOf(anchor.one.name) !== undefined)
      return one.order > anchor.order && covered(anchor, one) >= 0.2;
    if (belowSeat(one.one.name) > 0) return sitsOn(one, anchor);
    // "On a train" is in it.
    if (isPerson(one.one.name) && isClosed(anchor.one.name) && /^(?:on|riding on|riding)$/.test(said))
      return false;
    // People on a chair sit, unless the prompt says that they stand.
    const isAsked = [...postures, said, one.one.subject.said].some((words) => /\bst(?:and|ood)/.test(words));
    return (isAsked || !isPerson(one.one.name) || !isSeat(anchor.one.name)) && standsOn(one, anchor);
  }
  const { x, y } = partOf(anchor.one, part);
  const reach = anchor.height * 0.14;
  if (part === 'shoulder' && isPerson(one.one.name))
    return isWithin(one, anchor, 0) && one.top < anchor.top - one.height * 0.25 && one.order < anchor.order;
  if (part === 'arm' && isBoard(one.one.name))
    return one.left < x + reach && one.right > x - reach && one.top < y && one.bottom > y;
  return (
    hasKnownBody(anchor.one.name) &&
    overFace(one, anchor) < MOST_OF_FACE &&
    one.left < x + reach &&
    one.right > x - reach &&
    Math.abs(one.bottom - y) < reach
  );
};

const CAB = /^(?:tractor|bulldozer|excavator|forklift|lawn-mower)$/;

const riding: Check = (one, anchor) =>
  isWithin(one, anchor, 0) &&
  one.top < anchor.top + anchor.height * 0.25 &&
  overFace(one, anchor) < MOST_OF_FACE &&
  // The driver of a tractor sits in its cab, not above the roof.
  !CAB.test(anchor.one.name) &&
  // People who stand on a horse do not sit astride.
  (!isPerson(one.one.name) || !isMount(anchor.one.name) || isAstride(one.one.name)) &&
  // Feet under the belly stand behind the mount.
  ((!isMount(anchor.one.name) &&
    hiddenBelow(one, anchor, 0.35) >= 0.6 &&
    hiddenBelow(one, anchor, 0.08) >= 0.8) ||
    (one.order > anchor.order && standsOn(one, anchor)));

/** It rises from the opening: it is drawn over the vessel, ends at the front of the rim, and most of it is above. */
function looksOverRim(one: Footprint, anchor: Footprint): boolean {
  const rim = rimOf(anchor.one);
  return (
    rim !== undefined &&
    one.order > anchor.order &&
    Math.abs(one.middle - rim.x) <= rim.across &&
    one.bottom > rim.y - rim.down &&
    one.bottom <= rim.y + rim.down + 2 &&
    one.top < rim.y
  );
}

const inside: Check = (one, anchor, relation) => {
  if (looksOverRim(one, anchor)) return true;
  const opening = openingOf(anchor.one);
  if (opening)
    return (
      one.order > anchor.order &&
      one.left > opening.x - opening.width * 0.6 &&
      one.right < opening.x + opening.width * 0.6 &&
      one.bottom <= opening.foot + 1 &&
      one.top > opening.foot - opening.height * 1.1
    );
  // A bunch of flowers leans over the rim of its vase.
  if (isFlower(one.one.name) && isHollow(anchor.one.name))
    return (
      overlapsAcross(one, anchor) &&
      one.bottom >= anchor.top - (one.one.subject.count > 4 ? one.height : 2) &&
      one.bottom < anchor.top + anchor.height * 0.6
    );
  if (!isWithin(one, anchor, 0)) return false;
  const encloses =
    one.left >= anchor.left &&
    one.right <= anchor.right &&
    one.top >= anchor.top &&
    one.bottom <= anchor.bottom;
  // A figure that lies on a bed is in it.
  if (figureOf(one.one.name)?.pose === 'lying' && seatOf(anchor.one.name) !== undefined)
    return standsOn(one, anchor);
  // Behind a bowl is not in it.
  if (rimOf(anchor.one)) return false;
  if (isOpenAbove(anchor.one.name)) return one.bottom > anchor.top && one.bottom <= anchor.bottom;
  if (isBarred(anchor.one.name) || isGlass(anchor.one.name)) return encloses;
  // A kite in a tree is among its leaves.
  if (/-tree$/.test(anchor.one.name) && covered(one, anchor) >= 0.5) return true;
  if (isSeat(anchor.one.name)) return on(one, anchor, relation);
  // The corners of a box are lower than its middle.
  const looksOut = anchor.order > one.order && one.bottom > anchor.top && covered(one, anchor) >= 0.08;
  return isHollow(anchor.one.name) && (hiddenBelow(one, anchor, 0.3) >= 0.6 || looksOut || encloses);
};

const behind: Check = (one, anchor, { said }) =>
  // A swan hides little of the castle behind it.
  anchor.order > one.order &&
  // A figure that looks over a wall has the head above it.
  (!/\bover$/.test(said) || (one.top < anchor.top && isWithin(one, anchor, 0))) &&
  (covered(one, anchor) >= 0.04 || covered(anchor, one) >= 0.3 || isBetweenLegs(anchor, one));

/** A dog behind the boy may be before the girl. */
const hides = (one: Footprint, other: Footprint): boolean =>
  one.order > other.order && covered(other, one) >= 0.04;

/** A mouse before an elephant: its outline hides nothing, but it is within that of the elephant, and nearer. */
const isBetweenLegs = (small: Footprint, large: Footprint): boolean =>
  small.height < large.height * 0.6 &&
  small.left >= large.left &&
  small.right <= large.right &&
  small.bottom >= large.bottom - 2 &&
  small.top < large.bottom - small.height * 0.3;

/** Fraction of the narrower one: with less of it before the other they are side by side. */
const LEAST_BEFORE = 0.3;

const before: Check = (one, anchor) =>
  one.order > anchor.order &&
  one.bottom + (one.one.lift ?? 0) >= anchor.bottom - 2 &&
  Math.min(one.right, anchor.right) - Math.max(one.left, anchor.left) >=
    Math.min(one.width, anchor.width) * LEAST_BEFORE;

const above: Check = (one, anchor) =>
  overlapsAcross(one, anchor) && one.bottom <= anchor.top + anchor.height * 0.35;

const leaning: Check = (one, anchor) => touching(one, anchor) && Math.abs(one.one.tilt) >= LEAST_LEAN;

const clinging: Check = (one, anchor) =>
  isWithin(one, anchor, 0.05) &&
  one.top < anchor.bottom &&
  one.bottom > anchor.top &&
  one.bottom <= anchor.bottom - anchor.height * 0.05;

/** Their drawings show them so. */
const HANGERS = /^(?:bat|sloth|spider)$/;

const CHECKS: Readonly<Record<Relation, Check>> = {
  on,
  crossing: on,
  riding,
  in: inside,
  behind,
  before,
  under,
  above,
  wearing,
  holding,
  leaning,
  // Only what is on a line is flown by somebody on the ground.
  flying: (one) => isTethered(one.one.name) && one.one.zone === 'air',
  climbing: clinging,
  // A monkey that sits before a branch does not hang from it.
  hanging: (one, anchor, relation) =>
    clinging(one, anchor, relation) &&
    (!isAlive(one.one.name) || HANGERS.test(one.one.name) || enacts(one.one.name, 'hanging')),
  beside,
  between: () => true,
};

/** "Hiding behind" is more than standing a little behind. */
const HIDDEN = 0.12;

/** True if most copies of the subject stand in the relation to a copy of the other one. */
export function keepsRelation(
  relation: Judged,
  ones: readonly Footprint[],
  anchors: readonly Footprint[],
): boolean {
  const { kind, said } = relation;
  if (kind === 'between') return isBetween(ones, anchors);
  if (kind === 'under' && anchors.some((anchor) => isAmong(ones, anchor))) return true;
  const isHiding = /^hid/.test(said);
  const kept = ones.filter((one) =>
    anchors.some(
      (anchor) =>
        CHECKS[kind](one, anchor, relation) &&
        !(kind === 'behind' && anchors.some((other) => hides(one, other))) &&
        (!isHiding || one.share(one.top, (x, y) => anchor.isSolid(x, y)) >= HIDDEN),
    ),
  );
  // One of them is eaten at a time.
  if (kind === 'holding' && isAtMouth(said) && kept.length > 0) return true;
  // The nearest of several shows it.
  if (kind === 'beside' && isNearness(said) && kept.length > 0) return true;
  // A shepherd hides only some of a flock behind him.
  if (kind === 'behind' && ones.length > 3 && kept.length > 0 && !isHiding)
    return ones.every((one) =>
      anchors.some(({ order, bottom }) => one.order < order && one.bottom <= bottom),
    );
  if ((kind === 'in' || kind === 'on') && kept.length > 0) kept.push(...restingOn(kept, ones));
  return kept.length * 2 > ones.length;
}

/** Those of a heap that lie on others of it. */
function restingOn(kept: readonly Footprint[], ones: readonly Footprint[]): Footprint[] {
  const found: Footprint[] = [];
  const isOn = (one: Footprint, other: Footprint): boolean =>
    overlapsAcross(one, other) && one.bottom > other.top && one.bottom < other.bottom;
  for (const one of ones.toSorted((a, b) => b.bottom - a.bottom))
    if (!kept.includes(one) && [...kept, ...found].some((other) => isOn(one, other))) found.push(one);
  return found;
}

function isBetween(ones: readonly Footprint[], anchors: readonly Footprint[]): boolean {
  const middles = anchors.map(({ middle }) => middle);
  const [least, most] = [Math.min(...middles), Math.max(...middles)];
  return ones.filter(({ middle }) => middle > least && middle < most).length * 2 > ones.length;
}
