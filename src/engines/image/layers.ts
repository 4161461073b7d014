import type { EngineTools } from '../engine.ts';
import { wordsIn } from './prompt/lexicon.ts';
import { readWords, type Wish } from './prompt/parse.ts';
import { type Plan, planFrom } from './prompt/plan.ts';
import type { DayTime, Place } from './prompt/scene-words.ts';
import { kindOf } from './prompt/subject-kinds.ts';
import type { PictureRequest } from './request.ts';
import { paintScene } from './scene/render.ts';
import type { LayerName } from './scene/renderer.ts';
import { type Stage, stageFor, sunRow } from './scene/scene.ts';
import { type Drawings, loadDrawings } from './sprites/drawings.ts';
import { lookOf, sheetToRgba } from './style/grade.ts';

/** One sheet of a scene: everything at about one distance, painted also where nearer sheets cover it. */
export interface Layer {
  readonly name: LayerName;
  /** 0 is infinitely far, 1 is at the camera. */
  readonly depth: number;
  /** Straight alpha, width * height * 4. */
  readonly rgba: Uint8ClampedArray;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Far to near; a name may come more than once. */
  readonly layers: readonly Layer[];
  /** 0 to 1 of the height. */
  readonly horizon: number;
  readonly time: DayTime;
  readonly weather: string;
  readonly place: string;
  /** Where the sun or moon stands, 0 to 1 across and down. */
  readonly light: readonly [number, number];
}

/** A scene taken apart by distance, for cameras that move through it. */
export async function paintLayers(request: PictureRequest, tools: EngineTools): Promise<Scene> {
  const drawings = await loadDrawings(tools);
  const plan = planOf(request, drawings);
  const stage = stageFor(plan, request);
  const look = lookOf(stage);
  const layers: Layer[] = [];
  paintScene(stage, drawings, tools, (name, depth, sheet) =>
    layers.push({ name, depth, rgba: sheetToRgba(sheet, look) }),
  );
  return {
    width: request.width,
    height: request.height,
    layers,
    horizon: stage.horizon / stage.height,
    time: plan.time,
    weather: plan.weather,
    place: plan.place,
    light: lightPoint(stage),
  };
}

export function planOf(request: Pick<PictureRequest, 'prompt' | 'seed'>, drawings: Drawings): Plan {
  const reading = readWords(wordsIn(request.prompt), drawings.nouns);
  return planFrom({ ...request, ...reading, home: homeOf(reading.wishes) });
}

/** Where the things of a prompt are at home: a cat on a sofa is where sofas are. */
function homeOf(wishes: readonly Wish[]): Place | undefined {
  const [first] = wishes;
  if (!first) return undefined;
  const anchor = first.relation && wishes[first.relation.to];
  const theirs = anchor && kindOf(anchor.name).home;
  return theirs && theirs !== 'hills' && theirs !== 'table' ? theirs : kindOf(first.name).home;
}

const lightPoint = (stage: Stage): [number, number] => [stage.light.sunX, sunRow(stage) / stage.height];
