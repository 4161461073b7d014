import type { Plate } from '../raster/canvas.ts';
import type { Drawings } from '../sprites/drawings.ts';
import type { Placed } from './layout.ts';
import type { Stage } from './scene.ts';

export type LayerName = 'sky' | 'far' | 'water' | 'ground' | 'near' | 'subject';

/** Receives the sheets of a scene from far to near. */
export type Easel = (name: LayerName, depth: number, sheet: Plate) => void;

/** What the painter of a place works with. */
export interface Show {
  readonly stage: Stage;
  readonly drawings: Drawings;
  readonly placed: readonly Placed[];
  /** Everything laid so far, for mirrors and for light that shines through. */
  readonly canvas: Plate;
  readonly lay: Easel;
  /** Sets the subjects of one standing into the scene, in a sheet of their own. */
  cast(stand: Placed['stand'], depth: number): void;
}
