import { paintFlowers } from '../plants/flowers.ts';
import { paintTreeRows, scatterTrees, treeSprites } from '../plants/forest.ts';
import { drawTree } from '../plants/trees.ts';
import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import type { Renderer } from '../scene/renderer.ts';
import type { Scene } from '../scene/scene.ts';
import { paintSky } from '../sky/sky.ts';
import { drawSprite } from '../sprites/lit-sprite.ts';
import {
  extendDownwards,
  type Landform,
  type RenderedTerrain,
  renderTerrain,
} from '../terrain/heightfield.ts';
import { dunes, mountainRange, rollingHills } from '../terrain/landforms.ts';
import { withRoad } from '../terrain/road.ts';
import { farShore, island, nearShore, riverBanks } from '../terrain/shores.ts';
import { paintWater } from '../terrain/water.ts';
import { paintWaterfall } from '../terrain/waterfall.ts';

/** Land and water under an open sky. */
export function paintOutdoors(renderer: Renderer): void {
  const { scene } = renderer;
  const { place, features } = scene.plan;
  renderer.addLayer('sky', 0, paintSky(scene));
  if (place === 'mountains' || features.has('mountains'))
    renderer.addLayer(
      'far',
      0.08,
      reliefOf(scene, mountainRange(scene, place === 'mountains' ? 1 : 0.8)).canvas,
    );
  if (features.has('waterfall')) renderer.addLayer('far', 0.1, paintWaterfall(scene));
  renderer.drawSubjects('air', 0.12);
  if (place === 'lake' && features.has('river')) river(renderer);
  else if (place === 'sea' || place === 'lake') waterside(renderer);
  else if (place === 'forest') forest(renderer);
  else country(renderer);
  for (const zone of ['ground', 'table', 'deep'] as const) renderer.drawSubjects(zone, 0.75);
}

function reliefOf(scene: Scene, land: Landform): RenderedTerrain {
  const relief = renderTerrain(scene, land);
  extendDownwards(relief.canvas);
  return relief;
}

function waterside(renderer: Renderer): void {
  const { scene } = renderer;
  const { place, features } = scene.plan;
  const sea = place === 'sea';
  const shore = renderTerrain(
    scene,
    farShore(scene, {
      tall: sea ? 0.6 : features.has('mountains') ? 0.9 : 1.9,
      broken: sea && !features.has('mountains'),
    }),
  );
  const trees = treeSprites(scene, 4);
  if (!sea || features.has('palms'))
    scatterTrees(scene, shore, trees, {
      count: 900,
      near: 11.6,
      far: 15,
      tall: 0.42,
      haze: 0.8,
      clearing: 0,
      purpose: 151,
    });
  extendDownwards(shore.canvas);
  renderer.addLayer('far', 0.16, shore.canvas);
  const isle = features.has('island') ? renderTerrain(scene, island(scene)) : undefined;
  const mirror = new Canvas(scene.width, scene.height);
  mirror.composite(renderer.canvas);
  if (isle) {
    const palms = drawTree(scene, 'palm', scene.random(305), 260);
    scatterTrees(scene, isle, [palms, drawTree(scene, 'palm', scene.random(306), 260)], {
      count: 26,
      near: 5,
      far: 7.2,
      tall: 0.62,
      haze: 0.7,
      clearing: 0,
      purpose: 156,
    });
    mirror.composite(isle.canvas);
  }
  renderer.addLayer(
    'water',
    0.4,
    paintWater(
      scene,
      renderer.canvas,
      linearRgb(features.has('palms') ? '#3fb7b5' : sea ? '#2c7f93' : '#35707a'),
    ),
  );
  if (isle) renderer.addLayer('ground', 0.45, isle.canvas);
  renderer.drawSubjects('water', 0.5);
  const standing = renderer.placed.some((one) => one.zone === 'ground' || one.zone === 'table');
  if (sea && !features.has('beach') && !standing) return;
  const beach = sea || features.has('beach');
  const bank = renderTerrain(
    scene,
    nearShore(scene, { sandy: beach, reach: standing ? 2.6 : beach ? 1.9 : 1.15 }),
  );
  if (features.has('palms'))
    scatterTrees(scene, bank, trees, {
      count: 5,
      near: 1.1,
      far: 2,
      tall: 0.75,
      haze: 0.5,
      clearing: 0.32,
      purpose: 152,
    });
  renderer.addLayer('ground', 0.6, bank.canvas);
}

function country(renderer: Renderer): void {
  const { scene } = renderer;
  const { place, features, season } = scene.plan;
  const arid = place === 'desert';
  const land = arid
    ? dunes(scene)
    : rollingHills(scene, { swell: place === 'mountains' ? 0.75 : 1, snow: season === 'winter' });
  const relief = reliefOf(scene, features.has('road') ? withRoad(scene, land) : land);
  const wooded =
    features.has('trees') || features.has('blossom')
      ? 420
      : arid
        ? 0
        : place === 'mountains'
          ? 300
          : place === 'snow'
            ? 90
            : 130;
  if (wooded > 0) {
    const busy = renderer.placed.length > 0 ? 0.42 : 0.3;
    scatterTrees(scene, relief, treeSprites(scene), {
      count: Math.round(wooded * scene.detail),
      near: features.has('blossom') ? 1.3 : 2.4,
      far: 12,
      tall: 0.62,
      haze: 0.85,
      clearing: busy,
      purpose: 153,
    });
  }
  paintFlowers(scene, relief);
  renderer.addLayer('ground', 0.6, relief.canvas);
}

/** The water is added behind the banks, which have a gap for it. */
function river(renderer: Renderer): void {
  const { scene } = renderer;
  const hills = renderTerrain(scene, farShore(scene, { tall: 1.3, broken: false }));
  const trees = treeSprites(scene);
  scatterTrees(scene, hills, trees, {
    count: 700,
    near: 11.6,
    far: 16,
    tall: 0.5,
    haze: 0.8,
    clearing: 0,
    purpose: 154,
  });
  extendDownwards(hills.canvas);
  renderer.addLayer('far', 0.16, hills.canvas);
  const banks = renderTerrain(scene, riverBanks(scene));
  scatterTrees(scene, banks, trees, {
    count: Math.round(260 * scene.detail),
    near: 1.9,
    far: 12,
    tall: 0.6,
    haze: 0.85,
    clearing: 0.3,
    purpose: 155,
  });
  paintFlowers(scene, banks);
  const mirror = new Canvas(scene.width, scene.height);
  mirror.composite(renderer.canvas);
  mirror.composite(banks.canvas);
  renderer.addLayer('water', 0.4, paintWater(scene, mirror, linearRgb('#35707a')));
  renderer.addLayer('ground', 0.6, banks.canvas);
  renderer.drawSubjects('water', 0.6);
}

function forest(renderer: Renderer): void {
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
  const floor = reliefOf(scene, rollingHills(scene, { swell: 0.35, snow: scene.plan.season === 'winter' }));
  renderer.addLayer('ground', 0.5, floor.canvas);
  const front = new Canvas(width, height);
  const random = scene.random(171);
  for (const [i, spot] of [0.03, 0.97, 0.15, 0.86, 0.26, 0.75].entries()) {
    const tree = tall[i % tall.length];
    if (!tree) continue;
    const near = 1 - Math.floor(i / 2) * 0.24;
    drawSprite(front, tree, {
      x: width * (spot + (random() - 0.5) * 0.04),
      foot: horizon + (height - horizon) * (0.2 + 0.5 * near * near),
      height: short * (0.5 + 0.62 * near),
      mirrored: false,
      fog: 0.16 * (1 - near),
      fogColour: light.fog,
      shade: 0.72,
    });
  }
  renderer.addLayer('near', 0.65, front);
}
