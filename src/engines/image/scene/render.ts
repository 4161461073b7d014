import type { EngineTools } from '../../engine.ts';
import { paintAbstract } from '../places/abstract.ts';
import { paintCity } from '../places/city.ts';
import { paintOutdoors } from '../places/outdoors.ts';
import { paintRoom } from '../places/room.ts';
import { paintSpace } from '../places/space.ts';
import { paintStreet } from '../places/street.ts';
import { paintTable } from '../places/table.ts';
import { paintUnderwater } from '../places/underwater.ts';
import { leftOutOf } from '../prompt/left-out.ts';
import type { Subject } from '../prompt/parse.ts';
import type { ScenePlace } from '../prompt/vocabulary.ts';
import { Canvas } from '../raster/canvas.ts';
import { paintWeather } from '../sky/weather.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { drawSubject, moveToLand } from './draw-subject.ts';
import { layoutSubjects } from './layout.ts';
import type { LayerSink, Renderer } from './renderer.ts';
import type { Scene } from './scene.ts';

const PAINTERS: Readonly<Record<ScenePlace, (renderer: Renderer) => void>> = {
  mountains: paintOutdoors,
  lake: paintOutdoors,
  sea: paintOutdoors,
  forest: paintOutdoors,
  desert: paintOutdoors,
  hills: paintOutdoors,
  snow: paintOutdoors,
  city: paintCity,
  street: paintStreet,
  room: paintRoom,
  table: paintTable,
  space: paintSpace,
  underwater: paintUnderwater,
  abstract: paintAbstract,
};

interface RenderedScene {
  readonly canvas: Canvas;
  /** Words of the prompt that the canvas does not show. */
  readonly leftOut: readonly string[];
}

/** Paints the layers from far to near and composites them. */
export function renderScene(
  scene: Scene,
  drawings: Drawings,
  tools: EngineTools,
  onLayer: LayerSink,
): RenderedScene {
  const canvas = new Canvas(scene.width, scene.height);
  const placed = layoutSubjects(scene, (name) => drawings.shapeOf(name));
  const drawn = new Set<Subject>();
  let count = 0;
  let land: Canvas | undefined;
  const addLayer: LayerSink = (name, depth, layer) => {
    tools.signal.throwIfAborted();
    canvas.composite(layer);
    onLayer(name, depth, layer);
    if (name === 'ground') land = layer;
    count++;
    tools.progress(Math.min(0.7, 0.05 + count * 0.1), `painting the ${name}`);
  };
  const drawSubjects: Renderer['drawSubjects'] = (zone, depth) => {
    const here = placed.filter((one) => one.zone === zone);
    if (here.length === 0) return;
    const layer = new Canvas(scene.width, scene.height);
    for (const one of here) {
      const standing = zone === 'ground' && land && !one.perched ? moveToLand(one, land) : one;
      if (drawSubject(scene, drawings, layer, standing)) drawn.add(one.subject);
    }
    addLayer('subject', depth, layer);
  };
  PAINTERS[scene.plan.place]({ scene, drawings, placed, canvas, addLayer, drawSubjects });
  const air = paintWeather(scene);
  if (air) addLayer('near', 0.95, air);
  return { canvas, leftOut: leftOutOf(scene.plan, drawn) };
}
