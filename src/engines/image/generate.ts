import type { EngineArtifact, EngineTools } from '../engine.ts';
import { NothingUnderstood } from '../nothing-understood.ts';
import { leftOutNotes } from '../prompt-account.ts';
import { encodePng } from './codecs/png.ts';
import { planFromPrompt } from './layers.ts';
import type { ScenePlan } from './prompt/plan.ts';
import { resized } from './raster/resample.ts';
import type { RenderImageRequest } from './request.ts';
import { renderScene } from './scene/render.ts';
import { createScene } from './scene/scene.ts';
import { loadDrawings } from './sprites/drawings.ts';
import { applyStyle } from './style/apply.ts';

export async function renderImage(request: RenderImageRequest, tools: EngineTools): Promise<EngineArtifact> {
  const { width, height, prompt, seed, style } = request;
  const { rgba, plan, leftOut } = await renderPixels(request, tools);
  tools.progress(0.9, 'writing the file');
  const bytes = encodePng(rgba, width, height, {
    Description: prompt,
    Seed: String(seed),
    Software: 'made by octet local-painter',
  });
  const { place, time, weather } = plan;
  const subjects = plan.subjects.map((subject) => subject.name);
  return {
    bytes,
    mime: 'image/png',
    extension: 'png',
    notes: leftOutNotes('painted', leftOut),
    facts: { width, height, style, seed, place, time, weather, subjects },
  };
}

interface RenderedImage {
  readonly rgba: Uint8ClampedArray;
  readonly plan: ScenePlan;
  readonly leftOut: readonly string[];
}

/** From this many steps on the image is supersampled by 1.5, which antialiases every edge. */
const FINE_STEPS = 60;
const MOST_PIXELS = 5_000_000;

async function renderPixels(request: RenderImageRequest, tools: EngineTools): Promise<RenderedImage> {
  const drawings = await loadDrawings(tools);
  tools.progress(0.05, 'reading the prompt');
  const plan = planFromPrompt(request, drawings);
  if (!plan.understood)
    throw new NothingUnderstood(
      'no word of the prompt names a place or a thing that this painter knows, so nothing was painted',
    );
  const scale = request.steps >= FINE_STEPS && request.width * request.height * 2.25 < MOST_PIXELS ? 1.5 : 1;
  const width = Math.round(request.width * scale);
  const height = Math.round(request.height * scale);
  const scene = createScene(plan, { ...request, width, height });
  const solid = new Uint8Array(width * height);
  const { canvas, leftOut } = renderScene(scene, drawings, tools, (name, _depth, layer) => {
    if (name === 'sky') return;
    for (let k = 0; k < solid.length; k++) {
      if ((layer.px[k * 4 + 3] as number) > 0.6) solid[k] = name === 'water' ? 0 : 1;
    }
  });
  tools.progress(0.75, 'finishing');
  const rgba = applyStyle(scene, canvas, solid);
  if (scale === 1) return { rgba, plan, leftOut };
  return { rgba: resized({ width, height, rgba }, request.width, request.height).rgba, plan, leftOut };
}
