import type { Artifact, EngineTools } from '../engine.ts';
import { loadDrawings } from './drawings.ts';
import { finished } from './finish.ts';
import { planOf } from './layers.ts';
import type { Plan } from './plan.ts';
import { Plate } from './plate.ts';
import { encodePng } from './png.ts';
import type { PictureRequest } from './request.ts';
import { paintScene } from './scene.ts';
import { stageFor } from './stage.ts';

export async function paintPicture(request: PictureRequest, tools: EngineTools): Promise<Artifact> {
  const { width, height, prompt, seed, style } = request;
  const { rgba, plan } = await paintPixels(request, tools);
  tools.progress(0.9, 'writing the file');
  const bytes = encodePng(rgba, width, height, {
    Description: prompt,
    Seed: String(seed),
    Software: 'made by octet local-painter',
  });
  const { place, time, weather } = plan;
  const subjects = plan.wishes.map((wish) => wish.name);
  return {
    bytes,
    mime: 'image/png',
    extension: 'png',
    notes: [],
    facts: { width, height, style, seed, place, time, weather, subjects },
  };
}

export interface Painting {
  readonly rgba: Uint8ClampedArray;
  readonly plan: Plan;
}

export async function paintPixels(request: PictureRequest, tools: EngineTools): Promise<Painting> {
  const drawings = await loadDrawings(tools);
  tools.progress(0.05, 'reading the prompt');
  const plan = planOf(request, drawings);
  const stage = stageFor(plan, request);
  const canvas = new Plate(request.width, request.height);
  const solid = new Uint8Array(request.width * request.height);
  paintScene(stage, drawings, tools, (name, _depth, sheet) => {
    canvas.lay(sheet);
    if (name === 'sky') return;
    for (let k = 0; k < solid.length; k++) {
      if ((sheet.px[k * 4 + 3] as number) > 0.6) solid[k] = name === 'water' ? 0 : 1;
    }
  });
  tools.progress(0.75, 'finishing');
  return { rgba: finished(stage, canvas, solid), plan };
}
