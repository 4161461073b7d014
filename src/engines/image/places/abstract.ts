import palettes from '../data/palettes.json';
import { Canvas } from '../raster/canvas.ts';
import { gradientAt, linearRgb, type Rgb } from '../raster/colour.ts';
import { clamp, lerp, smoothstep } from '../raster/math.ts';
import type { Renderer } from '../scene/renderer.ts';
import type { Scene } from '../scene/scene.ts';

/** Styles with facets; shapes with a gradient are soft. */
const FACETS = /geometr|triang|poly|cubis|kaleido|mandala|^(?!.*gradient).*shapes/is;
const SHEETS = /wave|ribbon|silk|music|gradient/i;

/** True for words that the kind of an abstract image shows by itself. */
export const isAbstractForm = (words: string, prompt: string): boolean =>
  FACETS.test(prompt)
    ? /^(?:triangles|polygons|geometric|shapes)$/.test(words)
    : /^(?:waves|ribbons|silk)$/.test(words);

/** Domain-warped noise, overlapping waves or flat facets in one palette. */
export function paintAbstract(renderer: Renderer): void {
  const { scene } = renderer;
  const random = scene.random(81);
  const { prompt } = scene.plan;
  const kind = FACETS.test(prompt) ? 2 : SHEETS.test(prompt) ? 1 : Math.floor(random() * 2);
  const canvas = kind === 2 ? facets(scene) : kind === 1 ? sheets(scene) : flow(scene);
  renderer.addLayer('sky', 0, canvas);
  renderer.drawSubjects('air', 0.6);
}

function coloursOf(scene: Scene): Rgb[] {
  const random = scene.random(82);
  const asked = scene.plan.tints.filter((tint) => tint.startsWith('#'));
  const names = palettes.abstract[Math.floor(random() * palettes.abstract.length)] ?? [];
  if (asked.length === 1)
    return ['#10131c', asked[0] ?? '#ffffff', '#f6efe2', asked[0] ?? '#ffffff', '#1d2333'].map(linearRgb);
  if (asked.length > 1) return ['#10131c', ...asked, '#f6efe2', ...asked].map(linearRgb);
  return names.map(linearRgb);
}

function flow(scene: Scene): Canvas {
  const { width, height, noise } = scene;
  const canvas = new Canvas(width, height);
  const colours = coloursOf(scene);
  const scale = 2.2 / Math.max(width, height);
  const shift = scene.random(83)() * 50;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x * scale + shift;
      const v = y * scale;
      const a = noise.fbm(u, v, 3);
      const b = noise.fbm(u + 1.9 * a + 5, v + 1.9 * a, 3);
      const c = noise.fbm(u + 2.4 * b, v + 2.4 * b + 9, 4);
      const band = 0.5 + 0.5 * Math.sin((c * 2.4 + b * 1.6) * 5);
      const colour = gradientAt(colours, clamp(0.5 + c * 0.9));
      const vein = smoothstep(0.06, 0, Math.abs(b - c * 0.4)) * 0.6;
      const lift = 0.55 + 0.6 * band;
      const gold: Rgb = [0.95, 0.72, 0.32];
      canvas.over(
        x,
        y,
        lerp(colour[0] * lift, gold[0], vein),
        lerp(colour[1] * lift, gold[1], vein),
        lerp(colour[2] * lift, gold[2], vein),
        1,
      );
    }
  }
  return canvas;
}

function sheets(scene: Scene): Canvas {
  const { width, height, noise } = scene;
  const canvas = new Canvas(width, height);
  const colours = coloursOf(scene);
  const random = scene.random(84);
  const back = colours[0] ?? [0, 0, 0];
  for (let k = 0; k < width * height; k++) canvas.px.set([back[0], back[1], back[2], 1], k * 4);
  const count = 15;
  for (let s = 0; s < count; s++) {
    const t = s / (count - 1);
    const colour = gradientAt(colours.slice(1), t);
    const phase = random() * 30;
    const base = height * (0.02 + 0.95 * t);
    for (let x = 0; x < width; x++) {
      const edge = base + height * 0.2 * noise.fbm((x / width) * 1.6 + phase, s * 0.31, 3);
      for (let y = Math.max(0, Math.floor(edge)); y < height; y++) {
        const deep = (y - edge) / height;
        const lit = 0.5 + 0.75 * Math.exp(-deep * 9);
        canvas.over(
          x,
          y,
          colour[0] * lit,
          colour[1] * lit,
          colour[2] * lit,
          clamp(y - edge + 1) * Math.max(0.3, 0.95 - deep * 3),
        );
      }
      for (let d = 1; d < height * 0.02; d++)
        canvas.over(x, Math.floor(edge) - d, 0, 0, 0, 0.16 * (1 - d / (height * 0.02)));
    }
  }
  return canvas;
}

function facets(scene: Scene): Canvas {
  const { width, height, noise } = scene;
  const canvas = new Canvas(width, height);
  const colours = coloursOf(scene);
  const cell = Math.max(width, height) / 9;
  const corner = (i: number, j: number): [number, number] => [
    (i + 0.7 * noise.at(i * 3.7 + 0.5, j * 5.1)) * cell,
    (j + 0.7 * noise.at(i * 5.3, j * 3.1 + 0.5)) * cell,
  ];
  const inside = (px: number, py: number, a: [number, number], b: [number, number]): number =>
    (b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0]);
  for (let j = -1; j <= Math.ceil(height / cell); j++) {
    for (let i = -1; i <= Math.ceil(width / cell); i++) {
      const [p, q, r, s] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)];
      for (const [n, tri] of [[p, q, r] as const, [p, r, s] as const].entries()) {
        const cx = (tri[0][0] + tri[1][0] + tri[2][0]) / 3;
        const cy = (tri[0][1] + tri[1][1] + tri[2][1]) / 3;
        const colour = gradientAt(
          colours,
          0.5 + 0.9 * noise.fbm((cx / width) * 1.7, (cy / height) * 1.7 + 4, 3),
        );
        const lit = 0.72 + 0.5 * noise.at(cx * 0.07 + n, cy * 0.07);
        const xs = tri.map((c) => c[0]);
        const ys = tri.map((c) => c[1]);
        for (
          let y = Math.max(0, Math.floor(Math.min(...ys)));
          y <= Math.min(height - 1, Math.max(...ys));
          y++
        ) {
          for (
            let x = Math.max(0, Math.floor(Math.min(...xs)));
            x <= Math.min(width - 1, Math.max(...xs));
            x++
          ) {
            if (
              inside(x, y, tri[0], tri[1]) < 0 ||
              inside(x, y, tri[1], tri[2]) < 0 ||
              inside(x, y, tri[2], tri[0]) < 0
            )
              continue;
            const fade = 1 + 0.25 * ((y - cy) / cell);
            canvas.over(x, y, colour[0] * lit * fade, colour[1] * lit * fade, colour[2] * lit * fade, 1);
          }
        }
      }
    }
  }
  return canvas;
}
