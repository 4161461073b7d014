import type { RandomSource } from '../../random.ts';
import palettes from '../data/palettes.json';
import { Canvas } from '../raster/canvas.ts';
import { linearRgb, type Rgb } from '../raster/colour.ts';
import { clamp, lerp } from '../raster/math.ts';
import { latticeHash } from '../raster/noise.ts';
import type { Renderer } from '../scene/renderer.ts';
import type { Scene } from '../scene/scene.ts';
import { paintSky } from '../sky/sky.ts';
import { paintWater } from '../terrain/water.ts';

const NEON = palettes.neon.map(linearRgb);
const LAMPS = palettes.cityWindows.map(linearRgb);
const WALLS = palettes.cityWalls.map(linearRgb);

/** A skyline in three rows behind water; a promenade in front when there are subjects on the ground. */
export function paintCity(renderer: Renderer): void {
  const { scene } = renderer;
  renderer.addLayer('sky', 0, paintSky(scene));
  renderer.drawSubjects('air', 0.05);
  const foot = scene.horizon;
  for (const [rank, name] of (['far', 'far', 'far'] as const).entries()) {
    const layer = new Canvas(scene.width, scene.height);
    paintRank(scene, layer, rank, foot);
    renderer.addLayer(name, 0.08 + rank * 0.08, layer);
  }
  renderer.addLayer('water', 0.4, paintWater(scene, renderer.canvas, linearRgb('#24505f')));
  renderer.drawSubjects('water', 0.5);
  if (renderer.placed.some((one) => one.zone === 'ground' || one.zone === 'table'))
    renderer.addLayer('ground', 0.7, promenade(scene));
  renderer.drawSubjects('ground', 0.8);
  renderer.drawSubjects('table', 0.8);
}

interface Building {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly wall: Rgb;
  readonly glow: Rgb;
  readonly pane: number;
  readonly lit: number;
  readonly crown: number;
  readonly sign: Rgb | undefined;
  readonly id: number;
}

function paintRank(scene: Scene, canvas: Canvas, rank: number, foot: number): void {
  const { width, height, light } = scene;
  const random = scene.random(90 + rank);
  const neon = scene.plan.features.has('neon');
  const unit = Math.max(width, height) / 1000;
  const fog = [0.72, 0.42, 0.12][rank] ?? 0;
  const tallest = Math.min(height * 0.62, foot * 0.86);
  let x = -20 * unit - random() * 30 * unit;
  while (x < width) {
    const wide = (26 + random() * 46) * unit * (1 + rank * 0.35);
    const centre = 1 - 0.55 * Math.abs((x + wide / 2) / width - 0.5) * 1.6;
    const tall = tallest * (0.22 + random() ** 2 * 0.78) * centre * (1.02 - rank * 0.24);
    building(scene, canvas, foot, fog, {
      left: x,
      right: x + wide,
      top: foot - tall,
      wall: pick(random, WALLS),
      glow: pick(random, neon ? NEON : LAMPS),
      pane: (3.4 + rank * 1.5 + random() * 1.6) * unit,
      lit: light.dark ? 0.12 + random() * 0.34 : 0.05,
      crown: Math.floor(random() * 5),
      sign: random() < (neon ? 0.4 : 0.05) && light.dark ? pick(random, NEON) : undefined,
      id: Math.floor(random() * 1e6),
    });
    x += wide * (0.86 + random() * 0.4);
  }
}

const pick = (random: RandomSource, list: readonly Rgb[]): Rgb =>
  list[Math.floor(random() * list.length)] ?? [1, 1, 1];

function building(scene: Scene, canvas: Canvas, foot: number, fog: number, b: Building): void {
  const { light, width } = scene;
  const wide = b.right - b.left;
  const [lx] = light.direction;
  const split = b.left + wide * (lx > 0 ? 0.36 : 0.64);
  const mast = b.crown === 0 ? wide * 1.1 : 0;
  for (let y = Math.max(0, Math.floor(b.top - mast)); y < foot; y++) {
    for (let x = Math.max(0, Math.floor(b.left)); x < Math.min(width, b.right); x++) {
      const u = (x - b.left) / wide;
      const down = y - b.top;
      if (down < 0 && Math.abs(u - 0.5) * wide > Math.max(0.8, wide * 0.015)) continue;
      if (b.crown === 1 && down < wide * 0.5 && Math.abs(u - 0.5) > 0.24 + (down / wide) * 0.12) continue;
      if (b.crown === 2 && down < wide * 0.7 * Math.abs(u - 0.5) * 2) continue;
      if (b.crown === 3 && down < wide * 0.35 * u) continue;
      const bright = x > split === lx > 0;
      const gx = (x - b.left) / b.pane;
      const gy = down / (b.pane * 1.35);
      const fx = gx - Math.floor(gx);
      const fy = gy - Math.floor(gy);
      const window = down > b.pane && fx > 0.24 && fx < 0.8 && fy > 0.24 && fy < 0.78;
      const chance = window ? latticeHash(Math.floor(gx), Math.floor(gy), b.id) : 1;
      const lamp = window && chance < b.lit ? (light.dark ? 0.55 + chance * 1.4 : 0.25) : 0;
      const glass = window && lamp === 0 ? 0.55 : 1;
      const neonSign = b.sign && u > 0.42 && u < 0.58 && down > wide * 0.4 && down < wide * 2.2 ? 1 : 0;
      const k = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) {
        const sky = window && !light.dark ? (light.middle[c] as number) * 0.3 : 0;
        let value =
          (b.wall[c] as number) *
            glass *
            ((light.ambient[c] as number) * 0.62 + (bright ? (light.key[c] as number) * 0.7 : 0)) +
          sky;
        value = lerp(value, light.fog[c] as number, clamp(fog * light.haze ** 0.4));
        value +=
          (b.glow[c] as number) * lamp * (1 - fog * 0.55) +
          (b.sign?.[c] ?? 0) * neonSign * 1.2 * (1 - fog * 0.5);
        canvas.px[k + c] = value;
      }
      canvas.px[k + 3] = 1;
    }
  }
}

/** Paving along the water with a low wall. */
function promenade(scene: Scene): Canvas {
  const { width, height, horizon, light, noise } = scene;
  const canvas = new Canvas(width, height);
  const stone = linearRgb('#9a948c');
  const top = horizon + (height - horizon) * 0.42;
  const rail = (height - horizon) * 0.07;
  for (let y = Math.floor(top - rail); y < height; y++) {
    for (let x = 0; x < width; x++) {
      const down = (y - top) / (height - top);
      const wall = y < top;
      const z = 1 / (0.3 + Math.max(0, down));
      const u = ((x - width / 2) / width) * z * 7;
      const v = z * 6;
      const joint = wall
        ? Math.abs(((x / rail) % 2.4) - 1.2) < 0.05
        : Math.abs(u - Math.round(u)) < 0.03 || Math.abs(v - Math.round(v)) < 0.05;
      const patch = 1 + 0.18 * noise.fbm(u * 2, v * 2 + 7, 3);
      const lit = (joint ? 0.7 : 1) * patch * (wall ? (y < top - rail * 0.72 ? 1.25 : 0.6) : 0.95);
      canvas.over(
        x,
        y,
        stone[0] * lit * (light.ambient[0] + light.key[0] * 0.6),
        stone[1] * lit * (light.ambient[1] + light.key[1] * 0.6),
        stone[2] * lit * (light.ambient[2] + light.key[2] * 0.6),
        1,
      );
    }
  }
  return canvas;
}
