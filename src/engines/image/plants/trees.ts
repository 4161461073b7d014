import type { RandomSource } from '../../random.ts';
import foliage from '../data/foliage.json';
import { linearRgb } from '../raster/colour.ts';
import type { Scene } from '../scene/scene.ts';
import type { LitSprite } from '../sprites/lit-sprite.ts';
import { bareTree, broadleafTree } from './broadleaf.ts';
import { coneTree, coniferTree } from './conifers.ts';
import type { TreeKind } from './foliage.ts';
import { palmTree } from './palms.ts';

const SNOW = '#f2f6fb';

/** One tree in the light of the scene, `tall` pixels high. */
export function drawTree(scene: Scene, kind: TreeKind, random: RandomSource, tall = 320): LitSprite {
  const { season } = scene.plan;
  const row = foliage[kind === 'blossom' || kind === 'conifer' || kind === 'palm' ? kind : season];
  const accent = kind === 'conifer' && season === 'winter' ? SNOW : row.accent;
  const leaves = { dark: linearRgb(row.dark), light: linearRgb(row.light), accent: linearRgb(accent) };
  if (kind === 'conifer')
    return scene.style === '3d' ? coneTree(scene, leaves, tall) : coniferTree(scene, leaves, random, tall);
  if (kind === 'palm') return palmTree(scene, leaves, random, tall);
  if (kind === 'bare' || (kind === 'leafy' && season === 'winter')) return bareTree(scene, random, tall);
  return broadleafTree(scene, leaves, random, tall, kind === 'bush');
}
