import type { EngineTools } from '../engine.ts';
import { leftOutNotes, standInNotes } from '../prompt-account.ts';
import type { ScenePlan } from './prompt/plan.ts';
import type { Subject } from './prompt/subject.ts';
import type { Bitmap } from './raster/bitmap.ts';
import { resized } from './raster/resample.ts';
import type { RenderImageRequest } from './request.ts';
import type { Footprint } from './scene/footprint.ts';
import { renderScene } from './scene/render.ts';
import type { LayerSink } from './scene/renderer.ts';
import { createScene } from './scene/scene.ts';
import type { Drawings } from './sprites/drawings.ts';
import { applyStyle } from './style/apply.ts';
import { shallowFocus } from './style/shallow-focus.ts';

interface PaintedPlan {
  readonly picture: () => Bitmap;
  /** Words of the prompt that it does not show. */
  readonly leftOut: readonly string[];
  /** Substitutes in the image: "pigeons as doves". */
  readonly standIns: readonly string[];
  /** The finished image in words. */
  readonly alt: string;
  /** Left, top, right and bottom of all that the plan names, as shares of the image. */
  readonly bounds: readonly [number, number, number, number] | undefined;
  /** The drawn copies of each subject of the plan, in pixels of `size`. */
  readonly bodies: readonly (readonly Footprint[])[];
  readonly size: readonly [width: number, height: number];
  /** `size` by that of the image. */
  readonly scale: number;
}

/** "Small bakery" is named with its substitute: "small bakery as shop". */
export function notesOf({ leftOut, standIns }: Pick<PaintedPlan, 'leftOut' | 'standIns'>): string[] {
  const of = standIns.map((words) => words.slice(0, words.lastIndexOf(' as ')));
  const lookOf = (thing: string): string | undefined =>
    leftOut.find(
      (words) => /^\S+ /.test(words) && plain(words).replace(/^\S+ /, '') === thing && !OF_PLACE.test(words),
    );
  const looks = of.map(lookOf);
  return [
    ...leftOutNotes(
      'painted',
      leftOut.filter((words) => !looks.includes(words)),
    ),
    ...standInNotes(
      standIns.map((words, n) => words.replace(of[n] ?? '', (thing) => plain(looks[n] ?? thing))),
    ),
  ];
}

/** "Small (bakery)" without brackets. */
const plain = (words: string): string => words.replace(/[()]/g, '');

const OF_PLACE = /^(?:in|on|at|by|of|under|over|behind|beside|with|\w+ing) /;

/** From this many steps on the image is supersampled by 1.5, which antialiases every edge. */
const FINE_STEPS = 60;
const MOST_PIXELS = 5_000_000;

/** Renders a scene and finishes it in the style of the request. */
export function paintPlan(
  plan: ScenePlan,
  request: RenderImageRequest,
  drawings: Drawings,
  tools: EngineTools,
  omitted: readonly number[] = [],
): PaintedPlan {
  const scale = request.steps >= FINE_STEPS && request.width * request.height * 2.25 < MOST_PIXELS ? 1.5 : 1;
  const width = Math.round(request.width * scale);
  const height = Math.round(request.height * scale);
  const scene = createScene(plan, { ...request, width, height });
  const solid = new Uint8Array(width * height);
  const outline: LayerSink = (name, _depth, layer) => {
    // Only cel shading needs the outlines.
    if (name === 'sky' || scene.style !== 'anime') return;
    for (let k = 0; k < solid.length; k++) {
      if ((layer.px[k * 4 + 3] as number) > 0.6) solid[k] = name === 'water' ? 0 : 1;
    }
  };
  const isOmitted = (subject: Subject): boolean => omitted.includes(plan.subjects.indexOf(subject));
  const { canvas, leftOut, standIns, alt, bodies } = renderScene(scene, drawings, tools, outline, {
    isOmitted,
  });
  return {
    picture: () => {
      const sharp = { width, height, rgba: applyStyle(scene, canvas, solid) };
      const picture = plan.isShallow ? shallowFocus(sharp, bodies.flat(), scene.horizon) : sharp;
      return scale === 1 ? picture : resized(picture, request.width, request.height);
    },
    leftOut,
    standIns,
    alt,
    bounds: boundsOf(bodies.flat(), width, height),
    bodies,
    size: [width, height],
    scale,
  };
}

function boundsOf(bodies: readonly Footprint[], width: number, height: number): PaintedPlan['bounds'] {
  if (bodies.length === 0) return undefined;
  return [
    Math.min(...bodies.map(({ left }) => left)) / width,
    Math.min(...bodies.map(({ top }) => top)) / height,
    Math.max(...bodies.map(({ right }) => right)) / width,
    Math.max(...bodies.map(({ bottom }) => bottom)) / height,
  ];
}
