import { brushed } from './brush.ts';
import { canvasToRgba, lookOf } from './grade.ts';
import { inked } from './ink.ts';
import { miniature } from './miniature.ts';
import type { Plate } from './plate.ts';
import type { Stage } from './stage.ts';

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
