import type { RandomSource } from '../../random.ts';
import palettes from '../data/palettes.json';
import { Canvas } from '../raster/canvas.ts';
import { linearRgb, type Rgb } from '../raster/colour.ts';
import type { Renderer } from '../scene/renderer.ts';
import type { Scene } from '../scene/scene.ts';
import { paintSky } from '../sky/sky.ts';
import { paintWater } from '../terrain/water.ts';
import { drawBuilding } from './building.ts';
import { neonColours } from './neon.ts';
import { paintPromenade } from './promenade.ts';

const LAMPS = palettes.cityWindows.map(linearRgb);

const WALLS = palettes.cityWalls.map(linearRgb);

/** A skyline in three rows behind water; a promenade in front when there are subjects on the ground. */
export function paintCity(renderer: Renderer): void {
  const { scene } = renderer;
  renderer.addLayer('sky', 0, paintSky(scene));
  renderer.drawSubjects('air', 0.05);
  const foot = scene.horizon;
  for (const [row, name] of (['far', 'far', 'far'] as const).entries()) {
    const layer = new Canvas(scene.width, scene.height);
    paintSkylineRow(scene, layer, row, foot);
    renderer.addLayer(name, 0.08 + row * 0.08, layer);
  }
  renderer.addLayer('water', 0.4, paintWater(scene, renderer.canvas, linearRgb('#24505f')));
  renderer.drawSubjects('water', 0.5);
  if (renderer.placed.some((one) => one.zone === 'ground' || one.zone === 'table'))
    renderer.addLayer('ground', 0.7, paintPromenade(scene));
  renderer.drawSubjects('ground', 0.8);
  renderer.drawSubjects('table', 0.8);
}

function paintSkylineRow(scene: Scene, canvas: Canvas, row: number, foot: number): void {
  const { width, height, light } = scene;
  const random = scene.random(90 + row);
  const neon = scene.plan.features.has('neon');
  const ownNeon = neonColours(scene.plan);
  const unit = Math.max(width, height) / 1000;
  const fog = [0.72, 0.42, 0.12][row] ?? 0;
  const tallest = Math.min(height * 0.62, foot * 0.86);
  let x = -20 * unit - random() * 30 * unit;
  while (x < width) {
    const wide = (26 + random() * 46) * unit * (1 + row * 0.35);
    const centre = 1 - 0.55 * Math.abs((x + wide / 2) / width - 0.5) * 1.6;
    const tall = tallest * (0.22 + random() ** 2 * 0.78) * centre * (1.02 - row * 0.24);
    const [wall, glow] = [pick(random, WALLS), pick(random, neon ? ownNeon : LAMPS)];
    const [pane, shine, crown] = [random(), random(), random()];
    // By day it is drawn and not used: a film shows the same city by day and by night.
    const sign = random() < (neon ? 0.4 : 0.05) ? pick(random, ownNeon) : undefined;
    drawBuilding(scene, canvas, foot, fog, {
      left: x,
      right: x + wide,
      top: foot - tall,
      wall,
      glow,
      pane: (3.4 + row * 1.5 + pane * 1.6) * unit,
      lit: light.lamps ? 0.12 + shine * 0.34 : 0.05,
      crown: Math.floor(crown * 5),
      sign: light.lamps ? sign : undefined,
      id: Math.floor(random() * 1e6),
    });
    x += wide * (0.86 + random() * 0.4);
  }
}

const pick = (random: RandomSource, list: readonly Rgb[]): Rgb =>
  list[Math.floor(random() * list.length)] ?? [1, 1, 1];
