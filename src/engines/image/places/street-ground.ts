import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import { clamp, lerp, smoothstep } from '../raster/math.ts';
import { latticeHash } from '../raster/noise.ts';
import type { Scene } from '../scene/scene.ts';
import { STREET_HALF_WIDTH, streetDepth, streetEnd } from './street-scale.ts';

/** Bars across the street, by their distance in units of it. */
const CROSSWALK = { near: 1.2, far: 1.95 };

export function paintPavement(scene: Scene): Canvas {
  const { width, height, focal, light, noise, plan } = scene;
  const canvas = new Canvas(width, height);
  const asphalt = linearRgb('#4a4b50');
  const slab = linearRgb('#a09a92');
  const snowy = plan.season === 'winter';
  const cobbled = plan.features.has('cobbles');
  const stone = linearRgb('#8d857b');
  const crossed = plan.features.has('crosswalk');
  const isStation = plan.features.has('platform');
  for (let y = streetEnd(scene); y < height; y++) {
    const z = streetDepth(scene, y);
    const fog = 1 - Math.exp(-((z * 0.036 * light.haze) ** 1.2));
    for (let x = 0; x < width; x++) {
      const wx = ((x - width / 2) / focal) * z;
      // The houses stand there.
      if (Math.abs(wx) > STREET_HALF_WIDTH) continue;
      const walk = Math.abs(wx) > STREET_HALF_WIDTH * 0.62;
      const kerb = smoothstep(0.03, 0, Math.abs(Math.abs(wx) - STREET_HALF_WIDTH * 0.62));
      const dash = !cobbled && Math.abs(wx) < 0.022 && z % 0.9 < 0.45 ? 0.8 : 0;
      const joint = walk && (z % 0.3 < 0.02 || Math.abs((wx * 4) % 1) < 0.04) ? 0.8 : 1;
      const rough = 1 + 0.2 * noise.fbm(wx * 5, z * 5, 3) + 0.1 * noise.at(wx * 40, z * 30) * clamp(2 - z);
      const isBar = crossed && z > CROSSWALK.near && z < CROSSWALK.far && Math.abs((wx * 5) % 1) < 0.5;
      const base = walk ? slab : cobbled ? stone : asphalt;
      const paved = cobbled && !walk ? cobbleShade(wx, z) : 1;
      const k = (y * width + x) * 4;
      const own = isStation ? stationGround(wx, z, rough) : undefined;
      for (let c = 0; c < 3; c++) {
        let value =
          own?.[c] ??
          lerp(
            (base[c] as number) * rough * joint * paved,
            0.6,
            Math.max(isBar && !walk ? 0.9 : crossed ? 0 : dash, kerb * 0.5),
          );
        if (snowy) value = lerp(value, 0.9, walk || own ? 0.92 : 0.75 * clamp(0.7 + noise.fbm(wx * 2, z, 3)));
        value *= (light.ambient[c] as number) + (light.key[c] as number) * 0.4;
        canvas.px[k + c] = lerp(value, light.fog[c] as number, fog);
      }
      canvas.px[k + 3] = 1;
    }
  }
  return canvas;
}

const PLATFORM = linearRgb('#b3ada3');
const EDGE_LINE = linearRgb('#f2c430');
const BALLAST = linearRgb('#6d655d');
const SLEEPER = linearRgb('#4a3a2e');
const RAIL = linearRgb('#b9bcc2');

/** A platform from the left to its yellow line, and a railway track on the right of it. */
function stationGround(wx: number, z: number, rough: number): readonly number[] {
  const shaded = (colour: readonly number[], by: number): number[] => colour.map((value) => value * by);
  const joint = z % 0.36 < 0.02 || Math.abs((wx * 3) % 1) < 0.03 ? 0.85 : 1;
  if (wx < 0.4) return shaded(PLATFORM, rough * joint);
  if (wx < 0.45) return EDGE_LINE;
  // The side of the platform is in its own shadow.
  if (wx < 0.5) return shaded(PLATFORM, 0.35);
  if (Math.abs(wx - 0.66) < 0.018 || Math.abs(wx - 1) < 0.018) return RAIL;
  return wx > 0.58 && wx < 1.08 && z % 0.16 < 0.07 ? shaded(SLEEPER, rough) : shaded(BALLAST, rough);
}

/** Rows of round stones, each with its own grey, and dark joints; far away they are one grey. */
function cobbleShade(wx: number, z: number): number {
  const row = Math.floor(z / COBBLE);
  const across = wx / COBBLE + (row % 2) * 0.5;
  const [u, v] = [across - Math.floor(across) - 0.5, z / COBBLE - row - 0.5];
  const edge = smoothstep(0.3, 0.5, Math.max(Math.abs(u), Math.abs(v)) + 0.3 * Math.abs(u * v));
  const own = 0.75 + 0.5 * latticeHash(Math.floor(across), row, 17);
  return lerp(own * lerp(1, 0.45, edge), 0.85, smoothstep(2.2, 5, z));
}

/** Length of a stone, in units of the street. */
const COBBLE = 0.085;

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
      if (road.px[k + 3] === 0) continue;
      road.px[k] = (road.px[k] as number) * (1 - amount * 0.6) + (r / 4) * amount;
      road.px[k + 1] = (road.px[k + 1] as number) * (1 - amount * 0.6) + (g / 4) * amount;
      road.px[k + 2] = (road.px[k + 2] as number) * (1 - amount * 0.6) + (b / 4) * amount;
    }
  }
}
