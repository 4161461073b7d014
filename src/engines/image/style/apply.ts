import type { Canvas } from '../raster/canvas.ts';
import type { Scene } from '../scene/scene.ts';
import { celShade } from './cel-shading.ts';
import { gradeFor } from './colour-grade.ts';
import { canvasToRgba } from './grade.ts';
import { oilPaint } from './oil-paint.ts';
import { tiltShift } from './tilt-shift.ts';

/** Last step: colour grading, then the filter of the style. */
export function applyStyle(scene: Scene, canvas: Canvas, solid: Uint8Array): Uint8ClampedArray {
  const { width, height } = scene;
  const rgba = canvasToRgba(scene, canvas, gradeFor(scene));
  switch (scene.style) {
    case 'artistic':
      return oilPaint(rgba, width, height, scene.noise, scene.random(211), scene.detail);
    case 'anime':
      return celShade(rgba, width, height, solid);
    case '3d':
      return tiltShift(rgba, width, height, scene.horizon + (height - scene.horizon) * 0.35);
    default:
      return rgba;
  }
}
