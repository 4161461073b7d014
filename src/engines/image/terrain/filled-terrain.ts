import type { Scene } from '../scene/scene.ts';
import { extendDownwards, renderTerrain } from './heightfield.ts';
import type { Landform, RenderedTerrain } from './landform.ts';

export function renderFilledTerrain(scene: Scene, land: Landform): RenderedTerrain {
  const relief = renderTerrain(scene, land);
  extendDownwards(relief.canvas);
  return relief;
}
