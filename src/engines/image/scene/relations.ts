import looks from '../data/subject-looks.json';
import { isDish } from '../prompt/serving.ts';
import { isHeaped, type Relation } from '../prompt/vocabulary.ts';
import { clamp } from '../raster/math.ts';
import { before } from './before.ts';
import { backOf, belowSeat, isAstride, isMount, seatOf, spotOf, surfaceAt } from './body-points.ts';
import { inside } from './contained.ts';
import { sunkBy } from './draught.ts';
import { isDraped } from './groups.ts';
import { holding, onPart } from './held.ts';
import { isBoard } from './in-action.ts';
import { facingOf } from './movers.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import { LEAST_LEAN, type Place, type Placing, STEP, spread } from './placing.ts';
import { sideOf, under } from './underneath.ts';
import { wearing } from './worn.ts';

const TREES: ReadonlySet<string> = new Set(Object.keys(looks.trees));

const on: Place = (placing) => {
  const { one, anchor } = placing;
  const part = one.subject.relation?.at;
  if (part) return onPart(placing, part);
  const spot = one.subject.relation?.spot;
  if (spot) return atSpot(placing, spot);
  if (isAstride(one.name)) return astride(placing);
  if (isDraped(one.name) && seatOf(anchor.name) !== undefined) return draped(placing);
  if (one.subject.relation?.said === 'with' && isDish(anchor.name)) return served(placing);
  const { x, size: wanted, row } = spread(placing, 0.95);
  const wide = (one.width * wanted) / one.size;
  // A pile has the top of its uppermost copy.
  const { form, count } = anchor.subject;
  const seat = isHeaped(form) && count > 1 ? 0.97 : seatOf(anchor.name);
  const top = anchor.foot - anchor.height * (seat ?? surfaceAt(anchor, x, wide)) + sunkBy(anchor);
  // A subject on top of a tall one is made smaller, so that it stays inside the image.
  const tall = (one.height * wanted) / one.size;
  const room = Math.max(tall * 0.3, top * 0.96);
  const sized = resizedSubject(one, wanted * Math.min(1, room / tall));
  return {
    ...sized,
    x,
    foot: top + sized.height * (row * 0.3 + belowSeat(one.name)),
    zone: anchor.zone,
    perched: true,
    order: anchor.order + STEP * (1 + row),
  };
};

/** A tablecloth is as wide as the table, and hangs down before it. */
const draped: Place = ({ one, whole }) => {
  const sized = resizedSubject(one, (one.size * whole.width * 1.04) / one.width);
  const top = whole.foot - whole.height * (seatOf(whole.name) ?? 1);
  return {
    ...sized,
    x: whole.x,
    foot: top + sized.height * 0.55,
    zone: whole.zone,
    perched: true,
    order: whole.order + STEP * 0.5,
  };
};

/** At a part of the anchor, small enough to leave it visible. */
function atSpot({ one, n, count, anchor }: Placing, spot: readonly number[]): PlacedSubject {
  const { x, y } = spotOf(anchor, spot, one.width);
  const isBefore = y > anchor.foot;
  const sized = resizedSubject(one, Math.min(one.size, anchor.size * (isBefore ? 0.45 : MOST_AT_SPOT)));
  return {
    ...sized,
    x: x + (n - (count - 1) / 2) * sized.width * 0.9,
    foot: y,
    zone: anchor.zone,
    perched: !isBefore,
    order: anchor.order + STEP * 2,
  };
}

/** Fraction of the anchor's size. */
const MOST_AT_SPOT = 0.34;

/** Berries on pancakes: small, over the upper edge of the dish. */
const served: Place = (placing) => {
  const { one, n, count, anchor } = placing;
  const sized = resizedSubject(one, Math.min(one.size, anchor.size * (count > 1 ? 0.24 : 0.32)));
  const x = anchor.x + (count > 1 ? ((n % 3) - 1) * Math.min(sized.width * 0.9, anchor.width * 0.3) : 0);
  const top = anchor.foot - anchor.height * surfaceAt(anchor, x, sized.width);
  return {
    ...sized,
    x,
    foot: top + sized.height * (0.72 + 0.35 * Math.floor(n / 3)),
    zone: anchor.zone,
    perched: true,
    order: anchor.order + STEP * (1 + n * 0.1),
  };
};

/** One leg is seen on the near side of the mount. */
const astride: Place = (placing) => {
  const { one, anchor } = placing;
  const { x, size } = spread(placing, 0.5);
  const sized = resizedSubject(one, size);
  return {
    ...sized,
    x,
    foot: anchor.foot - anchor.height * backOf(anchor.name) + sized.height * belowSeat(one.name),
    zone: anchor.zone,
    perched: true,
    // The knee is on the side of the head of the mount.
    mirrored: facingOf(anchor) > 0,
    order: anchor.order + STEP,
  };
};

/** With both feet on it. */
const onBoard: Place = ({ one, n, anchor }) => ({
  ...one,
  x: anchor.x + n * one.width,
  foot: anchor.foot - anchor.height * 0.42,
  zone: anchor.zone,
  perched: true,
  order: anchor.order + STEP,
});

const behind: Place = ({ one, n, count, anchor, other, scene }) => {
  const foot =
    Math.min(anchor.foot, other.foot) - Math.min((scene.height - scene.horizon) * 0.08, anchor.height * 0.2);
  const shown = (one.height + anchor.foot - foot - anchor.height) / one.height;
  const taller = one.height > anchor.height * 1.25 || shown >= LEAST_SHOWN;
  // A trunk hides only what is next to it.
  const isOfSeveral = other.x !== anchor.x;
  const reach = TREES.has(anchor.name) ? 0 : anchor.width * (isOfSeveral ? 0.35 : 0.5);
  const beside =
    reach > 0 ? reach + one.width * 0.1 : Math.max(one.width * 0.15, anchor.width * TRUNK + one.width * 0.3);
  // A subject that is lower than the anchor looks out at its side.
  const low = one.height < anchor.height * 0.8;
  // A family behind a table stands close together.
  const step =
    count > 2
      ? clamp((anchor.width * 1.4 - one.width) / (count - 1), one.width * 0.6, one.width * 1.1)
      : one.width * 1.1;
  // At the side where the next one of several does not hide it.
  const away = isOfSeveral ? Math.sign(anchor.x - other.x) : 1;
  const x = taller && !low ? (n - (count - 1) / 2) * step : away * sideOf(n) * beside;
  return {
    ...one,
    x: anchor.x + x,
    foot,
    zone: anchor.zone,
    order: Math.min(anchor.order, other.order) - STEP,
  };
};

/** Half the width of a trunk, of that of the tree. */
const TRUNK = 0.03;

/** Less than this share of somebody over a fence is not recognised. */
const LEAST_SHOWN = 0.5;

const above: Place = ({ one, n, count, anchor }) => {
  // A jumper is not high above the thing, and things on the ground are before their feet.
  if (one.subject.action?.kind === 'jump')
    return {
      ...one,
      x: anchor.x + n * one.width * 1.1,
      foot: anchor.foot - anchor.height * 0.8 - one.height * 0.1,
      zone: anchor.zone,
      perched: true,
      order: anchor.order + STEP,
    };
  const top = anchor.foot - anchor.height;
  const room = Math.max(one.height * 0.5, Math.min(one.height, top * 0.9));
  const sized = resizedSubject(one, one.size * Math.min(1, room / one.height));
  return {
    ...sized,
    x: anchor.x + (n - (count - 1) / 2) * sized.width * 1.1,
    foot: Math.max(sized.height * 1.05, top - sized.height * 0.25),
    zone: anchor.zone === 'ground' || anchor.zone === 'water' ? 'air' : anchor.zone,
    perched: true,
    order: anchor.order - STEP,
  };
};

const between: Place = ({ one, n, count, anchor, other }) => {
  const foot = Math.max(anchor.foot, other.foot) + 2;
  return {
    ...one,
    x: (anchor.x + other.x) / 2 + (n - (count - 1) / 2) * one.width * 1.1,
    foot,
    zone: anchor.zone,
    order: foot + STEP,
  };
};

const leaning: Place = ({ one, n, anchor }) => {
  const wide = anchor.width > one.width * 1.3;
  const side = n % 2 === 0 ? -1 : 1;
  const foot = anchor.foot + Math.max(2, one.height * 0.04);
  return {
    ...one,
    x: anchor.x + side * (wide ? anchor.width * 0.2 : anchor.width * 0.5 + one.width * 0.12),
    foot,
    zone: anchor.zone,
    tilt: -side * (one.width > one.height * 1.2 ? LEAST_LEAN : 15),
    order: anchor.order + STEP,
  };
};

/** High up at the side of whoever holds the line. */
const flying: Place = ({ one, n, anchor, scene }) => {
  const side = anchor.x > scene.width / 2 ? -1 : 1;
  const x = anchor.x + side * (anchor.width * 0.8 + one.width * (0.9 + n * 1.1));
  return {
    ...one,
    x: clamp(x, one.width / 2, scene.width - one.width / 2),
    foot: Math.max(one.height * 1.1, Math.min(scene.height * 0.42, anchor.foot - anchor.height * 1.05)),
    zone: 'air',
    perched: true,
  };
};

const climbing: Place = ({ one, n, anchor }) => ({
  ...resizedSubject(one, Math.min(one.size, anchor.size * 0.5)),
  x: anchor.x + (n % 2 === 0 ? -0.06 : 0.1) * anchor.width,
  foot: anchor.foot - anchor.height * (0.3 + 0.12 * (n % 3)),
  zone: anchor.zone,
  perched: true,
  order: anchor.order + STEP,
});

/** Fraction of the height of a tree: a smaller lantern in it would be a dot. */
const LEAST_HUNG = 0.11;

const hanging: Place = (placing) => {
  const { one, anchor } = placing;
  const { x, size } = spread(placing, 0.7);
  const small = resizedSubject(one, clamp(size, anchor.height * LEAST_HUNG, anchor.height * 0.4));
  return {
    ...small,
    x,
    foot: anchor.foot - anchor.height * 0.5 + small.height,
    zone: anchor.zone,
    perched: true,
    order: anchor.order + STEP,
  };
};

// The legs of a mount leave gaps: the rider ends at its belly.
const mounted = inside({ sunk: 0.42, most: 0.62, lowest: 0.44 });

/** In a chair is on its seat; what has no opening is drawn whole, with the subject before it. */
const notInside: Place = (placing) => (seatOf(placing.anchor.name) ? on(placing) : before(placing));

const PLACES: Readonly<Record<Exclude<Relation, 'beside'>, Place>> = {
  on,
  crossing: on,
  riding: (placing) =>
    (isBoard(placing.anchor.name) ? onBoard : isMount(placing.anchor.name) ? astride : mounted)(placing),
  in: inside({ sunk: 0.3, most: 0.8, lowest: 0.04 }, notInside),
  under,
  behind,
  before,
  above,
  wearing,
  holding,
  between,
  leaning,
  climbing,
  hanging,
  flying,
};

export function placeByRelation(kind: Exclude<Relation, 'beside'>, placing: Placing): PlacedSubject {
  return PLACES[kind](placing);
}
