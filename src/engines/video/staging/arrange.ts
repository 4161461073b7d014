import { facingOf, movingUnits } from '../../image/scene/movers.ts';
import type { PlacedSubject } from '../../image/scene/placed-subject.ts';
import type { Scene } from '../../image/scene/scene.ts';
import { footOnHill } from '../../image/terrain/hill.ts';
import { Blocking, middleOf, widthOf } from './blocking.ts';
import { type DirectedPlan, TRAVELS } from './direct.ts';
import type { Deed } from './screenplay.ts';
import { stagerOf } from './stagers.ts';

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
  const isAhead = deeds.some(
    ({ actor, ways, object }) =>
      actor === leader &&
      (object === one || ways.some(({ kind, subject }) => kind === 'after' && subject === one)),
  );
  const { width, height } = stage.scene;
  // A companion that moves by itself is on a nearer row.
  const isLong = widthOf(other) > widthOf(own) * 2.2 || deeds.some(({ actor }) => actor === one);
  const aside = isLong ? 0 : (widthOf(own) + widthOf(other)) * 0.56;
  const foot = first.zone === 'air' ? own.bottom : other.bottom + (isLong ? height * 0.1 : height * 0.004);
  stage.put(one, middleOf(other) + (isAhead ? 1.2 : -1) * facing * aside, Math.min(foot, height * 0.96));
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
