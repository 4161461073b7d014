import type { ScenePlan } from '../prompt/plan.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Canvas } from '../raster/canvas.ts';
import { footOnHill } from '../terrain/hill.ts';
import { ontoLand, toBank } from './banks.ts';
import { insideFrame, type PlacedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';

/** Moves subjects from water to land, and up a hill. What is placed by another subject moves along with it. */
export function standOnLand(here: readonly PlacedSubject[], scene: Scene, land: Canvas): PlacedSubject[] {
  const { subjects, features } = scene.plan;
  // A hill is painted only into open country.
  const isHill = features.isPainted('hill');
  const isFree = (one: PlacedSubject): boolean =>
    !one.perched && one.subject.far === undefined && !anchorOf(one, here, subjects);
  const isOver = ({ subject }: PlacedSubject): boolean => isOverRiver(subject, scene.plan);
  const free = here.filter((one) => isFree(one) && !isOver(one));
  const moved = features.isPainted('river') ? toBank(free, land) : undefined;
  const ashore = new Map<PlacedSubject, PlacedSubject>();
  for (const subject of isHill ? [] : subjects) {
    const own = free.filter((one) => one.subject === subject);
    const banked = own.map((one) => (moved ? insideFrame({ ...one, x: moved(one.x) }, scene.width) : one));
    for (const [n, one] of ontoLand(banked, land, scene.horizon).entries())
      if (own[n]) ashore.set(own[n], one);
  }
  const stand = (one: PlacedSubject, depth = 0): PlacedSubject => {
    const anchor = depth < subjects.length ? anchorOf(one, here, subjects) : undefined;
    if (!anchor && isHill && !one.perched) return { ...one, foot: footOnHill(scene, one.x, one.foot) };
    // It is beyond the water.
    if (!anchor && one.subject.far !== undefined) return one;
    if (!anchor) return one.perched || isOver(one) ? one : (ashore.get(one) ?? one);
    const stood = stand(anchor, depth + 1);
    const down = stood.foot - anchor.foot;
    return { ...one, x: one.x + stood.x - anchor.x, foot: one.foot + down };
  };
  return here.map((one) => stand(one));
}

/** A bridge over a river or a bear in it is in the middle. */
export const isOverRiver = ({ said, name }: Subject, { hints }: ScenePlan): boolean =>
  name === 'bridge' ||
  hints.some(
    ({ relation, features }) =>
      features?.includes('river') &&
      relation?.of === said &&
      /^(?:in|on|above|crossing)$/.test(relation.kind),
  );

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
