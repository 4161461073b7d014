import palettes from '../data/palettes.json';
import { Canvas } from '../raster/canvas.ts';
import { gradientAt, linearRgb, type Rgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Renderer } from '../scene/renderer.ts';
import type { Scene } from '../scene/scene.ts';
import { drawStar } from '../sky/night.ts';

export function paintSpace(renderer: Renderer): void {
  const { scene } = renderer;
  renderer.addLayer('sky', 0, nebula(scene));
  const random = scene.random(61);
  // A prompt whose subject is a planet or comet gets no second one behind it.
  const bodies = scene.plan.subjects.some((subject) => /planet|globe|moon|comet|meteor/.test(subject.name));
  if (!bodies && !scene.plan.features.has('galaxy')) {
    const layer = new Canvas(scene.width, scene.height);
    const short = Math.min(scene.width, scene.height);
    const lone = scene.plan.subjects.length === 0;
    const prompt = scene.plan.prompt.toLowerCase();
    const radius = short * (lone ? 0.26 + 0.05 * random() : 0.2);
    const side = random() < 0.5 ? 0.26 : 0.74;
    const x = scene.width * (lone ? 0.44 + 0.14 * random() : side);
    const y = scene.height * (lone ? 0.5 : 0.3 + 0.06 * random());
    const world = /mars|red/.test(prompt)
      ? 2
      : /saturn|jupiter|gas/.test(prompt)
        ? 1
        : /earth|blue/.test(prompt)
          ? 0
          : Math.floor(random() * 4);
    planet(scene, layer, {
      x,
      y,
      radius,
      colours: (palettes.planets[world] ?? []).map(linearRgb),
      ringed: /saturn|ring/.test(prompt) || (world === 1 && random() < 0.6),
      seed: random() * 50,
    });
    renderer.addLayer('far', 0.1, layer);
  }
  renderer.drawSubjects('air', 0.6);
}

function nebula(scene: Scene): Canvas {
  const { width, height, noise } = scene;
  const canvas = new Canvas(width, height);
  const random = scene.random(62);
  const colours = coloured(scene, palettes.nebulae[Math.floor(random() * palettes.nebulae.length)] ?? []);
  const scale = 2.1 / Math.max(width, height);
  const shift = random() * 40;
  const spiral = /spiral|galaxy/.test(scene.plan.prompt.toLowerCase()) && scene.plan.subjects.length === 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let u = x * scale + shift;
      let v = y * scale;
      let arm = 1;
      if (spiral) {
        const dx = (x - width / 2) / Math.min(width, height);
        const dy = ((y - height / 2) / Math.min(width, height)) * 1.9 + dx * 0.5;
        const r = hypot(dx, dy);
        const turn = Math.atan2(dy, dx) + 5.5 * Math.log(r + 0.06);
        arm = (0.55 + 0.45 * Math.cos(2 * turn)) * Math.exp(-r * 2.3) * 2.6 + 2.2 * Math.exp(-r * r * 40);
        u = r * 4 + shift;
        v = Math.sin(turn) * 0.6 + 3;
      }
      const a = noise.fbm(u, v, 4);
      const b = noise.fbm(u + 2.6 * a + 9, v + 2.3 * a, 5);
      const c = noise.fbm(u * 1.4 + 2 * b, v * 1.4 + 1.8 * b + 5, 5);
      const dust = clamp(0.4 + 0.8 * c + 0.28 * b) ** 2.1 * arm;
      const colour = gradientAt(colours, clamp(dust * 0.9 + 0.25 * b));
      const strength = 0.06 + dust * 0.95;
      const k = (y * width + x) * 4;
      for (let i = 0; i < 3; i++)
        canvas.px[k + i] = (colours[0]?.[i] ?? 0) * 0.6 + (colour[i] as number) * strength;
      canvas.px[k + 3] = 1;
    }
  }
  const stars = scene.random(63);
  const scaleUp = Math.max(1, scene.focal / 900);
  for (let i = 0; i < (width * height) / 700; i++) {
    drawStar(canvas, stars() * width, stars() * height, stars() ** 9 * 3 + 0.07, stars(), scaleUp);
  }
  return canvas;
}

function coloured(scene: Scene, names: readonly string[]): Rgb[] {
  const own = scene.plan.tints.filter((tint) => tint.startsWith('#')).slice(0, 2);
  const list = [...names];
  own.forEach((tint, i) => {
    list[1 + i] = tint;
  });
  return list.map(linearRgb);
}

interface Planet {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colours: readonly Rgb[];
  readonly ringed: boolean;
  readonly seed: number;
}

function planet(scene: Scene, canvas: Canvas, world: Planet): void {
  const { noise } = scene;
  const { x: cx, y: cy, radius, colours, ringed, seed } = world;
  if (ringed) ring(scene, canvas, world, false);
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
  if (ringed) ring(scene, canvas, world, true);
}

function ring(scene: Scene, canvas: Canvas, world: Planet, front: boolean): void {
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
