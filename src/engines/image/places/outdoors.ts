import { paintFlowers } from '../plants/flowers.ts';
import { grownTrees, paintStand, plantTrees } from '../plants/forest.ts';
import { growTree } from '../plants/trees.ts';
import { Plate } from '../raster/canvas.ts';
import { hex } from '../raster/colour.ts';
import type { Show } from '../scene/renderer.ts';
import type { Stage } from '../scene/scene.ts';
import { paintFirmament } from '../sky/sky.ts';
import { setCutout } from '../sprites/lit-sprite.ts';
import { filledDown, type Land, paintLand, type Relief } from '../terrain/heightfield.ts';
import { dunes, mountainRange, rollingHills } from '../terrain/landforms.ts';
import { withRoad } from '../terrain/road.ts';
import { farShore, island, nearShore, riverBanks } from '../terrain/shores.ts';
import { paintWater } from '../terrain/water.ts';
import { paintWaterfall } from '../terrain/waterfall.ts';

/** Land and water under an open sky. */
export function paintOutdoors(show: Show): void {
  const { stage } = show;
  const { place, features } = stage.plan;
  show.lay('sky', 0, paintFirmament(stage));
  if (place === 'mountains' || features.has('mountains'))
    show.lay('far', 0.08, reliefOf(stage, mountainRange(stage, place === 'mountains' ? 1 : 0.8)).plate);
  if (features.has('waterfall')) show.lay('far', 0.1, paintWaterfall(stage));
  show.cast('air', 0.12);
  if (place === 'lake' && features.has('river')) river(show);
  else if (place === 'sea' || place === 'lake') waterside(show);
  else if (place === 'forest') forest(show);
  else country(show);
  for (const stand of ['ground', 'table', 'deep'] as const) show.cast(stand, 0.75);
}

function reliefOf(stage: Stage, land: Land): Relief {
  const relief = paintLand(stage, land);
  filledDown(relief.plate);
  return relief;
}

function waterside(show: Show): void {
  const { stage } = show;
  const { place, features } = stage.plan;
  const sea = place === 'sea';
  const shore = paintLand(
    stage,
    farShore(stage, {
      tall: sea ? 0.6 : features.has('mountains') ? 0.9 : 1.9,
      broken: sea && !features.has('mountains'),
    }),
  );
  const trees = grownTrees(stage, 4);
  if (!sea || features.has('palms'))
    plantTrees(stage, shore, trees, {
      count: 900,
      near: 11.6,
      far: 15,
      tall: 0.42,
      haze: 0.8,
      clearing: 0,
      purpose: 151,
    });
  filledDown(shore.plate);
  show.lay('far', 0.16, shore.plate);
  const isle = features.has('island') ? paintLand(stage, island(stage)) : undefined;
  const mirror = new Plate(stage.width, stage.height);
  mirror.lay(show.canvas);
  if (isle) {
    const palms = growTree(stage, 'palm', stage.random(305), 260);
    plantTrees(stage, isle, [palms, growTree(stage, 'palm', stage.random(306), 260)], {
      count: 26,
      near: 5,
      far: 7.2,
      tall: 0.62,
      haze: 0.7,
      clearing: 0,
      purpose: 156,
    });
    mirror.lay(isle.plate);
  }
  show.lay(
    'water',
    0.4,
    paintWater(stage, show.canvas, hex(features.has('palms') ? '#3fb7b5' : sea ? '#2c7f93' : '#35707a')),
  );
  if (isle) show.lay('ground', 0.45, isle.plate);
  show.cast('water', 0.5);
  const standing = show.placed.some((one) => one.stand === 'ground' || one.stand === 'table');
  if (sea && !features.has('beach') && !standing) return;
  const beach = sea || features.has('beach');
  const bank = paintLand(
    stage,
    nearShore(stage, { sandy: beach, reach: standing ? 2.6 : beach ? 1.9 : 1.15 }),
  );
  if (features.has('palms'))
    plantTrees(stage, bank, trees, {
      count: 5,
      near: 1.1,
      far: 2,
      tall: 0.75,
      haze: 0.5,
      clearing: 0.32,
      purpose: 152,
    });
  show.lay('ground', 0.6, bank.plate);
}

function country(show: Show): void {
  const { stage } = show;
  const { place, features, season } = stage.plan;
  const arid = place === 'desert';
  const land = arid
    ? dunes(stage)
    : rollingHills(stage, { swell: place === 'mountains' ? 0.75 : 1, snow: season === 'winter' });
  const relief = reliefOf(stage, features.has('road') ? withRoad(stage, land) : land);
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
    const busy = show.placed.length > 0 ? 0.42 : 0.3;
    plantTrees(stage, relief, grownTrees(stage), {
      count: Math.round(wooded * stage.detail),
      near: features.has('blossom') ? 1.3 : 2.4,
      far: 12,
      tall: 0.62,
      haze: 0.85,
      clearing: busy,
      purpose: 153,
    });
  }
  paintFlowers(stage, relief);
  show.lay('ground', 0.6, relief.plate);
}

/** The water is laid behind banks that leave it open. */
function river(show: Show): void {
  const { stage } = show;
  const hills = paintLand(stage, farShore(stage, { tall: 1.3, broken: false }));
  const trees = grownTrees(stage);
  plantTrees(stage, hills, trees, {
    count: 700,
    near: 11.6,
    far: 16,
    tall: 0.5,
    haze: 0.8,
    clearing: 0,
    purpose: 154,
  });
  filledDown(hills.plate);
  show.lay('far', 0.16, hills.plate);
  const banks = paintLand(stage, riverBanks(stage));
  plantTrees(stage, banks, trees, {
    count: Math.round(260 * stage.detail),
    near: 1.9,
    far: 12,
    tall: 0.6,
    haze: 0.85,
    clearing: 0.3,
    purpose: 155,
  });
  paintFlowers(stage, banks);
  const mirror = new Plate(stage.width, stage.height);
  mirror.lay(show.canvas);
  mirror.lay(banks.plate);
  show.lay('water', 0.4, paintWater(stage, mirror, hex('#35707a')));
  show.lay('ground', 0.6, banks.plate);
  show.cast('water', 0.6);
}

function forest(show: Show): void {
  const { stage } = show;
  const { width, height, horizon, light } = stage;
  const trees = grownTrees(stage, 5);
  const tall = grownTrees(stage, 3, Math.min(900, Math.round(Math.min(width, height) * 0.95)));
  const short = Math.min(width, height);
  const back = new Plate(width, height);
  paintStand(stage, back, trees, [
    { foot: horizon + short * 0.015, height: short * 0.34, fog: 0.55, step: short * 0.045 },
    { foot: horizon + short * 0.03, height: short * 0.46, fog: 0.32, step: short * 0.075 },
  ]);
  if (!stage.plan.features.has('waterfall')) show.lay('far', 0.2, back);
  const floor = reliefOf(stage, rollingHills(stage, { swell: 0.35, snow: stage.plan.season === 'winter' }));
  show.lay('ground', 0.5, floor.plate);
  const front = new Plate(width, height);
  const random = stage.random(171);
  for (const [i, spot] of [0.03, 0.97, 0.15, 0.86, 0.26, 0.75].entries()) {
    const tree = tall[i % tall.length];
    if (!tree) continue;
    const near = 1 - Math.floor(i / 2) * 0.24;
    setCutout(front, tree, {
      x: width * (spot + (random() - 0.5) * 0.04),
      foot: horizon + (height - horizon) * (0.2 + 0.5 * near * near),
      height: short * (0.5 + 0.62 * near),
      mirrored: false,
      fog: 0.16 * (1 - near),
      fogColour: light.fog,
      shade: 0.72,
    });
  }
  show.lay('near', 0.65, front);
}
