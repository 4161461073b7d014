import { triple } from '../../narrow.ts';
import palettes from '../data/palettes.json';
import { Canvas } from '../raster/canvas.ts';
import { lerpRgb, type Rgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { paintFall } from './precipitation.ts';

/** The layer between viewer and scene: paintRain, snow, fog, rainbow. Fog is thinner before what is near. */
export function paintWeather(scene: Scene, isNear?: (pixel: number) => boolean): Canvas | undefined {
  const { weather, place, features } = scene.plan;
  if (['room', 'table', 'space', 'underwater', 'abstract'].includes(place)) return undefined;
  const canvas = new Canvas(scene.width, scene.height);
  const before = [
    features.has('rainbow'),
    weather === 'fog',
    weather === 'rain' || weather === 'storm',
    weather === 'snow',
  ];
  if (!before.includes(true)) return undefined;
  if (features.has('rainbow')) paintRainbow(scene, canvas);
  if (weather === 'fog') paintFog(scene, canvas, isNear);
  paintFall(scene, canvas);
  return canvas;
}

/** From the inner edge to the outer. */
const RAINBOW: readonly Rgb[] = palettes.rainbow.map(triple);

function paintRainbow(scene: Scene, canvas: Canvas): void {
  const { width, height, horizon } = scene;
  const cx = width * (scene.light.sunX > 0.5 ? 0.4 : 0.6);
  const cy = horizon + height * 0.08;
  const outer = Math.min(width * 0.62, horizon * 1.02);
  const band = outer * 0.11;
  for (let y = 0; y < horizon; y++) {
    for (let x = 0; x < width; x++) {
      const t = (hypot(x - cx, y - cy) - (outer - band)) / band;
      if (t < 0 || t > 1) continue;
      const at = t * (RAINBOW.length - 1);
      const low = RAINBOW[Math.floor(at)] ?? RAINBOW[0];
      const high = RAINBOW[Math.min(RAINBOW.length - 1, Math.floor(at) + 1)] ?? RAINBOW[0];
      if (!low || !high) continue;
      const f = at - Math.floor(at);
      const alpha =
        0.5 * smoothstep(0, 0.2, t) * smoothstep(1, 0.8, t) * smoothstep(horizon, horizon * 0.55, y);
      canvas.over(x, y, lerp(low[0], high[0], f), lerp(low[1], high[1], f), lerp(low[2], high[2], f), alpha);
    }
  }
}

/** Even the thickest fog lets this much of the scene through. */
const THICKEST = 0.42;
/** The share of the fog that is between the viewer and the things of the prompt. */
const BEFORE_THINGS = 0.3;

function paintFog(scene: Scene, canvas: Canvas, isNear: (pixel: number) => boolean = () => false): void {
  const { width, height, horizon, light, noise } = scene;
  // By night fog is lit from below; the dark air alone would not show it.
  const [r, g, b] = lerpRgb(light.fog, light.dark ? [0.15, 0.17, 0.21] : [0.78, 0.8, 0.82], 0.7);
  for (let y = 0; y < height; y++) {
    const band = Math.exp(-(((y - horizon - height * 0.02) / (height * 0.2)) ** 2));
    for (let x = 0; x < width; x++) {
      const drift = clamp(0.5 + 0.8 * noise.fbm((x / width) * 2.2, (y / height) * 7, 4));
      const thick = Math.min(THICKEST, 0.12 + 0.12 * drift + band * (0.1 + 0.48 * drift));
      canvas.over(x, y, r, g, b, isNear(y * width + x) ? thick * BEFORE_THINGS : thick);
    }
  }
}
