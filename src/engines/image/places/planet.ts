import type { Canvas } from '../raster/canvas.ts';
import { gradientAt, type Rgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

interface Planet {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colours: readonly Rgb[];
  readonly ringed: boolean;
  readonly seed: number;
}

export function drawPlanet(scene: Scene, canvas: Canvas, world: Planet): void {
  const { noise } = scene;
  const { x: cx, y: cy, radius, colours, ringed, seed } = world;
  if (ringed) drawRing(scene, canvas, world, false);
  const [lx, ly, lz] = [-0.6, -0.48, 0.64];
  const air: Rgb = [0.35, 0.55, 1];
  for (let y = Math.floor(cy - radius * 1.3); y < cy + radius * 1.3; y++) {
    for (let x = Math.floor(cx - radius * 1.3); x < cx + radius * 1.3; x++) {
      const X = (x - cx) / radius;
      const Y = (y - cy) / radius;
      const q = hypot(X, Y);
      if (q >= 1) {
        const glow = 0.5 * Math.exp(-(q - 1) * 15) * clamp(0.3 + (X * lx + Y * ly) * 0.9);
        if (!ringed) canvas.add(x, y, air[0] * glow, air[1] * glow, air[2] * glow);
        continue;
      }
      const Z = Math.sqrt(1 - q * q);
      const sun = clamp(X * lx + Y * ly + Z * lz);
      const lon = Math.atan2(X, Z);
      const lat = Math.asin(Y);
      const band = ringed
        ? noise.fbm(lon * 0.5 + seed, lat * 6 + 0.5 * noise.fbm(lon * 2 + seed, lat * 3, 3), 5)
        : noise.fbm(lon * 1.5 + seed, lat * 2.3, 6);
      const colour = gradientAt(colours, 0.5 + band * 1.1);
      const cloud = ringed
        ? 0
        : smoothstep(0.06, 0.4, noise.fbm(lon * 2.1 + 9 + seed, lat * 3.4 + noise.at(lon, lat) * 0.4, 5));
      const rim = (1 - Z) ** 3 * sun;
      const alpha = smoothstep(1, 1 - 1.6 / radius, q);
      canvas.over(
        x,
        y,
        lerp(colour[0], 0.9, cloud * 0.8) * (sun * 1.45 + 0.012) + air[0] * rim,
        lerp(colour[1], 0.92, cloud * 0.8) * (sun * 1.45 + 0.013) + air[1] * rim,
        lerp(colour[2], 0.95, cloud * 0.8) * (sun * 1.45 + 0.018) + air[2] * rim,
        alpha,
      );
    }
  }
  if (ringed) drawRing(scene, canvas, world, true);
}

function drawRing(scene: Scene, canvas: Canvas, world: Planet, front: boolean): void {
  const { x: cx, y: cy, radius, colours, seed } = world;
  const colour = colours[2] ?? [1, 1, 1];
  for (let y = Math.floor(cy - radius * 1.3); y < cy + radius * 1.3; y++) {
    for (let x = Math.floor(cx - radius * 2.2); x < cx + radius * 2.2; x++) {
      const dx = x - cx;
      const dy = (y - cy) * 3.2 + dx * 0.62;
      const q = hypot(dx, dy) / radius;
      if (q < 1.3 || q > 2.1 || dy > 0 !== front) continue;
      const bands = 0.4 + 0.6 * clamp(0.5 + scene.noise.at(q * 24, seed));
      const shadow = hypot(dx - radius * 0.5, (y - cy) * 1.1) < radius && !front && dx > 0 ? 0.15 : 1;
      const alpha = bands * smoothstep(1.3, 1.36, q) * smoothstep(2.1, 2, q) * 0.85;
      canvas.over(
        x,
        y,
        colour[0] * 0.85 * shadow,
        colour[1] * 0.85 * shadow,
        colour[2] * 0.85 * shadow,
        alpha,
      );
    }
  }
}
