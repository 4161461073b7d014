import type { Canvas } from '../raster/canvas.ts';
import { clamp, hypot } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

/** Rain or snow, where the weather has it. */
export function paintFall(scene: Scene, canvas: Canvas): void {
  const { weather } = scene.plan;
  if (weather === 'rain' || weather === 'storm') paintRain(scene, canvas);
  if (weather === 'snow') paintSnow(scene, canvas);
}

function paintRain(scene: Scene, canvas: Canvas): void {
  const { width, height, light } = scene;
  const random = scene.random(122);
  const isHeavy = scene.plan.features.has('downpour');
  const isStorm = scene.plan.weather === 'storm' || isHeavy;
  const slant = isStorm ? 0.32 : 0.12;
  const count = Math.round((width * height) / (isHeavy ? 260 : isStorm ? 480 : 700));
  const unit = Math.max(width, height) / 1000;
  for (let i = 0; i < count; i++) {
    const near = random();
    const length = (10 + 34 * near * near) * unit;
    const x = random() * width * 1.3 - width * 0.15;
    const y = random() * height * 1.1 - height * 0.1;
    const alpha = isStorm ? 0.16 + 0.3 * near : 0.12 + 0.24 * near;
    for (let s = 0; s < length; s++) {
      const a = alpha * Math.sin((Math.PI * s) / length);
      canvas.over(
        Math.round(x - s * slant),
        Math.round(y + s),
        light.horizon[0] * 0.5 + light.ambient[0] * 0.5 + 0.16,
        light.horizon[1] * 0.5 + light.ambient[1] * 0.5 + 0.16,
        light.horizon[2] * 0.5 + light.ambient[2] * 0.5 + 0.17,
        a,
      );
    }
  }
}

function paintSnow(scene: Scene, canvas: Canvas): void {
  const { width, height, light } = scene;
  const random = scene.random(123);
  const unit = Math.max(width, height) / 1000;
  const bright = light.dark ? 0.55 : 0.95;
  const count = (width * height) / (scene.plan.features.has('downpour') ? 520 : 1500);
  for (let i = 0; i < count; i++) {
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
