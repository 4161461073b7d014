import { hypot } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';

/** Walls of rooms that are not papered. */

type Colour = readonly number[];

/** The side of the roof above an attic: its distance along a line of sight, in units of the room. */
export const toRoof = (half: number, dx: number, dy: number): number =>
  (half + RISE * LOW) / Math.max(1e-4, Math.abs(dx) + RISE * -dy);

/** Height at which the roof begins, and how steep it is. */
const LOW = 0.05;
const RISE = 1.15;

/** Under the ground, or within a house. */
export const isWindowless = (wall: string): boolean => /^(?:stone|tunnel|closed)$/.test(wall);

/** Boards along the roof, with a rafter across at each half unit. */
export function roofBoards(wy: number, z: number, { noise }: Scene): Colour {
  const board = Math.floor(wy * 9);
  const isSeam = Math.abs(wy * 9 - board - 0.5) > 0.46;
  const isRafter = Math.abs(z * 2 - Math.round(z * 2)) < 0.09;
  const tone = (isSeam ? 0.55 : 0.85 + 0.25 * noise.at(board * 3.1, z * 2)) * (isRafter ? 0.55 : 1);
  return [0.42 * tone, 0.26 * tone, 0.14 * tone];
}

/** Blocks of a cellar, plates of a spaceship; undefined for walls of other kinds. */
export function wallOf(kind: string, wx: number, wy: number, { noise }: Scene): Colour | undefined {
  if (kind === 'stone') {
    const row = Math.floor(wy * 5);
    const at = wx * 3 + (row % 2) * 0.5;
    const isJoint = Math.abs(at - Math.round(at)) < 0.04 || Math.abs(wy * 5 - Math.round(wy * 5)) < 0.06;
    const tone = isJoint ? 0.45 : 0.8 + 0.3 * noise.at(Math.floor(at + 0.5) * 3.7, row * 5.3);
    return [0.36 * tone, 0.34 * tone, 0.31 * tone];
  }
  if (kind === 'metal') {
    const isJoint = Math.min(gap(wx * 2.5), gap(wy * 2.5)) < 0.03;
    const isRivet = hypot(gap(wx * 2.5) - 0.1, gap(wy * 2.5) - 0.1) < 0.03;
    const tone = isJoint ? 0.5 : isRivet ? 0.65 : 1;
    return [0.56 * tone, 0.61 * tone, 0.66 * tone];
  }
  return undefined;
}

/** Through the roof of a station: panes between iron arches. */
export function isPaneOfArch(wx: number, wy: number): boolean {
  const out = hypot(wx, (wy + 0.1) * 1.3);
  const turn = Math.atan2(wy + 0.1, wx) * 4;
  return wy > -0.1 && out < 1.15 && gap(out * 3.4) > 0.06 && gap(turn) > 0.04;
}

export const isArch = (wx: number, wy: number): boolean => wy > -0.14 && hypot(wx, (wy + 0.1) * 1.3) < 1.22;

/** Seen through the window of a spaceship. */
export const starAt = (x: number, y: number, { noise }: Scene): Colour => {
  const star = noise.at(x * 0.9, y * 0.9) > 0.93 ? 5 : 0.02;
  return [star, star, star * 1.1 + 0.03];
};

const gap = (at: number): number => Math.abs(at - Math.round(at));
