import type { Plate } from '../raster/canvas.ts';
import type { Stage } from '../scene/scene.ts';
import { inked } from './cel-shading.ts';
import { canvasToRgba, lookOf } from './grade.ts';
import { brushed } from './oil-paint.ts';
import { miniature } from './tilt-shift.ts';

/** The last step of a picture: light to colour, then the hand of the style. */
export function finished(stage: Stage, canvas: Plate, solid: Uint8Array): Uint8ClampedArray {
  const { width, height } = stage;
  const rgba = canvasToRgba(stage, canvas, lookOf(stage));
  switch (stage.style) {
    case 'artistic':
      return brushed(rgba, width, height, stage.noise, stage.random(211), stage.detail);
    case 'anime':
      return inked(rgba, width, height, solid);
    case '3d':
      return miniature(rgba, width, height, stage.horizon + (height - stage.horizon) * 0.35);
    default:
      return rgba;
  }
}
