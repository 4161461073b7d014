import { blurPlanes } from '../raster/blur.ts';
import type { Canvas } from '../raster/canvas.ts';
import { clamp, hypot, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import type { LitSprite } from './lit-sprite.ts';
import type { SpriteAnchor } from './shading.ts';

/** Draws the contact shadow under the feet and the cast shadow away from the light. */
export function drawShadow(scene: Scene, canvas: Canvas, body: LitSprite, anchor: SpriteAnchor): void {
  const { width: w, height: h } = body;
  const { light } = scene;
  const [lx, ly, lz] = light.direction;
  const { shadows } = scene.plan;
  const soft = Math.max(2, Math.round(Math.min(w, h) * (shadows ? 0.012 : 0.03)));
  const spread = feetOf(body);
  const usual = clamp(0.26 / Math.max(0.3, ly), 0.2, 0.8) * 0.34 * (lz > 0 ? -0.3 : 1);
  // Towards the viewer: behind what casts it, it would be hidden.
  const length = shadows?.long ? -TOWARDS : shadows?.crisp ? -TOWARDS / 2 : usual;
  const skew = -(lx / Math.max(0.35, ly)) * (shadows?.long ? LONG : 0.42);
  const dark = shadows ? Math.max(shadows.crisp ? 0.95 : 0.85, light.hardness * 0.5) : 0.5 * light.hardness;
  const boxW = Math.ceil(w * 1.3 + h * Math.abs(skew) * 2);
  const boxH = Math.ceil(h * Math.abs(length) * 1.1 + spread.width * 0.4 + soft * 8);
  const mask = new Float32Array(boxW * boxH);
  const ox = Math.round(boxW / 2);
  const oy = Math.round(length > 0 ? boxH - soft * 4 - spread.width * 0.2 : soft * 4 + spread.width * 0.2);
  for (let y = 0; y < h; y++) {
    const up = h - 1 - y;
    const row = Math.round(oy - up * length);
    if (row < 0 || row >= boxH) continue;
    for (let x = 0; x < w; x++) {
      if ((body.px[(y * w + x) * 4 + 3] as number) < 0.4) continue;
      const column = Math.round(ox + x - w / 2 + up * skew);
      if (column >= 0 && column < boxW)
        mask[row * boxW + column] = dark * (1 - (shadows?.crisp ? 0.25 : 0.6) * (up / h));
    }
  }
  const feetX = ox + spread.middle - w / 2;
  for (let y = 0; y < boxH; y++) {
    for (let x = 0; x < boxW; x++) {
      const q = hypot((x - feetX) / (spread.width * 0.62 + 2), (y - oy) / (spread.width * 0.11 + 2));
      const k = y * boxW + x;
      mask[k] = Math.max(mask[k] as number, 0.66 * smoothstep(1.15, 0.1, q));
    }
  }
  const shade = blurPlanes(mask, boxW, boxH, 1, soft);
  const strength = scene.plan.time === 'night' ? 0.6 : 0.85;
  for (let y = 0; y < boxH; y++) {
    for (let x = 0; x < boxW; x++) {
      const alpha = (shade[y * boxW + x] as number) * strength;
      if (alpha < 0.01) continue;
      canvas.over(
        Math.round(anchor.x - ox + x),
        Math.round(anchor.foot - oy + y - h * 0.01),
        light.ambient[0] * 0.02,
        light.ambient[1] * 0.02,
        light.ambient[2] * 0.03,
        alpha,
      );
    }
  }
}

/** How far a long shadow leads aside, as a share of what casts it. */
const LONG = 0.9;
const TOWARDS = 0.3;

/** Centre and width of the lowest part of a sprite. */
function feetOf(body: LitSprite): { middle: number; width: number } {
  let left = body.width;
  let right = 0;
  for (let y = Math.floor(body.height * 0.94); y < body.height; y++) {
    for (let x = 0; x < body.width; x++) {
      if ((body.px[(y * body.width + x) * 4 + 3] as number) < 0.5) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return right > left
    ? { middle: (left + right) / 2, width: right - left }
    : { middle: body.width / 2, width: body.width * 0.5 };
}
