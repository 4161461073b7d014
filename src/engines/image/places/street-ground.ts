import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import { clamp, lerp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { EYE_HEIGHT, STREET_HALF_WIDTH } from './street-scale.ts';

export function paintPavement(scene: Scene): Canvas {
  const { width, height, horizon, focal, light, noise, plan } = scene;
  const canvas = new Canvas(width, height);
  const asphalt = linearRgb('#4a4b50');
  const slab = linearRgb('#a09a92');
  const snowy = plan.season === 'winter';
  for (let y = horizon; y < height; y++) {
    const z = (EYE_HEIGHT * focal) / (y - horizon + 0.5);
    const fog = 1 - Math.exp(-((z * 0.036 * light.haze) ** 1.2));
    for (let x = 0; x < width; x++) {
      const wx = ((x - width / 2) / focal) * z;
      const walk = Math.abs(wx) > STREET_HALF_WIDTH * 0.62;
      const kerb = smoothstep(0.03, 0, Math.abs(Math.abs(wx) - STREET_HALF_WIDTH * 0.62));
      const dash = Math.abs(wx) < 0.022 && z % 0.9 < 0.45 ? 0.8 : 0;
      const joint = walk && (z % 0.3 < 0.02 || Math.abs((wx * 4) % 1) < 0.04) ? 0.8 : 1;
      const rough = 1 + 0.2 * noise.fbm(wx * 5, z * 5, 3) + 0.1 * noise.at(wx * 40, z * 30) * clamp(2 - z);
      const base = walk ? slab : asphalt;
      const k = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) {
        let value = lerp((base[c] as number) * rough * joint, 0.6, Math.max(dash, kerb * 0.5));
        if (snowy) value = lerp(value, 0.82, walk ? 0.9 : 0.55 * clamp(0.6 + noise.fbm(wx * 2, z, 3)));
        value *= (light.ambient[c] as number) + (light.key[c] as number) * 0.4;
        canvas.px[k + c] = lerp(value, light.fog[c] as number, fog);
      }
      canvas.px[k + 3] = 1;
    }
  }
  return canvas;
}

/** Blends a vertically blurred mirror image into the ground. */
export function addWetReflections(scene: Scene, road: Canvas, above: Canvas): void {
  const { width, height, horizon, focal, noise } = scene;
  for (let y = horizon; y < height; y++) {
    const down = (y - horizon) / focal;
    for (let x = 0; x < width; x++) {
      const puddle = smoothstep(
        -0.25,
        0.3,
        noise.fbm(((x - width / 2) / focal / (down + 0.05)) * 0.6, 1 / (down + 0.05), 3),
      );
      const ripple = noise.at(x * 0.05, y * 0.4) * 3 * (1 + down * 8);
      let r = 0;
      let g = 0;
      let b = 0;
      for (let tap = 0; tap < 4; tap++) {
        const row = clamp(2 * horizon - y + ripple - tap * (4 + down * 50), 0, horizon - 1) | 0;
        const q = (row * width + (clamp(x + ripple * 0.4, 0, width - 1) | 0)) * 4;
        r += above.px[q] as number;
        g += above.px[q + 1] as number;
        b += above.px[q + 2] as number;
      }
      const amount = 0.2 + 0.5 * puddle;
      const k = (y * width + x) * 4;
      road.px[k] = (road.px[k] as number) * (1 - amount * 0.6) + (r / 4) * amount;
      road.px[k + 1] = (road.px[k + 1] as number) * (1 - amount * 0.6) + (g / 4) * amount;
      road.px[k + 2] = (road.px[k + 2] as number) * (1 - amount * 0.6) + (b / 4) * amount;
    }
  }
}
