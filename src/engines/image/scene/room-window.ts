import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';

/** The window in the back wall of every room, in units from the eye. */
export const BACK_WALL = 2.3;
export const WINDOW = { half: 0.46, middle: 0.22, tall: 0.42 };
/** The frame is this much larger than the panes. */
export const FRAME = { wide: 1.08, tall: 1.1 };
const ASIDE = 0.38;

/** The middle of the window, on the side of the light. */
export const windowAt = ({ light }: Pick<Scene, 'light'>): number => (light.sunX > 0.5 ? ASIDE : -ASIDE);

/** Puts what is at the window of a room on its sill, or on the floor before it. */
export function putAtWindow(groups: PlacedSubject[][], scene: Scene): void {
  if (scene.plan.place !== 'room') return;
  const unit = scene.focal / BACK_WALL;
  const sill = scene.horizon - (WINDOW.middle - WINDOW.tall * FRAME.tall) * unit;
  const most = WINDOW.tall * 2 * unit * MOST_OF_WINDOW;
  const all = groups.flatMap((group, index) =>
    group.flatMap((one) => {
      const isOnSill = one.subject.at === 'sill';
      const fit = isOnSill ? Math.min(1, most / one.height) : 1;
      return one.subject.at ? [{ one, index, isOnSill, sized: resizedSubject(one, one.size * fit) }] : [];
    }),
  );
  const wide = all.reduce((sum, { sized }) => sum + sized.width, 0);
  const fit = Math.min(1, (WINDOW.half * 2 * unit) / Math.max(1, wide));
  let x = scene.width / 2 + windowAt(scene) * unit - (wide * fit) / 2;
  for (const { one, index, isOnSill, sized } of all) {
    const small = resizedSubject(sized, sized.size * fit);
    const placed = {
      ...small,
      x: x + small.width / 2,
      foot: isOnSill ? sill + 1 : one.foot,
      perched: isOnSill,
      order: isOnSill ? sill : one.order,
    };
    groups[index] = (groups[index] ?? []).map((each) => (each === one ? placed : each));
    x += small.width;
  }
}

/** What is on the sill leaves as much of the window free. */
const MOST_OF_WINDOW = 0.6;
