import type { BodyPart } from '../prompt/vocabulary.ts';
import { clamp } from '../raster/math.ts';
import { faceOf, handOf, headOf, isGrippedBelow, partOf, wornOn } from './body-points.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import { type Place, type Placing, STEP } from './placing.ts';

export const wearing: Place = ({ one, anchor }) => {
  const head = headOf(anchor);
  const part = wornOn(one.name);
  const worn = (width: number, x: number, middle: number): PlacedSubject => {
    const sized = resizedSubject(one, one.size * (width / one.width));
    return {
      ...sized,
      x,
      foot: middle + sized.height / 2,
      zone: anchor.zone,
      perched: true,
      order: anchor.order + STEP * 2,
      mirrored: anchor.mirrored,
    };
  };
  const tall = head.width * 0.95;
  const face = faceOf(anchor);
  if (face && part === 'eyes') return worn(face.unit * 62, head.x, face.eyes);
  if (face && part === 'neck') {
    const { width, height } = worn(face.unit * 58, head.x, 0);
    const fit = Math.min(1, (face.unit * 66) / height);
    return worn(width * fit, head.x, face.neck + (height * fit) / 2);
  }
  if (part === 'eyes') return worn(head.width * 0.8, head.x, head.top + tall * 0.48);
  if (part === 'neck') {
    const { height } = worn(head.width * 0.6, head.x, 0);
    return worn(head.width * 0.6, head.x, head.top + tall * 0.92 + height / 2);
  }
  if (part === 'feet') return worn(anchor.width * 0.8, anchor.x, anchor.foot - anchor.height * 0.04);
  if (part === 'hand') return worn(anchor.width * 0.3, handOf(anchor).x, handOf(anchor).y);
  if (part === 'body') return worn(anchor.width * 0.86, anchor.x, anchor.foot - anchor.height * 0.42);
  const hat = worn(head.width * 0.94, head.x, 0);
  return { ...hat, foot: head.top + tall * 0.2 };
};

/** Over the head: the canopy is behind it, the handle in the hand. */
const overhead: Place = ({ one, anchor }) => {
  const hand = handOf(anchor);
  const held = resizedSubject(one, one.size * ((anchor.height * 1.12) / one.height));
  return {
    ...held,
    x: hand.x,
    foot: hand.y + held.height * 0.06,
    zone: anchor.zone,
    perched: true,
    order: anchor.order - STEP,
  };
};

/** As many are one bunch in one hand. */
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

export const holding: Place = (placing) => {
  const { one, n, count, anchor } = placing;
  if (one.name === 'umbrella') return overhead(placing);
  const hand = handOf(anchor);
  if (count >= BUNCH) return inBunch(placing);
  const held = resizedSubject(one, clamp(one.size, anchor.size * 0.24, anchor.size * 0.62));
  // A tall thing is held beside the head, not before the face.
  const out = isGrippedBelow(one.name) ? held.width * 0.2 : 0;
  // Several in one hand fan out.
  const fan = Math.floor(n / 2) * held.width * 0.6;
  const reach = hand.x - anchor.x + Math.sign(hand.x - anchor.x) * out;
  return {
    ...held,
    x: anchor.x + (n % 2 === 0 ? reach : -reach) + Math.sign(reach) * (n % 2 === 0 ? fan : -fan),
    foot: (isGrippedBelow(one.name) ? hand.y + held.height * 0.1 : hand.y + held.height * 0.5) - fan * 0.8,
    zone: anchor.zone,
    perched: true,
    order: anchor.order + STEP * 3,
  };
};

/** A parrot on a shoulder. */
export function onPart({ one, anchor }: Placing, part: BodyPart): PlacedSubject {
  const { x, y } = partOf(anchor, part);
  return {
    ...resizedSubject(one, Math.min(one.size, anchor.size * 0.42)),
    x,
    foot: y,
    zone: anchor.zone,
    perched: true,
    order: anchor.order + STEP * 2,
  };
}
