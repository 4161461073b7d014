import palettes from '../data/palettes.json';
import { Canvas } from '../raster/canvas.ts';
import { gradientAt, linearRgb, type Rgb } from '../raster/colour.ts';
import { clamp, hypot } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { drawStar } from '../sky/night.ts';

export function paintNebula(scene: Scene): Canvas {
  const { width, height, noise } = scene;
  const canvas = new Canvas(width, height);
  const random = scene.random(62);
  const colours = paletteOf(scene, palettes.nebulae[Math.floor(random() * palettes.nebulae.length)] ?? []);
  const scale = 2.1 / Math.max(width, height);
  const shift = random() * 40;
  const spiral = /spiral|galaxy/.test(scene.plan.prompt.toLowerCase()) && scene.plan.subjects.length === 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let u = x * scale + shift;
      let v = y * scale;
      let arm = 1;
      if (spiral) {
        const dx = (x - width / 2) / Math.min(width, height);
        const dy = ((y - height / 2) / Math.min(width, height)) * 1.9 + dx * 0.5;
        const r = hypot(dx, dy);
        const turn = Math.atan2(dy, dx) + 5.5 * Math.log(r + 0.06);
        arm = (0.55 + 0.45 * Math.cos(2 * turn)) * Math.exp(-r * 2.3) * 2.6 + 2.2 * Math.exp(-r * r * 40);
        u = r * 4 + shift;
        v = Math.sin(turn) * 0.6 + 3;
      }
      const a = noise.fbm(u, v, 4);
      const b = noise.fbm(u + 2.6 * a + 9, v + 2.3 * a, 5);
      const c = noise.fbm(u * 1.4 + 2 * b, v * 1.4 + 1.8 * b + 5, 5);
      const dust = clamp(0.4 + 0.8 * c + 0.28 * b) ** 2.1 * arm;
      const colour = gradientAt(colours, clamp(dust * 0.9 + 0.25 * b));
      const strength = 0.06 + dust * 0.95;
      const k = (y * width + x) * 4;
      for (let i = 0; i < 3; i++)
        canvas.px[k + i] = (colours[0]?.[i] ?? 0) * 0.6 + (colour[i] as number) * strength;
      canvas.px[k + 3] = 1;
    }
  }
  const stars = scene.random(63);
  const scaleUp = Math.max(1, scene.focal / 900);
  for (let i = 0; i < (width * height) / 700; i++) {
    drawStar(canvas, stars() * width, stars() * height, stars() ** 9 * 3 + 0.07, stars(), scaleUp);
  }
  return canvas;
}

function paletteOf(scene: Scene, names: readonly string[]): Rgb[] {
  const own = scene.plan.tints.filter((tint) => tint.startsWith('#')).slice(0, 2);
  const list = [...names];
  own.forEach((tint, i) => {
    list[1 + i] = tint;
  });
  return list.map(linearRgb);
}
