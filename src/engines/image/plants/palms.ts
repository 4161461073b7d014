import type { RandomSource } from '../../random.ts';
import { clamp, lerp } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { LitSprite } from '../sprites/lit-sprite.ts';
import { barkColours, type FoliageColours, foliageColour } from './foliage.ts';

export function palmTree(
  scene: Scene,
  leaves: FoliageColours,
  random: RandomSource,
  tall: number,
): LitSprite {
  const wide = Math.round(tall * 0.95);
  const tree = new LitSprite(wide, tall);
  const [shade, lit] = barkColours(scene, 'palm');
  const side = Math.sign(scene.light.direction[0]);
  const lean = (random() - 0.5) * tall * 0.22;
  const topX = wide / 2 + lean;
  const topY = tall * 0.27;
  for (let i = 0; i < 22; i++) {
    const t = i / 22;
    const bend = (u: number): number => lerp(wide / 2 - lean * 0.4, topX, u ** 1.6);
    tree.strokeTapered(
      bend(t),
      lerp(tall - 1, topY, t),
      bend(t + 1 / 22),
      lerp(tall - 1, topY, t + 1 / 22),
      tall * (0.026 - 0.01 * t),
      tall * (0.022 - 0.01 * t),
      shade,
      lit,
      side,
    );
  }
  const fronds = 13;
  for (let f = 0; f < fronds; f++) {
    const angle = -Math.PI * 0.5 + (f / (fronds - 1) - 0.5) * Math.PI * 1.5 + (random() - 0.5) * 0.2;
    const length = tall * (0.3 + 0.1 * random());
    for (let s = 0; s < 46; s++) {
      const t = s / 46;
      const x = topX + Math.cos(angle) * length * t;
      const y = topY + Math.sin(angle) * length * t * 0.72 + t * t * tall * 0.2;
      const leaf = tall * 0.065 * Math.sin(Math.PI * clamp(t * 0.92 + 0.08)) + 1;
      const lift = clamp(0.5 + 0.3 * Math.cos(angle) * side - 0.3 * Math.sin(angle) - t * 0.25);
      for (const way of [-1, 1]) {
        const colour = foliageColour(
          scene,
          leaves,
          clamp(lift + way * 0.12 + (random() - 0.5) * 0.2),
          random() - 0.6,
        );
        tree.strokeTapered(
          x,
          y,
          x + way * leaf * 0.35 + Math.cos(angle) * leaf * 0.5,
          y + leaf * (0.75 + 0.25 * way),
          tall * 0.0055,
          tall * 0.0025,
          colour,
          colour,
          1,
        );
      }
    }
  }
  return tree;
}
