import grounds from '../data/grounds.json';
import type { GroundName } from '../prompt/vocabulary.ts';
import { Canvas } from '../raster/canvas.ts';
import type { Renderer } from '../scene/renderer.ts';
import { fogAmount, type RenderedTerrain } from '../terrain/landform.ts';
import { standThing } from './stand-thing.ts';
import { streetRow } from './street-scale.ts';

interface GroundThing {
  readonly drawing: string;
  /** From the middle of the image, as a share of its width. */
  readonly x: number;
  /** Distance from the eye, in units of the land. */
  readonly z: number;
  /** Longer side. */
  readonly metres: number;
  readonly mirrored?: boolean;
}

const GROUNDS: Readonly<Record<GroundName, readonly GroundThing[]>> = grounds;
const UNITS_OF_A_METRE = 0.16;

/** Draws what an open place has of its own, the far things first, without what the prompt names itself. */
export function furnishGround(renderer: Renderer, terrain: RenderedTerrain): void {
  furnishOn(renderer, terrain.canvas, UNITS_OF_A_METRE, (column, z) => terrain.rowAt(column, z));
}

/** The stalls of a market stand in a street. */
export function furnishStreet(renderer: Renderer): void {
  const { scene } = renderer;
  if (!scene.plan.ground) return;
  const layer = new Canvas(scene.width, scene.height);
  furnishOn(renderer, layer, STREET_METRE, (_, z) => streetRow(scene, z));
  renderer.addLayer('near', 0.72, layer);
}

/** In units of the street. */
const STREET_METRE = 0.23;

function furnishOn(
  renderer: Renderer,
  canvas: Canvas,
  metre: number,
  rowAt: (column: number, z: number) => number,
): void {
  const { scene, placed } = renderer;
  const { ground } = scene.plan;
  if (!ground) return;
  const named = new Set(placed.map(({ name }) => name));
  for (const { drawing, x, z, metres, mirrored = false } of GROUNDS[ground].toSorted((a, b) => b.z - a.z)) {
    // The drawings of trees have leaves.
    if (named.has(drawing) || (scene.plan.season === 'winter' && /\btree$/.test(drawing))) continue;
    const column = scene.width * (0.5 + x);
    standThing(renderer, canvas, {
      drawing,
      size: (metres * metre * scene.focal) / z,
      x: column,
      foot: rowAt(column, z),
      mirrored,
      raised: false,
      fog: fogAmount(scene, z, 0.85),
    });
  }
}
