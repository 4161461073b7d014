import flowers from '../data/flowers.json';
import { isBarred, isHollow, isOpenAbove, seatOf } from './body-points.ts';
import { resizedSubject } from './placed-subject.ts';
import { abreast, type Place, STEP, spread } from './placing.ts';

/** What is in another thing. */

const FLOWERS: ReadonlySet<string> = new Set(flowers.subjects);

export const isFlower = (name: string): boolean => FLOWERS.has(name);

/** In the middle of something shallow, or of the mouth of a cup. */
const lying: Place = (placing) => {
  const { one, anchor } = placing;
  const { x, size, row } = spread(
    { ...placing, anchor: { ...anchor, width: anchor.width * 0.7 } },
    Math.min(0.8, SIDE_BY_SIDE / abreast(placing.count)),
  );
  const sized = resizedSubject(one, Math.min(size, Math.max(anchor.height * 0.6, anchor.width * 0.34)));
  return {
    ...sized,
    x,
    foot:
      anchor.foot -
      anchor.height * (seatOf(anchor.name) ?? (anchor.height > anchor.width * 1.1 ? 0.58 : 0.45)) +
      row * sized.height * 0.5,
    zone: anchor.zone,
    perched: true,
    order: anchor.order + STEP * (1 + row),
  };
};

/** Seen between bars. */
const enclosed: Place = (placing) => {
  const { one, anchor } = placing;
  const { x, size } = spread(placing, 0.6);
  const small = resizedSubject(one, Math.min(size, anchor.height * 0.5));
  return {
    ...small,
    x,
    foot: anchor.foot - anchor.height * 0.12,
    zone: anchor.zone,
    perched: true,
    order: anchor.order - STEP,
  };
};

/** Flowers are larger than the mouth of their vase, and spread out over it like a fan. */
const bouquet: Place = ({ one, n, count, anchor }) => {
  const share = count > 4 ? Math.min(0.6, 1.5 / Math.sqrt(count)) : 0.72;
  const { width, height, ...sized } = resizedSubject(one, anchor.height * share);
  const rings = count > 8 ? 3 : 2;
  const ring = n % rings;
  const tilt = count > 1 ? (n / (count - 1) - 0.5) * (FAN + (count > 4 ? 24 : 0)) : 0;
  const turn = (tilt * Math.PI) / 180;
  // From the mouth of the vase to the middle of the flower; those of the outer rings stand out.
  const long = height * (0.34 + ring * (count > 4 ? 0.46 : 0.22));
  const tall = height * Math.cos(turn) + width * Math.abs(Math.sin(turn));
  return {
    ...sized,
    width,
    height,
    x: anchor.x + Math.sin(turn) * long * 1.5,
    foot: anchor.foot - anchor.height - Math.cos(turn) * long + tall / 2,
    tilt,
    zone: anchor.zone,
    perched: true,
    order: anchor.order - STEP * (1 + ring * 0.5),
  };
};

/** In degrees. */
const FAN = 76;

/** The rider or the contents stand behind the front of the anchor, which hides their lower part. */
export const inside =
  (
    { sunk, most, lowest }: { readonly sunk: number; readonly most: number; readonly lowest: number },
    otherwise?: Place,
  ): Place =>
  (placing) => {
    const { one, anchor } = placing;
    if (isOpenAbove(anchor.name)) return lying(placing);
    if (isBarred(anchor.name)) return enclosed(placing);
    if (otherwise && !isHollow(anchor.name)) return otherwise(placing);
    if (FLOWERS.has(one.name)) return bouquet(placing);
    const { x, size, row } = spread(placing, Math.min(most, SIDE_BY_SIDE / abreast(placing.count)));
    const small = resizedSubject(one, size);
    const seat = seatOf(anchor.name);
    const rim = anchor.foot - anchor.height * (seat ?? 0.8);
    const foot = Math.min(anchor.foot - anchor.height * lowest, rim + small.height * sunk);
    // Half of an apple shows over the rim of its bowl; who is in a car sits lower.
    const shown = anchor.foot - anchor.height + small.height * 0.4;
    return {
      ...small,
      x,
      foot: (seat === undefined && otherwise ? Math.min(foot, shown) : foot) - row * small.height * 0.55,
      zone: anchor.zone,
      perched: true,
      order: anchor.order - STEP * (1 + row),
    };
  };

/** Of the width of a container, for all that lie in one row: each of them is seen. */
const SIDE_BY_SIDE = 1.15;
