import flowers from '../data/flowers.json';
import { isAlive } from '../prompt/people.ts';
import { isHollow, isOpenAbove, seatOf } from './body-points.ts';
import { type PlacedSubject, type Rim, resizedSubject } from './placed-subject.ts';
import { abreast, type Place, type Placing, STEP, spread } from './placing.ts';
import { frontOf, isBarred, isGlass, openingOf, rimOf } from './vessels.ts';

/** Things inside other things. */

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

/** Behind the front of the rim, which hides the lower part. */
const standing =
  (rim: Rim): Place =>
  (placing) => {
    const { one, anchor, whole, count } = placing;
    const width = (2 * rim.across * anchor.width) / whole.width;
    const own = { ...anchor, x: rim.x + ((anchor.x - whole.x) * 2 * rim.across) / whole.width, width };
    // Contents fill their vessel: small ones are drawn larger.
    const isShared = width < rim.across * 1.6 && count > 2;
    const many = Math.ceil(count / ((count > 8 ? 3 : count > 3 ? 2 : 1) + (isShared ? 1 : 0)));
    const room = (one.size / one.width) * width * Math.min(0.9, HEAPED / many);
    const large = resizedSubject(one, Math.max(one.size, Math.min(room, one.size * MOST_GROWN)));
    const { x: at, size, row } = spread({ ...placing, one: large, anchor: own }, HEAPED / many, many);
    const most = count > 1 ? whole.height * HIGHEST : large.height;
    const sized = resizedSubject(large, size * Math.min(1, (most * large.size) / (large.height * size)));
    const x = own.x + (at - own.x) * (1 - row * 0.15);
    const front = frontOf(rim, x);
    // Those of the second row look over the first.
    const foot = front + sized.height * SUNK - row * sized.height * 0.5;
    return {
      ...sized,
      x,
      foot,
      zone: anchor.zone,
      perched: true,
      order: anchor.order + STEP * (2 - row * 0.5),
      rim: { ...rim, x: rim.x - x, y: rim.y - foot },
    };
  };

/** Fraction of the width of the opening, for all in one row: they lie close together. */
const HEAPED = 1.25;
const MOST_GROWN = 4;
/** Each of several, as a share of the height of the vessel. */
const HIGHEST = 0.7;
/** The share of their height below the rim. */
const SUNK = 0.28;

/** Seen between bars, or through glass. */
const enclosed: Place = (placing) => {
  const { one, anchor } = placing;
  const { x, size, row } = spread(placing, 0.62);
  const small = resizedSubject(one, Math.min(size, anchor.height * 0.5));
  return {
    ...small,
    x,
    foot: anchor.foot - anchor.height * 0.12 - row * small.height * 0.8,
    zone: anchor.zone,
    perched: true,
    order: anchor.order + STEP * (isGlass(anchor.name) ? 1 : -1),
  };
};

/** In the way into a cave or a tent, as large as fits. */
const sheltered: Place = ({ one, n, count, whole, anchor }) => {
  const opening = openingOf(whole);
  if (!opening) return one;
  const scale = Math.min(
    1,
    (opening.width * FILLED) / (one.width * count),
    (opening.height * FILLED) / one.height,
  );
  const sized = resizedSubject(one, one.size * scale);
  return {
    ...sized,
    x: opening.x + (n - (count - 1) / 2) * sized.width,
    foot: opening.foot - opening.height * 0.04,
    zone: anchor.zone,
    perched: true,
    order: anchor.order + STEP,
  };
};

const FILLED = 0.85;

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
    const rim = rimOf(placing.whole);
    if (FLOWERS.has(one.name) && isHollow(anchor.name) && !isOpenAbove(anchor.name)) return bouquet(placing);
    if (rim) return standing(rim)(placing);
    if (openingOf(placing.whole)) return sheltered(placing);
    if (isOpenAbove(anchor.name)) return lying(placing);
    if (isBarred(anchor.name) || isGlass(anchor.name)) return enclosed(placing);
    if (otherwise && !isHollow(anchor.name)) return otherwise(placing);
    const share = Math.min(most, SIDE_BY_SIDE / abreast(placing.count));
    const { x, size, row } = spread({ ...placing, one: filling(placing, share) }, share);
    const small = resizedSubject(one, size);
    const seat = seatOf(anchor.name);
    const edge = anchor.foot - anchor.height * (seat ?? 0.8);
    const foot = Math.min(anchor.foot - anchor.height * lowest, edge + small.height * sunk);
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

/** Small things fill their container: plums in a crate are drawn larger than beside it. */
function filling({ one, anchor, count }: Placing, share: number): PlacedSubject {
  if (isAlive(one.name) || count < 2) return one;
  const room = (one.size * anchor.width * share) / one.width;
  return resizedSubject(one, Math.max(one.size, Math.min(room, one.size * MOST_GROWN)));
}

/** Fraction of the width of a container, for all that lie in one row: each of them is seen. */
const SIDE_BY_SIDE = 1.15;
