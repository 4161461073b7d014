import { paintCrops } from '../plants/crops.ts';
import { paintFlowers } from '../plants/flowers.ts';
import { scatterTrees, treeSprites } from '../plants/forest.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Renderer } from '../scene/renderer.ts';
import { paintSky } from '../sky/sky.ts';
import { renderFilledTerrain } from '../terrain/filled-terrain.ts';
import { paintHill } from '../terrain/hill.ts';
import { dunes, mountainRange, rollingHills } from '../terrain/landforms.ts';
import { withPitch } from '../terrain/pitch.ts';
import { withRoad } from '../terrain/road.ts';
import { paintWaterfall } from '../terrain/waterfall.ts';
import { paintForest } from './forest.ts';
import { furnishGround } from './grounds.ts';
import { paintRiver, paintWaterside } from './waterside.ts';

/** In metres. */
const SMALL = 2.5;

/** Land and water under an open sky. */
export function paintOutdoors(renderer: Renderer): void {
  const { scene } = renderer;
  const { place, features } = scene.plan;
  renderer.addLayer('sky', 0, paintSky(scene));
  if (place === 'mountains' || features.has('mountains'))
    renderer.addLayer(
      'far',
      0.08,
      renderFilledTerrain(scene, mountainRange(scene, place === 'mountains' ? 1 : 0.8)).canvas,
    );
  if (features.has('waterfall')) renderer.addLayer('far', 0.1, paintWaterfall(scene));
  // A house on a hill reaches into the sky, and would hide what flies there.
  const isHill = place !== 'sea' && place !== 'lake' && place !== 'forest' && features.isNamed('hill');
  // The near trees of a forest would hide a bird.
  const flyers = renderer.placed.filter(({ zone }) => zone === 'air');
  const isLast =
    isHill || (place === 'forest' && flyers.every(({ name }) => kindOfSubject(name).metres < SMALL));
  if (!isLast) renderer.drawSubjects('air', 0.12);
  if (place === 'lake' && features.has('river')) paintRiver(renderer);
  else if (place === 'sea' || place === 'lake') paintWaterside(renderer);
  else if (place === 'forest') paintForest(renderer);
  else paintCountry(renderer);
  for (const zone of ['ground', 'table', 'deep', ...(isLast ? (['air'] as const) : [])] as const)
    renderer.drawSubjects(zone, 0.75);
}

function paintCountry(renderer: Renderer): void {
  const { scene } = renderer;
  const { place, features, season } = scene.plan;
  const arid = place === 'desert';
  const land = arid
    ? dunes(scene)
    : rollingHills(scene, { swell: place === 'mountains' ? 0.75 : 1, snow: season === 'winter' });
  const ways = features.has('road') ? withRoad(scene, land) : land;
  const terrain = renderFilledTerrain(
    scene,
    scene.plan.ground === 'football field' ? withPitch(scene, ways) : ways,
  );
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
    scatterTrees(scene, terrain, treeSprites(scene), {
      count: Math.round(wooded * scene.detail),
      near: features.has('blossom') ? 1.3 : 2.4,
      far: 12,
      tall: 0.62,
      haze: 0.85,
      clearing: busy,
      purpose: 153,
    });
  }
  if (features.has('hill')) paintHill(scene, terrain.canvas);
  if (features.has('crops')) paintCrops(scene, terrain, renderer.drawings);
  else paintFlowers(scene, terrain);
  furnishGround(renderer, terrain);
  renderer.addLayer('ground', 0.6, terrain.canvas);
}
