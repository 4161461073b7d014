import { isPerson } from '../prompt/people.ts';
import { clamp } from '../raster/math.ts';
import { faceOf, handOf, headOf, neckOf, wornOn } from './body-points.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import { type Place, STEP } from './placing.ts';

export const wearing: Place = (placing) => {
  const { one, anchor } = placing;
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
  if (one.name === 'scarf') return roundNeck(worn(1, head.x, 0), anchor);
  if (face && part === 'eyes') return worn(face.unit * 62, head.x, face.eyes);
  if (face && part === 'mouth') return worn(face.unit * 58, head.x, face.eyes + face.unit * 27);
  if (face && part === 'neck') {
    const { width, height } = worn(face.unit * 58, head.x, 0);
    const fit = Math.min(1, (face.unit * 66) / height);
    return worn(width * fit, head.x, face.neck + (height * fit) / 2);
  }
  if (part === 'mouth') return worn(head.width * 0.6, head.x, head.top + tall * 0.72);
  if (part === 'eyes') return worn(head.width * 0.8, head.x, head.top + tall * 0.48);
  const isSlender = isPerson(anchor.name) && anchor.height > anchor.width * 2;
  if (part === 'neck' && isSlender) return worn(head.width * 0.8, head.x, anchor.foot - anchor.height * 0.6);
  if (part === 'neck') {
    const { height } = worn(head.width * 0.7, head.x, 0);
    return worn(head.width * 0.7, head.x, head.top + tall * 0.88 + height / 2);
  }
  if (part === 'feet') return worn(anchor.width * 0.8, anchor.x, anchor.foot - anchor.height * 0.04);
  if (part === 'hand') return worn(anchor.width * 0.3, handOf(anchor).x, handOf(anchor).y);
  if (part === 'back') return onBack(placing);
  if (part === 'body') return laidBeside(placing);
  // A drawing of somebody who stands is hardly wider than the head.
  const wide = Math.max(head.width * 0.94, (face?.unit ?? 0) * HAT) * clamp(one.subject.scale, 0.5, 1.7);
  return { ...worn(wide, head.x, 0), foot: head.top + tall * (face ? 0.34 : 0.2) };
};

/** Fits the width of the neck, even of a snowman. */
function roundNeck(one: PlacedSubject, anchor: PlacedSubject): PlacedSubject {
  const { x, y, width } = neckOf(anchor);
  const wide = width * 1.1;
  const height = wide * SCARF;
  // The band is the upper part of the drawing.
  return { ...one, name: 'worn-scarf', size: wide, width: wide, height, x, foot: y + height * 0.62 };
}

/** Height of the drawing by its width. */
const SCARF = 0.75;

/** Width of a hat, in units of the drawing of a person. */
const HAT = 76;

/** From the neck down: behind somebody upright, over the back of an animal on four legs. */
const onBack: Place = ({ one, anchor }) => {
  const head = headOf(anchor);
  const isUpright = anchor.height > anchor.width * 1.3;
  const neck = faceOf(anchor)?.neck ?? head.top + head.width * 0.95;
  const tall = isUpright ? (anchor.foot - neck) * 0.95 : anchor.height * 0.5;
  const wide = anchor.width * (isUpright ? 1.2 : 0.42);
  const fit = Math.min((tall * 1.4) / one.height, Math.max(tall / one.height, wide / one.width));
  const sized = resizedSubject(one, one.size * fit);
  const away = Math.sign(anchor.x - head.x) * anchor.width * 0.1;
  return {
    ...sized,
    x: isUpright ? head.x : anchor.x + away,
    foot: isUpright ? Math.min(anchor.foot, neck + sized.height) : anchor.foot - anchor.height * 0.28,
    zone: anchor.zone,
    perched: true,
    order: anchor.order + (isUpright ? -STEP : STEP),
    mirrored: anchor.mirrored,
  };
};

/** A garment before a body that is not drawn in it would hide the body. */
const laidBeside: Place = ({ one, anchor, scene }) => {
  const sized = resizedSubject(one, Math.min(one.size, anchor.size * 0.5));
  const side = anchor.x > scene.width / 2 ? -1 : 1;
  const foot = anchor.foot + 2;
  return {
    ...sized,
    x: anchor.x + side * (anchor.width * 0.5 + sized.width * 0.6),
    foot,
    zone: anchor.zone,
    order: foot,
  };
};
