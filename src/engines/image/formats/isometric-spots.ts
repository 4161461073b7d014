import type { Subject } from '../prompt/subject.ts';
import { relationWords } from '../scene/relation-words.ts';
import { isPiece } from './isometric-furniture.ts';
import type { Square } from './isometric-square.ts';

/** In tiles from the far corner. */
export type Spot = readonly [number, number];

/** In the order in which they are taken. */
const IN_ROOM: readonly Spot[] = [
  [2.2, 1.2],
  [1.1, 2.6],
  [3.5, 1.4],
  [3, 3.3],
  [0.9, 0.9],
  [3.4, 2.4],
  [2.2, 3.4],
];
const IN_OPEN: readonly Spot[] = [
  [1.6, 1.6],
  [3, 1],
  [1, 3],
  [3, 3],
  [0.7, 0.7],
];
const AT_WALL: readonly Spot[] = [
  [3.4, 0.4],
  [0.8, 0.4],
  [2.1, 0.4],
];
/** They are at the wall behind, where they hide nothing. */
const TALL = /^(?:bookcase|shelf|wardrobe|refrigerator)$/;
/** They stand on a desk, said or not. */
const OF_DESKS =
  /^(?:desktop-computer|computer|laptop|printer|keyboard|desk-lamp|monitor|computer-mouse|telephone|typewriter)/;
const HOLDS = /^(?:desk|table|round-table|dresser)$/;

export const spotsOf = ({ room }: Square): readonly Spot[] => (room ? IN_ROOM : IN_OPEN);

/** By thing: the furniture that it stands on. */
export function standingOn(copies: readonly Subject[], { brief, room }: Square): Map<Subject, Subject> {
  const desk = copies.find(({ name }) => HOLDS.test(name));
  return new Map(
    copies.flatMap((one): [Subject, Subject][] => {
      if (isPiece(one.name)) return [];
      const named = one.relation?.kind === 'on' ? brief.subjects[one.relation.to] : undefined;
      const base = named && copies.includes(named) ? named : OF_DESKS.test(one.name) ? desk : undefined;
      return base && base !== one && (room !== undefined || isPiece(base.name)) ? [[one, base]] : [];
    }),
  );
}

/** Of each copy; one that stands on another has the spot of that. */
export function placesOf(
  copies: readonly Subject[],
  standing: ReadonlyMap<Subject, Subject>,
  square: Square,
): (index: number) => Spot {
  const spots = spotsOf(square);
  const isTall = (one: Subject): boolean => square.room !== undefined && TALL.test(one.name);
  const placeOf = (index: number): Spot => {
    const one = copies[index];
    const base = one && standing.get(one);
    if (base) return placeOf(copies.indexOf(base));
    const isAlike = (other: Subject): boolean =>
      !standing.has(other) && one !== undefined && isTall(other) === isTall(one);
    const rank = copies.slice(0, index).filter(isAlike).length;
    return (one && isTall(one) ? (AT_WALL[rank] ?? spots[rank + 2]) : spots[rank]) ?? [2, 2];
  };
  return placeOf;
}

/** Words for what is before or behind another thing on the square, and stands so. */
export function keptNearness(
  { brief: { subjects } }: Square,
  copies: readonly Subject[],
  placeOf: (index: number) => Spot,
): string[] {
  const nearness = (one: Subject): number => {
    const [x, y] = placeOf(copies.indexOf(one));
    return x + y;
  };
  return copies.flatMap((one) => {
    const { relation, said } = one;
    const other = subjects[relation?.to ?? -1];
    if (!relation || !other || !copies.includes(other)) return [];
    const apart = nearness(one) - nearness(other);
    const isKept = relation.kind === 'before' ? apart > 0 : relation.kind === 'behind' && apart < 0;
    return isKept ? [relationWords(relation.said, said, other.said), `${relation.said} it`] : [];
  });
}
