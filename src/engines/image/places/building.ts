import type { Canvas } from '../raster/canvas.ts';
import type { Rgb } from '../raster/colour.ts';
import { clamp, lerp } from '../raster/math.ts';
import { latticeHash } from '../raster/noise.ts';
import type { Scene } from '../scene/scene.ts';

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

export function drawBuilding(scene: Scene, canvas: Canvas, foot: number, fog: number, b: Building): void {
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
      const lamp = window && chance < b.lit ? (light.lamps ? 0.55 + chance * 1.4 : 0.25) : 0;
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
