import { mulberry32 } from '../../random.ts';
import type { Frame } from '../compositing/frame.ts';
import type { CameraView } from '../timeline/camera.ts';
import { drawLine } from './rasterise.ts';

const EVERY_SECONDS = 4.1;
const FIRST_AFTER_SECONDS = 1.7;

interface Strike {
  /** Number of the bolt, from 0. */
  readonly number: number;
  /** Seconds since it struck. */
  readonly since: number;
}

/** The last bolt before this moment. */
export function strikeAt(seconds: number): Strike | undefined {
  const since = seconds - FIRST_AFTER_SECONDS;
  if (since < 0) return undefined;
  return { number: Math.floor(since / EVERY_SECONDS), since: since % EVERY_SECONDS };
}

/** Extra brightness of the scene: two flashes and an afterglow. */
export function flashAt(seconds: number): number {
  const since = strikeAt(seconds)?.since ?? Number.POSITIVE_INFINITY;
  if (since < 0.09) return 0.85;
  if (since < 0.17) return 0.15;
  if (since < 0.6) return 0.65 * Math.exp(-(since - 0.17) * 8);
  return 0;
}

interface LightningMoment {
  readonly seconds: number;
  readonly view: CameraView;
  readonly seed: number;
  readonly horizon: number;
  /** Horizontal position without subjects, 0 to 1. */
  readonly clear: number;
  /** The place that it strikes, 0 to 1 across and down. */
  readonly target?: readonly [number, number] | undefined;
}

/** Draws the bolt: a random walk from the clouds to the horizon, with branches. */
export function drawLightning(frame: Frame, moment: LightningMoment): void {
  const strike = strikeAt(moment.seconds);
  if (!strike || strike.since > 0.3 || (strike.since > 0.09 && strike.since < 0.17)) return;
  const random = mulberry32(moment.seed * 31 + strike.number);
  const { width, height } = frame;
  const { target } = moment;
  const end = (target?.[1] ?? moment.horizon) * height;
  const strength = strike.since < 0.17 ? 1 : 1 - (strike.since - 0.17) / 0.13;
  // The nearer it is to what it strikes, the straighter it goes there.
  const aimed = (x: number, y: number): number =>
    target ? x + (target[0] * width - x) * Math.min(1, Math.max(0, y / end)) ** 2 : x;
  const limb = (from: readonly [number, number], stop: number, half: number): void => {
    let [x, y] = from;
    while (y < stop) {
      const next: [number, number] = [
        aimed(x, y) + (random() - 0.5) * height * 0.075,
        y + height * (0.018 + random() * 0.032),
      ];
      drawLine(frame, [x, y], next, half * 5, {
        colour: [150, 165, 255],
        alpha: 0.16 * strength,
        glow: true,
      });
      drawLine(frame, [x, y], next, half, { colour: [250, 250, 255], alpha: strength, glow: true });
      if (half > 1.5 && random() < 0.16)
        limb(next, Math.min(stop, y + height * (0.08 + random() * 0.14)), half * 0.55);
      [x, y] = next;
    }
  };
  const above = target
    ? target[0] + (random() - 0.5) * 0.2
    : 0.1 + 0.8 * (moment.clear * 0.7 + random() * 0.3);
  const start = (above - moment.view.x * 0.2) * width;
  limb([start, -5], end, Math.max(1.6, height * 0.0032));
}
