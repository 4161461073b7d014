import type { Canvas } from '../raster/canvas.ts';
import type { Renderer } from '../scene/renderer.ts';
import { drawBody, shadeSprite } from '../sprites/shading.ts';
import { drawShadow } from '../sprites/shadow.ts';

interface StandingThing {
  readonly drawing: string;
  /** Longer side, in pixels. */
  readonly size: number;
  readonly x: number;
  readonly foot: number;
  readonly mirrored: boolean;
  /** It hangs on a wall or lies on something, and casts no shadow on the ground. */
  readonly raised: boolean;
  /** 0 to 1. */
  readonly fog: number;
}

/** Draws a thing that belongs to a place: a stove in a kitchen, a bench in a park. */
export function standThing({ scene, drawings }: Renderer, canvas: Canvas, thing: StandingThing): void {
  const body = shadeSprite(scene, drawings.draw(thing.drawing, thing.size), {
    mirrored: thing.mirrored,
    glows: false,
    lamps: false,
    tint: undefined,
    grounded: !thing.raised,
  });
  if (!thing.raised) drawShadow(scene, canvas, body, thing);
  drawBody(scene, canvas, body, thing);
}
