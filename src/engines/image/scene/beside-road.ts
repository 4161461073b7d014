import { STREET_HALF_WIDTH, streetDepth } from '../places/street-scale.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import { extentOf } from './groups.ts';
import { isNearness } from './kept-beside.ts';
import { endOfPath, pathEndRow } from './path-end.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';

/** They stand beside a road; whatever drives or walks is on it. */
const STANDING =
  /(?:^|-)(?:house|houses|garden|hut|cabin|barn|station|shop|store|front|office|church|school|hospital|hotel|factory|warehouse|theatre|bank|tree|garage|jail|airport)$/;

/** "A bus parked beside a desert road". */
export const isRoadside = ({ hints, prompt }: ScenePlan, said: string): boolean =>
  hints.some(
    ({ relation }) => relation?.of === said && /\b(?:beside|by|to|alongside|of)$/.test(relation.said),
  ) &&
  /\b(?:beside|by|next to|alongside|at the (?:side|edge) of) (?:an? |the )?(?:[\w-]+ ){0,2}(?:road|street|highway|lane)\b/i.test(
    prompt,
  );

/** The pavement of a street begins here, as a share of its half width. */
const KERB = 0.64;
/** Half the width of a country road in each row, by the distance of the row from the horizon. */
const ROAD = 0.72;
/** A building is made no smaller than this. */
const SMALLEST = 0.75;
/** It may hide this much of the road, as the share of the image that it takes. */
const LEAST_ROOM = 0.36;

function halfWidthAt(foot: number, scene: Scene): number {
  if (scene.plan.place !== 'street') return (foot - scene.horizon) * ROAD;
  return (STREET_HALF_WIDTH * KERB * scene.focal) / streetDepth(scene, foot);
}

const isRoad = ({ plan }: Scene): boolean =>
  plan.place === 'street'
    ? !plan.features.isNamed('platform') && plan.ground === undefined
    : plan.features.isNamed('road') && !plan.roadAcross && !plan.features.isNamed('hill');

/** Moves houses and trees from the road to its sides. */
export function putBesideRoad(groups: PlacedSubject[][], scene: Scene): void {
  if (!isRoad(scene)) return;
  const { width, horizon } = scene;
  const goal = endOfPath(scene.plan);
  for (const [index, group] of groups.entries()) {
    const [first] = group;
    if (first?.zone !== 'ground' || first.perched) continue;
    if (goal && first.subject.said === goal.said) {
      const foot = pathEndRow(scene);
      groups[index] = group.map((one) => ({ ...one, x: width / 2, foot, order: foot }));
      continue;
    }
    if (!STANDING.test(first.name) && !isRoadside(scene.plan, first.subject.said)) continue;
    const { relation, side, far, form } = first.subject;
    if ((relation && relation.kind !== 'beside') || far || (form && form !== 'row')) continue;
    const opens = side ? (side === 'left' ? -1 : 1) : first.x < width * 0.5 - 1 ? -1 : 1;
    groups[index] = group.map((one, n) => {
      const toSide = n % 2 === 0 ? opens : -opens;
      // Each pair is farther away than the one before.
      const share = 0.72 ** Math.floor(n / 2);
      const foot = horizon + (one.foot - horizon) * share;
      const half = halfWidthAt(foot, scene);
      const room = Math.max(width * 0.5 - half, width * LEAST_ROOM);
      const near = resizedSubject(one, one.size * share);
      const sized = resizedSubject(near, near.size * Math.max(SMALLEST, Math.min(1, room / near.width)));
      const x = width / 2 + toSide * Math.min(half + sized.width / 2, width / 2 - sized.width * 0.5);
      return { ...sized, x, foot, order: foot + n * 0.001 };
    });
    if (relation && isNearness(relation.said))
      follow(groups, relation.to, groups[index]?.[0] ?? first, width);
  }
}

/** Puts a figure that crosses the road in its middle, unless another is placed relative to it. */
export function putOnRoad(groups: PlacedSubject[][], scene: Scene): void {
  if (!isRoad(scene)) return;
  const { hints, subjects } = scene.plan;
  for (const { relation } of hints) {
    const index = subjects.findIndex(({ said }) => relation?.kind === 'crossing' && said === relation.of);
    const group = groups[index] ?? [];
    const isFree = !subjects[index]?.relation && subjects.every((one) => one.relation?.to !== index);
    if (!isFree || group.some(({ zone }) => zone !== 'ground')) continue;
    const { left, right } = extentOf(group);
    groups[index] = group.map((one) => ({ ...one, x: one.x + scene.width / 2 - (left + right) / 2 }));
  }
}

/** Keeps a figure outside a shop near it. */
function follow(groups: PlacedSubject[][], index: number, house: PlacedSubject, width: number): void {
  const group = groups[index] ?? [];
  if (group.some(({ name, zone }) => zone !== 'ground' || STANDING.test(name))) return;
  const { left, right } = extentOf(group);
  const inward = house.x > width / 2 ? -1 : 1;
  const by = house.x + inward * (house.width / 2 + (right - left) * 0.6) - (left + right) / 2;
  groups[index] = group.map((one) => ({ ...one, x: one.x + by }));
}
