import { clamp } from '../raster/math.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import { type Place, STEP } from './placing.ts';
import { atDepthOf, depthAt } from './proportion.ts';
import type { Scene } from './scene.ts';

/** Rows of the ground from a thing to what is before it; before a tower people stand nearer to the viewer. */
function stepBefore({ height, horizon }: Scene, one: PlacedSubject, anchor: PlacedSubject): number {
  const below = height - horizon;
  const isMuchSmaller = one.size < anchor.size * 0.4 && anchor.depth !== undefined;
  return Math.max(below * 0.16, isMuchSmaller ? horizon + below * NEAR - anchor.foot : 0);
}

/** Fraction of the way from the horizon to the lower edge of the image. */
const NEAR = 0.7;

export const before: Place = ({ one: far, n, count, anchor, scene }) => {
  const foot = Math.min(scene.height * 0.97, anchor.foot + stepBefore(scene, far, anchor));
  const depth = depthAt(foot, scene);
  const near = anchor.zone === 'ground' ? atDepthOf(far, { depth }) : far;
  // A ship that fills the image hides the iceberg behind it.
  const isHiding = count === 1 && near.width > anchor.width && near.height > anchor.height * 0.8;
  const one = isHiding
    ? resizedSubject(near, near.size * Math.min(1, Math.max(anchor.x, anchor.width) / near.width))
    : near;
  // A subject nearly as wide as the anchor stands to its side, or it would hide the anchor: half of the narrower one overlaps.
  const aside =
    one.width > anchor.width * 0.6
      ? (anchor.width + one.width - Math.min(anchor.width, one.width)) * 0.5
      : anchor.width * 0.14;
  // The land before a lighthouse hides what is on the water behind it: a boat is beside it.
  const isAfloat = one.zone === 'water' && anchor.zone === 'ground';
  const seaward = (anchor.x > scene.width / 2 ? -1 : 1) * (anchor.width * 0.5 + one.width * 0.9);
  const step = Math.min(one.width * 1.1, (scene.width - one.width) / Math.max(1, count - 1));
  // A row that is wider than its anchor is moved into the image.
  const half = ((count - 1) * step + one.width) / 2;
  const inFrame = clamp(anchor.x, half, Math.max(half, scene.width - half)) - anchor.x;
  const abreast = (n - (count - 1) / 2) * step + inFrame;
  const shift = isAfloat
    ? seaward + Math.sign(seaward) * (count - 1) * one.width * 0.55 + abreast
    : count > 1
      ? abreast
      : -aside;
  // A bird before a fountain is on the ground: the sky ends behind it.
  const zone = one.zone === 'air' && !one.subject.flying ? anchor.zone : one.zone;
  return {
    ...one,
    x: anchor.x + shift,
    foot: isAfloat ? Math.min(far.foot, anchor.foot) : foot,
    zone,
    order: Math.max(foot, anchor.order) + STEP,
  };
};
