import type { Plate } from '../raster/canvas.ts';
import { clamp, mix } from '../raster/noise.ts';
import type { Stage } from '../scene/scene.ts';
import { type Cutout, setCutout } from '../sprites/lit-sprite.ts';
import { fogged, type Relief } from '../terrain/heightfield.ts';
import type { TreeKind } from './foliage.ts';
import { growTree } from './trees.ts';

/** Which trees grow here, the most frequent first. */
export function treesOf(stage: Stage): TreeKind[] {
  const { features, place, season } = stage.plan;
  if (features.has('blossom')) return ['blossom'];
  if (features.has('palms') || place === 'desert') return ['palm'];
  if (features.has('jungle')) return ['leafy', 'palm', 'leafy'];
  if (season === 'winter') return ['conifer', 'conifer', 'bare'];
  if (season === 'autumn') return ['leafy', 'leafy', 'conifer'];
  if (place === 'mountains' || place === 'lake' || place === 'snow') return ['conifer', 'conifer', 'leafy'];
  return place === 'forest' ? ['conifer', 'leafy'] : ['leafy', 'leafy', 'conifer'];
}

/** A small picture needs no leaf by leaf trees. */
const usualHeight = (stage: Stage): number =>
  Math.round(clamp(Math.min(stage.width, stage.height) * 0.4, 60, 260));

export function grownTrees(stage: Stage, variants = 5, tall = usualHeight(stage)): Cutout[] {
  const kinds = treesOf(stage);
  return Array.from({ length: variants }, (_, i) =>
    growTree(stage, kinds[i % kinds.length] ?? 'leafy', stage.random(300 + i), tall),
  );
}

/** Whether the land is open water where a foot would stand. */
function drowned(relief: Relief, x: number, foot: number): boolean {
  const { width, height, px } = relief.plate;
  const column = Math.round(x);
  const row = Math.round(foot) + 1;
  if (column < 0 || column >= width || row < 0 || row >= height) return false;
  return (px[(row * width + column) * 4 + 3] as number) === 0;
}

export interface Planting {
  readonly count: number;
  readonly near: number;
  readonly far: number;
  /** Height of a tree in the land's units. */
  readonly tall: number;
  readonly haze: number;
  /** Leaves the middle open up to this share of the width at the near end. */
  readonly clearing: number;
  readonly purpose: number;
}

/** Scatters trees over land that has been painted; hills in front hide them. */
export function plantTrees(
  stage: Stage,
  relief: Relief,
  cutouts: readonly Cutout[],
  planting: Planting,
): void {
  const { width, focal, light, noise } = stage;
  const random = stage.random(planting.purpose);
  const spots: { z: number; x: number; pick: number; size: number }[] = [];
  for (let i = 0; i < planting.count; i++) {
    const z = planting.near * (planting.far / planting.near) ** random();
    const x = random() * width * 1.1 - width * 0.05;
    const pick = random();
    const size = 0.65 + 0.6 * random();
    const wx = ((x - width / 2) / focal) * z;
    const open = planting.clearing * (planting.near / z) ** 0.6;
    if (Math.abs(x / width - 0.5) < open) continue;
    if (noise.fbm(wx * 0.35 + planting.purpose, z * 0.35, 2) < -0.12) continue;
    spots.push({ z, x, pick, size });
  }
  spots.sort((a, b) => b.z - a.z);
  for (const { z, x, pick, size } of spots) {
    const height = (planting.tall * size * focal) / z;
    if (height < 2) continue;
    const cutout = cutouts[Math.floor(pick * cutouts.length)];
    if (!cutout) continue;
    const foot = relief.rowAt(x, z);
    if (drowned(relief, x, foot)) continue;
    const { distance } = relief;
    setCutout(relief.plate, cutout, {
      x,
      foot: foot + height * 0.02,
      height,
      mirrored: false,
      fog: fogged(stage, z, planting.haze),
      fogColour: light.fog,
      shade: 0.8 + 0.3 * pick,
      hidden: (pixel) => (distance[pixel] as number) < z * 0.97,
    });
  }
}

/** A stand of trees as one dark mass: rows from far to near, each less faded than the one behind it. */
export function paintStand(
  stage: Stage,
  plate: Plate,
  cutouts: readonly Cutout[],
  rows: readonly { foot: number; height: number; fog: number; step: number }[],
): void {
  const { width, light, noise } = stage;
  const random = stage.random(77);
  for (const row of rows) {
    for (let x = -row.height * 0.3; x < width + row.height * 0.3; x += row.step * (0.5 + random())) {
      const cutout = cutouts[Math.floor(random() * cutouts.length)];
      if (!cutout) continue;
      const wave = noise.at(x * 0.006 + row.foot, row.height * 0.1);
      setCutout(plate, cutout, {
        x,
        foot: row.foot + wave * row.height * 0.06 + random() * row.height * 0.04,
        height: row.height * mix(0.7, 1.15, random()),
        mirrored: false,
        fog: row.fog,
        fogColour: light.fog,
        shade: 0.75 + 0.35 * random(),
      });
    }
  }
}
