import type { BodyPart } from '../prompt/vocabulary.ts';
import { clamp } from '../raster/math.ts';
import { handOf, headOf, isGrippedBelow, partOf, wornOn } from './body-points.ts';
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
  if (part === 'eyes') return worn(head.width * 0.8, head.x, head.top + tall * 0.48);
  if (part === 'neck') return worn(head.width * 0.6, head.x, head.top + tall * 1.08);
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

export const holding: Place = (placing) => {
  const { one, n, anchor } = placing;
  if (one.name === 'umbrella') return overhead(placing);
  const held = resizedSubject(one, clamp(one.size, anchor.size * 0.24, anchor.size * 0.62));
  const hand = handOf(anchor);
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
