import { paintFlowers } from '../plants/flowers.ts';
import { paintTreeRows, treeSprites } from '../plants/forest.ts';
import { Canvas } from '../raster/canvas.ts';
import type { Renderer } from '../scene/renderer.ts';
import { moonDisc, type Scene } from '../scene/scene.ts';
import { drawSprite, type LitSprite } from '../sprites/lit-sprite.ts';
import { renderFilledTerrain } from '../terrain/filled-terrain.ts';
import { rollingHills } from '../terrain/landforms.ts';

export function paintForest(renderer: Renderer): void {
  const { scene } = renderer;
  const { width, height, horizon, light } = scene;
  const trees = treeSprites(scene, 5);
  const tall = treeSprites(scene, 3, Math.min(900, Math.round(Math.min(width, height) * 0.95)));
  const short = Math.min(width, height);
  const back = new Canvas(width, height);
  paintTreeRows(scene, back, trees, [
    { foot: horizon + short * 0.015, height: short * 0.34, fog: 0.55, step: short * 0.045 },
    { foot: horizon + short * 0.03, height: short * 0.46, fog: 0.32, step: short * 0.075 },
  ]);
  if (!scene.plan.features.has('waterfall')) renderer.addLayer('far', 0.2, back);
  const floor = renderFilledTerrain(
    scene,
    rollingHills(scene, { swell: 0.35, snow: scene.plan.season === 'winter' }),
  );
  if (scene.plan.features.has('leaves')) paintFlowers(scene, floor);
  renderer.addLayer('ground', 0.5, floor.canvas);
  const front = new Canvas(width, height);
  const random = scene.random(171);
  for (const [i, spot] of [0.03, 0.97, 0.15, 0.86, 0.26, 0.75].entries()) {
    const tree = tall[i % tall.length];
    if (!tree) continue;
    const near = 1 - Math.floor(i / 2) * 0.24;
    const treeHeight = short * (0.5 + 0.62 * near);
    drawSprite(front, tree, {
      x: besideMoon(scene, tree, width * (spot + (random() - 0.5) * 0.04), treeHeight),
      foot: horizon + (height - horizon) * (0.2 + 0.5 * near * near),
      height: treeHeight,
      mirrored: false,
      fog: 0.16 * (1 - near),
      fogColour: light.fog,
      shade: 0.72,
    });
  }
  renderer.addLayer('near', 0.65, front);
}

/** Moves a near tree so far from the moon that the moon is seen. */
function besideMoon(scene: Scene, tree: LitSprite, x: number, tall: number): number {
  const moon = moonDisc(scene);
  if (!moon) return x;
  const away = ((tree.width / tree.height) * tall) / 2 + moon.radius * 1.4;
  const side = x < moon.x ? -1 : 1;
  return Math.abs(x - moon.x) < away ? moon.x + side * away : x;
}
