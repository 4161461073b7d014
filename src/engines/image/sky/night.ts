import type { Canvas } from '../raster/canvas.ts';
import { type Rgb, shiningRgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import { MOON_RADIUS, type Scene, sunRow } from '../scene/scene.ts';

/** Stars, milky way, moon and aurora. */

export function paintStars(scene: Scene, canvas: Canvas): void {
  const { width, horizon, focal } = scene;
  const random = scene.random(11);
  const veil = scene.light.hardness * (scene.plan.time === 'night' ? 1 : 0.35);
  const plenty = scene.plan.features.has('stars') || scene.plan.features.has('milkyway') ? 1.6 : 1;
  const count = Math.round(((width * horizon) / 900) * plenty * veil);
  const scale = Math.max(1, focal / 1000);
  for (let i = 0; i < count; i++) {
    const x = random() * width;
    const y = random() * horizon;
    const shine = (random() ** 7 * 2.2 + 0.06) * smoothstep(0, 0.2, (horizon - y) / focal) * veil;
    const warmth = random();
    drawStar(canvas, x, y, shine, warmth, scale);
  }
}

export function drawStar(
  canvas: Canvas,
  x: number,
  y: number,
  shine: number,
  warmth: number,
  scale: number,
): void {
  const r = shine * (0.8 + 0.35 * warmth);
  const g = shine * 0.95;
  const b = shine * (1.25 - 0.35 * warmth);
  const reach = shine > 0.8 ? Math.min(4, 1 + shine) * scale : scale * 0.75;
  const span = Math.ceil(reach);
  for (let dy = -span; dy <= span; dy++) {
    for (let dx = -span; dx <= span; dx++) {
      const fall = clamp(1 - hypot(dx, dy) / reach) ** 2;
      if (fall > 0) canvas.add(Math.floor(x) + dx, Math.floor(y) + dy, r * fall, g * fall, b * fall);
    }
  }
}

export function paintMilkyWay(scene: Scene, canvas: Canvas): void {
  const { width, horizon, focal, noise } = scene;
  const strength = scene.plan.features.has('milkyway') ? 0.6 : 0.07;
  const lean = scene.random(12)() < 0.5 ? -1 : 1;
  for (let y = 0; y < horizon; y++) {
    const rise = smoothstep(0.02, 0.3, (horizon - y) / focal);
    for (let x = 0; x < width; x++) {
      const across = ((x - width / 2) / focal) * lean * 0.85 + ((y - horizon * 0.45) / focal) * 0.75;
      const band = Math.exp(-across * across * 26);
      if (band < 0.03) continue;
      const dust = noise.fbm((x / focal) * 3.2 + 9, (y / focal) * 3.2, 5);
      const lane = smoothstep(0.32, -0.1, noise.fbm((x / focal) * 4 + 30, (y / focal) * 4, 4)) * 0.6 + 0.4;
      const light = band * clamp(0.5 + dust) * strength * rise * lane;
      canvas.add(x, y, light * 0.85, light * 0.8, light * 1.15);
    }
  }
}

/** Others than the first are smaller, each at a place of its own. */
export function paintMoons(scene: Scene, canvas: Canvas): void {
  const { width, horizon, focal, light, plan } = scene;
  const radius = focal * (plan.features.has('moon') ? MOON_RADIUS : 0.042) * light.disc;
  // In a forest the sky is seen over the glade only.
  const step = (light.sunX > 0.5 ? -1 : 1) * (plan.place === 'forest' ? 0.06 : 0.17);
  paintMoon(scene, canvas, { cx: light.sunX * width, cy: sunRow(scene), radius });
  for (let n = 1; n < plan.moons; n++) {
    const size = radius * (0.75 - 0.2 * n);
    const cy = clamp(sunRow(scene) + focal * (n === 1 ? 0.06 : -0.04), size * 2, horizon - size * 2);
    paintMoon(scene, canvas, { cx: (light.sunX + step * (n + 0.4)) * width, cy, radius: size });
  }
}

interface Disc {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
}

function paintMoon(scene: Scene, canvas: Canvas, { cx, cy, radius }: Disc): void {
  const { horizon, noise } = scene;
  const [r, g, b] = moonColour(scene.plan);
  const isCrescent = scene.plan.features.has('crescent');
  for (let y = Math.floor(cy - radius * 6); y < cy + radius * 6; y++) {
    for (let x = Math.floor(cx - radius * 6); x < cx + radius * 6; x++) {
      const away = hypot(x - cx, y - cy) / radius;
      if (away > 6 || y > horizon) continue;
      const halo = 0.13 * Math.exp(-(away - 1) * 1.1) * (away > 1 ? 1 : 0) * smoothstep(6, 4, away);
      canvas.add(x, y, halo * 0.75 * r, halo * 0.85 * g, halo * b);
      if (away > 1.02) continue;
      const seas = noise.fbm(((x - cx) / radius) * 1.8 + 50, ((y - cy) / radius) * 1.8, 4);
      const ball = 0.72 + 0.28 * Math.sqrt(Math.max(0, 1 - away * away));
      const face = 1.5 * ball * (0.86 + 0.32 * clamp(seas, -0.6, 0.4));
      const lit = isCrescent
        ? smoothstep(0.9, 1, hypot(x - cx - radius * 0.5, y - cy + radius * 0.18) / radius)
        : 1;
      canvas.over(x, y, face * r, face * 0.98 * g, face * 0.92 * b, lit * smoothstep(1.02, 0.97, away));
    }
  }
}

/** Factors of its light. */
function moonColour({ ownColours }: Scene['plan']): Rgb {
  const colour = ownColours.get('moon');
  return (colour && shiningRgb(colour)) || [1, 1, 1];
}

export function paintAurora(scene: Scene, canvas: Canvas): void {
  const { width, horizon, focal, noise } = scene;
  const shift = scene.random(13)() * 20;
  for (let curtain = 0; curtain < 3; curtain++) {
    const offset = shift + curtain * 7.3;
    for (let x = 0; x < width; x++) {
      const c = ((x - width / 2) / focal) * 2.4;
      const sway = noise.fbm(c * 0.9 + offset, offset * 0.37, 3);
      const foot = 0.16 + curtain * 0.11 + 0.16 * sway;
      const rays = 0.35 + 0.65 * clamp(0.5 + 0.9 * noise.at(c * 16 + sway * 9, offset));
      const strength =
        (0.8 - curtain * 0.2) * clamp(0.35 + 0.9 * noise.fbm(c * 1.2 + offset + 7, 0.3, 3)) * rays;
      for (let y = 0; y < horizon; y++) {
        const up = (horizon - y) / focal - foot;
        const light = strength * (up > 0 ? Math.exp(-up * 5.5) : Math.exp(up * 42));
        if (light < 0.004) continue;
        const high = clamp(up * 2.6);
        canvas.add(
          x,
          y,
          light * lerp(0.04, 0.5, high),
          light * lerp(0.8, 0.28, high),
          light * lerp(0.36, 0.72, high),
        );
      }
    }
  }
}
