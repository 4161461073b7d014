import { triple } from '../../narrow.ts';
import palettes from '../data/palettes.json';
import { Canvas } from '../raster/canvas.ts';
import type { Rgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

/** The layer between viewer and scene: rain, snow, fog, rainbow. */
export function paintWeather(scene: Scene): Canvas | undefined {
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
  if (features.has('rainbow')) rainbow(scene, canvas);
  if (weather === 'fog') fog(scene, canvas);
  if (weather === 'rain' || weather === 'storm') rain(scene, canvas);
  if (weather === 'snow') snow(scene, canvas);
  return canvas;
}

/** From the inner edge to the outer. */
const RAINBOW: readonly Rgb[] = palettes.rainbow.map(triple);

function rainbow(scene: Scene, canvas: Canvas): void {
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

/** Painted into the sky, so that nearer layers occlude it. */
export function paintLightning(scene: Scene, canvas: Canvas): void {
  const { width, horizon } = scene;
  const random = scene.random(121);
  const strike = (x0: number, y0: number, reach: number, power: number): void => {
    let x = x0;
    let drift = (random() - 0.5) * 1.2;
    for (let y = y0; y < y0 + reach && y < horizon; y++) {
      if (random() < 0.05) drift = (random() - 0.5) * 3.2;
      x += drift + (random() - 0.5) * 1.4;
      const reachGlow = Math.round(9 * power * (width / 1000) + 2);
      for (let dx = -reachGlow * 2; dx <= reachGlow * 2; dx++) {
        const glow =
          2.4 * power * Math.exp(-Math.abs(dx) * 1.1) + 0.32 * power * Math.exp(-Math.abs(dx) / reachGlow);
        canvas.add(Math.round(x + dx), y, glow * 0.8, glow * 0.86, glow);
      }
      if (power > 0.6 && random() < 0.012) strike(x, y, reach * 0.3, power * 0.5);
    }
  };
  strike(width * (0.25 + 0.5 * random()), 0, horizon, 1);
}

function fog(scene: Scene, canvas: Canvas): void {
  const { width, height, horizon, light, noise } = scene;
  for (let y = 0; y < height; y++) {
    const band = Math.exp(-(((y - horizon - height * 0.02) / (height * 0.2)) ** 2));
    for (let x = 0; x < width; x++) {
      const drift = clamp(0.5 + 0.8 * noise.fbm((x / width) * 2.2, (y / height) * 7, 4));
      canvas.over(
        x,
        y,
        light.fog[0],
        light.fog[1],
        light.fog[2],
        clamp(band * (0.12 + 0.5 * drift) * 0.8 + 0.04),
      );
    }
  }
}

function rain(scene: Scene, canvas: Canvas): void {
  const { width, height, light } = scene;
  const random = scene.random(122);
  const slant = scene.plan.weather === 'storm' ? 0.32 : 0.12;
  const count = Math.round((width * height) / (scene.plan.weather === 'storm' ? 480 : 700));
  const unit = Math.max(width, height) / 1000;
  for (let i = 0; i < count; i++) {
    const near = random();
    const length = (10 + 34 * near * near) * unit;
    const x = random() * width * 1.3 - width * 0.15;
    const y = random() * height * 1.1 - height * 0.1;
    const alpha = 0.05 + 0.13 * near;
    for (let s = 0; s < length; s++) {
      const a = alpha * Math.sin((Math.PI * s) / length);
      canvas.over(
        Math.round(x - s * slant),
        Math.round(y + s),
        light.horizon[0] * 0.5 + light.ambient[0] * 0.5 + 0.06,
        light.horizon[1] * 0.5 + light.ambient[1] * 0.5 + 0.06,
        light.horizon[2] * 0.5 + light.ambient[2] * 0.5 + 0.07,
        a,
      );
    }
  }
}

function snow(scene: Scene, canvas: Canvas): void {
  const { width, height, light } = scene;
  const random = scene.random(123);
  const unit = Math.max(width, height) / 1000;
  const bright = light.dark ? 0.55 : 0.95;
  for (let i = 0; i < (width * height) / 1500; i++) {
    const near = random() ** 3;
    const r = (0.9 + 4 * near) * unit;
    const cx = random() * width;
    const cy = random() * height;
    for (let y = Math.floor(cy - r); y <= cy + r; y++) {
      for (let x = Math.floor(cx - r); x <= cx + r; x++) {
        const a = clamp(1 - hypot(x - cx, y - cy) / r) * (0.9 - 0.4 * near);
        canvas.over(x, y, bright, bright, bright * 1.03, a);
      }
    }
  }
}
