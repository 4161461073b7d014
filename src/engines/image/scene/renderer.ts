import type { ScenePlan } from '../prompt/plan.ts';
import type { Zone } from '../prompt/vocabulary.ts';
import type { Canvas } from '../raster/canvas.ts';
import type { Drawings } from '../sprites/drawings.ts';
import type { Mover } from './movers.ts';
import type { PlacedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';

export type LayerName = 'sky' | 'far' | 'water' | 'ground' | 'near' | 'subject';

/** Receives the layers of a scene from far to near. Depth 0 is infinitely far, 1 is at the camera. */
export type LayerSink = (name: LayerName, depth: number, layer: Canvas, mover?: Mover) => void;

/** Only a film sets these. */
export interface FilmOptions {
  /** Changes the plan before anything is laid out: companions move along. */
  readonly direct?: (plan: ScenePlan) => ScenePlan;
  /** Moves what is laid out to where its way through the film begins. */
  readonly arrange?: (placed: readonly PlacedSubject[], scene: Scene) => readonly PlacedSubject[];
  /** The sun or the moon is no part of the sky, because it moves. */
  readonly bareSky?: boolean | undefined;
  /** Lightning is drawn frame by frame. */
  readonly boltless?: boolean | undefined;
  /** No lamp shines yet, or no longer. */
  readonly unlit?: boolean | undefined;
}

/** The painter of a place gets one of these and adds layers to it. */
export interface Renderer {
  readonly scene: Scene;
  readonly drawings: Drawings;
  readonly placed: readonly PlacedSubject[];
  /** All layers so far, composited: water mirrors it. */
  readonly canvas: Canvas;
  readonly addLayer: LayerSink;
  /** Draws the subjects of one zone into a layer of their own. */
  drawSubjects(zone: Zone, depth: number): void;
}
