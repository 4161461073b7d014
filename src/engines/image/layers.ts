import type { EngineTools } from '../engine.ts';
import { tokenise } from './prompt/lexicon.ts';
import { parsePrompt, type Subject } from './prompt/parse.ts';
import { planScene, type ScenePlan } from './prompt/plan.ts';
import { kindOfSubject } from './prompt/subject-kinds.ts';
import type { ScenePlace, TimeOfDay } from './prompt/vocabulary.ts';
import type { ImageRequest } from './request.ts';
import { renderScene } from './scene/render.ts';
import type { LayerName } from './scene/renderer.ts';
import { createScene, type Scene, sunRow } from './scene/scene.ts';
import { type Drawings, loadDrawings } from './sprites/drawings.ts';
import { gradeFor, layerToRgba } from './style/grade.ts';

/** One layer of a scene: everything at about one distance, painted also where nearer sheets cover it. */
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
  /** Far to near; a name may come more than once. */
  readonly layers: readonly Layer[];
  /** 0 to 1 of the height. */
  readonly horizon: number;
  readonly time: TimeOfDay;
  readonly weather: string;
  readonly place: string;
  /** Where the sun or moon stands, 0 to 1 across and down. */
  readonly light: readonly [number, number];
}

/** A scene taken apart by distance, for cameras that move through it. */
export async function renderLayers(request: ImageRequest, tools: EngineTools): Promise<LayeredScene> {
  const drawings = await loadDrawings(tools);
  const plan = planFromPrompt(request, drawings);
  const scene = createScene(plan, request);
  const look = gradeFor(scene);
  const layers: Layer[] = [];
  renderScene(scene, drawings, tools, (name, depth, layer) =>
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
  };
}

export function planFromPrompt(
  request: Pick<ImageRequest, 'prompt' | 'seed'>,
  drawings: Drawings,
): ScenePlan {
  const reading = parsePrompt(tokenise(request.prompt), drawings.nouns);
  return planScene({ ...request, ...reading, home: homeOf(reading.subjects) });
}

/** Where the things of a prompt are at home: a cat on a sofa is where sofas are. */
function homeOf(subjects: readonly Subject[]): ScenePlace | undefined {
  const [first] = subjects;
  if (!first) return undefined;
  const anchor = first.relation && subjects[first.relation.to];
  const theirs = anchor && kindOfSubject(anchor.name).home;
  return theirs && theirs !== 'hills' && theirs !== 'table' ? theirs : kindOfSubject(first.name).home;
}

const lightPoint = (scene: Scene): [number, number] => [scene.light.sunX, sunRow(scene) / scene.height];
