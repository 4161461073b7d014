import type { LayeredScene } from '../../image/layers.ts';
import type { Mover } from '../../image/scene/movers.ts';
import { IDENTITY_TRANSFORM, type LayerTransform } from '../compositing/composition.ts';
import actions from '../data/actions.json';
import type { Motion } from './fog-and-rays.ts';

/** Position of a body on the canvas, in pixels. */
export interface BodyBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const TRAVELS = new Map(Object.entries(actions.travel));
/** Bodies stay this far from the edges, as a share of the canvas: the camera sees a little less than all of it. */
const EDGE = 0.09;

const wave = (seconds: number, pace: number): number => Math.sin(seconds * pace * 2 * Math.PI);
const eased = (value: number): number => value * value * (3 - 2 * value);

/** The path of a subject that does something. The whole shot is one run of it. */
export function actionMotion(mover: Mover, box: BodyBox, scene: LayeredScene, afloat: Motion): Motion {
  const body = mover.action === 'float' ? afloat : bodyMotion(mover, box, scene);
  if (mover.part === 'body') return body;
  // A shadow stays on the ground. A reflection mirrors its body at the waterline.
  const mirror = mover.part === 'reflection' ? -1 : 0;
  const pivot = box.top + box.height;
  return (seconds, progress) => {
    const { x, y, shear } = body(seconds, progress);
    return { ...IDENTITY_TRANSFORM, x, y: y * mirror, shear: shear * mirror, pivot };
  };
}

function bodyMotion(mover: Mover, box: BodyBox, scene: LayeredScene): Motion {
  const { width, height } = scene;
  const at = (x: number, y: number, more: Partial<LayerTransform> = {}): LayerTransform => ({
    ...IDENTITY_TRANSFORM,
    x,
    y,
    ...more,
  });
  // The foot stays where it is.
  const scaled = (scale: number): LayerTransform => at(0, (box.height / 2) * (1 - scale), { scale });
  const across = travel(mover, box, width);
  const tall = box.height;
  // From where it is up to the top edge, or the other way.
  const above = Math.min(0, height * EDGE - box.top);
  switch (mover.action) {
    case 'run':
      return (s, p) => at(across(p), -Math.abs(wave(s, 1.3)) * tall * 0.09, { shear: wave(s, 1.3) * 0.03 });
    case 'walk':
      return (s, p) => at(across(p), -Math.abs(wave(s, 0.8)) * tall * 0.03, { shear: wave(s, 0.8) * 0.025 });
    case 'drive':
      return (s, p) => at(across(p), wave(s, 3.1) * tall * 0.006);
    case 'fly':
      return (s, p) => at(across(p), wave(s, 0.35) * height * 0.03);
    case 'sail':
      return (s, p) => at(across(p), wave(s, 0.3) * height * 0.004, { shear: wave(s, 0.22) * 0.02 });
    case 'swim':
      return (s, p) => at(across(p), wave(s, 0.5) * height * 0.012, { shear: wave(s, 1.1) * 0.03 });
    case 'jump':
      return (s, p) => at(across(p), -Math.abs(wave(s, 0.4)) * Math.max(tall * 0.7, height * 0.16));
    case 'lift-off':
      return (_s, p) => at(0, -(box.top + tall * 0.55) * p * p);
    case 'rise':
      return (_s, p) => at(0, height * 0.14 * (1 - p) + Math.max(above, -height * 0.3) * eased(p));
    case 'fall':
      return (_s, p) => at(0, Math.min(above, -height * 0.3) * (1 - Math.min(1, (p / 0.9) ** 2)));
    case 'spin':
      return (s) => at(0, 0, { turn: s * 2.4 * mover.facing });
    case 'grow':
      return (_s, p) => scaled(0.6 + 0.5 * eased(p));
    case 'shrink':
      return (_s, p) => scaled(1 - 0.6 * eased(p));
    default:
      return (s) => at(wave(s, 0.5) * box.width * 0.04, 0, { shear: wave(s, 0.7) * 0.09 });
  }
}

/** The way across the frame, as far as the subject stays in it. */
function travel({ action, facing }: Mover, box: BodyBox, width: number): (progress: number) => number {
  const way = (TRAVELS.get(action) ?? 0) * width;
  const middle = box.left + box.width / 2;
  const room = width * EDGE + box.width / 2;
  const least = Math.min(0, room - middle);
  const most = Math.max(0, width - room - middle);
  const clamped = (x: number): number => Math.min(most, Math.max(least, x));
  const start = clamped((-facing * way) / 2);
  const end = clamped(start + facing * way);
  return (progress) => start + (end - start) * progress;
}
