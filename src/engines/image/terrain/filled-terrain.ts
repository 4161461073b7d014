import type { Scene } from '../scene/scene.ts';
import { extendDownwards, renderTerrain } from './heightfield.ts';
import type { Landform, RenderedTerrain } from './landform.ts';

export function renderFilledTerrain(scene: Scene, land: Landform): RenderedTerrain {
  const terrain = renderTerrain(scene, land);
  extendDownwards(terrain.canvas);
  return terrain;
}
