import type { Subject } from '../prompt/subject.ts';
import type { Canvas } from '../raster/canvas.ts';
import { footOnHill } from '../terrain/hill.ts';
import { moveToBank, moveToLand } from './draw-subject.ts';
import type { PlacedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';

/** Moves subjects from water to land, and up a hill. What is placed by another subject moves along with it. */
export function standOnLand(here: readonly PlacedSubject[], scene: Scene, land: Canvas): PlacedSubject[] {
  const { subjects, features } = scene.plan;
  // A hill is painted only into open country.
  const isHill = features.isPainted('hill');
  const isRiver = features.isPainted('river');
  const stand = (one: PlacedSubject, depth = 0): PlacedSubject => {
    const anchor = depth < subjects.length ? anchorOf(one, here, subjects) : undefined;
    if (!anchor && isHill && !one.perched) return { ...one, foot: footOnHill(scene, one.x, one.foot) };
    if (!anchor) return one.perched ? one : moveToLand(isRiver ? moveToBank(one, land) : one, land);
    const stood = stand(anchor, depth + 1);
    const down = stood.foot - anchor.foot;
    return { ...one, x: one.x + stood.x - anchor.x, foot: one.foot + down };
  };
  return here.map((one) => stand(one));
}

/** The copy that it is placed by: the nearest one. */
function anchorOf(
  { subject, x }: PlacedSubject,
  here: readonly PlacedSubject[],
  subjects: readonly Subject[],
): PlacedSubject | undefined {
  const { relation } = subject;
  if (!relation || relation.kind === 'beside') return undefined;
  const anchors = here.filter((other) => other.subject === subjects[relation.to]);
  return anchors.sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
}
