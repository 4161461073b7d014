import { isAlive } from '../prompt/people.ts';
import { isPursuit } from '../prompt/pursued.ts';
import { OWNED } from '../prompt/relate.ts';
import type { Subject, SubjectRelation } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Relation } from '../prompt/vocabulary.ts';
import { isAroundWord, putAround } from './around.ts';
import { gatherAtWork, isCarriedBy } from './at-work.ts';
import { isBackdrop } from './backdrop.ts';
import { putBesideRoad, putOnRoad } from './beside-road.ts';
import { isBeyondBridge, spanWater } from './bridges.ts';
import { closeUp } from './close-up.ts';
import { besideOther, companionOf, keepOnLeads, turnToEachOther, turnWatchers } from './company.ts';
import { copiesOf, type Sizing } from './copies.ts';
import { putFarAway } from './far-away.ts';
import { layFlat } from './from-above.ts';
import { extentOf, movedPile, pileOf, shareOf, siblingsOf } from './groups.ts';
import { atHands } from './in-action.ts';
import { isNearness } from './kept-beside.ts';
import { facingOf } from './movers.ts';
import { turnMutual } from './mutual.ts';
import { chosenOf } from './one-of-several.ts';
import { insideFrame, type PlacedSubject, resizedSubject, type Shape } from './placed-subject.ts';
import { STEP } from './placing.ts';
import { atDepthOf, isCarrier } from './proportion.ts';
import { placeByRelation } from './relations.ts';
import { putAtWindow, putOnWall } from './room-window.ts';
import type { Scene } from './scene.ts';
import { EDGE, inSlots, rootOf } from './slots.ts';
import { uncover } from './uncover.ts';
import { rimOf } from './vessels.ts';
import { depthOf, leadSize, zoneOf } from './zones.ts';

/** `shapeOf` gives the sides of a drawing. */
export function layoutSubjects(scene: Scene, shapeOf: (name: string) => Shape): PlacedSubject[] {
  const { subjects } = scene.plan;
  const copies = subjects.map((subject, index) => copiesOf(scene, subject, index, sizingOf(scene, shapeOf)));
  const groups = inSlots(scene, subjects, copies);
  turnToEachOther(groups, subjects);
  putFarAway(groups, subjects, scene);
  putBesideRoad(groups, scene);
  putOnRoad(groups, scene);
  growFromEdge(groups, subjects, scene);
  spanWater(groups, subjects, scene);
  putAtWindow(groups, scene);
  putOnWall(groups, scene);
  const settle = (index: number, round: number): void => {
    const relation = subjects[index]?.relation;
    const along = companionOf(subjects, index);
    const companion = along === undefined ? undefined : groups[along]?.[0];
    if (along !== undefined && companion) {
      const root = groups[rootOf(subjects, along)]?.[0];
      groups[index] = besideOther(copies[index] ?? [], companion, { width: scene.width, root });
      return;
    }
    const anchors = relation && groups[relation.to];
    if (!relation || !anchors) return;
    const chosen = relation.which === undefined ? undefined : chosenOf(relation.which, anchors, ({ x }) => x);
    const anchor = chosen ?? anchors[0];
    if (!anchor) return;
    if (relation.kind === 'beside') {
      if (isAroundWord(relation.said) && putAround(groups, index, relation, scene)) return;
      groups[index] = atHands(groups[index] ?? [], anchor, relation.said);
      if (isNearness(relation.said)) bringDown(groups, index, { to: relation.to, width: scene.width });
      if (relation.isOwn && isPursuit(relation.said))
        bringDown(groups, index, { to: relation.to, width: scene.width, behind: -facingOf(anchor) });
      return;
    }
    const { kind } = relation;
    const ends = relation.and === undefined ? anchors : groups[relation.and];
    if (kind === 'between' && round === 0)
      openGap(groups, copies, index, { ...relation, width: scene.width });
    const own = copies[index] ?? [];
    // A balloon and an ice cream are in two hands.
    const hand = kind === 'holding' ? siblingsOf(subjects, index).indexOf(index) : 0;
    // Three people with umbrellas have one each, and so have waffles with berries.
    const isTopping = kind === 'on' && relation.said === 'with';
    // Four frogs on four lily pads sit on one each.
    const isEach =
      /^(?:on|in|riding)$/.test(kind) && chosen === undefined && !pileOf(own) && !pileOf(anchors);
    const isShared = (OWNED.has(kind) || isTopping || isEach) && own.length > 1 && anchors.length > 1;
    const bearers = isShared ? anchors.length : 1;
    const place = (one: PlacedSubject, at: number, all: number): PlacedSubject => {
      const n = Math.floor(at / bearers);
      const count = Math.ceil(all / bearers);
      const bearer = (isShared && anchors[at % bearers]) || anchor;
      const whole = pileOf(anchors) ?? bearer;
      return placeByRelation(kind, {
        one: {
          ...(FREE_SIZE.has(kind) ? one : atDepthOf(one, bearer)),
          x: bearer.x,
          foot: groups[index]?.[at]?.foot ?? one.foot,
        },
        n: n + hand,
        count,
        anchor: shareOf(whole, subjects, index, copies),
        whole,
        other: ends?.at(-1) ?? anchor,
        scene,
      });
    };
    // Contents are heaped in the vessel itself.
    const pile = kind === 'in' && rimOf(anchor) ? undefined : pileOf(own);
    const placed = pile
      ? movedPile(own, pile, place(pile, 0, 1))
      : closer(
          own.map((one, n, all) => place(one, n, all.length)),
          scene.width,
        );
    const aside = withinFrame(
      placed,
      // Nearer or farther away, the whole row is larger or smaller.
      asideOf(subjects, index, copies, {
        scale: (placed[0]?.width ?? 1) / (own[0]?.width ?? 1),
        most: kind === 'before' ? anchor.width * MOST_BEFORE : Number.POSITIVE_INFINITY,
      }),
      scene.width,
    );
    // Behind somebody on a bench is behind the bench, too.
    const root = kind === 'behind' ? groups[rootOf(subjects, relation.to)]?.[0] : undefined;
    const last = (root?.order ?? Number.POSITIVE_INFINITY) - STEP;
    groups[index] = placed.map((each, n) => {
      // Behind a paper on a car one stands behind the car.
      const isAtRoot = root !== undefined && anchor.perched && isAlive(each.name) && !each.perched;
      const foot = isAtRoot ? root.foot - root.height * 0.1 : each.foot;
      const one = { ...each, foot, order: Math.min(each.order, last) };
      return one.perched ? one : insideFrame(afloat({ ...one, x: one.x + aside }, own[n]), scene.width);
    });
  };
  // Repeated, because a subject may relate to one that is itself placed by a relation.
  for (let round = 0; round < subjects.length; round++)
    for (const index of subjects.keys()) settle(index, round);
  closeUp(groups, subjects);
  const atWork = gatherAtWork(groups, subjects, scene);
  for (let round = 1; round < subjects.length; round++)
    for (const index of subjects.keys())
      if (!atWork.has(index) && isCarriedBy(index, atWork, subjects)) settle(index, round);
  turnWatchers(groups, subjects);
  turnMutual(groups, subjects);
  keepOnLeads(groups, subjects);
  uncover(groups, subjects, { width: scene.width, kept: atWork });
  layFlat(groups, scene);
  return groups.flat().sort((a, b) => a.order - b.order);
}

/** A boat under a tree or behind a rock stays on the water. */
const afloat = (placed: PlacedSubject, own: PlacedSubject | undefined): PlacedSubject =>
  own?.zone === 'water' && placed.zone === 'ground' && kindOfSubject(own.name).zone === 'water'
    ? { ...placed, zone: 'water', foot: own.foot, order: own.foot }
    : placed;

/** Things that fly, or are worn or held, have their size from elsewhere; whoever is between others stands before them. */
const FREE_SIZE: ReadonlySet<Relation> = new Set(['flying', 'above', 'wearing', 'holding', 'between']);

/** The largest subject, by which the others have their sizes. A castle in the background does not make the knight small. */
function sizingOf(scene: Scene, shapeOf: (name: string) => Shape): Sizing {
  const { subjects } = scene.plan;
  const isAllFar = subjects.every(({ far }) => far !== undefined);
  const near = subjects.filter(
    ({ far }, index) =>
      isAllFar || (far === undefined && !isBackdrop(subjects, index) && !isBeyondBridge(subjects, index)),
  );
  // A balloon in the sky is as far away as it needs to be.
  const grounded = near.filter((one) => zoneOf(one, scene) !== 'air');
  const measured = (grounded.length > 0 ? grounded : near).map((one) => ({
    one,
    metres: kindOfSubject(one.name).metres,
  }));
  const { one, metres } = measured.reduce((most, each) => (each.metres > most.metres ? each : most), {
    one: subjects[0],
    metres: 0,
  });
  const zone = one ? zoneOf(one, scene) : 'ground';
  // In a room all is near.
  const isWide =
    one !== undefined &&
    scene.plan.place !== 'room' &&
    isCarrier(subjects, subjects.indexOf(one), shapeOf(one.name));
  const enlarged = isWide ? Math.max(1, WIDE / leadSize(metres, zone)) : 1;
  return { lead: metres, zone, depth: depthOf(zone, metres, scene), enlarged, shapeOf };
}

/** Fraction of the shorter side of the image. */
const WIDE = 0.84;

/** A branch that somebody is on comes from the edge of the image: it does not lie on the ground. */
function growFromEdge(groups: PlacedSubject[][], subjects: readonly Subject[], scene: Scene): void {
  const isPerch = (index: number): boolean =>
    subjects.some(({ relation }) => relation?.to === index && /^(?:on|hanging)$/.test(relation.kind));
  for (const [index, [one, more]] of groups.entries()) {
    if (one?.name !== 'branch' || more || one.subject.relation || one.zone !== 'ground' || !isPerch(index))
      continue;
    const long = resizedSubject(one, one.size * ((scene.width * 0.82) / one.width));
    groups[index] = [
      { ...long, x: long.width * 0.48, foot: scene.height * 0.58 + long.height * 0.5, perched: true },
    ];
  }
}

/** A bird next to a flower is not high above it. */
function bringDown(
  groups: PlacedSubject[][],
  index: number,
  { to, width, behind }: { to: number; width: number; behind?: number },
): void {
  const [one, other] = [groups[index]?.[0], groups[to]?.[0]];
  if (!one || !other || (one.zone === 'air') === (other.zone === 'air')) return;
  const [up, down] = one.zone === 'air' ? [index, other] : [to, one];
  const { left, right } = extentOf(groups[up] ?? []);
  const side = behind ?? (down.x > width / 2 ? -1 : 1);
  const wanted = down.x + side * (down.width * 0.5 + (right - left) * 0.55);
  const half = (right - left) / 2;
  // The leading figure makes room.
  const over = behind === undefined ? 0 : Math.max(0, wanted + half - width) + Math.min(0, wanted - half);
  const x = wanted - over;
  if (over !== 0) groups[to] = (groups[to] ?? []).map((each) => ({ ...each, x: each.x - over }));
  groups[up] = (groups[up] ?? []).map((each) => ({
    ...each,
    x: x + each.x - (left + right) / 2,
    foot: down.foot - Math.max(0, down.height - each.height) * 0.5 - each.height * 0.1,
    zone: down.zone,
    perched: true,
    order: down.order + STEP,
  }));
}

/** Those before a thing stand closer together than outside of it, by its width. */
const MOST_BEFORE = 0.9;

/** "A knight and a dragon before a castle" stand side by side, not one before the other. */
function asideOf(
  subjects: readonly Subject[],
  index: number,
  copies: readonly (readonly PlacedSubject[])[],
  { scale, most }: { readonly scale: number; readonly most: number },
): number {
  const group = siblingsOf(subjects, index);
  const widths = group.map((other) => {
    const { left, right } = extentOf(copies[other] ?? []);
    return (right - left) * 1.1;
  });
  const total = widths.reduce((sum, width) => sum + width, 0);
  const at = group.indexOf(index);
  const before = widths.slice(0, at).reduce((sum, width) => sum + width, 0);
  const aside = (before + (widths[at] ?? 0) / 2 - total / 2) * Math.min(scale, most / total);
  return group.length > 1 ? aside : 0;
}

/** The same shift, as far as a row of several stays in the image: each by itself would be put on the last one. */
function withinFrame(group: readonly PlacedSubject[], aside: number, width: number): number {
  const { left, right } = extentOf(group);
  return right - left > width ? aside : Math.min(Math.max(aside, -left), width - right);
}

/** A row that is wider than the image stands closer, not two at one place at its ends. */
function closer(group: PlacedSubject[], width: number): PlacedSubject[] {
  const { left, right } = extentOf(group);
  if (right - left <= width || group.some(({ perched }) => perched)) return group;
  const half = Math.max(...group.map((one) => one.width)) / 2;
  const by = Math.max(0, width - half * 2) / (right - left - half * 2);
  return group.map((one) => ({ ...one, x: half + (one.x - left - half) * by }));
}

/** Moves the anchors of "between" apart, so that there is room, and makes all of them smaller where they need more. */
function openGap(
  groups: PlacedSubject[][],
  copies: PlacedSubject[][],
  index: number,
  { to, and, width }: Pick<SubjectRelation, 'to' | 'and'> & { readonly width: number },
): void {
  const room = (groups[index]?.[0]?.width ?? 0) * 0.62;
  const pushed = (group: readonly PlacedSubject[], side: (n: number) => number): PlacedSubject[] =>
    group.map((one, n) => ({ ...one, x: one.x + side(n) * room }));
  const first = groups[to] ?? [];
  if (and === undefined) groups[to] = pushed(first, (n) => (n < first.length / 2 ? -1 : 1));
  else {
    groups[to] = pushed(first, () => -1);
    groups[and] = pushed(groups[and] ?? [], () => 1);
  }
  const ends = and === undefined ? [to] : [to, and];
  const { left, right } = extentOf(ends.flatMap((at) => groups[at] ?? []));
  if (left >= 0 && right <= width) return;
  if (frame(groups, ends, { between: copies[index] ?? [], width })) return;
  const scale = Math.min(1, (width * (1 - 2 * EDGE)) / (right - left));
  for (const at of ends)
    groups[at] = (groups[at] ?? []).map((one) => ({
      ...resizedSubject(one, one.size * scale),
      x: width / 2 + (one.x - (left + right) / 2) * scale,
    }));
  copies[index] = (copies[index] ?? []).map((one) => resizedSubject(one, one.size * scale));
}

/** Two at the edges of the image, so small that whoever is between them keeps the own size; not where they would be too small. */
function frame(
  groups: PlacedSubject[][],
  ends: readonly number[],
  { between, width }: { readonly between: readonly PlacedSubject[]; readonly width: number },
): boolean {
  const both = ends.flatMap((at) => groups[at] ?? []).toSorted((a, b) => a.x - b.x);
  const [first, last] = both;
  if (both.length !== 2 || !first || !last) return false;
  const inner = extentOf(between);
  const room = width * (1 - EDGE) - (inner.right - inner.left) * ROOM_BETWEEN;
  const scale = Math.min(1, room / (first.width + last.width));
  const tallest = Math.max(...between.map(({ height }) => height));
  if (Math.min(first.height, last.height) * scale < tallest * LEAST_TALLER) return false;
  for (const at of ends)
    groups[at] = (groups[at] ?? []).map((one) => {
      const small = resizedSubject(one, one.size * scale);
      const aside = small.width / 2 + (width * EDGE) / 2;
      return { ...small, x: one === first ? aside : width - aside };
    });
  return true;
}

const ROOM_BETWEEN = 1.1;
const LEAST_TALLER = 1.25;
