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
  /** Direction in which moving subjects look: -1 is left. */
  readonly direction?: -1 | 1 | undefined;
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
