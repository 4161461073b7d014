import { armsOf, figureName, figureOf } from '../prompt/figure.ts';
import type { Subject } from '../prompt/subject.ts';
import type { PlacedSubject } from './placed-subject.ts';

/** The arms that are before a thing: those of the nearest one who holds it. */
export function armsOver(
  { subject, x }: PlacedSubject,
  ones: readonly PlacedSubject[],
  subjects: readonly Subject[],
): PlacedSubject | undefined {
  const { relation } = subject;
  if (relation?.kind !== 'holding') return undefined;
  const [holder] = ones
    .filter((one) => one.subject === subjects[relation.to])
    .sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
  const figure = holder && figureOf(holder.name);
  if (!holder || !figure?.arm || !armsOf(figure.arm).over) return undefined;
  return { ...holder, name: figureName({ ...figure, over: true }), perched: true };
}
