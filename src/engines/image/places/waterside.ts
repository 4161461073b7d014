import { paintFlowers } from '../plants/flowers.ts';
import { scatterTrees, treeSprites } from '../plants/forest.ts';
import { drawTree } from '../plants/trees.ts';
import { isSceneryMirrored } from '../prompt/mirrored.ts';
import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import type { PlacedSubject } from '../scene/placed-subject.ts';
import type { Renderer } from '../scene/renderer.ts';
import { isOverRiver } from '../scene/stand-on-land.ts';
import { extendDownwards, renderTerrain } from '../terrain/heightfield.ts';
import { farShore, island, nearIsland, nearShore, riverBanks } from '../terrain/shores.ts';
import { paintWater } from '../terrain/water.ts';

export function paintWaterside(renderer: Renderer): void {
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
  // Things on an island need a nearer one, which is drawn elsewhere.
  const isInhabited = scene.plan.hints.some(
    ({ features: named, relation }) => named?.includes('island') && relation?.kind === 'on',
  );
  const isle = features.has('island') && !isInhabited ? renderTerrain(scene, island(scene)) : undefined;
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
  const occupied = renderer.placed.some((one) => one.zone === 'ground' || one.zone === 'table');
  if (sea && !features.has('beach') && !occupied) return;
  const beach = sea || features.has('beach');
  // A subject that walks along the shore, or waves that break on it, need a shore as wide as the image.
  const isWalked =
    renderer.placed.some((one) => one.heading !== undefined && one.zone === 'ground') ||
    (beach && scene.plan.sceneActions.some(({ kind }) => kind === 'break'));
  const bank = renderTerrain(
    scene,
    isInhabited
      ? nearIsland(scene)
      : nearShore(scene, {
          sandy: beach,
          // The moon in the water is before the bank.
          reach: isSceneryMirrored(scene.plan) ? 1.5 : isWalked ? 3.3 : occupied ? 2.6 : beach ? 1.9 : 1.15,
          level: isWalked,
        }),
  );
  // The palms that the prompt names stand there by themselves.
  const hasPalms = scene.plan.subjects.some(({ name }) => name === 'palm-tree');
  if (features.has('palms') && !isInhabited && !hasPalms)
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

/** The distance by which a river moves to leave room on its bank. */
const NEAR_BANK = 0.85;

/** Beside a bridge there is less of it: the river leads to the bridge. */
const BESIDE_BRIDGE = 0.5;

/** The distance by which a river moves aside for those on its bank. */
function asideFor({ scene, placed }: Renderer): number {
  const isOver = ({ subject }: PlacedSubject): boolean => isOverRiver(subject, scene.plan);
  const ashore = placed.filter((one) => one.zone === 'ground' && !one.perched && !isOver(one));
  const bridge = placed.find(isOver);
  const [first] = ashore;
  if (!first) return 0;
  if (bridge) return BESIDE_BRIDGE * (bridge.x < first.x ? -1 : 1);
  return NEAR_BANK * (scene.random(32)() < 0.5 ? -1 : 1);
}

/** The water is added behind the banks, which have a gap for it. */
export function paintRiver(renderer: Renderer): void {
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
  const banks = renderTerrain(scene, riverBanks(scene, asideFor(renderer)));
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
