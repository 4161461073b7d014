import type { EngineTools } from '../engine.ts';
import { leftOutNotes, standInNotes } from '../prompt-account.ts';
import type { ScenePlan } from './prompt/plan.ts';
import type { Bitmap } from './raster/bitmap.ts';
import { resized } from './raster/resample.ts';
import type { RenderImageRequest } from './request.ts';
import { renderScene } from './scene/render.ts';
import { createScene } from './scene/scene.ts';
import type { Drawings } from './sprites/drawings.ts';
import { applyStyle } from './style/apply.ts';

interface PaintedPlan {
  readonly picture: Bitmap;
  /** Words of the prompt that it does not show. */
  readonly leftOut: readonly string[];
  /** Substitutes in the image: "pigeons as doves". */
  readonly standIns: readonly string[];
}

export const notesOf = ({ leftOut, standIns }: Omit<PaintedPlan, 'picture'>): string[] => [
  ...leftOutNotes('painted', leftOut),
  ...standInNotes(standIns),
];

/** From this many steps on the image is supersampled by 1.5, which antialiases every edge. */
const FINE_STEPS = 60;
const MOST_PIXELS = 5_000_000;

/** Renders a scene and finishes it in the style of the request. */
export function paintPlan(
  plan: ScenePlan,
  request: RenderImageRequest,
  drawings: Drawings,
  tools: EngineTools,
): PaintedPlan {
  const scale = request.steps >= FINE_STEPS && request.width * request.height * 2.25 < MOST_PIXELS ? 1.5 : 1;
  const width = Math.round(request.width * scale);
  const height = Math.round(request.height * scale);
  const scene = createScene(plan, { ...request, width, height });
  const solid = new Uint8Array(width * height);
  const { canvas, leftOut, standIns } = renderScene(scene, drawings, tools, (name, _depth, layer) => {
    if (name === 'sky') return;
    for (let k = 0; k < solid.length; k++) {
      if ((layer.px[k * 4 + 3] as number) > 0.6) solid[k] = name === 'water' ? 0 : 1;
    }
  });
  tools.progress(0.75, 'finishing');
  const picture = { width, height, rgba: applyStyle(scene, canvas, solid) };
  return {
    picture: scale === 1 ? picture : resized(picture, request.width, request.height),
    leftOut,
    standIns,
  };
}
