import { mulberry32 } from '../../random.ts';
import { MARGIN, type PaintedCanvas } from '../compositing/composition.ts';
import type { Frame } from '../compositing/frame.ts';
import { offsetAt } from '../staging/track.ts';
import type { Vent } from '../staging/vents.ts';
import type { FrameTime } from '../timeline/animation.ts';
import { type ByteRgb, drawDisc } from './rasterise.ts';

const PUFFS = 16;
/** About that of the subjects. */
const DEPTH = 0.6;
/** Seconds until a puff is gone. */
const LIFE = 2.6;

interface SmokeOptions {
  readonly vent: Vent;
  readonly canvas: Pick<PaintedCanvas, 'width' | 'height'>;
  readonly moment: FrameTime;
  readonly colour: ByteRgb;
  readonly seed: number;
  /** The share of its track at a share of the shot. */
  readonly timing: (progress: number) => number;
}

/** Puffs that come out of a moving vent, rise and spread. */
export function drawSmoke(frame: Frame, { vent, canvas, moment, colour, seed, timing }: SmokeOptions): void {
  const { seconds, progress, view } = moment;
  const random = mulberry32(seed ^ 0x5307);
  const unit = canvas.width / MARGIN / frame.width;
  const project = (at: number, size: number, axis: 0 | 1, side: number): number => {
    const travel = (axis === 0 ? view.x : view.y) * canvas.width * DEPTH;
    const centre = size / 2 + (view.focus[axis] * size - size / 2) * (1 - 1 / view.zoom) + travel;
    return ((at - centre) * view.zoom) / unit + side / 2;
  };
  const rate = seconds > 0 ? progress / seconds : 0;
  for (let i = 0; i < PUFFS; i++) {
    const [aside, speed, size] = [random() * 2 - 1, 0.8 + random() * 0.4, 0.7 + random() * 0.6];
    const age = (seconds / LIFE + i / PUFFS) % 1;
    const born = Math.max(0, progress - age * LIFE * rate);
    const { x, y } = vent.track ? offsetAt(vent.track, timing(born)) : { x: 0, y: 0 };
    const radius = vent.radius * size * (0.5 + age * 1.5);
    const lift = vent.isDown ? vent.radius * 0.9 * age : -vent.radius * 7 * age * speed;
    const drift = vent.isDown ? aside * vent.radius * 2.4 * age : vent.radius * (aside * 0.9 + 1.2) * age;
    drawDisc(
      frame,
      project(vent.x + x + drift, canvas.width, 0, frame.width),
      project(vent.y + y + lift, canvas.height, 1, frame.height),
      Math.max(1, (radius * view.zoom) / unit),
      { colour, alpha: 0.8 * (1 - age) * Math.min(1, age * 7) },
    );
  }
}
