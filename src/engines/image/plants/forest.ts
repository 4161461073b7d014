import type { Canvas } from '../raster/canvas.ts';
import { clamp, lerp } from '../raster/math.ts';
import { moonDisc, type Scene } from '../scene/scene.ts';
import { drawSprite, type LitSprite } from '../sprites/lit-sprite.ts';
import { fogAmount, type RenderedTerrain } from '../terrain/landform.ts';
import type { TreeKind } from './foliage.ts';
import { drawTree } from './trees.ts';

/** "A pine forest". */
const CONIFERS = /\b(?:pine|fir|spruce|conifer|evergreen)/;

/** The kinds of trees of a scene, the most frequent first. */
function treeKinds(scene: Scene): TreeKind[] {
  const { features, hints, place, season } = scene.plan;
  if (features.has('blossom')) return ['blossom'];
  if (features.has('palms') || place === 'desert') return ['palm'];
  if (features.has('jungle')) return ['leafy', 'palm', 'leafy'];
  if (hints.some(({ said = '' }) => CONIFERS.test(said))) return ['conifer'];
  if (season === 'winter') return ['conifer', 'conifer', 'bare'];
  if (season === 'autumn') return ['leafy', 'leafy', 'conifer'];
  if (place === 'mountains' || place === 'lake' || place === 'snow') return ['conifer', 'conifer', 'leafy'];
  return place === 'forest' ? ['conifer', 'leafy'] : ['leafy', 'leafy', 'conifer'];
}

/** Small images get small sprites. */
const usualHeight = (scene: Scene): number =>
  Math.round(clamp(Math.min(scene.width, scene.height) * 0.4, 60, 260));

export function treeSprites(scene: Scene, variants = 5, tall = usualHeight(scene)): LitSprite[] {
  const kinds = treeKinds(scene);
  return Array.from({ length: variants }, (_, i) =>
    drawTree(scene, kinds[i % kinds.length] ?? 'leafy', scene.random(300 + i), tall),
  );
}

/** True when there is no land under the foot of a tree. */
function isUnderWater(terrain: RenderedTerrain, x: number, foot: number): boolean {
  const { width, height, px } = terrain.canvas;
  const column = Math.round(x);
  const row = Math.round(foot) + 1;
  if (column < 0 || column >= width || row < 0 || row >= height) return false;
  return (px[(row * width + column) * 4 + 3] as number) === 0;
}

interface TreeScatter {
  readonly count: number;
  readonly near: number;
  readonly far: number;
  /** Height of a tree, in units of the terrain. */
  readonly tall: number;
  readonly haze: number;
  /** Keeps the centre free up to this share of the width at the near end. */
  readonly clearing: number;
  readonly purpose: number;
}

/** Scatters trees over rendered terrain; nearer hills occlude them. */
export function scatterTrees(
  scene: Scene,
  terrain: RenderedTerrain,
  sprites: readonly LitSprite[],
  scatter: TreeScatter,
): void {
  if (scene.plan.features.has('lone-tree') || scene.plan.features.has('treeless')) return;
  const { width, focal, light, noise } = scene;
  const random = scene.random(scatter.purpose);
  const spots: { z: number; x: number; pick: number; size: number }[] = [];
  for (let i = 0; i < scatter.count; i++) {
    const z = scatter.near * (scatter.far / scatter.near) ** random();
    const x = random() * width * 1.1 - width * 0.05;
    const pick = random();
    const size = 0.65 + 0.6 * random();
    const wx = ((x - width / 2) / focal) * z;
    const open = scatter.clearing * (scatter.near / z) ** 0.6;
    if (Math.abs(x / width - 0.5) < open) continue;
    if (noise.fbm(wx * 0.35 + scatter.purpose, z * 0.35, 2) < -0.12) continue;
    spots.push({ z, x, pick, size });
  }
  spots.sort((a, b) => b.z - a.z);
  for (const { z, x, pick, size } of spots) {
    const height = (scatter.tall * size * focal) / z;
    if (height < 2) continue;
    const sprite = sprites[Math.floor(pick * sprites.length)];
    if (!sprite) continue;
    const foot = terrain.rowAt(x, z);
    if (isUnderWater(terrain, x, foot)) continue;
    const { distance } = terrain;
    drawSprite(terrain.canvas, sprite, {
      x,
      foot: foot + height * 0.02,
      height,
      mirrored: false,
      fog: fogAmount(scene, z, scatter.haze),
      fogColour: light.fog,
      shade: 0.8 + 0.3 * pick,
      hidden: (pixel) => (distance[pixel] as number) < z * 0.97,
    });
  }
}

/** Paints rows of trees from far to near, each with less fog than the one behind it. */
export function paintTreeRows(
  scene: Scene,
  canvas: Canvas,
  sprites: readonly LitSprite[],
  rows: readonly { foot: number; height: number; fog: number; step: number }[],
): void {
  const { width, light, noise } = scene;
  const random = scene.random(77);
  const moon = moonDisc(scene);
  for (const row of rows) {
    for (let x = -row.height * 0.3; x < width + row.height * 0.3; x += row.step * (0.5 + random())) {
      const sprite = sprites[Math.floor(random() * sprites.length)];
      if (!sprite) continue;
      const wave = noise.at(x * 0.006 + row.foot, row.height * 0.1);
      const foot = row.foot + wave * row.height * 0.06 + random() * row.height * 0.04;
      const tall = row.height * lerp(0.7, 1.15, random());
      // Trees below the moon stay below it.
      const under = moon && Math.abs(x - moon.x) < moon.radius * 2 + tall * 0.3;
      drawSprite(canvas, sprite, {
        x,
        foot,
        height: under ? Math.min(tall, Math.max(row.height * 0.3, foot - moon.y - moon.radius * 1.3)) : tall,
        mirrored: false,
        fog: row.fog,
        fogColour: light.fog,
        shade: 0.75 + 0.35 * random(),
      });
    }
  }
}
