import { linearRgb } from '../raster/colour.ts';
import type { Scene } from '../scene/scene.ts';

export const LAMP_COLOUR = linearRgb('#ffcf8a');

/** Half the width of the street, height of the eye and length of a house front, in units. */
export const STREET_HALF_WIDTH = 1.25;

export const EYE_HEIGHT = 0.42;

/** A steep street is level up to here, and rises by this much in each unit behind it. */
const FOOT_OF_SLOPE = 1.7;
const SLOPE = 0.34;

/** Rise of the street per unit. */
const slopeOf = ({ plan }: Pick<Scene, 'plan'>): number => (plan.features.has('steep') ? SLOPE : 0);

/** Height of the pavement above that at the viewer's feet. */
export const riseAt = (scene: Pick<Scene, 'plan'>, z: number): number =>
  slopeOf(scene) * Math.max(0, z - FOOT_OF_SLOPE);

type View = Pick<Scene, 'plan' | 'horizon' | 'focal'>;

/** The row of the ground at a distance. */
export const streetRow = (scene: View, z: number): number =>
  scene.horizon + ((EYE_HEIGHT - riseAt(scene, z)) / z) * scene.focal;

/** The row in which the street ends. */
export const streetEnd = (scene: View): number =>
  Math.max(0, Math.round(scene.horizon - slopeOf(scene) * scene.focal));

/** The distance of the ground in a row below the end of the street. */
export function streetDepth(scene: View, row: number): number {
  const { horizon, focal } = scene;
  const slope = slopeOf(scene);
  const down = row - horizon + 0.5;
  const level = (EYE_HEIGHT * focal) / down;
  if (slope === 0 || (down > 0 && level <= FOOT_OF_SLOPE)) return level;
  return ((EYE_HEIGHT + slope * FOOT_OF_SLOPE) * focal) / (down + slope * focal);
}
