import { facingOf, movingUnits } from '../../image/scene/movers.ts';
import type { PlacedSubject } from '../../image/scene/placed-subject.ts';
import type { Scene } from '../../image/scene/scene.ts';
import { footOnHill } from '../../image/terrain/hill.ts';
import { roadRow } from '../../image/terrain/road.ts';
import { Blocking, middleOf, unionOf, widthOf } from './blocking.ts';
import { type DirectedPlan, TRAVELS } from './direct.ts';
import { putDown } from './landings.ts';
import type { Deed } from './screenplay.ts';
import { stagerOf } from './stagers.ts';
import { stageStrike } from './strikes.ts';

/** Puts movers and the things on their way where the way can be seen. */
export function arranged(
  placed: readonly PlacedSubject[],
  scene: Scene,
  { deeds, companions, strike }: DirectedPlan,
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
    const box = stage.boxOf(mover);
    // The wheels or feet are on the road.
    if (scene.plan.roadAcross && box && first.zone === 'ground' && TRAVELS.has(deed.action))
      stage.put(mover, middleOf(box), roadRow(scene) + (scene.height - scene.horizon) * 0.04);
    putDown(stage, deed, mover);
    for (const way of deed.ways) {
      const thing = way.subject;
      if (thing === undefined || subjects[thing]?.action || companions.has(thing)) continue;
      stagerOf(deed, way, stage)?.({ stage, deed, mover, thing, facing });
    }
  }
  if (strike) stageStrike(stage, strike);
  for (const [one, leader] of companions) joinLeader(stage, one, leader, deeds);
  for (const leader of new Set(companions.values())) makeRoom(stage, leader, companions);
  keepInFrame(stage);
  return stage.placed;
}

/** Shrinks a long procession, so that it can go somewhere. */
function makeRoom(stage: Blocking, leader: number, companions: ReadonlyMap<number, number>): void {
  const group = [leader, ...[...companions].flatMap(([one, other]) => (other === leader ? [one] : []))];
  const boxes = group.flatMap((one) => stage.boxOf(one) ?? []);
  const all = unionOf(boxes);
  const share = (stage.scene.width * 0.52) / widthOf(all);
  if (boxes.length < 2 || share >= 1) return;
  for (const one of group) {
    const box = stage.boxOf(one);
    if (!box) continue;
    stage.scale(one, share);
    stage.put(one, stage.scene.width / 2 + (middleOf(box) - middleOf(all)) * share, box.bottom);
  }
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
    const most = Math.max(scene.height * 0.1, foot - scene.height * TOP);
    stage.scale(index, Math.min(1, most / (box.bottom - Math.min(box.top, stage.topAbove(index)))));
  }
}

/** The camera does not see the margin of the canvas. */
const TOP = 0.11;

/** The direction that the words give. */
function headingOf({ ways }: Deed): -1 | 1 | undefined {
  if (ways.some(({ kind }) => kind === 'right')) return 1;
  return ways.some(({ kind }) => kind === 'left') ? -1 : undefined;
}

/** On these ways a thing is in front. */
const HIDING: ReadonlySet<string> = new Set(['behind', 'through', 'into', 'from', 'under']);

function joinLeader(stage: Blocking, one: number, leader: number, deeds: readonly Deed[]): void {
  const [own, other] = [stage.boxOf(one), stage.boxOf(leader)];
  const first = stage.first(leader);
  if (!own || !other || !first) return;
  const facing = first.heading ?? facingOf(first);
  const isAhead = deeds.some(
    ({ actor, ways, object, said }) =>
      actor === leader &&
      ((object === one && !/^(?:pull|drag|tow)/.test(said)) ||
        ways.some(({ kind, subject }) => kind === 'after' && subject === one)),
  );
  const { width, height } = stage.scene;
  // A companion that moves by itself is on a nearer row.
  const isLong = widthOf(other) > widthOf(own) * 2.2 || deeds.some(({ actor }) => actor === one);
  const aside = isLong ? 0 : (widthOf(own) + widthOf(other)) * 0.56;
  const foot = first.zone === 'air' ? own.bottom : other.bottom + (isLong ? height * 0.1 : height * 0.004);
  stage.put(one, middleOf(other) + (isAhead ? 1.2 : -1) * facing * aside, Math.min(foot, height * 0.96));
  const isHidden = deeds.some(
    ({ actor, ways }) =>
      actor === leader &&
      ways.some(({ kind, subject }) => HIDING.has(kind) && subject !== undefined && subject !== one),
  );
  stage.set(one, { heading: facing, zone: first.zone, ...(isHidden && { order: first.order }) });
  // Both stay where the way begins, in sight.
  if (isHidden) return;
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
