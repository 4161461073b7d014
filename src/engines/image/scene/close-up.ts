import type { Subject } from '../prompt/subject.ts';
import { isNearness } from './kept-beside.ts';
import type { PlacedSubject } from './placed-subject.ts';

/** Between two things that stand next to each other, as a share of the narrower one. */
const GAP = 0.25;

/** "A bowl next to a glass on a cloth": both are on it, one beside the other. */
export function closeUp(groups: PlacedSubject[][], subjects: readonly Subject[]): void {
  for (const [index, { relation, undrawn = [] }] of subjects.entries()) {
    const near = undrawn.find(({ kind, said }) => kind === 'beside' && isNearness(said));
    const other = near && subjects[near.to];
    const isShared = other?.relation?.to === relation?.to && other?.relation?.kind === 'on';
    if (!near || relation?.kind !== 'on' || !isShared) continue;
    // A carrier of other things stays.
    const isCarrier = (at: number): boolean => subjects.some((one) => one.relation?.to === at);
    const [mover, stays] = isCarrier(index) ? [near.to, index] : [index, near.to];
    const [one, more] = groups[mover] ?? [];
    const [anchor, others] = groups[stays] ?? [];
    if (!one || !anchor || more || others || isCarrier(mover)) continue;
    const apart = (one.width + anchor.width) / 2 + Math.min(one.width, anchor.width) * GAP;
    const side = one.x < anchor.x ? -1 : 1;
    if (Math.abs(one.x - anchor.x) > apart) groups[mover] = [{ ...one, x: anchor.x + side * apart }];
  }
}
