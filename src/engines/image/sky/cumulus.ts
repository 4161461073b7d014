import weathers from '../data/weather.json';
import type { Canvas } from '../raster/canvas.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

import { isToldClear } from './clouds.ts';

interface CloudBall {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Cumulus clouds built from spheres: smooth shading for the 3d style, flat tones for anime. */
export function paintCumulus(scene: Scene, canvas: Canvas): void {
  const { width, horizon, focal } = scene;
  const random = scene.random(221);
  const count = isToldClear(scene.plan) ? 0 : weathers[scene.plan.weather].cumulusClouds;
  for (let i = 0; i < count; i++) {
    const far = 1 - i / count;
    const foot = horizon - focal * (0.05 + 0.46 * (1 - far) ** 1.2) - random() * focal * 0.05;
    const wide = focal * (0.1 + 0.16 * (1 - far) + 0.08 * random());
    const middle = width * (random() * 1.2 - 0.1);
    const balls: CloudBall[] = [];
    const size = 9 + Math.floor(random() * 6);
    for (let b = 0; b < size; b++) {
      const t = (b + random()) / size - 0.5;
      const r = wide * (0.3 - 0.42 * Math.abs(t)) * (0.75 + 0.5 * random());
      balls.push({
        x: middle + t * wide * 2,
        y: foot - r * (0.5 + 1.1 * random() * (0.5 - Math.abs(t))),
        r: Math.max(wide * 0.08, r),
      });
    }
    cloud(scene, canvas, balls, foot, 0.55 * far);
  }
}

function cloud(scene: Scene, canvas: Canvas, balls: readonly CloudBall[], foot: number, fade: number): void {
  const { light, noise } = scene;
  const cel = scene.style === 'anime';
  const left = Math.floor(Math.min(...balls.map((p) => p.x - p.r * 1.1)));
  const right = Math.ceil(Math.max(...balls.map((p) => p.x + p.r * 1.1)));
  const top = Math.floor(Math.min(...balls.map((p) => p.y - p.r * 1.1)));
  const [lx] = light.direction;
  const low = scene.plan.time !== 'day' && scene.plan.time !== 'night';
  const bright = scene.plan.time === 'night' ? 0.16 : low ? 1 : 1.15;
  const tall = Math.max(1, foot - top);
  for (let y = Math.max(0, top); y < Math.min(canvas.height, foot); y++) {
    for (let x = Math.max(0, left); x < Math.min(canvas.width, right); x++) {
      const wobble = cel ? noise.fbm(x / (tall * 0.16), y / (tall * 0.16), 2) * 0.14 : 0;
      let weight = 0;
      let lit = 0;
      for (const p of balls) {
        const dx = (x - p.x) / p.r;
        const dy = (y - p.y) / p.r;
        const inside = 1 + wobble - hypot(dx, dy);
        if (inside <= 0) continue;
        // Spheres blend (metaballs): the one whose centre is nearest has the most weight.
        const share = inside * inside * p.r;
        weight += share;
        lit += share * (0.5 + 0.34 * dx * Math.sign(lx) - 0.46 * dy);
      }
      if (weight === 0) continue;
      lit /= weight;
      const height = (foot - y) / tall;
      lit = clamp(lit * 0.7 + height * 0.42);
      if (cel) lit = lit > 0.56 ? 1 : lit > 0.34 ? 0.6 : 0.28;
      const edge = smoothstep(0, 0.1, height);
      const shade = (c: 0 | 1 | 2): number => {
        const dark = light.middle[c] * 0.6 + light.ambient[c] * 0.55;
        const sun = (0.35 + 0.65 * light.sunColour[c]) * bright;
        return lerp(lerp(dark, sun, lit), light.horizon[c], fade);
      };
      canvas.over(x, y, shade(0), shade(1), shade(2), edge * 0.97);
    }
  }
}
