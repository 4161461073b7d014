import { Canvas } from '../raster/canvas.ts';
import { smoothstep } from '../raster/math.ts';
import type { Renderer } from '../scene/renderer.ts';
import type { Scene } from '../scene/scene.ts';
import { paintBubbles, paintCoral, paintSeabed } from './seabed.ts';
import { waterColour } from './water-colour.ts';

export function paintUnderwater(renderer: Renderer): void {
  const { scene } = renderer;
  renderer.addLayer('sky', 0, paintDeepWater(scene));
  renderer.addLayer('far', 0.2, paintSeabed(scene, 0.66, 0.72, 5));
  paintCoral(renderer, 0.72, 0.62, 7, 71);
  renderer.drawSubjects('deep', 0.55);
  renderer.addLayer('ground', 0.7, paintSeabed(scene, 0.82, 0.25, 9));
  paintCoral(renderer, 0.98, 0.22, 6, 72);
  renderer.drawSubjects('ground', 0.8);
  renderer.addLayer('near', 0.9, paintBubbles(scene));
}

function paintDeepWater(scene: Scene): Canvas {
  const { width, height, noise } = scene;
  const canvas = new Canvas(width, height);
  const sunX = width * scene.light.sunX;
  const sun = scene.plan.time === 'night' ? 0.25 : 1;
  for (let y = 0; y < height; y++) {
    const base = waterColour(scene, y / height);
    for (let x = 0; x < width; x++) {
      const angle = Math.atan2(x - sunX, y + height * 0.35);
      const rays = smoothstep(0, 0.75, noise.fbm(angle * 9 + 3, 0.4, 3) + 0.25) * (1 - y / height) ** 1.3;
      const ripple =
        smoothstep(0.55, 0.95, 1 - Math.abs(noise.at((x / width) * 9, (y / height) * 40))) *
        smoothstep(0.14, 0, y / height);
      const glow = Math.exp(-(((x - sunX) / width) ** 2) * 9) * (1 - y / height) ** 2 * 0.55;
      const light = (rays * 0.34 + ripple * 0.5 + glow) * sun;
      const k = (y * width + x) * 4;
      canvas.px[k] = base[0] + light * 0.55;
      canvas.px[k + 1] = base[1] + light * 0.85;
      canvas.px[k + 2] = base[2] + light * 0.82;
      canvas.px[k + 3] = 1;
    }
  }
  return canvas;
}
