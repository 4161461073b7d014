import type { Canvas } from '../raster/canvas.ts';
import { clamp } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import type { LitSprite } from './lit-sprite.ts';
import type { SpriteAnchor } from './shading.ts';

/** Mirror image of a floating sprite, distorted by ripples. */
export function drawReflection(scene: Scene, canvas: Canvas, body: LitSprite, anchor: SpriteAnchor): void {
  const { width, height, noise, horizon, focal } = scene;
  const { foot } = anchor;
  const left = Math.round(anchor.x - body.width / 2);
  const chop = scene.plan.features.has('calm')
    ? 0.55
    : scene.plan.features.has('waves') || scene.plan.weather === 'storm'
      ? 2
      : 1;
  for (let dy = 0; dy < body.height && foot + dy < height; dy++) {
    const Y = Math.round(foot + dy);
    const down = Math.max(0.01, (Y - horizon) / focal);
    const z = 1 / down;
    for (let x = Math.max(0, left - 14); x < Math.min(width, left + body.width + 14); x++) {
      const ripple =
        noise.at(((x - width / 2) / focal) * z * 2 + 11, z * 5.5) +
        0.6 * noise.at(x * 0.02, Y * (340 / focal));
      const sx = Math.round(x - left + ripple * chop * (1.5 + dy * 0.06));
      const sy = Math.round(body.height - 1 - dy * 0.96 + ripple * chop * (1 + dy * 0.05));
      if (sx < 0 || sx >= body.width || sy < 0 || sy >= body.height) continue;
      const q = (sy * body.width + sx) * 4;
      const a = body.px[q + 3] as number;
      if (a < 0.05) continue;
      const fade = (1 - dy / body.height) ** 0.8;
      const alpha = a * 0.62 * fade * clamp(1.05 - Math.abs(ripple) * 0.5 * chop);
      const deep = 0.55 + 0.15 * fade;
      canvas.over(
        x,
        Y,
        ((body.px[q] as number) / a) * deep,
        ((body.px[q + 1] as number) / a) * deep,
        ((body.px[q + 2] as number) / a) * (deep + 0.06),
        alpha,
      );
    }
  }
}
