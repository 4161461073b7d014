import { planScene, type ScenePlan } from '../prompt/plan.ts';
import type { SceneHint } from '../prompt/scene-words.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Canvas } from '../raster/canvas.ts';
import { lerp } from '../raster/math.ts';
import { createScene, type Scene } from '../scene/scene.ts';
import { paintSky } from '../sky/sky.ts';
import { gradeFor } from '../style/colour-grade.ts';
import { layerToRgba } from '../style/grade.ts';
import { blendByMask } from './adjust.ts';
import { skyMask } from './sky-mask.ts';

/** Changes time of day, sky and weather of the user's image. */

export function sceneOn(picture: Bitmap, seed: number, hints: readonly SceneHint[]): Scene {
  const plan: ScenePlan = planScene({
    prompt: 'edit',
    seed,
    hints: [{ place: 'hills' }, ...hints],
    subjects: [],
    colours: [],
    home: undefined,
  });
  return createScene(plan, { width: picture.width, height: picture.height, style: 'realistic', steps: 30 });
}

/** Composites a painted layer over the image. */
export function overlay(picture: Bitmap, scene: Scene, layer: Canvas): Bitmap {
  const top = layerToRgba(layer, gradeFor(scene));
  const rgba = new Uint8ClampedArray(picture.rgba);
  for (let k = 0; k < rgba.length; k += 4) {
    const alpha = (top[k + 3] as number) / 255;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) rgba[k + c] = lerp(rgba[k + c] as number, top[k + c] as number, alpha);
    rgba[k + 3] = Math.max(rgba[k + 3] as number, top[k + 3] as number);
  }
  return { ...picture, rgba };
}

/** Mean of a mask: the share of the image that it covers. */
const coverage = (mask: Float32Array): number => mask.reduce((sum, value) => sum + value, 0) / mask.length;

export function withPaintedSky(
  picture: Bitmap,
  relit: Bitmap,
  seed: number,
  hints: readonly SceneHint[],
): Bitmap {
  const mask = skyMask(picture);
  if (coverage(mask) < 0.04) return relit;
  // The painted horizon is moved to where the sky of the image ends.
  const scene = sceneOn(picture, seed, hints);
  const fitted: Scene = { ...scene, horizon: Math.round(footOf(mask, picture.width, picture.height)) };
  const sky = { ...picture, rgba: layerToRgba(paintSky(fitted), gradeFor(fitted)) };
  return blendByMask(relit, sky, mask);
}

function footOf(mask: Float32Array, width: number, height: number): number {
  let lowest = 0;
  for (let y = 0; y < height; y++) {
    let covered = 0;
    for (let x = 0; x < width; x++) covered += mask[y * width + x] as number;
    if (covered > width * 0.12) lowest = y;
  }
  return Math.max(height * 0.2, lowest);
}
