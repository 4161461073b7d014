import type { ScenePlan } from '../../image/prompt/plan.ts';
import type { PlacedSubject } from '../../image/scene/placed-subject.ts';
import type { Scene } from '../../image/scene/scene.ts';
import { Blocking } from './blocking.ts';

/** The common place of all phases of a film, and the thing in the middle of it. */
export interface Setting {
  /** The common part of their plans: the place, the land and the light. */
  readonly common: Partial<ScenePlan>;
  /** Words for the thing. */
  readonly thing: string;
  /** Its middle and its foot, as shares of the canvas. */
  readonly x?: number;
  readonly foot?: number;
}

/** Puts the thing, with what it is in, where the one before it was. */
export function inSetting(
  placed: readonly PlacedSubject[],
  scene: Scene,
  { thing, x, foot }: Setting,
): readonly PlacedSubject[] {
  const { subjects } = scene.plan;
  const isPart = (index: number): boolean => thing.toLowerCase().includes(subjects[index]?.said ?? '-');
  let index = subjects.findIndex((_, at) => isPart(at));
  for (let round = 0; round < subjects.length; round++) {
    const { relation } = subjects[index] ?? {};
    if (relation && relation.kind !== 'beside' && isPart(relation.to)) index = relation.to;
  }
  const stage = new Blocking(placed, scene);
  const box = stage.boxOf(index);
  if (!box || x === undefined || foot === undefined) return placed;
  const isOn = subjects[index]?.relation !== undefined || stage.first(index)?.zone !== 'ground';
  stage.put(index, x * scene.width, isOn ? box.bottom : foot * scene.height);
  return stage.placed;
}
