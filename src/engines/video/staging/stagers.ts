import { kindOfSubject } from '../../image/prompt/subject-kinds.ts';
import { seatOf } from '../../image/scene/body-points.ts';
import { STEP } from '../../image/scene/placing.ts';
import { type Blocking, heightOf, middleOf, widthOf } from './blocking.ts';
import { circle } from './circuits.ts';
import { TRAVELS } from './direct.ts';
import { leapBetween, leapOf } from './leaps.ts';
import type { Deed, Way, WayKind } from './screenplay.ts';
import { centre, type Staged, type Stager } from './stager.ts';

/** One sees through it from the front: whoever goes through is between its two sides. */
export const isOpen = (name: string): boolean => /^(?:hoop|ring|stone-arch|gate)$/.test(name);

const isDeck = (name: string): boolean => /^(?:bridge|pier|platform|stage|wall|rug)$/.test(name);

/** How a way is staged; none where the layout of the picture is kept. */
export function stagerOf(deed: Deed, { kind, said, subject = -1 }: Way, stage: Blocking): Stager | undefined {
  const thing = stage.first(subject);
  const mover = stage.first(deed.actor);
  if (!thing || !mover) return undefined;
  if (deed.action === 'fall') return FALLS[kind];
  if ((deed.action === 'rise' || deed.action === 'lift-off') && kind === 'from') return riseFrom;
  if (!TRAVELS.has(deed.action)) return undefined;
  const isFlat = thing.height < thing.width * 0.4;
  const isLarger = !isFlat && kindOfSubject(thing.name).metres > kindOfSubject(mover.name).metres * 0.6;
  if (kind === 'up' || kind === 'down') return climbing;
  if (kind === 'around') return circle;
  if (leapOf(deed) && /^(?:from|onto|away)$/.test(kind)) return leapBetween;
  if (kind === 'through' && isOpen(thing.name)) return passBetween;
  const isDecked = /^(?:across|over|along|onto)$/.test(kind) && isDeck(thing.name) && deed.action !== 'fly';
  if (isDecked && mover.zone !== 'water' && deed.action !== 'jump') return onDeck;
  if (/^(?:through|into)$/.test(kind) && !isLarger) return undefined;
  if (kind === 'from' && (!isLarger || said === 'away from')) return STAGERS.away;
  if (kind === 'towards' && deed.ways.some((way) => way.kind === 'from' && way.subject !== undefined))
    return waitAtEnd;
  if (kind === 'over') return deed.action === 'jump' ? leapOver : deed.action === 'fly' ? flyOver : undefined;
  return STAGERS[kind];
}

/** Puts the mover on top of a bridge. */
const onDeck: Stager = ({ stage, mover, thing }) => {
  const { width, height, horizon } = stage.scene;
  stage.fill(thing, width * 0.84, height * 0.34);
  const grown = stage.boxOf(thing);
  if (!grown) return;
  stage.put(thing, width / 2, Math.max(grown.bottom, horizon + heightOf(grown) * 0.55));
  const box = stage.boxOf(thing);
  const anchor = stage.first(thing);
  if (!box || !anchor) return;
  stage.fit(mover, widthOf(box) * 0.26, height * 0.3);
  stage.put(mover, width / 2, box.bottom - heightOf(box) * (seatOf(anchor.name) ?? 0.9));
  stage.set(mover, { zone: anchor.zone, perched: true, order: anchor.order + STEP });
};

/** Smaller than the thing, and behind it. */
function goBehind({ stage, mover, thing }: Staged, most: number): void {
  const anchor = stage.first(thing);
  const box = stage.boxOf(thing);
  if (!anchor || !box) return;
  stage.fit(mover, widthOf(box) * 0.52, heightOf(box) * most);
  stage.put(mover, middleOf(box), box.bottom - heightOf(box) * 0.02);
  stage.set(mover, { zone: anchor.zone, order: anchor.order - STEP });
}

/** The mover is painted beside the thing, where it is seen. */
const enclose =
  (aside: number, side: -1 | 1): Stager =>
  (staged) => {
    const { stage, thing, facing, mover } = staged;
    const { width, height } = stage.scene;
    stage.fill(thing, width * 0.36, height * 0.46);
    centre(staged, 0.5 + aside * facing);
    goBehind(staged, 0.52);
    const [box, own] = [stage.boxOf(thing), stage.boxOf(mover)];
    if (box && own)
      stage.put(mover, middleOf(box) + side * facing * (widthOf(box) + widthOf(own)) * 0.55, own.bottom);
  };

/** Behind the upper edge of the thing. */
const riseFrom: Stager = (staged) => {
  const { stage, mover, thing } = staged;
  const [box, anchor] = [stage.boxOf(thing), stage.first(thing)];
  if (!box || !anchor) return;
  stage.fit(mover, Math.max(widthOf(box), stage.scene.width * 0.2), stage.scene.height * 0.3);
  stage.put(mover, middleOf(box), box.top);
  stage.set(mover, { zone: anchor.zone, perched: true, order: anchor.order - STEP });
};

/** In the opening. */
const passBetween: Stager = (staged) => {
  const { stage, mover, thing, deed } = staged;
  const { width, height } = stage.scene;
  stage.fill(thing, width * 0.4, height * 0.5);
  centre(staged);
  const [box, anchor] = [stage.boxOf(thing), stage.first(thing)];
  if (!box || !anchor) return;
  stage.fit(mover, widthOf(box) * 0.6, heightOf(box) * 0.55);
  const isUp = deed.action === 'jump' || deed.action === 'fly';
  const own = stage.boxOf(mover) ?? box;
  const foot = isUp ? box.bottom - (heightOf(box) - heightOf(own)) / 2 : box.bottom;
  stage.put(mover, middleOf(box), foot);
  stage.set(mover, { zone: anchor.zone, perched: isUp, order: anchor.order + STEP });
};

const flyOver: Stager = (staged) => {
  const { stage, mover, thing } = staged;
  const { height, width } = stage.scene;
  stage.fit(thing, width * 0.6, height * 0.46);
  centre(staged);
  const box = stage.boxOf(thing);
  if (!box) return;
  stage.fit(mover, width * 0.3, Math.max(height * 0.1, box.top - height * 0.14));
  const own = stage.boxOf(mover);
  if (!own) return;
  const foot = Math.max(height * 0.1 + heightOf(own), box.top - height * 0.04);
  stage.put(mover, width / 2, foot);
  stage.set(mover, { zone: 'air', perched: true });
};

const leapOver: Stager = (staged) => {
  const { stage, mover, thing } = staged;
  const { width, height } = stage.scene;
  const own = stage.boxOf(mover);
  if (!own) return;
  stage.fit(thing, width * 0.3, Math.min(height * 0.24, heightOf(own)));
  centre(staged);
  const box = stage.boxOf(thing);
  const anchor = stage.first(thing);
  if (!box || !anchor) return;
  stage.put(mover, middleOf(box), box.bottom + 2);
  stage.set(mover, { zone: anchor.zone, order: anchor.order + STEP });
};

/** In front of it, on a nearer row. */
const passBefore: Stager = (staged) => {
  const { stage, mover, thing } = staged;
  const { height } = stage.scene;
  centre(staged);
  const box = stage.boxOf(thing);
  const [anchor, one] = [stage.first(thing), stage.first(mover)];
  if (!box || !anchor || !one) return;
  const isNear = one.zone === anchor.zone;
  const foot = Math.max(one.foot, box.bottom + height * 0.05);
  stage.put(mover, middleOf(box), isNear ? Math.min(foot, height * 0.95) : one.foot);
  if (isNear) stage.set(mover, { order: Math.max(one.order, anchor.order + STEP) });
};

const passBehind: Stager = (staged) => {
  centre(staged);
  const { stage, mover, thing } = staged;
  const [box, anchor] = [stage.boxOf(thing), stage.first(thing)];
  if (!box || !anchor) return;
  // Painted where it is seen, not where it is hidden.
  const own = stage.boxOf(mover) ?? box;
  const x = middleOf(box) - staged.facing * (widthOf(box) + widthOf(own)) * 0.5;
  stage.put(mover, x, box.bottom - stage.scene.height * 0.02);
  stage.set(mover, { zone: anchor.zone, order: anchor.order - STEP });
};

/** One of them is at the side, and both stand on one row. */
const endAt =
  (side: number): Stager =>
  (staged) => {
    const { stage, mover, thing, facing } = staged;
    stage.fit(thing, stage.scene.width * 0.38, stage.scene.height);
    centre(staged, 0.5 + side * facing * 0.26);
    const [box, own] = [stage.boxOf(thing), stage.first(mover)];
    if (!box || !own) return;
    const isLevel = own.zone === stage.first(thing)?.zone;
    stage.put(mover, stage.scene.width * (0.5 - side * facing * 0.1), isLevel ? box.bottom + 2 : own.foot);
  };

/** Waits at the end of the way, on the row of the moving figure. */
const waitAtEnd: Stager = (staged) => {
  const { stage, mover, thing, facing } = staged;
  const { width, height } = stage.scene;
  stage.fit(thing, width * 0.26, height * 0.4);
  const own = stage.boxOf(mover);
  if (own) stage.put(thing, width * (0.5 + facing * 0.3), own.bottom);
};

const passUnder: Stager = (staged) => {
  const { stage, thing } = staged;
  stage.fill(thing, stage.scene.width * 0.6, stage.scene.height * 0.44);
  centre(staged);
  goBehind(staged, 0.4);
};

/** Before the thing, half way up. */
const climbing: Stager = (staged) => {
  const { stage, mover, thing } = staged;
  const { width, height } = stage.scene;
  stage.fill(thing, width * 0.5, height * 0.5);
  centre(staged);
  const [box, anchor] = [stage.boxOf(thing), stage.first(thing)];
  if (!box || !anchor) return;
  stage.fit(mover, widthOf(box) * 0.4, heightOf(box) * 0.3);
  stage.put(mover, middleOf(box), box.bottom - heightOf(box) * 0.3);
  stage.set(mover, { zone: anchor.zone, perched: true, order: anchor.order + STEP });
};

const STAGERS: Partial<Record<WayKind, Stager>> = {
  through: enclose(0, -1),
  into: enclose(0.18, -1),
  from: enclose(-0.18, 1),
  past: passBefore,
  beside: passBefore,
  before: passBefore,
  along: passBefore,
  behind: passBehind,
  under: passUnder,
  towards: endAt(1),
  away: endAt(-1),
};

/** Out of the upper part of a thing. */
const fallFrom: Stager = (staged) => {
  const { stage, mover, thing } = staged;
  stage.fill(thing, stage.scene.width * 0.6, stage.scene.height * 0.6);
  centre(staged);
  const [box, anchor] = [stage.boxOf(thing), stage.first(thing)];
  if (!box || !anchor) return;
  stage.fit(mover, widthOf(box) * 0.3, heightOf(box) * 0.3);
  stage.put(mover, middleOf(box) + widthOf(box) * 0.22, box.bottom + stage.scene.height * 0.01);
  stage.set(mover, { zone: anchor.zone, order: anchor.order + STEP });
};

/** The thing that it falls on is below where it falls from. */
const fallOnto: Stager = (staged) => {
  const { stage, mover, thing, deed } = staged;
  const [own, anchor] = [stage.boxOf(mover), stage.first(thing)];
  const height = deed.ways.find(({ kind, subject }) => kind === 'from' && subject !== undefined)?.subject;
  const above = height === undefined ? undefined : stage.boxOf(height);
  const box = stage.boxOf(thing);
  if (!own || !anchor || !box) return;
  if (above) {
    stage.fit(thing, widthOf(above) * 0.6, heightOf(above) * 0.35);
    stage.put(thing, middleOf(own), above.bottom + stage.scene.height * 0.02);
  } else centre(staged);
  const under = stage.boxOf(thing) ?? box;
  stage.fit(mover, widthOf(under) * 0.6, stage.scene.height);
  stage.put(mover, middleOf(under), under.top + heightOf(under) * 0.2);
  stage.set(mover, { zone: anchor.zone, perched: true, order: (stage.first(thing)?.order ?? 0) + STEP });
};

const FALLS: Partial<Record<WayKind, Stager>> = { from: fallFrom, onto: fallOnto, away: fallFrom };
