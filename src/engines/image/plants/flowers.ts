import flowers from '../data/flowers.json';
import { linearRgb, type Rgb } from '../raster/colour.ts';
import { clamp, hypot, lerp } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { fogAmount, type RenderedTerrain } from '../terrain/landform.ts';

/** The share of a flower that its middle takes. */
const HEART = 0.45;

const FALLEN = ['#b04a18', '#c97720', '#96391a', '#c2902a', '#7d4420'];

/** Scatters flowers over a meadow, or leaves under the trees of autumn, larger towards the viewer. */
export function paintFlowers(scene: Scene, terrain: RenderedTerrain): void {
  const { features, season, prompt, place } = scene.plan;
  const fallen = features.has('leaves');
  const full = [features.has('flowers'), fallen].includes(true);
  if (season === 'winter' || place === 'desert' || (!full && season !== 'spring' && place !== 'hills'))
    return;
  // The outline of cel shading would turn each lone flower into a black dot.
  if (!full && scene.style === 'anime') return;
  const { width, height, focal, noise, light } = scene;
  const random = scene.random(181);
  const known = fallen ? undefined : flowers.kinds.find(({ word }) => prompt.toLowerCase().includes(word));
  const named = scene.plan.flowers;
  const colours = (named ? [named] : fallen ? FALLEN : (known?.colours ?? flowers.mixed)).map(linearRgb);
  // The dark middle tells a sunflower from a yellow dot.
  const heart = known?.heart === undefined ? undefined : linearRgb(known.heart);
  const count = Math.round((full ? 9000 : 700) * scene.detail * clamp((width * height) / 1e6, 0.3, 2));
  const spots: { z: number; x: number; colour: Rgb; size: number }[] = [];
  for (let i = 0; i < count; i++) {
    const z = 0.6 * 16 ** (random() ** 1.2);
    const x = random() * width;
    const pick = random();
    const size = random();
    const wx = ((x - width / 2) / focal) * z;
    const density = noise.fbm(wx * 0.8 + 20, z * 0.5, 2);
    if (!full && density < 0.12) continue;
    // In a planted field the colours are in rows, in a meadow they are mixed.
    const row = known && full ? Math.floor(wx * 1.6 + 50) : Math.floor(pick * colours.length);
    const colour = colours[row % colours.length];
    if (colour) spots.push({ z, x, colour, size });
  }
  spots.sort((a, b) => b.z - a.z);
  for (const { z, x, colour, size } of spots) {
    const foot = terrain.rowAt(x, z);
    const k = Math.floor(clamp(foot, 0, height - 1)) * width + Math.floor(x);
    const seen = terrain.distance[k] as number;
    if (!(seen > z * 0.93 && seen < z * 1.1)) continue;
    const r = clamp(((full ? 0.012 + 0.012 * size : 0.006 + 0.005 * size) * focal) / z, 0.7, focal * 0.02);
    const fog = fogAmount(scene, z, 0.85);
    const bright = 0.75 + 0.5 * size;
    const shade = (of: Rgb, c: 0 | 1 | 2, up: number): number =>
      lerp(of[c] * bright * (light.ambient[c] * 0.9 + light.key[c] * (0.35 + 0.5 * up)), light.fog[c], fog);
    for (let dy = -Math.ceil(r); dy <= r; dy++) {
      for (let dx = -Math.ceil(r); dx <= r; dx++) {
        const away = hypot(dx, dy * 1.15);
        const a = clamp(r + 0.5 - away);
        if (a <= 0) continue;
        const of = heart && away < r * HEART ? heart : colour;
        const up = clamp(0.5 - dy / (2 * r));
        terrain.canvas.over(
          Math.round(x + dx),
          Math.round(foot - r * 1.3 + dy),
          shade(of, 0, up),
          shade(of, 1, up),
          shade(of, 2, up),
          a,
        );
      }
    }
  }
}
