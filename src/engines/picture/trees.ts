import { blend, hex, type Rgb } from './colour.ts';
import { Cutout } from './cutout.ts';
import { clamp, mix, norm, type Random } from './noise.ts';
import type { Stage } from './stage.ts';

export type TreeKind = 'leafy' | 'conifer' | 'bare' | 'palm' | 'blossom' | 'bush';

interface Leaves {
  readonly dark: Rgb;
  readonly light: Rgb;
  readonly accent: Rgb;
}

const LEAVES: Readonly<Record<string, readonly [string, string, string]>> = {
  spring: ['#2f5a22', '#8fb64a', '#b9cf62'],
  summer: ['#1f4420', '#6d9a3c', '#8aa944'],
  autumn: ['#6a2410', '#d8772a', '#e8b13c'],
  winter: ['#33402f', '#8a967f', '#dfe7ee'],
  blossom: ['#a8506f', '#f4b6cb', '#fde3ec'],
  conifer: ['#0f2a1c', '#3f6b3a', '#55803f'],
  palm: ['#1f4a20', '#7fae43', '#a5bf57'],
};

/** Among leaves the sky's blue arrives green. */
const BOUNCE: Rgb = [1.02, 1.06, 0.66];

/** Light on a leaf: `lit` 0 (inside, below) to 1 (towards the sun). */
function leafColour(stage: Stage, leaves: Leaves, lit: number, tone: number): Rgb {
  const { key, ambient, dark } = stage.light;
  const lift = dark ? 2.1 : 1;
  const step = stage.style === 'anime' ? (lit > 0.62 ? 0.95 : lit > 0.34 ? 0.55 : 0.15) : lit;
  const base = blend(blend(leaves.dark, leaves.light, step), leaves.accent, clamp(tone) * step);
  return [0, 1, 2].map(
    (c) =>
      (base[c] as number) *
      ((ambient[c] as number) * (BOUNCE[c] as number) * lift * (0.7 + 0.5 * step) +
        (key[c] as number) * (0.12 + 1.1 * step * step)),
  ) as unknown as Rgb;
}

function barkColours(stage: Stage, kind: TreeKind): [Rgb, Rgb] {
  const bark = hex(kind === 'palm' ? '#8a6a48' : kind === 'conifer' ? '#4a3526' : '#5d4532');
  const { key, ambient } = stage.light;
  const shade = bark.map((v, c) => v * (ambient[c] as number) * 0.85) as unknown as Rgb;
  const lit = bark.map((v, c) => v * ((ambient[c] as number) + (key[c] as number) * 0.8)) as unknown as Rgb;
  return [shade, lit];
}

/** One tree in the scene's own light, `tall` pixels high. */
export function growTree(stage: Stage, kind: TreeKind, random: Random, tall = 320): Cutout {
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

function leafy(stage: Stage, leaves: Leaves, random: Random, tall: number, bush: boolean): Cutout {
  const wide = Math.round(tall * (bush ? 1.7 : 1.05));
  const tree = new Cutout(wide, tall);
  const [shade, lit] = barkColours(stage, 'leafy');
  const side = Math.sign(stage.light.direction[0]);
  const middle = wide / 2;
  if (!bush) {
    tree.limb(middle, tall - 1, middle, tall * 0.93, tall * 0.062, tall * 0.042, shade, lit, side);
    tree.limb(
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
      tree.limb(
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
  const smoothBalls = stage.style === '3d';
  const crown = tall * 0.34;
  for (const clump of clumps) {
    const fine = clamp(tall / 230, 0.6, 3.4);
    const dabs = smoothBalls ? 0 : Math.round(150 * fine * fine * (0.6 + 0.4 * stage.detail));
    if (smoothBalls) ball(stage, tree, clump, leaves, crown, centreY, middle);
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
      const size = (tall / fine) * (stage.style === 'anime' ? 0.016 : 0.0105) * (0.7 + 0.7 * random());
      tree.dab(
        x,
        y,
        size,
        leafColour(stage, leaves, clamp(round * 0.8 + (random() - 0.5) * 0.36), random() - 0.35),
        0.94,
      );
    }
  }
  return tree;
}

function ball(
  stage: Stage,
  tree: Cutout,
  clump: { x: number; y: number; r: number },
  leaves: Leaves,
  crown: number,
  centreY: number,
  middle: number,
): void {
  const side = Math.sign(stage.light.direction[0]);
  const r = clump.r * 1.25;
  for (let y = -r; y <= r; y++) {
    for (let x = -r; x <= r; x++) {
      const q = norm(x, y) / r;
      if (q > 1) continue;
      const lit =
        0.45 +
        0.4 * ((x / r) * side * 0.7 - y / r) +
        0.25 * (((clump.x - middle) / crown) * side - (clump.y - centreY) / crown);
      tree.dot(
        Math.round(clump.x + x),
        Math.round(clump.y + y),
        leafColour(stage, leaves, clamp(lit), 0),
        clamp((1 - q) * r),
      );
    }
  }
}

/** Stacked cones, smooth as turned wood. */
function cones(stage: Stage, leaves: Leaves, tall: number): Cutout {
  const wide = Math.round(tall * 0.56);
  const tree = new Cutout(wide, tall);
  const [shade, lit] = barkColours(stage, 'conifer');
  const side = Math.sign(stage.light.direction[0]);
  const middle = wide / 2;
  tree.limb(middle, tall - 1, middle, tall * 0.75, tall * 0.04, tall * 0.036, shade, lit, side);
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
        tree.dot(
          x,
          y,
          leafColour(stage, leaves, lift, down < 0.3 ? 0.6 : -1),
          clamp(reach - Math.abs(x - middle) + 0.5),
        );
      }
    }
  }
  return tree;
}

function conifer(stage: Stage, leaves: Leaves, random: Random, tall: number): Cutout {
  const wide = Math.round(tall * 0.52);
  const tree = new Cutout(wide, tall);
  const [shade, lit] = barkColours(stage, 'conifer');
  const side = Math.sign(stage.light.direction[0]);
  const middle = wide / 2;
  const snowy = stage.plan.season === 'winter';
  tree.limb(middle, tall - 1, middle, tall * 0.08, tall * 0.022, 1, shade, lit, side);
  const fine = clamp(tall / 230, 0.6, 3.4);
  const tiers = Math.round(16 * Math.sqrt(fine));
  for (let tier = tiers; tier >= 0; tier--) {
    const down = tier / tiers;
    const y0 = tall * (0.03 + 0.87 * down);
    const reach = wide * (0.05 + 0.42 * down) * (0.86 + 0.28 * random());
    const dabs = Math.round((30 + 150 * down) * fine * Math.sqrt(fine) * (0.6 + 0.4 * stage.detail));
    for (let i = 0; i < dabs; i++) {
      const along = random() * 2 - 1;
      const x = middle + along * reach;
      const droop = Math.abs(along) ** 1.5 * tall * 0.055 + (random() - 0.3) * tall * 0.03;
      const lift = clamp(0.42 + 0.36 * along * side - droop / (tall * 0.16) + (random() - 0.5) * 0.45);
      const tone = snowy && random() < 0.55 - droop / (tall * 0.1) ? 1.6 : -1;
      const colour = leafColour(stage, leaves, tone > 0 ? Math.max(0.75, lift) : lift, tone > 0 ? 1 : 0);
      tree.dab(
        x,
        y0 + droop,
        (tall / fine) * (stage.style === 'anime' ? 0.014 : 0.0095) * (0.7 + random() * 0.7),
        colour,
        0.95,
      );
    }
  }
  return tree;
}

function bare(stage: Stage, random: Random, tall: number): Cutout {
  const tree = new Cutout(tall, tall);
  const [shade, lit] = barkColours(stage, 'bare');
  const side = Math.sign(stage.light.direction[0]);
  const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number): void => {
    const x1 = x + Math.cos(angle) * length;
    const y1 = y + Math.sin(angle) * length;
    tree.limb(x, y, x1, y1, width, width * 0.66, shade, lit, side);
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

function palm(stage: Stage, leaves: Leaves, random: Random, tall: number): Cutout {
  const wide = Math.round(tall * 0.95);
  const tree = new Cutout(wide, tall);
  const [shade, lit] = barkColours(stage, 'palm');
  const side = Math.sign(stage.light.direction[0]);
  const lean = (random() - 0.5) * tall * 0.22;
  const topX = wide / 2 + lean;
  const topY = tall * 0.27;
  for (let i = 0; i < 22; i++) {
    const t = i / 22;
    const bend = (u: number): number => mix(wide / 2 - lean * 0.4, topX, u ** 1.6);
    tree.limb(
      bend(t),
      mix(tall - 1, topY, t),
      bend(t + 1 / 22),
      mix(tall - 1, topY, t + 1 / 22),
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
        const colour = leafColour(
          stage,
          leaves,
          clamp(lift + way * 0.12 + (random() - 0.5) * 0.2),
          random() - 0.6,
        );
        tree.limb(
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
