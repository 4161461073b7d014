import type { ScenePlan } from '../prompt/plan.ts';
import { extentOf } from './groups.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';
import { EDGE } from './slots.ts';

/** The window in the back wall of every room, in units from the eye. */
export const BACK_WALL = 2.3;
const WINDOW = { half: 0.46, middle: 0.22, tall: 0.42 };
const LARGE_WINDOW = { half: 0.66, middle: 0.27, tall: 0.47 };

/** "A kitchen with a big window". */
const isLargeWindow = ({ prompt, place }: Pick<ScenePlan, 'prompt' | 'place'>): boolean =>
  place === 'room' && /\b(?:big|large|huge|giant|wide|tall|panoramic) (?:\w+ )?windows?\b/i.test(prompt);

export const windowOf = (plan: Pick<ScenePlan, 'prompt' | 'place'>): typeof WINDOW =>
  isLargeWindow(plan) ? LARGE_WINDOW : WINDOW;
/** The frame is this much larger than the panes. */
export const FRAME = { wide: 1.08, tall: 1.1 };
/** So is the sill. */
export const SILL_WIDE = 1.2;
const ASIDE = 0.38;

/** "A bedroom with a round window"; that of a ship is one. */
export const hasRoundWindow = ({ prompt, place }: Pick<ScenePlan, 'prompt' | 'place'>): boolean =>
  place === 'room' && /\b(?:round|circular) (?:\w+ )?windows?\b|\bportholes?\b/i.test(prompt);

/** "Sun through the blinds": slats before the panes. */
export const hasBlinds = ({ prompt, place }: Pick<ScenePlan, 'prompt' | 'place'>): boolean =>
  place === 'room' && /\b(?:venetian |window )?blinds\b/i.test(prompt);

/** The middle of the window, on the side of the light. */
export const windowAt = ({ light }: Pick<Scene, 'light'>): number => (light.sunX > 0.5 ? ASIDE : -ASIDE);

/** Puts what is at the window of a room on its sill, or on the floor before it. */
export function putAtWindow(groups: PlacedSubject[][], scene: Scene): void {
  if (scene.plan.place !== 'room') return;
  const unit = scene.focal / BACK_WALL;
  const pane = windowOf(scene.plan);
  const sill = scene.horizon - (pane.middle - pane.tall * FRAME.tall) * unit;
  const most = pane.tall * 2 * unit * MOST_OF_WINDOW;
  const all = groups.flatMap((group, index) =>
    group.flatMap((one) => {
      const isOnSill = one.subject.at !== 'window';
      const fit = isOnSill ? Math.min(1, most / one.height) : 1;
      return one.subject.at ? [{ one, index, isOnSill, sized: resizedSubject(one, one.size * fit) }] : [];
    }),
  );
  const wide = all.reduce((sum, { sized }) => sum + sized.width, 0);
  const fit = Math.min(1, (pane.half * 2 * unit) / Math.max(1, wide));
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

/** Puts what hangs on the wall side by side where there is no window. */
export function putOnWall(groups: PlacedSubject[][], scene: Scene): void {
  if (scene.plan.place !== 'room') return;
  const { width, height, focal } = scene;
  const all = groups.flatMap((group, index) =>
    group[0]?.subject.hung ? [{ group, index, ...extentOf(group) }] : [],
  );
  const total = all.reduce((sum, { left, right }) => sum + (right - left) * 1.1, 0);
  const unit = focal / BACK_WALL;
  const middle = windowAt(scene);
  const edge = width / 2 + (middle - Math.sign(middle) * windowOf(scene.plan).half * SILL_WIDE) * unit;
  const [from, to] = middle > 0 ? [width * EDGE, edge] : [edge, width * (1 - EDGE)];
  const fit = Math.min(1, (to - from) / Math.max(1, total));
  let x = (from + to - total * fit) / 2;
  for (const { group, index, left, right } of all) {
    const centre = x + ((right - left) * 1.1 * fit) / 2;
    groups[index] = group.map((one) => {
      const sized = resizedSubject(one, one.size * fit);
      // Over the heads of those who stand before it.
      const foot = Math.max(height * LOWEST_HUNG, sized.height + height * HIGHEST_HUNG);
      return {
        ...sized,
        x: centre + (one.x - (left + right) / 2) * fit,
        foot: Math.min(one.foot - (one.height - sized.height) / 2, foot),
      };
    });
    x += (right - left) * 1.1 * fit;
  }
}

/** Fraction of the height of the image. */
const LOWEST_HUNG = 0.385;
const HIGHEST_HUNG = 0.12;

/** Things on the sill cover at most this fraction of the window. */
const MOST_OF_WINDOW = 0.6;
