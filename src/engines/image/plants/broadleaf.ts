import type { RandomSource } from '../../random.ts';
import { clamp, hypot } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { LitSprite } from '../sprites/lit-sprite.ts';
import { barkColours, type FoliageColours, foliageColour } from './foliage.ts';

export function broadleafTree(
  scene: Scene,
  leaves: FoliageColours,
  random: RandomSource,
  tall: number,
  bush: boolean,
): LitSprite {
  const wide = Math.round(tall * (bush ? 1.7 : 1.05));
  const tree = new LitSprite(wide, tall);
  const [shade, lit] = barkColours(scene, 'leafy');
  const side = Math.sign(scene.light.direction[0]);
  const middle = wide / 2;
  if (!bush) {
    tree.strokeTapered(middle, tall - 1, middle, tall * 0.93, tall * 0.062, tall * 0.042, shade, lit, side);
    tree.strokeTapered(
      middle,
      tall - 1,
      middle + (random() - 0.5) * 8,
      tall * 0.5,
      tall * 0.042,
      tall * 0.024,
      shade,
      lit,
      side,
    );
    for (let i = 0; i < 5; i++) {
      const reach = (random() - 0.5) * tall * 0.62;
      tree.strokeTapered(
        middle,
        tall * (0.72 - i * 0.05),
        middle + reach,
        tall * (0.42 - 0.14 * random()),
        tall * 0.018,
        tall * 0.006,
        shade,
        lit,
        side,
      );
    }
  }
  const centreY = bush ? tall * 0.56 : tall * 0.36;
  const clumps = Array.from({ length: bush ? 14 : 26 }, () => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    return {
      x: middle + Math.cos(angle) * reach * wide * (bush ? 0.36 : 0.33),
      y: centreY + Math.sin(angle) * reach * tall * (bush ? 0.28 : 0.24),
      r: tall * (bush ? 0.15 : 0.1 + 0.05 * random()),
    };
  }).sort((a, b) => b.y - a.y);
  const smoothBalls = scene.style === '3d';
  const crown = tall * 0.34;
  for (const clump of clumps) {
    const fine = clamp(tall / 230, 0.6, 3.4);
    const dabs = smoothBalls ? 0 : Math.round(150 * fine * fine * (0.6 + 0.4 * scene.detail));
    if (smoothBalls) ball(scene, tree, clump, leaves, crown, centreY, middle);
    for (let i = 0; i < dabs; i++) {
      const angle = random() * Math.PI * 2;
      const reach = Math.sqrt(random());
      const dx = Math.cos(angle) * reach;
      const dy = Math.sin(angle) * reach;
      const x = clump.x + dx * clump.r;
      const y = clump.y + dy * clump.r;
      const round =
        0.5 +
        0.34 * (dx * side * 0.75 - dy) +
        0.34 * (((x - middle) / crown) * side * 0.7 - (y - centreY) / crown);
      const size = (tall / fine) * (scene.style === 'anime' ? 0.016 : 0.0105) * (0.7 + 0.7 * random());
      tree.fillCircle(
        x,
        y,
        size,
        foliageColour(scene, leaves, clamp(round * 0.8 + (random() - 0.5) * 0.36), random() - 0.35),
        0.94,
      );
    }
  }
  return tree;
}

function ball(
  scene: Scene,
  tree: LitSprite,
  clump: { x: number; y: number; r: number },
  leaves: FoliageColours,
  crown: number,
  centreY: number,
  middle: number,
): void {
  const side = Math.sign(scene.light.direction[0]);
  const r = clump.r * 1.25;
  for (let y = -r; y <= r; y++) {
    for (let x = -r; x <= r; x++) {
      const q = hypot(x, y) / r;
      if (q > 1) continue;
      const lit =
        0.45 +
        0.4 * ((x / r) * side * 0.7 - y / r) +
        0.25 * (((clump.x - middle) / crown) * side - (clump.y - centreY) / crown);
      tree.blendPixel(
        Math.round(clump.x + x),
        Math.round(clump.y + y),
        foliageColour(scene, leaves, clamp(lit), 0),
        clamp((1 - q) * r),
      );
    }
  }
}

export function bareTree(scene: Scene, random: RandomSource, tall: number): LitSprite {
  const tree = new LitSprite(tall, tall);
  const [shade, lit] = barkColours(scene, 'bare');
  const side = Math.sign(scene.light.direction[0]);
  const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number): void => {
    const x1 = x + Math.cos(angle) * length;
    const y1 = y + Math.sin(angle) * length;
    tree.strokeTapered(x, y, x1, y1, width, width * 0.66, shade, lit, side);
    if (depth === 0) return;
    const forks = depth > 3 ? 2 : 3;
    for (let i = 0; i < forks; i++) {
      grow(
        x1,
        y1,
        angle + (i - (forks - 1) / 2) * 0.62 + (random() - 0.5) * 0.5,
        length * (0.66 + 0.16 * random()),
        width * 0.64,
        depth - 1,
      );
    }
  };
  grow(tall / 2, tall - 1, -Math.PI / 2, tall * 0.26, tall * 0.034, 6);
  return tree;
}
