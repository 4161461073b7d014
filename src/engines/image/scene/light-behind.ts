import looks from '../data/subject-looks.json';
import { extentOf } from './groups.ts';
import type { PlacedSubject } from './placed-subject.ts';
import { heightOfRow, isBehindSubject, MOON_RADIUS, type Scene, SUN_RADIUS } from './scene.ts';

/** One sees through their branches. */
const TREES: ReadonlySet<string> = new Set(Object.keys(looks.trees));

/** In focal lengths: below it hills hide the disc. */
const RISEN = 0.065;

/** "The moon behind a barn": it looks out over the edge of the barn, where that is in the sky. */
export function lightBehind(scene: Scene, placed: readonly PlacedSubject[]): Scene {
  const before = scene.plan.hints.find(isBehindSubject)?.relation;
  if (before) return aroundHead(scene, placed, before.of);
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

/** "An owl on a branch in front of the moon": the moon is large around whoever is on it. */
function aroundHead(scene: Scene, placed: readonly PlacedSubject[], of: string): Scene {
  const { subjects, time } = scene.plan;
  const owner = placed.filter(({ subject }) => subject.said === of);
  const riders = placed.filter(({ subject }) => subjects[subject.relation?.to ?? -1]?.said === of);
  const group = riders.length > 0 ? riders : owner;
  if (group.length === 0) return scene;
  const { left, right } = extentOf(group);
  const top = Math.min(...group.map((one) => one.foot - one.height));
  const tall = Math.max(...group.map(({ foot }) => foot)) - top;
  const short = Math.min(scene.width, scene.height);
  const usual = scene.focal * (time === 'night' ? MOON_RADIUS : SUN_RADIUS);
  const radius = Math.min(Math.max(Math.max(right - left, tall) * AROUND, usual * 2), short * LARGEST);
  const row = Math.min(top + Math.min(tall * 0.4, radius), scene.horizon - radius * RISING);
  return {
    ...scene,
    light: {
      ...scene.light,
      disc: radius / usual,
      sunX: (left + right) / 2 / scene.width,
      sunHeight: heightOfRow(scene, row),
    },
  };
}

/** The radius of the disc by the longer side of what is before it, and the largest one by the shorter side of the image. */
const AROUND = 0.62;
const LARGEST = 0.26;
/** The middle of the disc is so far over the horizon, by its radius. */
const RISING = 0.3;
