import type { RandomSource } from '../../random.ts';
import { hex, type Rgb } from '../raster/colour.ts';
import type { Stage } from '../scene/scene.ts';
import type { Cutout } from '../sprites/lit-sprite.ts';
import { bare, leafy } from './broadleaf.ts';
import { cones, conifer } from './conifers.ts';
import { LEAVES, type TreeKind } from './foliage.ts';
import { palm } from './palms.ts';

/** One tree in the scene's own light, `tall` pixels high. */
export function growTree(stage: Stage, kind: TreeKind, random: RandomSource, tall = 320): Cutout {
  const season =
    kind === 'blossom'
      ? 'blossom'
      : kind === 'conifer'
        ? 'conifer'
        : kind === 'palm'
          ? 'palm'
          : stage.plan.season;
  const [dark, light, accent] = (LEAVES[season] ?? LEAVES.summer ?? ['#1f4420', '#6d9a3c', '#8aa944']).map(
    hex,
  ) as [Rgb, Rgb, Rgb];
  const leaves = {
    dark,
    light,
    accent: kind === 'conifer' && stage.plan.season === 'winter' ? hex('#f2f6fb') : accent,
  };
  if (kind === 'conifer')
    return stage.style === '3d' ? cones(stage, leaves, tall) : conifer(stage, leaves, random, tall);
  if (kind === 'palm') return palm(stage, leaves, random, tall);
  if (kind === 'bare' || (kind === 'leafy' && stage.plan.season === 'winter'))
    return bare(stage, random, tall);
  return leafy(stage, leaves, random, tall, kind === 'bush');
}
