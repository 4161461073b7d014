import type { SubjectRelation } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { clamp } from '../raster/math.ts';
import type { Footprint } from './footprint.ts';
import { extentOf } from './groups.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import { STEP } from './placing.ts';
import type { Scene } from './scene.ts';

/** Several that are around a thing: children around a fire, bees around a flower. */

export const isAroundWord = (said: string): boolean => /(?:^|\s)(?:around|round|surrounding)$/.test(said);

/** The words of the phrase without "around": what those around it do. */
export const withoutAround = (said: string): string =>
  said.replace(/(?:^|\s)(?:around|round|surrounding)$/, '');

/** Fraction of the width of the image. */
const WIDEST = 0.94;

/** They stand on flowers as well, but around a thing they fly. */
const WINGED = /bee$|butterfly|beetle$|^fly$/;

/** Puts the copies of one subject around another one. Returns false where one alone cannot surround anything. */
export function putAround(
  groups: PlacedSubject[][],
  index: number,
  { to, isOwn }: Pick<SubjectRelation, 'to' | 'isOwn'>,
  scene: Scene,
): boolean {
  const [ringAt, centreAt] = isOwn ? [index, to] : [to, index];
  const ring = groups[ringAt] ?? [];
  const centres = groups[centreAt] ?? [];
  const [found] = centres;
  const [first] = ring;
  if (!found || !first || ring.length < 2 || centres.length !== 1) return false;
  const needed = extentOf(placed(ring, found, found.x));
  const scale = Math.min(1, (scene.width * WIDEST) / (needed.right - needed.left));
  const centre = resizedSubject(found, found.size * scale);
  const small = ring.map((one) => resizedSubject(one, one.size * scale));
  const { left, right } = extentOf(placed(small, centre, 0));
  const x = clamp(centre.x, -left, scene.width - right);
  groups[centreAt] = [{ ...centre, x }];
  groups[ringAt] = placed(small, { ...centre, x }, x).map((one) => ({
    ...one,
    foot: clamp(one.foot, one.height * 1.02, scene.height * 0.985),
  }));
  return true;
}

function placed(ring: readonly PlacedSubject[], centre: PlacedSubject, x: number): PlacedSubject[] {
  const tall = Math.max(...ring.map(({ height }) => height));
  const wide = Math.max(...ring.map(({ width }) => width));
  const isAloft = ring.every(
    ({ zone, name }) =>
      zone === 'air' || zone === 'deep' || kindOfSubject(name).zone === 'air' || WINGED.test(name),
  );
  const across = Math.max(centre.width * 0.5 + wide * 0.62, (wide * ring.length) / (isAloft ? 5 : 2.6));
  return ring.map((one, n) => {
    const turn = angleOf(n, ring.length, isAloft ? 'all' : centre.height < tall * 0.85 ? 'back' : 'front');
    const [wanted, down] = [Math.cos(turn) * across, Math.sin(turn)];
    // None hides the thing, and it hides none of them.
    const isAsTall = !isAloft && centre.height > tall * 0.6 && centre.height < tall * 1.5;
    const least = isAsTall ? Math.min(across, centre.width * 0.4 + wide * 0.3) : 0;
    const side = Math.abs(wanted) > 1 ? Math.sign(wanted) : 1;
    const aside = side * Math.max(Math.abs(wanted), least);
    if (isAloft) {
      const middle = centre.foot - centre.height * 0.5;
      const foot = middle + down * (centre.height * 0.5 + tall * 0.55) + one.height * 0.5;
      const isSame = centre.zone === one.zone;
      return {
        ...one,
        x: x + wanted,
        foot: isSame ? foot : Math.min(foot, centre.foot - one.height * 0.1),
        zone: centre.zone,
        perched: one.perched || !isSame,
        order: centre.order + STEP,
      };
    }
    const foot = centre.foot + down * Math.min(tall * (ring.length > 5 ? 0.5 : 0.3), across * 0.4);
    return { ...one, x: x + aside, foot, order: foot + n * 0.001 };
  });
}

/** Those behind a low thing are seen over it; a tall one would hide them, and is seen over those before it. */
function angleOf(n: number, count: number, arc: 'all' | 'back' | 'front'): number {
  if (arc === 'all') return (n / count) * 2 * Math.PI - (count % 2 === 0 ? 0 : Math.PI / 2);
  const side = arc === 'back' ? 1 : -1;
  if (count < 6) return Math.PI + (side * n * Math.PI) / (count - 1);
  // Two of many are on the other side, beside the thing.
  const turns = count - 2;
  if (n < turns) return Math.PI + (side * n * Math.PI) / (turns - 1);
  return n === turns ? side * Math.PI * 0.22 : side * Math.PI * 0.78;
}

/** Some are on each side of it, all of them near, and several do not stand in one line. */
export function isSurrounded(centre: Footprint, ring: readonly Footprint[]): boolean {
  const isNear = ({ left, right, width, height }: Footprint): boolean => {
    const apart = Math.max(left - centre.right, centre.left - right);
    return apart <= Math.max(width, height) * Math.max(1.2, ring.length / 3);
  };
  const lows = ring.map(({ bottom }) => bottom);
  const tallest = Math.max(...ring.map(({ height }) => height));
  return (
    ring.length > 1 &&
    ring.every(isNear) &&
    ring.some(({ middle }) => middle < centre.left + centre.width * 0.3) &&
    ring.some(({ middle }) => middle > centre.right - centre.width * 0.3) &&
    (ring.length === 2 || Math.max(...lows) - Math.min(...lows) >= tallest * 0.08)
  );
}
