import type { Canvas } from '../raster/canvas.ts';
import type { Scene } from '../scene/scene.ts';

/** A height field between two distances, for a camera at the origin that looks along z. */
export interface Landform {
  readonly near: number;
  readonly far: number;
  /** Height of the camera above zero. */
  readonly eye: number;
  /** Terrain below this level is under water and stays transparent. */
  readonly waterLevel: number;
  /** The height at a point. Details smaller than `grain` are below the pixel size there. */
  height(x: number, z: number, grain: number): number;
  /** Writes the albedo of a point into `out`. `up` is 1 on flat ground and 0 on a wall. */
  surface(out: Float32Array, x: number, z: number, height: number, up: number): void;
  /** Factor on the density of the fog. */
  readonly haze: number;
}

export interface RenderedTerrain {
  readonly canvas: Canvas;
  /** Depth buffer: distance at each pixel, Infinity where there is no terrain. */
  readonly distance: Float32Array;
  /** Row of the surface at a column and distance. */
  rowAt(column: number, z: number): number;
  readonly land: Landform;
}

/** Amount of fog at a distance, 0 to 1. */
export const fogAmount = (scene: Scene, z: number, haze: number): number =>
  1 - Math.exp(-((z * 0.052 * scene.light.haze * haze) ** 1.25));
