import type { Subject } from '../prompt/subject.ts';
import { clamp } from '../raster/math.ts';
import { isAroundWord } from './around.ts';
import { extentOf } from './groups.ts';
import type { PlacedSubject } from './placed-subject.ts';

/** More of a thing behind another one, and it is hard to recognise. */
const MOST_COVERED = 0.45;
/** The same of those who do something together. */
const MOST_OF_WORK = 0.1;

/** Moves what stands free so that it does not hide a thing behind it with which it has nothing to do. */
export function uncover(
  groups: PlacedSubject[][],
  subjects: readonly Subject[],
  { width, kept }: { readonly width: number; readonly kept: ReadonlySet<number> },
): void {
  for (const [index, group] of groups.entries()) {
    const own = subjects[index]?.relation;
    const isFree = !own || (own.kind === 'beside' && !isAroundWord(own.said));
    const isAnchor = subjects.some(
      ({ relation }) => relation?.to === index && (relation.kind !== 'beside' || isAroundWord(relation.said)),
    );
    const [first] = group;
    if (
      !first ||
      kept.has(index) ||
      !isFree ||
      isAnchor ||
      first.zone === 'air' ||
      group.some(({ perched }) => perched)
    )
      continue;
    const isWorker = ({ subject }: PlacedSubject): boolean => kept.has(subjects.indexOf(subject));
    const hidden = groups
      .filter((_, other) => other !== index)
      .flat()
      .find(
        (one) =>
          one.zone === first.zone &&
          group.some((each) => covers(each, one, isWorker(one) ? MOST_OF_WORK : MOST_COVERED)),
      );
    if (!hidden) continue;
    // Those who do something together are not parted.
    const whole = isWorker(hidden) ? extentOf([...kept].flatMap((at) => groups[at] ?? [])) : undefined;
    const overlap = whole ? 0 : hidden.width * 0.3;
    const [from, to] = whole
      ? [whole.left, whole.right]
      : [hidden.x - hidden.width * 0.5, hidden.x + hidden.width * 0.5];
    const left = Math.min(...group.map(({ x, width: wide }) => x - wide / 2));
    const right = Math.max(...group.map(({ x, width: wide }) => x + wide / 2));
    const isLeft = whole ? whole.left > width - whole.right : (left + right) / 2 < hidden.x;
    const side = isLeft ? -1 : 1;
    const wanted = side < 0 ? from - (right - overlap) : to - (left + overlap);
    const shift = clamp(wanted, Math.min(0, -left), Math.max(0, width - right));
    groups[index] = group.map((each) => ({ ...each, x: each.x + shift }));
  }
}

/** By their boxes, of which drawings fill about the half. */
function covers(own: PlacedSubject, other: PlacedSubject, most: number): boolean {
  if (own.order <= other.order) return false;
  const across =
    Math.min(own.x + own.width / 2, other.x + other.width / 2) -
    Math.max(own.x - own.width / 2, other.x - other.width / 2);
  const down = Math.min(own.foot, other.foot) - Math.max(own.foot - own.height, other.foot - other.height);
  return across > 0 && down > 0 && across * down > other.width * other.height * most;
}
