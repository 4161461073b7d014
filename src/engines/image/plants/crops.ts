import type { Scene } from '../scene/scene.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { drawSprite } from '../sprites/lit-sprite.ts';
import { shadeSprite } from '../sprites/shading.ts';
import { fogAmount, type RenderedTerrain } from '../terrain/landform.ts';

const STALK = 'wheat-stalk';
/** Height of a stalk, in units of the land. */
const TALL = 0.11;

/** Ripe ears that stand close over the whole field, the far ones first. */
export function paintCrops(scene: Scene, terrain: RenderedTerrain, drawings: Drawings): void {
  const { width, height, focal } = scene;
  const random = scene.random(187);
  const tallest = (TALL * focal) / 0.62;
  const stalk = shadeSprite(scene, drawings.draw(STALK, Math.min(tallest, height * 0.2)));
  const spots = Array.from({ length: Math.round(1500 * scene.detail) }, () => ({
    z: 0.62 * 7 ** random(),
    x: random() * width,
    mirrored: random() < 0.5,
    tall: 0.8 + 0.4 * random(),
  })).sort((a, b) => b.z - a.z);
  for (const { z, x, mirrored, tall } of spots) {
    const foot = terrain.rowAt(x, z);
    const k = Math.floor(Math.min(height - 1, Math.max(0, foot))) * width + Math.floor(x);
    const seen = terrain.distance[k] as number;
    if (!(seen > z * 0.93 && seen < z * 1.1)) continue;
    drawSprite(terrain.canvas, stalk, {
      x,
      foot: foot + 2,
      height: Math.max(4, ((TALL * focal) / z) * tall),
      mirrored,
      fog: fogAmount(scene, z, 0.85),
      fogColour: scene.light.fog,
      shade: 0.85 + 0.3 * (tall - 0.8),
    });
  }
}
