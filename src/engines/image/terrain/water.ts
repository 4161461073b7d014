import { Canvas } from '../raster/canvas.ts';
import { linearRgb, type Rgb, scaleRgb } from '../raster/colour.ts';
import { clamp, lerp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { raiseWaves } from './high-waves.ts';

/** The share of the reflections that is seen on water of a colour that was named. */
const OVER_COLOUR = 0.45;

/** Water from the horizon down, with reflections of the layers behind it. */
export function paintWater(scene: Scene, behind: Canvas, clear: Rgb): Canvas {
  const { width, height, horizon, focal, light, noise } = scene;
  const canvas = new Canvas(width, height);
  const calm = scene.plan.features.has('calm');
  const waves =
    scene.plan.features.has('waves') ||
    scene.plan.features.has('high-waves') ||
    scene.plan.weather === 'storm';
  const lake = scene.plan.place !== 'sea';
  const chop = (waves ? 2.6 : calm ? 0.34 : lake ? 0.5 : 0.95) * (scene.style === 'anime' ? 0.8 : 1);
  const sunX = light.sunX * width;
  const night = scene.plan.time === 'night';
  const low = light.sunHeight < 0.2;
  const path = (night ? 0.42 : low ? 1.5 : 0.5) * light.hardness;
  const named = scene.plan.ownColours.get('water');
  const own = named === undefined ? undefined : linearRgb(named);
  // A bright sky would hide a dark colour.
  const share = own ? OVER_COLOUR * clamp(0.05 + 1.4 * own[1]) : 1;
  const level = 0.3 * light.ambient[1] + 0.55 * Math.max(light.zenith[1], light.middle[1]);
  const deep: Rgb = own
    ? scaleRgb(own, 0.25 + level)
    : [
        clear[0] * (0.25 * light.ambient[0] + 0.55 * light.zenith[0]),
        clear[1] * (0.25 * light.ambient[1] + 0.55 * light.zenith[1]),
        clear[2] * (0.25 * light.ambient[2] + 0.55 * light.zenith[2]),
      ];
  const foam = foamOf(light);
  const src = behind.px;
  const to = canvas.px;
  const crisp = scene.style === 'anime' || scene.style === '3d';
  for (let y = Math.max(0, horizon); y < height; y++) {
    const down = (y - horizon + 0.5) / focal;
    const z = 1 / down;
    // Distant waves are smaller than a pixel and only blur the reflection.
    const visible = clamp(down * 22);
    const slow = noise.at(0.7, z * 0.21) * 0.2;
    for (let x = 0; x < width; x++) {
      const wx = ((x - width / 2) / focal) * z;
      const swell = noise.at(wx * 0.55 + slow, z * 1.35 + 40);
      const ripple =
        noise.at(wx * 1.9 + 11, z * 4.6) * 0.55 + noise.at(wx * 5.3, z * 12.5 + 7) * 0.3 * visible;
      const lift = (swell * 0.6 + ripple) * chop;
      const my = clamp(2 * horizon - y - 1 + lift * focal * (0.004 + 0.075 * down), 0, horizon - 1) | 0;
      const mx = clamp(x + ripple * chop * focal * 0.035 * down, 0, width - 1) | 0;
      const q = (my * width + mx) * 4;
      const steep = clamp(1 - down * 1.35 + lift * 0.13);
      const mirror = 0.2 + 0.74 * steep * steep;
      let crest = waves ? smoothstep(0.42, 0.8, swell + ripple * 0.7) * clamp(down * 9) : 0;
      const spread = 0.016 + 0.09 * Math.sqrt(down) + (low ? 0 : 0.1);
      const off = (x - sunX) / focal;
      let glint =
        path * Math.exp(-((off / spread) ** 2)) * smoothstep(-0.12, 0.55, ripple + swell * 0.4 + 0.12);
      glint *= 0.35 + 0.65 * clamp(1.3 - down * 1.4);
      if (crisp) {
        glint = glint > 0.35 * path ? path * 0.9 : glint * 0.35;
        crest = crest > 0.4 ? 0.9 : 0;
      }
      const k = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) {
        const base = lerp(deep[c] as number, src[q + c] as number, mirror * share);
        to[k + c] = lerp(base, foam[c] as number, crest * 0.8) + (light.sunColour[c] as number) * glint;
      }
      to[k + 3] = 1;
    }
  }
  if (scene.plan.features.has('high-waves')) raiseWaves(scene, canvas, { deep, foam });
  return canvas;
}

const foamOf = ({ ambient, key }: Scene['light']): Rgb => [
  ambient[0] * 0.7 + key[0] * 0.4,
  ambient[1] * 0.7 + key[1] * 0.4,
  ambient[2] * 0.7 + key[2] * 0.4,
];
