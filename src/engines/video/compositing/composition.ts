import type { CameraView } from '../timeline/camera.ts';
import type { SpriteLayer } from './layer.ts';

export interface PaintedCanvas {
  readonly width: number;
  readonly height: number;
  /** Row where horizontal planes vanish. */
  readonly horizon: number;
}

/** Offset and deformation of a layer at one moment. */
export interface LayerTransform {
  readonly x: number;
  readonly y: number;
  /** Horizontal shear: shift for each row above the pivot. */
  readonly shear: number;
  /** The row that shear leaves in place; by default the foot of the layer. */
  readonly pivot?: number;
  readonly scaleY: number;
  /** About the middle of the layer, clockwise, in radians. */
  readonly turn?: number;
  /** About the middle of the layer. */
  readonly scale?: number;
  /** Width of a layer that turns about its upright middle: negative when it is seen from behind. */
  readonly squeeze?: number;
  readonly hidden?: true;
  /** Only rows of the canvas above or below the waterline are drawn. */
  readonly clip?: { readonly row: number; readonly side: 'above' | 'below' };
}

export const IDENTITY_TRANSFORM: LayerTransform = { x: 0, y: 0, shear: 0, scaleY: 1 };

/** The canvas is larger than the frame by this factor, so that the camera can move. */
export const MARGIN = 1.16;

export interface LayerComposition {
  readonly canvas: PaintedCanvas;
  /** Far to near. */
  readonly layers: readonly SpriteLayer[];
  readonly transforms: readonly LayerTransform[];
  readonly view: CameraView;
  readonly seconds: number;
  /** Amplitude of the waves at the bottom, in canvas pixels. */
  readonly swell: number;
}

/** Position of the first sample of a row on a layer, and the distance between samples. */
export interface RowSource {
  readonly x: number;
  readonly y: number;
  readonly step: number;
}
