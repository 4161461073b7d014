import type { Colour } from './rasterise.ts';

/** One kind of small things in the air. Lengths and speeds are in heights of the picture. */
export interface Swarm {
  readonly count: number;
  readonly form: 'spot' | 'streak' | 'petal' | 'bubble';
  /** Speed of the nearest, down and to the right; the far ones are slower. */
  readonly fall: number;
  readonly drift: number;
  /** Side to side, and how often a second. */
  readonly sway: number;
  readonly pace: number;
  readonly radius: number;
  readonly colours: readonly Colour[];
  readonly alpha: number;
  readonly glow?: boolean;
  /** Comes and goes: times a second. */
  readonly flicker?: number;
  /** The band of the picture it lives in, 0 at the top. */
  readonly band?: readonly [number, number];
}

const RAIN: Colour = [205, 218, 235];

export const SWARMS = {
  rain: {
    count: 620,
    form: 'streak',
    fall: 1.9,
    drift: -0.22,
    sway: 0,
    pace: 0,
    radius: 0.0017,
    colours: [RAIN],
    alpha: 0.5,
  },
  downpour: {
    count: 1000,
    form: 'streak',
    fall: 2.4,
    drift: -0.7,
    sway: 0,
    pace: 0,
    radius: 0.0017,
    colours: [RAIN],
    alpha: 0.5,
  },
  snow: {
    count: 430,
    form: 'spot',
    fall: 0.15,
    drift: 0.05,
    sway: 0.018,
    pace: 0.35,
    radius: 0.0066,
    colours: [[250, 252, 255]],
    alpha: 0.95,
  },
  blizzard: {
    count: 760,
    form: 'spot',
    fall: 0.32,
    drift: 0.55,
    sway: 0.02,
    pace: 0.5,
    radius: 0.005,
    colours: [[246, 249, 255]],
    alpha: 0.8,
  },
  embers: {
    count: 90,
    form: 'spot',
    fall: -0.16,
    drift: 0.03,
    sway: 0.02,
    pace: 0.5,
    radius: 0.0056,
    colours: [
      [255, 150, 50],
      [255, 196, 90],
      [255, 104, 34],
    ],
    alpha: 0.95,
    glow: true,
    flicker: 1.7,
  },
  fireflies: {
    count: 34,
    form: 'spot',
    fall: -0.004,
    drift: 0.008,
    sway: 0.035,
    pace: 0.16,
    radius: 0.0105,
    colours: [
      [214, 255, 120],
      [255, 240, 130],
    ],
    alpha: 0.85,
    glow: true,
    flicker: 0.42,
    band: [0.42, 0.97],
  },
  motes: {
    count: 64,
    form: 'spot',
    fall: -0.006,
    drift: 0.01,
    sway: 0.012,
    pace: 0.12,
    radius: 0.0036,
    colours: [[255, 240, 205]],
    alpha: 0.4,
    glow: true,
    flicker: 0.2,
  },
  leaves: {
    count: 30,
    form: 'petal',
    fall: 0.14,
    drift: 0.1,
    sway: 0.04,
    pace: 0.4,
    radius: 0.013,
    colours: [
      [201, 92, 36],
      [222, 148, 44],
      [160, 62, 30],
    ],
    alpha: 0.95,
  },
  petals: {
    count: 46,
    form: 'petal',
    fall: 0.09,
    drift: 0.07,
    sway: 0.03,
    pace: 0.35,
    radius: 0.0085,
    colours: [
      [255, 205, 220],
      [250, 180, 203],
    ],
    alpha: 0.92,
  },
  bubbles: {
    count: 46,
    form: 'bubble',
    fall: -0.12,
    drift: 0,
    sway: 0.012,
    pace: 0.6,
    radius: 0.0085,
    colours: [[215, 240, 250]],
    alpha: 0.5,
  },
  sand: {
    count: 240,
    form: 'streak',
    fall: 0.03,
    drift: 0.9,
    sway: 0.01,
    pace: 0.3,
    radius: 0.001,
    colours: [[240, 214, 166]],
    alpha: 0.2,
    band: [0.45, 1],
  },
  sparkles: {
    count: 54,
    form: 'spot',
    fall: 0,
    drift: 0.006,
    sway: 0.01,
    pace: 0.1,
    radius: 0.005,
    colours: [
      [255, 236, 180],
      [190, 225, 255],
      [255, 190, 235],
    ],
    alpha: 0.8,
    glow: true,
    flicker: 0.5,
  },
} as const satisfies Record<string, Swarm>;

export type SwarmName = keyof typeof SWARMS;
