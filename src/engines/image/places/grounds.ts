import grounds from '../data/grounds.json';
import type { GroundName } from '../prompt/vocabulary.ts';
import type { Canvas } from '../raster/canvas.ts';
import type { Renderer } from '../scene/renderer.ts';
import { fogAmount } from '../terrain/landform.ts';
import { standThing } from './stand-thing.ts';

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

interface Land {
  readonly canvas: Canvas;
  /** The row of the ground at a column and a distance. */
  rowAt(column: number, z: number): number;
}

/** Draws what an open place has of its own, the far things first, without what the prompt names itself. */
export function furnishGround(renderer: Renderer, land: Land): void {
  const { scene, placed } = renderer;
  const { ground } = scene.plan;
  if (!ground) return;
  const named = new Set(placed.map(({ name }) => name));
  for (const { drawing, x, z, metres, mirrored = false } of GROUNDS[ground].toSorted((a, b) => b.z - a.z)) {
    if (named.has(drawing)) continue;
    const column = scene.width * (0.5 + x);
    standThing(renderer, land.canvas, {
      drawing,
      size: (metres * UNITS_OF_A_METRE * scene.focal) / z,
      x: column,
      foot: land.rowAt(column, z),
      mirrored,
      raised: false,
      fog: fogAmount(scene, z, 0.85),
    });
  }
}
