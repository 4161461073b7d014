import { isInAction } from '../prompt/enact.ts';
import { armsOf, beastOf, figureOf } from '../prompt/figure.ts';
import { IN_MOUTH } from '../prompt/owners.ts';
import { isPerson } from '../prompt/people.ts';
import { isAtMouth } from '../prompt/postures.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { BodyPart } from '../prompt/vocabulary.ts';
import { clamp } from '../raster/math.ts';
import {
  faceBoxOf,
  faceOf,
  handOf,
  headOf,
  isGrippedBelow,
  loweredHandOf,
  mouthOf,
  partOf,
  pointOf,
} from './body-points.ts';
import { isBoard } from './in-action.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import { type Place, type Placing, STEP } from './placing.ts';

/** Over the head: the canopy is behind it, the handle in the hand. */
const overhead: Place = ({ one, anchor }) => {
  const hand = handOf(anchor);
  const isRaised = figureOf(anchor.name)?.arm === 'raised';
  const held = resizedSubject(one, one.size * ((anchor.height * (isRaised ? 1.04 : 1.12)) / one.height));
  return {
    ...held,
    x: hand.x,
    foot: hand.y + held.height * (isRaised ? 0.2 : 0.06),
    zone: anchor.zone,
    perched: true,
    order: anchor.order - STEP,
  };
};

/** From this number on, things are one bunch in one hand. */
const BUNCH = 3;

const inBunch: Place = ({ one, n, count, anchor }) => {
  const hand = handOf(anchor);
  const held = resizedSubject(one, Math.min(one.size, anchor.size * 0.2));
  const aside = (n % count) - (count - 1) / 2;
  return {
    ...held,
    x: hand.x + aside * held.width * 0.42,
    foot: hand.y + held.height * (0.15 - (n % 2) * 0.28),
    zone: anchor.zone,
    perched: true,
    order: anchor.order + STEP * (3 - (n % 2)),
  };
};

/** A rose is not as large as a head, also where small things are drawn larger than life. */
function heldSize(one: PlacedSubject, anchor: PlacedSubject): number {
  const real = kindOfSubject(one.name).metres / Math.max(0.5, kindOfSubject(anchor.name).metres);
  const most = one.subject.scale > 1 ? 0.62 : clamp(real * 1.6, 0.26, 0.62);
  return clamp(one.size, anchor.size * 0.22, anchor.size * most);
}

/** A held thing covers whoever holds it. */
const inFrontOf = ({ zone, order }: PlacedSubject): Pick<PlacedSubject, 'zone' | 'perched' | 'order'> => ({
  zone,
  perched: true,
  order: order + STEP * 3,
});

/** Before the chest and below the chin, so that the face stays visible. */
const inPaws: Place = ({ one, n, anchor }) => {
  const face = faceBoxOf(anchor);
  const [x, chin] = [(face.left + face.right) / 2, face.bottom + (face.right - face.left) * 0.12];
  const room = Math.max(anchor.height * 0.3, anchor.foot - chin);
  const wanted = Math.min(heldSize(one, anchor), anchor.size * 0.42);
  const held = resizedSubject(one, Math.min(wanted, (one.size * room) / one.height));
  // A stem is held beside the head.
  const isBeside = isGrippedBelow(one.name);
  // Before an animal that is seen from the side, away from its body.
  const side = (x < anchor.x - anchor.width * 0.08 ? -1 : 1) * (n % 2 === 0 ? 1 : -1);
  const low = isBeside ? chin + held.height * 0.35 : chin + held.height;
  return {
    ...held,
    x: isBeside ? x + side * ((face.right - face.left) * 0.5 + held.width * 0.3) : x + side * n * held.width,
    foot: Math.min(low, anchor.foot + held.height * 0.1),
    ...inFrontOf(anchor),
  };
};

/** The mouth is at its upper edge, on the side of the lifted hand. */
const atMouth: Place = ({ one, anchor }) => {
  const mouth = mouthOf(anchor);
  const held = resizedSubject(one, clamp(one.size, anchor.size * 0.16, anchor.size * 0.24));
  const side = anchor.mirrored ? -1 : 1;
  return {
    ...held,
    x: mouth.x + side * held.width * 0.46,
    foot: mouth.y + held.height * 0.85,
    ...inFrontOf(anchor),
  };
};

/** Across the mouth, small enough to be carried. */
const inMouth: Place = ({ one, anchor }) => {
  const mouth = mouthOf(anchor);
  const held = resizedSubject(one, clamp(one.size, anchor.size * 0.2, anchor.size * 0.27));
  return {
    ...held,
    x: mouth.x,
    foot: mouth.y + held.height * 0.7,
    ...inFrontOf(anchor),
  };
};

/** The place that the pose of its user gives it. */
const inAction: Place = ({ one, n, count, anchor }) => {
  const { thing: [across = 0, down = 0, share = 0] = [] } = armsOf(figureOf(anchor.name)?.arm ?? 'raised');
  const unit = faceOf(anchor)?.unit ?? 1;
  const held = resizedSubject(one, PERSON * unit * share);
  const isThrown = figureOf(anchor.name)?.arm === 'juggling';
  // Balls fly in an arc over the head.
  const angle = Math.PI * (1 - (n + 0.5) / Math.max(1, count));
  const [x, y] = isThrown ? [64 + Math.cos(angle) * 74, 112 - Math.sin(angle) * 140] : [across, down];
  const point = pointOf(anchor, x, y) ?? { x: anchor.x, y: anchor.foot };
  return {
    ...held,
    x: point.x,
    foot: point.y + held.height / 2,
    zone: anchor.zone,
    perched: true,
    order: anchor.order + STEP * 3,
    mirrored: anchor.mirrored,
  };
};

/** Height of somebody who stands, in units of the drawing. */
const PERSON = 278;

/** On the ground before the muzzle of an animal whose head is down. */
const atMuzzle: Place = ({ one, anchor }) => {
  const { x, width } = headOf(anchor);
  const held = resizedSubject(one, Math.min(one.size, anchor.size * 0.3));
  return {
    ...held,
    x: x - (anchor.mirrored ? -1 : 1) * width * 0.3,
    foot: anchor.foot + held.height * 0.25,
    ...inFrontOf(anchor),
  };
};

export const holding: Place = (placing) => {
  const { one, n, count, anchor } = placing;
  if (one.name === 'umbrella') return overhead(placing);
  if (beastOf(anchor.name)?.stance === 'graze' && one.subject.relation?.said !== IN_MOUTH)
    return atMuzzle(placing);
  if (isInAction(anchor.name, one.subject)) return inAction(placing);
  // The other arm hangs down.
  const isOther = n % 2 === 1 && figureOf(anchor.name)?.arm !== undefined;
  const hand = isOther ? loweredHandOf(anchor) : handOf(anchor);
  if (count >= BUNCH) return inBunch(placing);
  if (one.subject.relation?.said === IN_MOUTH) return inMouth(placing);
  if (!isPerson(anchor.name)) return inPaws(placing);
  if (isAtMouth(one.subject.relation?.said ?? '')) return atMouth(placing);
  const held = resizedSubject(one, heldSize(one, anchor));
  // A tall thing is held beside the head, not before the face.
  const bare = faceBoxOf(anchor).right - (hand.x - held.width * 0.5);
  const out = isGrippedBelow(one.name) ? clamp(bare, held.width * 0.2, held.width * 0.45) : 0;
  // Several in one hand fan out.
  const fan = Math.floor(n / 2) * held.width * 0.6;
  const reach = hand.x - anchor.x + Math.sign(hand.x - anchor.x) * out;
  return {
    ...held,
    x: anchor.x + (n % 2 === 0 ? reach : -reach) + Math.sign(reach) * (n % 2 === 0 ? fan : -fan),
    foot: (isGrippedBelow(one.name) ? hand.y + held.height * 0.1 : hand.y + held.height * 0.5) - fan * 0.8,
    ...inFrontOf(anchor),
  };
};

/** A parrot on a shoulder, a basket on a head, a child in the arms: the face stays visible. */
export function onPart({ one, anchor }: Placing, part: BodyPart): PlacedSubject {
  if (part === 'shoulder' && isPerson(one.name)) return onShoulders(one, anchor);
  if (part === 'arm' && isBoard(one.name)) return underArm(one, anchor);
  const { x, y } = partOf(anchor, part);
  const face = faceBoxOf(anchor);
  const wanted = resizedSubject(one, Math.min(one.size, anchor.size * MOST_ON_PART[part]));
  const room = part === 'chest' ? Math.max(anchor.height * 0.12, y - face.bottom) : wanted.height;
  const sized = resizedSubject(wanted, wanted.size * Math.min(1, room / wanted.height));
  const side = Math.sign(x - (face.left + face.right) / 2) || 1;
  const beside = side > 0 ? face.right : face.left;
  return {
    ...sized,
    x: part === 'shoulder' ? beside + side * sized.width * 0.45 : x,
    foot: y,
    zone: anchor.zone,
    perched: true,
    order: anchor.order + STEP * (part === 'back' ? -1 : 2),
  };
}

/** A child sits behind the head, with the hips at its top; the legs are those of the carrier's drawing. */
function onShoulders(one: PlacedSubject, anchor: PlacedSubject): PlacedSubject {
  const { x, top, width } = headOf(anchor);
  const sized = resizedSubject(one, Math.min(one.size, anchor.size * 0.55));
  return {
    ...sized,
    x,
    foot: top + width * 0.2 + sized.height * 0.34,
    zone: anchor.zone,
    perched: true,
    order: anchor.order - STEP,
    mirrored: anchor.mirrored,
  };
}

/** About as long as its carrier is tall, and held in the middle. */
function underArm(one: PlacedSubject, anchor: PlacedSubject): PlacedSubject {
  const { x, y } = partOf(anchor, 'arm');
  const sized = resizedSubject(one, anchor.size * 0.8);
  return {
    ...sized,
    x,
    foot: y + sized.height * 0.5,
    zone: anchor.zone,
    perched: true,
    order: anchor.order - STEP,
  };
}

/** Fractions of the size of its carrier. */
const MOST_ON_PART: Readonly<Record<BodyPart, number>> = {
  head: 0.42,
  shoulder: 0.3,
  hand: 0.42,
  arm: 0.24,
  chest: 0.4,
  back: 0.5,
};
