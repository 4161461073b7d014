import { enacts, isInAction } from '../prompt/enact.ts';
import { beastOf, figureOf } from '../prompt/figure.ts';
import { isWatching } from '../prompt/gaze.ts';
import { isAlive, isPerson } from '../prompt/people.ts';
import { isAtMouth, POSTURES } from '../prompt/postures.ts';
import { isPursuit } from '../prompt/pursued.ts';
import type { SubjectRelation } from '../prompt/subject.ts';
import { tipOf } from './at-work.ts';
import {
  faceBoxOf,
  handOf,
  hasKnownBody,
  headOf,
  isInProfile,
  loweredHandOf,
  mouthOf,
  wornOn,
} from './body-points.ts';
import type { Footprint } from './footprint.ts';
import { facingOf, isMoving } from './movers.ts';

/** Tells from two drawn bodies whether the image shows a relation of the first to the second. */
export type Check = (one: Footprint, anchor: Footprint, relation: Judged) => boolean;

/** The judged relation of a subject with several. */
export type Judged = Pick<SubjectRelation, 'kind' | 'said' | 'at' | 'spot' | 'part' | 'isOwn'>;

export const isWithin = ({ middle }: Footprint, { left, right, width }: Footprint, margin: number): boolean =>
  middle >= left - width * margin && middle <= right + width * margin;

/** The share of a body that lies on or behind another one. */
export const covered = (one: Footprint, anchor: Footprint): number =>
  one.share(one.top, (x, y) => anchor.isSolid(x, y));

/** More of a face behind a thing, and it cannot be recognised. */
export const MOST_OF_FACE = 0.45;

/** The share of the face of somebody that a thing before it covers. */
export function overFace(one: Footprint, anchor: Footprint): number {
  if (one.order < anchor.order || !isAlive(anchor.one.name)) return 0;
  const { left, right, top, bottom } = faceBoxOf(anchor.one);
  let hidden = 0;
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 6; column++)
      if (
        one.isSolid(
          Math.round(left + ((column + 0.5) * (right - left)) / 6),
          Math.round(top + ((row + 0.5) * (bottom - top)) / 6),
        )
      )
        hidden++;
  return hidden / 36;
}

export const wearing = (one: Footprint, anchor: Footprint): boolean => {
  const part = wornOn(one.one.name);
  // A garment that is no part of the drawing lies beside it.
  if (part === 'body') return false;
  const touching = one.share(one.top, (x, y) => anchor.isSolid(x, y));
  if (part !== 'eyes' && part !== 'mouth' && overFace(one, anchor) >= MOST_OF_FACE) return false;
  if (part === 'back') return isWithin(one, anchor, 0) && touching >= 0.25;
  // The ends of a scarf hang down from a low body.
  if (part !== 'head') return isWithin(one, anchor, 0) && touching >= (part === 'neck' ? 0.15 : 0.4);
  return isWithin(one, anchor, 0) && touching > 0 && one.bottom < anchor.top + anchor.height * 0.5;
};

/** The hand is at the thing, or at the stem of what is gripped below; paws are wherever it touches the body. */
export const holding = (one: Footprint, anchor: Footprint): boolean => {
  // A phone on the palm of a hand.
  if (anchor.one.name === 'raised-hand') return one.order > anchor.order && covered(one, anchor) >= 0.5;
  if (isGrazed(one, anchor)) return true;
  if (!hasKnownBody(anchor.one.name) || overFace(one, anchor) >= MOST_OF_FACE) return false;
  if (!isPerson(anchor.one.name)) return covered(one, anchor) >= 0.08 || covered(anchor, one) >= 0.08;
  // A child that stands on the ground is not held.
  if (isAlive(one.one.name) && one.bottom > anchor.bottom - anchor.height * 0.06) return false;
  // A ball that is thrown is in the air.
  if (isInAction(anchor.one.name, one.one.subject)) return true;
  const hand = handOf(anchor.one);
  const reach = Math.max(3, anchor.height * 0.12);
  const isNear = ({ x, y }: { x: number; y: number }): boolean =>
    x >= one.left - reach && x <= one.right + reach && y >= one.top - reach && y <= one.bottom + reach;
  // Two things are in two hands.
  const low = loweredHandOf(anchor.one);
  return (
    isNear(hand) ||
    isNear({ ...hand, x: 2 * anchor.one.x - hand.x }) ||
    isNear({ ...low, x: 2 * anchor.one.x - low.x })
  );
};

/** A cup at the mouth of somebody who lifts a hand shows that they drink; others are in the pose of what they do. */
export const showsDeed = (
  said: string,
  ones: readonly Footprint[],
  anchors: readonly Footprint[],
): boolean =>
  isPursuit(said)
    ? anchors.every((anchor) => ones.some((one) => pursues(anchor, one, isFile(said, anchors))))
    : showsAtThing(said, ones, anchors);

/** Several in profile behind one another follow, also on drawings that stand. */
const isFile = (said: string, ones: readonly Footprint[]): boolean =>
  /^follow/.test(said) && ones.length > 1 && ones.every(({ one }) => isInProfile(one.name));

/** The one behind is on its way to the other, and both look the same way. */
function pursues(doer: Footprint, { one, middle }: Footprint, inFile: boolean): boolean {
  const facing = facingOf(doer.one);
  return (
    (isMoving(doer.one) || inFile) &&
    (middle > doer.middle ? 1 : -1) === facing &&
    (!isAlive(one.name) || facingOf(one) === facing)
  );
}

const showsAtThing = (said: string, ones: readonly Footprint[], anchors: readonly Footprint[]): boolean =>
  (isAtMouth(said) && ones.every((one) => anchors.some((anchor) => isDrunk(one, anchor)))) ||
  // No animal has a pose for it; an open book before the body shows it.
  (/^read(?:s|ing)\b/.test(said) &&
    ones.every((one) => READ.has(one.one.name) && anchors.every((anchor) => isRead(one, anchor)))) ||
  (isWatching(said) && anchors.every((anchor) => looksAt(anchor, ones))) ||
  said
    .split(' ')
    .some((word) =>
      anchors.every(
        (anchor) =>
          (enacts(anchor.one.name, word) && isMet(anchor, ones)) ||
          POSTURES.get(word)?.drawings.has(anchor.one.name) === true,
      ),
    );

/** In profile, or with turned eyes, towards the thing. */
export function looksAt({ one, middle }: Footprint, others: readonly Footprint[]): boolean {
  const isTurned = isPerson(one.name) ? figureOf(one.name)?.gaze === true : isInProfile(one.name);
  return isTurned && others.some((other) => (other.middle > middle ? 1 : -1) === facingOf(one));
}

const READ = new Set(['open-book', 'newspaper', 'page-facing-up', 'world-map', 'scroll']);

const isRead = (one: Footprint, anchor: Footprint): boolean =>
  !isPerson(anchor.one.name) && one.order > anchor.order && holding(one, anchor);

/** An opponent must be within reach, and fight as well: a dragon beside a knight with raised fists is no fight. */
const isMet = (doer: Footprint, ones: readonly Footprint[]): boolean =>
  beastOf(doer.one.name)?.stance === 'graze'
    ? ones.some((one) => isGrazed(one, doer))
    : isFought(doer, ones) && isReached(doer, ones);

/** The hands or the tool are at the thing. */
export function isReached(doer: Footprint, ones: readonly Footprint[]): boolean {
  const tip = tipOf(doer.one);
  const near = doer.height * 0.16;
  return (
    tip === undefined ||
    (doer.one.perched && figureOf(doer.one.name)?.arm === 'feeding' && isFedFromSeat(doer, ones, tip)) ||
    ones.some(
      ({ left, right, top, bottom }) =>
        tip.x > left - near && tip.x < right + near && tip.y > top - near && tip.y < bottom + near,
    )
  );
}

/** Grain from a bench falls on the ground before it. */
const isFedFromSeat = (doer: Footprint, ones: readonly Footprint[], tip: { x: number; y: number }): boolean =>
  ones.some(
    ({ left, right, bottom, middle }) =>
      bottom > tip.y &&
      middle > doer.middle === tip.x > doer.middle &&
      left - tip.x < doer.height * 0.8 &&
      tip.x - right < doer.height * 0.8,
  );

/** An animal that drinks from a trough has its head over it. */
const isAtHead = ({ left, right }: Footprint, doer: Footprint): boolean => {
  const { x, width } = headOf(doer.one);
  return x > left - width && x < right + width;
};

const isGrazed = (one: Footprint, doer: Footprint): boolean =>
  beastOf(doer.one.name)?.stance === 'graze' && isAtHead(one, doer);

const isFought = (doer: Footprint, ones: readonly Footprint[]): boolean =>
  figureOf(doer.one.name)?.arm !== 'fighting' ||
  ones.some(
    ({ one, left, right }) =>
      figureOf(one.name)?.arm === 'fighting' &&
      left - doer.right < doer.height * 0.6 &&
      doer.left - right < doer.height * 0.6,
  );

function isDrunk(one: Footprint, anchor: Footprint): boolean {
  const { x, y } = mouthOf(anchor.one);
  const reach = anchor.height * 0.04;
  return (
    figureOf(anchor.one.name)?.arm === 'at-mouth' &&
    holding(one, anchor) &&
    x >= one.left - reach &&
    x <= one.right + reach &&
    y >= one.top - reach &&
    y <= one.bottom + reach
  );
}
