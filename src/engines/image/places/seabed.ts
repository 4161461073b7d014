import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Renderer } from '../scene/renderer.ts';
import type { Scene } from '../scene/scene.ts';
import { drawSprite } from '../sprites/lit-sprite.ts';
import { shadeSprite } from '../sprites/shading.ts';
import { waterColour } from './water-colour.ts';

export function paintSeabed(scene: Scene, top: number, fog: number, bumps: number): Canvas {
  const { width, height, noise } = scene;
  const canvas = new Canvas(width, height);
  const sand = linearRgb('#d9c79a');
  const night = scene.plan.time === 'night' ? 0.2 : 1;
  for (let x = 0; x < width; x++) {
    const edge = height * (top + 0.05 * noise.fbm((x / width) * bumps * 0.4 + bumps, top * 10, 4));
    for (let y = Math.max(0, Math.floor(edge)); y < height; y++) {
      const near = clamp((y - edge) / (height - edge + 1));
      const z = 1 / (0.12 + near);
      const caustic =
        smoothstep(0.72, 1, 1 - Math.abs(noise.at(((x - width / 2) / width) * z * 7 + bumps, z * 6))) * 0.8;
      const dune = noise.fbm(((x - width / 2) / width) * z * 5, z * 9 + bumps, 3);
      const water = waterColour(scene, 0.78);
      const veil = clamp(fog * (1.25 - near));
      const lit = (0.3 + 0.14 * dune + caustic * 0.4) * night;
      const alpha = clamp(y - edge + 1);
      canvas.over(
        x,
        y,
        lerp(sand[0] * lit * 0.8, water[0], veil),
        lerp(sand[1] * lit, water[1], veil),
        lerp(sand[2] * lit * 1.1, water[2], veil),
        alpha,
      );
    }
  }
  return canvas;
}

/** Coral and seaweed along one row. */
export function paintCoral(
  renderer: Renderer,
  row: number,
  fog: number,
  count: number,
  purpose: number,
): void {
  const { scene, drawings } = renderer;
  const { width, height } = scene;
  const canvas = new Canvas(width, height);
  const random = scene.random(purpose);
  const coral = shadeSprite(scene, drawings.draw('coral', Math.min(width, height) * 0.3));
  const water = waterColour(scene, 0.7);
  for (let i = 0; i < count * 2; i++) {
    const x = width * random();
    const foot = height * (row + 0.03 * random());
    if (Math.abs(x / width - 0.5) < 0.16 && fog < 0.4) continue;
    if (random() < 0.4) {
      drawSprite(canvas, coral, {
        x,
        foot,
        height: Math.min(width, height) * (0.09 + 0.12 * random()) * (1.25 - fog),
        mirrored: random() < 0.5,
        fog,
        fogColour: water,
        shade: 0.6 + 0.3 * random(),
      });
    } else {
      for (let blade = 0; blade < 4; blade++)
        weed(
          scene,
          canvas,
          x + (random() - 0.5) * width * 0.03,
          foot,
          height * (0.1 + 0.2 * random()) * (1.2 - fog),
          fog,
          random(),
        );
    }
  }
  renderer.addLayer(fog > 0.4 ? 'far' : 'near', fog > 0.4 ? 0.3 : 0.8, canvas);
}

function weed(
  scene: Scene,
  canvas: Canvas,
  x0: number,
  foot: number,
  tall: number,
  fog: number,
  tone: number,
): void {
  const water = waterColour(scene, 0.7);
  const green = linearRgb(tone < 0.5 ? '#2f7a3a' : '#7a8a2f');
  const night = scene.plan.time === 'night' ? 0.25 : 0.75;
  for (let s = 0; s < tall; s++) {
    const t = s / tall;
    const x = x0 + Math.sin(t * 5 + tone * 9) * tall * 0.07 * t;
    const half = Math.max(0.8, tall * 0.022 * (1 - t));
    for (let dx = -Math.ceil(half); dx <= half; dx++) {
      const lit = night * (0.5 + 0.5 * t + (dx > 0 ? 0.15 : 0));
      canvas.over(
        Math.round(x + dx),
        Math.round(foot - s),
        lerp(green[0] * lit, water[0], fog),
        lerp(green[1] * lit, water[1], fog),
        lerp(green[2] * lit, water[2], fog),
        clamp(half + 0.5 - Math.abs(dx)),
      );
    }
  }
}

export function paintBubbles(scene: Scene): Canvas {
  const { width, height } = scene;
  const canvas = new Canvas(width, height);
  const random = scene.random(73);
  for (let column = 0; column < 6; column++) {
    const x0 = width * random();
    for (let i = 0; i < 9; i++) {
      const r = Math.min(width, height) * (0.003 + 0.008 * random());
      const x = x0 + (random() - 0.5) * width * 0.05;
      const y = height * random();
      for (let dy = -Math.ceil(r); dy <= r; dy++) {
        for (let dx = -Math.ceil(r); dx <= r; dx++) {
          const q = hypot(dx, dy) / r;
          if (q > 1) continue;
          const shine = hypot(dx + r * 0.35, dy + r * 0.35) < r * 0.3 ? 0.8 : 0;
          canvas.over(
            Math.round(x + dx),
            Math.round(y + dy),
            0.75,
            0.95,
            1,
            (q ** 4 * 0.5 + shine + 0.05) * 0.6,
          );
        }
      }
    }
  }
  return canvas;
}
