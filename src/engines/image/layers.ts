import type { EngineTools } from '../engine.ts';
import { clauseStarts, tokenise } from './prompt/lexicon.ts';
import { type ParsedPrompt, parsePrompt, type Subject } from './prompt/parse.ts';
import { planScene, type ScenePlan } from './prompt/plan.ts';
import { kindOfSubject } from './prompt/subject-kinds.ts';
import type { ScenePlace, TimeOfDay } from './prompt/vocabulary.ts';
import type { RenderImageRequest } from './request.ts';
import { renderScene } from './scene/render.ts';
import type { LayerName } from './scene/renderer.ts';
import { createScene, type Scene, sunRow } from './scene/scene.ts';
import { type Drawings, loadDrawings } from './sprites/drawings.ts';
import { gradeFor } from './style/colour-grade.ts';
import { layerToRgba } from './style/grade.ts';

/** Everything at about one distance, painted also where nearer layers cover it. */
export interface Layer {
  readonly name: LayerName;
  /** 0 is infinitely far, 1 is at the camera. */
  readonly depth: number;
  /** Straight alpha, width * height * 4. */
  readonly rgba: Uint8ClampedArray;
}

export interface LayeredScene {
  readonly width: number;
  readonly height: number;
  /** Far to near; a name may occur more than once. */
  readonly layers: readonly Layer[];
  /** Row of the horizon, 0 to 1. */
  readonly horizon: number;
  readonly time: TimeOfDay;
  readonly weather: string;
  readonly place: string;
  /** Position of the sun or moon, 0 to 1 across and down. */
  readonly light: readonly [number, number];
  /** Words of the prompt that no layer shows. */
  readonly leftOut: readonly string[];
}

/** Renders a scene as separate layers, so that a camera can move through it with parallax. */
export async function renderLayers(request: RenderImageRequest, tools: EngineTools): Promise<LayeredScene> {
  const drawings = await loadDrawings(tools);
  const plan = planFromPrompt(request, drawings);
  const scene = createScene(plan, request);
  const look = gradeFor(scene);
  const layers: Layer[] = [];
  const { leftOut } = renderScene(scene, drawings, tools, (name, depth, layer) =>
    layers.push({ name, depth, rgba: layerToRgba(layer, look) }),
  );
  return {
    width: request.width,
    height: request.height,
    layers,
    horizon: scene.horizon / scene.height,
    time: plan.time,
    weather: plan.weather,
    place: plan.place,
    light: lightPoint(scene),
    leftOut,
  };
}

export function planFromPrompt(
  request: Pick<RenderImageRequest, 'prompt' | 'seed'>,
  drawings: Drawings,
): ScenePlan {
  return planReading(
    request,
    parsePrompt(tokenise(request.prompt), drawings.nouns, clauseStarts(request.prompt)),
  );
}

export const planReading = (
  request: Pick<RenderImageRequest, 'prompt' | 'seed'>,
  reading: ParsedPrompt,
): ScenePlan => planScene({ ...request, ...reading, home: homeOf(reading.subjects) });

/** The place where the subjects belong: a cat on a sofa is where sofas are. */
function homeOf(subjects: readonly Subject[]): ScenePlace | undefined {
  const [first] = subjects;
  if (!first) return undefined;
  const own = kindOfSubject(first.name).home;
  const anchor = first.relation && subjects[first.relation.to];
  const theirs = anchor && kindOfSubject(anchor.name).home;
  if (!theirs || theirs === 'table') return own;
  return theirs === 'hills' && own !== 'table' ? own : theirs;
}

const lightPoint = (scene: Scene): [number, number] => [scene.light.sunX, sunRow(scene) / scene.height];
