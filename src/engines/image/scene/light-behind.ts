import looks from '../data/subject-looks.json';
import type { PlacedSubject } from './placed-subject.ts';
import { heightOfRow, type Scene } from './scene.ts';

/** One sees through their branches. */
const TREES: ReadonlySet<string> = new Set(Object.keys(looks.trees));

/** In focal lengths: below it hills hide the disc. */
const RISEN = 0.065;

/** "The moon behind a barn": it looks out over the edge of the barn, where that is in the sky. */
export function lightBehind(scene: Scene, placed: readonly PlacedSubject[]): Scene {
  const relation = scene.plan.hints.find((hint) => hint.relation?.isOfScene)?.relation;
  const ones = placed.filter(({ subject }) => subject.said === relation?.of);
  const one = ones[Math.floor(ones.length / 2)];
  if (!one) return scene;
  const isTree = TREES.has(one.name);
  const side = one.x < scene.width / 2 ? 1 : -1;
  const across = isTree ? 0.05 : 0.36;
  const top = one.tops[Math.floor((0.5 + (one.mirrored ? -side : side) * across) * one.tops.length)] ?? 0;
  const row = one.foot - one.height * (1 - top) * (isTree ? 0.85 : 0.96);
  const sunX = (one.x + side * one.width * across) / scene.width;
  return {
    ...scene,
    light: { ...scene.light, sunX, sunHeight: Math.max(RISEN, heightOfRow(scene, row)) },
  };
}
