import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { clearanceOf } from './body-points.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import { type Place, STEP } from './placing.ts';

/** To the right, to the left, and farther out. */
export const sideOf = (n: number): number => (n % 2 === 0 ? 1 : -1) * (1 + Math.floor(n / 2));

/** Between the legs of the anchor, which stand before it. */
const betweenLegs: Place = ({ one, n, count, anchor }) => {
  const most = anchor.height * clearanceOf(anchor.name) * 0.94;
  const small = resizedSubject(one, one.size * Math.min(1, most / one.height));
  return {
    ...small,
    // A desk has its drawers on the left.
    x: anchor.x + anchor.width * 0.14 + (n - (count - 1) / 2) * small.width * 1.05,
    foot: anchor.foot - 1,
    zone: anchor.zone,
    order: anchor.order - STEP,
  };
};

/** Fish come out from under a bridge: its piers would hide them. */
const swimming: Place = ({ one, n, count, anchor }) => {
  const small = resizedSubject(one, one.size * Math.min(1, (anchor.height * 0.55) / one.height));
  const foot = anchor.foot + small.height * 0.3;
  return {
    ...small,
    x: anchor.x + (n - (count - 1) / 2) * Math.min(small.width * 1.15, anchor.width / count),
    foot,
    zone: 'water',
    order: foot + STEP,
  };
};

/** It is on a bridge or a roof, and what is below it is below that. */
export const isRaised = ({ zone, subject: { relation } }: PlacedSubject): boolean =>
  /^(?:ground|water)$/.test(zone) && /^(?:on|crossing)$/.test(relation?.kind ?? '') && !relation?.at;

const below: Place = ({ one, n, count, anchor, scene }) => {
  const foot = scene.height * 0.97;
  const small = resizedSubject(one, one.size * Math.min(1, ((foot - anchor.foot) * 0.9) / one.height));
  const step = Math.max(small.width, Math.min(anchor.width, scene.width * 0.6) / Math.max(1, count - 1));
  return { ...small, x: anchor.x + (n - (count - 1) / 2) * step, foot, zone: 'ground', order: foot };
};

/** A pier of the bridge would hide whoever is right under it. */
const comingOut: Place = ({ one, n, count, anchor }) => {
  const small = resizedSubject(one, one.size * Math.min(1, (anchor.height * 0.8) / one.height));
  const foot = anchor.foot + anchor.height * 0.2;
  return {
    ...small,
    x: anchor.x + (n - (count - 1) / 2) * small.width * 1.1,
    foot,
    zone: 'ground',
    order: foot + STEP,
  };
};

/** Small plants that are a roof for small animals. */
const SHELTER = /mushroom|leaf$|flower$|fern$|clover$|^shamrock$|^tulip$|^rose$/;

/** Trees and roofs leave room below, furniture only as much as its legs are long. */
export const under: Place = (placing) => {
  const { one, n, count, anchor, scene } = placing;
  if (kindOfSubject(one.name).zone === 'deep' && anchor.zone === 'water') return swimming(placing);
  if (anchor.name === 'bridge' && anchor.zone === 'ground' && kindOfSubject(one.name).zone === 'ground')
    return comingOut(placing);
  if (clearanceOf(anchor.name) > 0) return betweenLegs(placing);
  if (isRaised(anchor)) return below(placing);
  const furniture = kindOfSubject(anchor.name).home === 'room' && anchor.size > one.size * 0.8;
  const small = furniture ? resizedSubject(one, Math.min(one.size, anchor.height * 0.6)) : one;
  if (furniture || anchor.zone === 'air') {
    const step = count > 1 ? (n - (count - 1) / 2) * small.width * 1.05 : 0;
    const foot =
      anchor.zone === 'air' ? Math.max(one.foot, anchor.foot + one.height * 1.05) : anchor.foot + 2;
    return {
      ...small,
      x: anchor.x + step,
      zone: anchor.zone === 'air' ? one.zone : anchor.zone,
      foot: Math.min(scene.height * 0.97, foot),
      order: foot + STEP,
    };
  }
  // Under a mushroom there is room for who is smaller.
  const isLow = SHELTER.test(anchor.name) && anchor.height > one.height * 0.4;
  const low = isLow ? resizedSubject(one, one.size * Math.min(1, (anchor.height * 0.5) / one.height)) : small;
  const aside = Math.max(isLow ? 0 : low.width * 0.6, anchor.width * 0.2);
  const foot = anchor.foot + low.height * 0.12;
  return {
    ...low,
    x:
      anchor.x +
      (count > 2
        ? (n - (count - 1) / 2) * Math.max(low.width * 1.05, (anchor.width * 1.25) / count)
        : sideOf(n) * aside - low.width * 0.2),
    foot,
    zone: anchor.zone,
    order: foot,
  };
};
