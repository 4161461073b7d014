import looks from '../data/subject-looks.json';
import type { PlacedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';

/** Height of a seat as a share of the height of the subject; on most subjects it is near the top. */
const SEAT_HEIGHTS = new Map(Object.entries(looks.seatHeights));

export function applyRelation(
  one: PlacedSubject,
  anchor: PlacedSubject,
  kind: string,
  n: number,
  scene: Scene,
  tall: number,
): PlacedSubject {
  const step = (n % 2 === 0 ? 1 : -1) * (1 + Math.floor(n / 2));
  switch (kind) {
    case 'under':
      return {
        ...one,
        x: anchor.x + step * Math.max(one.size * 0.62, anchor.size * 0.2) - one.size * 0.3,
        foot: anchor.foot + one.size * 0.16,
        zone: anchor.zone,
      };
    case 'on':
    case 'riding':
    case 'in':
      return {
        ...one,
        x: anchor.x + (step - 1) * one.size * 0.5,
        foot:
          anchor.foot -
          tall * (SEAT_HEIGHTS.get(anchor.name) ?? (kind === 'in' ? 0.3 : kind === 'riding' ? 0.5 : 0.82)),
        size: Math.min(one.size, anchor.size * 0.8),
        zone: anchor.zone,
        perched: true,
        order: anchor.foot + 0.5,
      };
    case 'wearing':
      return {
        ...one,
        x: anchor.x,
        foot: anchor.foot - tall * 0.84,
        size: anchor.size * 0.42,
        zone: anchor.zone,
        perched: true,
        order: anchor.foot + 0.5,
      };
    case 'behind':
      return {
        ...one,
        x: anchor.x + step * anchor.size * 0.42,
        foot: anchor.foot - (scene.height - scene.horizon) * 0.1,
      };
    case 'before':
      return {
        ...one,
        x: anchor.x + step * anchor.size * 0.3,
        foot: anchor.foot + (scene.height - scene.horizon) * 0.14,
      };
    case 'above':
      return {
        ...one,
        x: anchor.x + step * anchor.size * 0.34,
        foot: Math.max(one.size * 1.1, anchor.foot - anchor.size * 1.25),
        zone: 'air',
      };
    default:
      return one;
  }
}
