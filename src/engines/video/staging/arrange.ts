import { kindOfSubject } from '../../image/prompt/subject-kinds.ts';
import { seatOf } from '../../image/scene/body-points.ts';
import { facingOf, movingUnits } from '../../image/scene/movers.ts';
import type { PlacedSubject } from '../../image/scene/placed-subject.ts';
import { STEP } from '../../image/scene/placing.ts';
import type { Scene } from '../../image/scene/scene.ts';
import { footOnHill } from '../../image/terrain/hill.ts';
import { Blocking, heightOf, middleOf, widthOf } from './blocking.ts';
import { type DirectedPlan, TRAVELS } from './direct.ts';
import type { Deed, Way, WayKind } from './screenplay.ts';

/** One deed by a thing that stays where it is. */
interface Staged {
  readonly stage: Blocking;
  readonly deed: Deed;
  readonly mover: number;
  readonly thing: number;
  readonly facing: -1 | 1;
}

type Stager = (staged: Staged) => void;

/** Puts movers and the things on their way where the way can be seen. */
export function arranged(
  placed: readonly PlacedSubject[],
  scene: Scene,
  { deeds, companions }: DirectedPlan,
): readonly PlacedSubject[] {
  const stage = new Blocking(placed, scene);
  const { subjects } = scene.plan;
  for (const deed of deeds) {
    const first = stage.first(deed.actor);
    if (!first) continue;
    const mover = leaderAt(scene, deed.actor);
    const facing = headingOf(deed) ?? facingOf(stage.first(mover) ?? first);
    if (companions.get(deed.actor) === undefined) stage.set(mover, { heading: facing });
    // A subject that travels needs room to do so.
    if (TRAVELS.has(deed.action)) stage.fit(mover, scene.width * 0.48, scene.height);
    for (const way of deed.ways) {
      const thing = way.subject;
      if (thing === undefined || subjects[thing]?.action || companions.has(thing)) continue;
      stagerOf(deed, way, stage)?.({ stage, deed, mover, thing, facing });
    }
  }
  for (const [one, leader] of companions) joinLeader(stage, one, leader, deeds);
  keepInFrame(stage);
  return stage.placed;
}

/** A rider is moved by the horse. */
function leaderAt({ plan: { subjects } }: Scene, actor: number): number {
  const subject = subjects[actor];
  const leader = subject && movingUnits(subjects).get(subject)?.leader;
  return leader ? subjects.indexOf(leader) : actor;
}

/** Shrinks subjects that are tall or stand on a hill, so that they end below the upper edge. */
function keepInFrame(stage: Blocking): void {
  const { scene } = stage;
  const isHill = scene.plan.features.isNamed('hill') && !/^(?:sea|lake|forest)$/.test(scene.plan.place);
  for (const [index, { relation }] of scene.plan.subjects.entries()) {
    const [box, first] = [stage.boxOf(index), stage.first(index)];
    if (!box || first?.zone !== 'ground' || (relation && relation.kind !== 'beside')) continue;
    const foot = isHill ? footOnHill(scene, middleOf(box), box.bottom) : box.bottom;
    stage.fit(index, scene.width, Math.max(scene.height * 0.1, foot - scene.height * TOP));
  }
}

/** The camera does not see the margin of the canvas. */
const TOP = 0.11;

/** The direction that the words give. */
function headingOf({ ways }: Deed): -1 | 1 | undefined {
  if (ways.some(({ kind }) => kind === 'right')) return 1;
  return ways.some(({ kind }) => kind === 'left') ? -1 : undefined;
}

function joinLeader(stage: Blocking, one: number, leader: number, deeds: readonly Deed[]): void {
  const [own, other] = [stage.boxOf(one), stage.boxOf(leader)];
  const first = stage.first(leader);
  if (!own || !other || !first) return;
  const facing = first.heading ?? facingOf(first);
  const isChased = deeds.some(
    ({ actor, ways }) =>
      actor === leader && ways.some(({ kind, subject }) => kind === 'after' && subject === one),
  );
  const { width, height } = stage.scene;
  // A companion that moves by itself is on a nearer row.
  const isLong = widthOf(other) > widthOf(own) * 2.2 || deeds.some(({ actor }) => actor === one);
  const aside = isLong ? 0 : (widthOf(own) + widthOf(other)) * 0.56;
  const foot = first.zone === 'air' ? own.bottom : other.bottom + (isLong ? height * 0.1 : height * 0.004);
  stage.put(one, middleOf(other) + (isChased ? 1.2 : -1) * facing * aside, Math.min(foot, height * 0.96));
  stage.set(one, { heading: facing, zone: first.zone });
  // Both are in the frame with room to go.
  const both = [stage.boxOf(one), stage.boxOf(leader)].flatMap((box) => box ?? []);
  const room = Math.min(...both.map(({ left }) => left));
  const end = Math.max(...both.map(({ right }) => right));
  const shift = width / 2 - (room + end) / 2;
  for (const index of [one, leader]) {
    const box = stage.boxOf(index);
    if (box && !isLong) stage.put(index, middleOf(box) + shift, box.bottom);
  }
}

const isDeck = (name: string): boolean => /^(?:bridge|pier|platform|stage|wall|rug)$/.test(name);

function stagerOf(deed: Deed, { kind, subject = -1 }: Way, stage: Blocking): Stager | undefined {
  const thing = stage.first(subject);
  const mover = stage.first(deed.actor);
  if (!thing || !mover) return undefined;
  if (deed.action === 'fall') return FALLS[kind];
  if (!TRAVELS.has(deed.action)) return undefined;
  const isFlat = thing.height < thing.width * 0.4;
  const isLarger = !isFlat && kindOfSubject(thing.name).metres > kindOfSubject(mover.name).metres * 0.6;
  if (kind === 'up' || kind === 'down') return climbing;
  const isDecked = /^(?:across|over|along|onto)$/.test(kind) && isDeck(thing.name) && deed.action !== 'fly';
  if (isDecked && mover.zone !== 'water' && deed.action !== 'jump') return onDeck;
  if (/^(?:through|into)$/.test(kind) && !isLarger) return undefined;
  if (kind === 'from' && !isLarger) return STAGERS.away;
  if (kind === 'over') return deed.action === 'jump' ? leapOver : deed.action === 'fly' ? flyOver : undefined;
  return STAGERS[kind];
}

const centre = ({ stage, thing }: Staged, share = 0.5): void => {
  const box = stage.boxOf(thing);
  if (box) stage.put(thing, stage.scene.width * share, box.bottom);
};

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
    centre(staged, 0.5 + side * facing * 0.26);
    const [box, own] = [stage.boxOf(thing), stage.first(mover)];
    if (!box || !own) return;
    const isLevel = own.zone === stage.first(thing)?.zone;
    stage.put(mover, stage.scene.width * (0.5 - side * facing * 0.1), isLevel ? box.bottom + 2 : own.foot);
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
