import type { Subject } from '../prompt/subject.ts';
import type { Canvas } from '../raster/canvas.ts';
import { moveToLand } from './draw-subject.ts';
import type { PlacedSubject } from './placed-subject.ts';

/** Moves subjects from water to land. What is placed by another subject moves along with it. */
export function standOnLand(
  here: readonly PlacedSubject[],
  subjects: readonly Subject[],
  land: Canvas,
): PlacedSubject[] {
  const stand = (one: PlacedSubject, depth = 0): PlacedSubject => {
    const anchor = depth < subjects.length ? anchorOf(one, here, subjects) : undefined;
    if (!anchor) return one.perched ? one : moveToLand(one, land);
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
