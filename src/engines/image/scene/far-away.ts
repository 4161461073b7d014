import type { Subject } from '../prompt/subject.ts';
import { clamp } from '../raster/math.ts';
import { isDistant } from './backdrop.ts';
import type { Footprint } from './footprint.ts';
import { extentOf } from './groups.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import { STEP } from './placing.ts';
import type { Scene } from './scene.ts';

/** Fraction of its size near the viewer. */
const SMALLER = 0.62;
/** Fraction of the way from the horizon to its usual place. */
const NEARER = 0.3;

/** The foot of the land beyond the water, below the horizon, in focal lengths. */
const FAR_SHORE = 0.045;

/** Puts what is in the background behind all others, where they hide least of it. */
export function putFarAway(groups: PlacedSubject[][], subjects: readonly Subject[], scene: Scene): void {
  const isFar = (index: number): boolean => isDistant(subjects, index);
  const near = groups.flatMap((group, index) => (isFar(index) ? [] : group));
  const first = Math.min(scene.horizon, ...near.map(({ order }) => order));
  for (const [index, group] of groups.entries()) {
    if (!isFar(index)) continue;
    const isOpen = scene.plan.place === 'space' || scene.plan.place === 'abstract';
    const isWater = /^(?:lake|sea)$/.test(scene.plan.place) && !scene.plan.features.isPainted('river');
    const small = group.map((one) => {
      const isUp = one.zone === 'air' || one.zone === 'deep';
      const foot = isUp
        ? one.foot - one.height * (1 - SMALLER) * (isOpen ? 0.5 : 1)
        : isWater
          ? scene.horizon + scene.focal * FAR_SHORE
          : scene.horizon + (one.foot - scene.horizon) * NEARER;
      // All of a tower is seen.
      const scale = Math.min(SMALLER, (foot * 0.94) / one.height);
      return { ...resizedSubject(one, one.size * scale), x: one.x * scale, foot };
    });
    const { left, right } = extentOf(small);
    const half = (right - left) / 2;
    const spots = [0.5, 0.25, 0.75, 0.15, 0.85].map((share) =>
      clamp(
        share * scene.width,
        Math.min(half, scene.width / 2),
        Math.max(scene.width - half, scene.width / 2),
      ),
    );
    const hiddenAt = (x: number): number =>
      near
        .map((one) => Math.min(x + half, one.x + one.width / 2) - Math.max(x - half, one.x - one.width / 2))
        .reduce((sum, across) => sum + Math.max(0, across), 0);
    const x = spots.reduce((best, spot) => (hiddenAt(spot) < hiddenAt(best) - 1 ? spot : best));
    groups[index] = small.map((one, n) => ({
      ...one,
      x: x + one.x - (left + right) / 2,
      order: first - STEP * (small.length + 2 - n * 0.1),
    }));
  }
}

/** All others are before it, or beside it and nearer. */
export const isFarAway = (prints: readonly Footprint[], others: readonly Footprint[]): boolean =>
  prints.every((print) =>
    others.every(
      (other) => other.order > print.order || other.share(other.top, (x, y) => print.isSolid(x, y)) === 0,
    ),
  ) &&
  (others.length === 0 ||
    Math.max(...prints.map(({ bottom }) => bottom)) <= Math.max(...others.map(({ bottom }) => bottom)));
