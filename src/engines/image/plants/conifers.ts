import type { RandomSource } from '../../random.ts';
import { clamp } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { LitSprite } from '../sprites/lit-sprite.ts';
import { barkColours, type FoliageColours, foliageColour } from './foliage.ts';

/** Three stacked cones with smooth shading, for the 3d style. */
export function coneTree(scene: Scene, leaves: FoliageColours, tall: number): LitSprite {
  const wide = Math.round(tall * 0.56);
  const tree = new LitSprite(wide, tall);
  const [shade, lit] = barkColours(scene, 'conifer');
  const side = Math.sign(scene.light.direction[0]);
  const middle = wide / 2;
  tree.strokeTapered(middle, tall - 1, middle, tall * 0.75, tall * 0.04, tall * 0.036, shade, lit, side);
  for (const [top, foot, half] of [
    [0.46, 0.9, 0.48],
    [0.24, 0.66, 0.39],
    [0.02, 0.42, 0.29],
  ] as const) {
    for (let y = Math.round(top * tall); y < foot * tall; y++) {
      const down = (y / tall - top) / (foot - top);
      const reach = half * wide * down;
      for (let x = Math.floor(middle - reach); x <= middle + reach; x++) {
        const across = reach > 0 ? (x - middle) / reach : 0;
        const lift = clamp(0.5 + 0.42 * across * side - 0.2 * down + (down < 0.15 ? 0.1 : 0));
        tree.blendPixel(
          x,
          y,
          foliageColour(scene, leaves, lift, down < 0.3 ? 0.6 : -1),
          clamp(reach - Math.abs(x - middle) + 0.5),
        );
      }
    }
  }
  return tree;
}

export function coniferTree(
  scene: Scene,
  leaves: FoliageColours,
  random: RandomSource,
  tall: number,
): LitSprite {
  const wide = Math.round(tall * 0.52);
  const tree = new LitSprite(wide, tall);
  const [shade, lit] = barkColours(scene, 'conifer');
  const side = Math.sign(scene.light.direction[0]);
  const middle = wide / 2;
  const snowy = scene.plan.season === 'winter';
  tree.strokeTapered(middle, tall - 1, middle, tall * 0.08, tall * 0.022, 1, shade, lit, side);
  const fine = clamp(tall / 230, 0.6, 3.4);
  const tiers = Math.round(16 * Math.sqrt(fine));
  for (let tier = tiers; tier >= 0; tier--) {
    const down = tier / tiers;
    const y0 = tall * (0.03 + 0.87 * down);
    const reach = wide * (0.05 + 0.42 * down) * (0.86 + 0.28 * random());
    const dabs = Math.round((30 + 150 * down) * fine * Math.sqrt(fine) * (0.6 + 0.4 * scene.detail));
    for (let i = 0; i < dabs; i++) {
      const along = random() * 2 - 1;
      const x = middle + along * reach;
      const droop = Math.abs(along) ** 1.5 * tall * 0.055 + (random() - 0.3) * tall * 0.03;
      const lift = clamp(0.42 + 0.36 * along * side - droop / (tall * 0.16) + (random() - 0.5) * 0.45);
      const tone = snowy && random() < 0.55 - droop / (tall * 0.1) ? 1.6 : -1;
      const colour = foliageColour(scene, leaves, tone > 0 ? Math.max(0.75, lift) : lift, tone > 0 ? 1 : 0);
      tree.fillCircle(
        x,
        y0 + droop,
        (tall / fine) * (scene.style === 'anime' ? 0.014 : 0.0095) * (0.7 + random() * 0.7),
        colour,
        0.95,
      );
    }
  }
  return tree;
}
