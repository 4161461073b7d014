import palettes from '../data/palettes.json';
import { Canvas } from '../raster/canvas.ts';
import { lerpRgb, linearRgb, type Rgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Renderer } from '../scene/renderer.ts';
import type { Scene } from '../scene/scene.ts';

const BACKDROPS = palettes.tableBackdrops;
const LAMP: Rgb = [1, 0.66, 0.34];

/** A wooden table top with the room out of focus behind it. */
export function paintTable(renderer: Renderer): void {
  const { scene } = renderer;
  renderer.addLayer('sky', 0, softBack(scene));
  renderer.addLayer('ground', 0.6, tableTop(scene));
  for (const zone of ['air', 'ground', 'water', 'deep', 'table'] as const) renderer.drawSubjects(zone, 0.75);
}

function softBack(scene: Scene): Canvas {
  const { width, height, light, noise } = scene;
  const canvas = new Canvas(width, height);
  const random = scene.random(111);
  const asked = scene.plan.tints.find((tint) => tint.startsWith('#'));
  const backdrop = asked
    ? { dark: '#22242a', light: asked }
    : (BACKDROPS[Math.floor(random() * BACKDROPS.length)] ?? { dark: '#3c4a3a', light: '#a9b38a' });
  // Through a window behind it comes the light of the hour that the prompt names.
  const isTold = asked === undefined && !light.dark && scene.plan.hints.some(({ time }) => time);
  const low = isTold ? lerpRgb(linearRgb(backdrop.dark), light.middle, 0.6) : linearRgb(backdrop.dark);
  const high = isTold ? lerpRgb(linearRgb(backdrop.light), light.horizon, 0.85) : linearRgb(backdrop.light);
  const level = light.dark ? 0.22 : isTold ? 1 : 0.85;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const soft = clamp(
        (isTold ? 0.8 : 0.5) +
          0.7 * noise.fbm((x / width) * 1.4 + 3, (y / height) * 1.4, 2) -
          Math.abs(x / width - light.sunX) * 0.7 -
          (y / height) * 0.25,
      );
      canvas.over(
        x,
        y,
        lerp(low[0], high[0], soft) * level,
        lerp(low[1], high[1], soft) * level,
        lerp(low[2], high[2], soft) * level,
        1,
      );
    }
  }
  for (let i = 0; i < 22; i++) {
    const cx = random() * width;
    const cy = random() * height * 0.6;
    const r = Math.min(width, height) * (0.02 + 0.05 * random());
    const strength = (0.03 + 0.1 * random()) * (light.dark ? 1.6 : 1);
    const warm = random();
    for (let y = Math.floor(cy - r); y <= cy + r; y++) {
      for (let x = Math.floor(cx - r); x <= cx + r; x++) {
        const q = hypot(x - cx, y - cy) / r;
        if (q > 1) continue;
        const glow = strength * smoothstep(1, 0.9, q) * (0.75 + 0.25 * q);
        canvas.add(x, y, glow, glow * (0.72 + 0.2 * warm), glow * (0.4 + 0.5 * warm));
      }
    }
  }
  return canvas;
}

function tableTop(scene: Scene): Canvas {
  const { width, height, light, noise } = scene;
  const canvas = new Canvas(width, height);
  const isFlat = scene.plan.isFromAbove === true;
  const edge = isFlat ? 0 : Math.round(height * 0.64);
  const light0 = linearRgb('#a9713f');
  const dark0 = linearRgb('#6b4023');
  for (let y = edge; y < height; y++) {
    const down = (y - edge) / (height - edge);
    const z = isFlat ? 1 + down * 1.4 : 1 / (0.35 + down);
    for (let x = 0; x < width; x++) {
      const wx = ((x - width / 2) / width) * (isFlat ? 1 : z) * 2.4;
      const board = Math.floor(z * 3.1);
      const grain = noise.fbm(wx * 1.3 + board * 9, z * 26, 3);
      const ring = noise.at(wx * 0.7 + board * 5, z * 9 + grain);
      const t = clamp(0.5 + grain * 0.5 + ring * 0.5);
      const seam = z * 3.1 - board < 0.03 ? 0.55 : 1;
      const pool =
        0.55 +
        0.6 *
          Math.exp(
            -(((x / width - (0.5 + (light.sunX - 0.5) * 0.6)) / 0.45) ** 2) - ((down - 0.35) / 0.6) ** 2,
          );
      const alpha = clamp((y - edge) / 3 + 0.2);
      const k: number[] = [0, 1, 2].map(
        (c) =>
          lerp(dark0[c] as number, light0[c] as number, t) *
          seam *
          pool *
          ((light.ambient[c] as number) * (light.dark ? 2.2 : 0.9) +
            (light.key[c] as number) * 0.75 +
            (light.dark ? (LAMP[c] as number) * 0.25 : 0)),
      );
      canvas.over(x, y, k[0] ?? 0, k[1] ?? 0, k[2] ?? 0, alpha);
    }
  }
  return canvas;
}
