import { isDishFromAbove } from '../prompt/from-above.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';

/** Shares of the shorter side of the image. */
const DISH = 0.72;
const TOPPING = 0.13;
const ASIDE = 0.22;

/** Seen from above, dishes fill the table, what is on one lies in it, and all else lies at the corners. */
export function layFlat(groups: PlacedSubject[][], { width, height, plan }: Scene): void {
  if (!plan.isFromAbove) return;
  const side = Math.min(width, height);
  const isDish = (index: number): boolean => isDishFromAbove(plan.subjects[index]?.name ?? '');
  const dishes = groups.flatMap((group, index) => (isDish(index) ? group : []));
  const row = Math.ceil(Math.sqrt(dishes.length));
  const size = (side * DISH) / row;
  const middle = (n: number): readonly [number, number] => [
    width / 2 + ((n % row) - (row - 1) / 2) * size * 1.15,
    height / 2 + (Math.floor(n / row) - (Math.ceil(dishes.length / row) - 1) / 2) * size * 1.15,
  ];
  let [dish, corner, topping] = [0, 0, 0];
  for (const [index, group] of groups.entries())
    groups[index] = group.map((one) => {
      const { relation } = plan.subjects[index] ?? {};
      if (isDish(index)) return at(resizedSubject(one, size), middle(dish++), 0);
      if (relation && isDish(relation.to)) {
        const turn = topping++ * 2.4;
        const out = size * (0.08 + 0.05 * (topping % 3));
        const [x, y] = middle(0);
        return at(
          resizedSubject(one, side * TOPPING),
          [x + Math.cos(turn) * out * 1.6, y + Math.sin(turn) * out * 1.6],
          topping,
        );
      }
      const [x, y] = [corner % 2 === 0 ? 0.14 : 0.86, corner < 2 ? 0.84 : 0.16];
      corner++;
      return at(resizedSubject(one, side * ASIDE), [x * width, y * height], 1);
    });
}

const at = (one: PlacedSubject, [x, y]: readonly [number, number], order: number): PlacedSubject => ({
  ...one,
  x,
  foot: y + one.height / 2,
  perched: true,
  zone: 'table',
  order,
});
