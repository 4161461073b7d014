import { Plate } from '../raster/canvas.ts';
import { along, hex, type Rgb } from '../raster/colour.ts';
import { clamp, mix, norm, smooth } from '../raster/noise.ts';
import type { Show } from '../scene/renderer.ts';
import type { Stage } from '../scene/scene.ts';
import { sparkle } from '../sky/night.ts';

const NEBULAE: readonly (readonly string[])[] = [
  ['#05060f', '#1a2a66', '#7a3f9c', '#f2a0b8'],
  ['#04070e', '#0f3d5c', '#2f9aa0', '#ffe0a8'],
  ['#07050c', '#4a1840', '#c0483a', '#ffd28a'],
  ['#04060f', '#232a78', '#5a4fc0', '#a8dcff'],
];

const WORLDS: readonly (readonly [string, string, string])[] = [
  ['#123c63', '#2f7a4d', '#d9c38f'],
  ['#7a4a2f', '#d0a070', '#f2e0bd'],
  ['#5b2140', '#c45a4a', '#ffd9a0'],
  ['#173a5a', '#4f9ab0', '#d8f0ee'],
];

export function paintSpace(show: Show): void {
  const { stage } = show;
  show.lay('sky', 0, nebula(stage));
  const random = stage.random(61);
  // A prompt whose subject is itself a heavenly body gets no second one behind it.
  const bodies = stage.plan.wishes.some((wish) => /planet|globe|moon|comet|meteor/.test(wish.name));
  if (!bodies && !stage.plan.features.has('galaxy')) {
    const sheet = new Plate(stage.width, stage.height);
    const short = Math.min(stage.width, stage.height);
    const lone = stage.plan.wishes.length === 0;
    const prompt = stage.plan.prompt.toLowerCase();
    const radius = short * (lone ? 0.26 + 0.05 * random() : 0.2);
    const side = random() < 0.5 ? 0.26 : 0.74;
    const x = stage.width * (lone ? 0.44 + 0.14 * random() : side);
    const y = stage.height * (lone ? 0.5 : 0.3 + 0.06 * random());
    const world = /mars|red/.test(prompt)
      ? 2
      : /saturn|jupiter|gas/.test(prompt)
        ? 1
        : /earth|blue/.test(prompt)
          ? 0
          : Math.floor(random() * 4);
    planet(stage, sheet, {
      x,
      y,
      radius,
      colours: (WORLDS[world] ?? WORLDS[0] ?? ['#123c63', '#2f7a4d', '#d9c38f']).map(hex),
      ringed: /saturn|ring/.test(prompt) || (world === 1 && random() < 0.6),
      seed: random() * 50,
    });
    show.lay('far', 0.1, sheet);
  }
  show.cast('air', 0.6);
}

function nebula(stage: Stage): Plate {
  const { width, height, noise } = stage;
  const plate = new Plate(width, height);
  const random = stage.random(62);
  const colours = coloured(stage, NEBULAE[Math.floor(random() * NEBULAE.length)] ?? []);
  const scale = 2.1 / Math.max(width, height);
  const shift = random() * 40;
  const spiral = /spiral|galaxy/.test(stage.plan.prompt.toLowerCase()) && stage.plan.wishes.length === 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let u = x * scale + shift;
      let v = y * scale;
      let arm = 1;
      if (spiral) {
        const dx = (x - width / 2) / Math.min(width, height);
        const dy = ((y - height / 2) / Math.min(width, height)) * 1.9 + dx * 0.5;
        const r = norm(dx, dy);
        const turn = Math.atan2(dy, dx) + 5.5 * Math.log(r + 0.06);
        arm = (0.55 + 0.45 * Math.cos(2 * turn)) * Math.exp(-r * 2.3) * 2.6 + 2.2 * Math.exp(-r * r * 40);
        u = r * 4 + shift;
        v = Math.sin(turn) * 0.6 + 3;
      }
      const a = noise.fbm(u, v, 4);
      const b = noise.fbm(u + 2.6 * a + 9, v + 2.3 * a, 5);
      const c = noise.fbm(u * 1.4 + 2 * b, v * 1.4 + 1.8 * b + 5, 5);
      const dust = clamp(0.4 + 0.8 * c + 0.28 * b) ** 2.1 * arm;
      const colour = along(colours, clamp(dust * 0.9 + 0.25 * b));
      const strength = 0.06 + dust * 0.95;
      const k = (y * width + x) * 4;
      for (let i = 0; i < 3; i++)
        plate.px[k + i] = (colours[0]?.[i] ?? 0) * 0.6 + (colour[i] as number) * strength;
      plate.px[k + 3] = 1;
    }
  }
  const stars = stage.random(63);
  const scaleUp = Math.max(1, stage.focal / 900);
  for (let i = 0; i < (width * height) / 700; i++) {
    sparkle(plate, stars() * width, stars() * height, stars() ** 9 * 3 + 0.07, stars(), scaleUp);
  }
  return plate;
}

function coloured(stage: Stage, names: readonly string[]): Rgb[] {
  const own = stage.plan.tints.filter((tint) => tint.startsWith('#')).slice(0, 2);
  const list = [...names];
  own.forEach((tint, i) => {
    list[1 + i] = tint;
  });
  return list.map(hex);
}

interface World {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colours: readonly Rgb[];
  readonly ringed: boolean;
  readonly seed: number;
}

function planet(stage: Stage, plate: Plate, world: World): void {
  const { noise } = stage;
  const { x: cx, y: cy, radius, colours, ringed, seed } = world;
  if (ringed) ring(stage, plate, world, false);
  const [lx, ly, lz] = [-0.6, -0.48, 0.64];
  const air: Rgb = [0.35, 0.55, 1];
  for (let y = Math.floor(cy - radius * 1.3); y < cy + radius * 1.3; y++) {
    for (let x = Math.floor(cx - radius * 1.3); x < cx + radius * 1.3; x++) {
      const X = (x - cx) / radius;
      const Y = (y - cy) / radius;
      const q = norm(X, Y);
      if (q >= 1) {
        const glow = 0.5 * Math.exp(-(q - 1) * 15) * clamp(0.3 + (X * lx + Y * ly) * 0.9);
        if (!ringed) plate.glow(x, y, air[0] * glow, air[1] * glow, air[2] * glow);
        continue;
      }
      const Z = Math.sqrt(1 - q * q);
      const sun = clamp(X * lx + Y * ly + Z * lz);
      const lon = Math.atan2(X, Z);
      const lat = Math.asin(Y);
      const band = ringed
        ? noise.fbm(lon * 0.5 + seed, lat * 6 + 0.5 * noise.fbm(lon * 2 + seed, lat * 3, 3), 5)
        : noise.fbm(lon * 1.5 + seed, lat * 2.3, 6);
      const colour = along(colours, 0.5 + band * 1.1);
      const cloud = ringed
        ? 0
        : smooth(0.06, 0.4, noise.fbm(lon * 2.1 + 9 + seed, lat * 3.4 + noise.at(lon, lat) * 0.4, 5));
      const rim = (1 - Z) ** 3 * sun;
      const alpha = smooth(1, 1 - 1.6 / radius, q);
      plate.over(
        x,
        y,
        mix(colour[0], 0.9, cloud * 0.8) * (sun * 1.45 + 0.012) + air[0] * rim,
        mix(colour[1], 0.92, cloud * 0.8) * (sun * 1.45 + 0.013) + air[1] * rim,
        mix(colour[2], 0.95, cloud * 0.8) * (sun * 1.45 + 0.018) + air[2] * rim,
        alpha,
      );
    }
  }
  if (ringed) ring(stage, plate, world, true);
}

function ring(stage: Stage, plate: Plate, world: World, front: boolean): void {
  const { x: cx, y: cy, radius, colours, seed } = world;
  const colour = colours[2] ?? [1, 1, 1];
  for (let y = Math.floor(cy - radius * 1.3); y < cy + radius * 1.3; y++) {
    for (let x = Math.floor(cx - radius * 2.2); x < cx + radius * 2.2; x++) {
      const dx = x - cx;
      const dy = (y - cy) * 3.2 + dx * 0.62;
      const q = norm(dx, dy) / radius;
      if (q < 1.3 || q > 2.1 || dy > 0 !== front) continue;
      const bands = 0.4 + 0.6 * clamp(0.5 + stage.noise.at(q * 24, seed));
      const shadow = norm(dx - radius * 0.5, (y - cy) * 1.1) < radius && !front && dx > 0 ? 0.15 : 1;
      const alpha = bands * smooth(1.3, 1.36, q) * smooth(2.1, 2, q) * 0.85;
      plate.over(
        x,
        y,
        colour[0] * 0.85 * shadow,
        colour[1] * 0.85 * shadow,
        colour[2] * 0.85 * shadow,
        alpha,
      );
    }
  }
}
