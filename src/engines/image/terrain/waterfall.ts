import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import { clamp, lerp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

/** A rock wall in the middle distance with a waterfall and mist. */
export function paintWaterfall(scene: Scene): Canvas {
  const { width, height, horizon, light, noise } = scene;
  const canvas = new Canvas(width, height);
  const random = scene.random(231);
  const middle = width * (0.42 + 0.16 * random());
  const half = Math.min(width, height) * (0.06 + 0.03 * random());
  const lip = height * (0.16 + 0.06 * random());
  const rock = linearRgb('#6f6a62');
  const moss = linearRgb('#3f5f2c');
  const foot = horizon + height * 0.05;
  const unit = 1 / Math.min(width, height);
  for (let x = 0; x < width; x++) {
    const from = Math.abs(x - middle);
    const edge =
      lip +
      height *
        (0.05 * noise.fbm(x * unit * 5, 3.3, 4) +
          0.1 * smoothstep(half * 3, width * 0.5, from) -
          0.05 * smoothstep(half, half * 2, from));
    for (let y = Math.max(0, Math.floor(edge)); y < height; y++) {
      const u = x * unit;
      const v = y * unit;
      const crag = noise.ridged(u * 7 + noise.at(u * 3, v * 3), v * 3.2, 5);
      const grain = noise.fbm(u * 30, v * 22, 3);
      const ledge = noise.at(u * 2.2, v * 16);
      const green = clamp(
        smoothstep(0.1, 0.5, ledge + grain * 0.6) * 0.7 + smoothstep(0.03, 0, (y - edge) * unit) * 0.8,
      );
      const lit =
        clamp(0.25 + crag * 1.2 + grain * 0.3) * (light.direction[0] > 0 === x < middle ? 0.8 : 1.1);
      const shade = (c: 0 | 1 | 2): number =>
        lerp(
          lerp(rock[c], moss[c], green) * lit * (light.ambient[c] + light.key[c] * 0.7),
          light.fog[c],
          0.16,
        );
      canvas.over(x, y, shade(0), shade(1), shade(2), clamp(y - edge + 1));
    }
  }
  fall(scene, canvas, { middle, half, lip, foot });
  return canvas;
}

function fall(
  scene: Scene,
  canvas: Canvas,
  { middle, half, lip, foot }: { middle: number; half: number; lip: number; foot: number },
): void {
  const { height, light, noise } = scene;
  for (
    let y = Math.max(0, Math.floor(lip - height * 0.03));
    y < Math.min(height, foot + height * 0.06);
    y++
  ) {
    const down = clamp((y - lip) / (foot - lip));
    const wide = half * (0.85 + 0.45 * down);
    const mist = smoothstep(0.72, 1.05, (y - lip) / (foot - lip));
    const reach = wide * (1 + 2.6 * mist);
    for (let x = Math.floor(middle - reach); x <= middle + reach; x++) {
      const off = Math.abs(x - middle) / wide;
      const strand = 0.55 + 0.45 * noise.fbm((x - middle) / (half * 0.16), y / (height * 0.22), 3);
      const water =
        smoothstep(1, 0.72, off + 0.16 * noise.at(y * 0.03, x * 0.02)) *
        clamp(strand + 0.25) *
        (1 - mist * 0.4);
      const cloud =
        mist *
        Math.exp(-(((x - middle) / (wide * 1.5)) ** 2)) *
        (0.55 + 0.45 * noise.fbm(x / half, y / half, 3));
      const white = (c: 0 | 1 | 2): number =>
        (0.55 + 0.45 * strand) * (light.ambient[c] * 0.95 + light.key[c] * 0.65);
      canvas.over(x, y, white(0), white(1), white(2), clamp(Math.max(water * 0.95, cloud * 0.85)));
    }
  }
}
