import type { LayeredScene } from '../../image/layers.ts';
import { isAlive } from '../../image/prompt/people.ts';
import type { Mover } from '../../image/scene/movers.ts';
import { IDENTITY_TRANSFORM, type LayerTransform } from '../compositing/composition.ts';
import table from '../data/actions.json';
import { STRUCK } from '../staging/strikes.ts';
import { isBehindAt, offsetAt, type Track } from '../staging/track.ts';
import { isStillAt, scheduled, shareOf } from '../timeline/sequence.ts';
import type { Motion } from './fog-and-rays.ts';

/** Position of a body on the canvas, in pixels. */
export interface BodyBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Way {
  /** The copy that is seen while the thing is in front, mirrored; on a circuit there are two. */
  readonly isBack?: boolean;
  readonly track: Track | undefined;
  /** How fast the body moves, 1 unless the prompt says. */
  readonly pace: number;
  /** The motion of what lies on the water. */
  readonly afloat: Motion;
}

const STAYS: Track = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, arc: 0 };

const wave = (seconds: number, pace: number): number => Math.sin(seconds * pace * 2 * Math.PI);
const eased = (value: number): number => value * value * (3 - 2 * value);

/** The motion of a subject that does something. The whole shot is one run of its track. */
export function actionMotion(mover: Mover, box: BodyBox, scene: Size, way: Way): Motion {
  const body = mover.action === 'float' ? way.afloat : bodyMotion(mover, box, scene, way);
  const waterline = box.top + box.height;
  const side = mover.part === 'body' ? ('above' as const) : ('below' as const);
  const clip = way.track?.sinks || way.track?.founders ? { clip: { row: waterline, side } } : {};
  const { track } = way;
  const hidden = (progress: number): { hidden?: true } =>
    (track?.circuit && isBehindAt(track, progress) !== (way.isBack === true)) ||
    (track?.vanishes && progress > STRUCK + FLIGHT)
      ? { hidden: true }
      : {};
  const isOtherStep = (seconds: number, progress: number): boolean =>
    mover.step !== undefined &&
    Math.floor(
      (way.track?.strikes && progress > STRUCK - 0.04) || isStillAt(way.track?.schedule, progress)
        ? 0
        : seconds * way.pace * (STEPS_A_SECOND[mover.action] ?? 4),
    ) %
      2 !==
      mover.step;
  if (mover.part === 'body')
    return (seconds, progress) => ({
      ...body(seconds, progress),
      ...clip,
      ...(isOtherStep(seconds, progress) ? { hidden: true as const } : hidden(progress)),
    });
  // On a circuit it comes nearer and goes away, and its shadow with it.
  if (track?.circuit)
    return (_seconds, progress) => ({
      ...IDENTITY_TRANSFORM,
      ...offsetAt(track, progress),
      ...hidden(progress),
    });
  // A shadow stays on the ground. A reflection mirrors its body at the waterline.
  const mirror = mover.part === 'reflection' ? -1 : 0;
  return (seconds, progress) => {
    const { x, y, shear } = body(seconds, progress);
    return { ...IDENTITY_TRANSFORM, x, y: 0 + y * mirror, shear: shear * mirror, pivot: waterline, ...clip };
  };
}

/** The share of the film in which a struck thing is on its way. */
const FLIGHT = 0.32;

/** How often the feet of somebody on foot change. */
const STEPS_A_SECOND: Readonly<Partial<Record<Mover['action'], number>>> = {
  walk: 3.2,
  run: 5.2,
  act: 2.4,
};

type Size = Pick<LayeredScene, 'width' | 'height'>;

/** The share of the track at a share of the time. */
export function timing(
  action: string,
  { leaps, strikes, struck, schedule }: Pick<Track, 'leaps' | 'strikes' | 'struck' | 'schedule'>,
): (progress: number) => number {
  if (schedule && action === 'lift-off') return (progress) => scheduled(schedule, progress) ** 2;
  if (schedule) return (progress) => scheduled(schedule, progress);
  if (strikes) return (progress) => Math.min(1, progress / STRUCK);
  // Fast at first, and slower at the end.
  if (struck) return (progress) => 1 - (1 - Math.min(1, Math.max(0, (progress - STRUCK) / FLIGHT))) ** 2;
  if (leaps) return (progress) => eased(Math.min(1, Math.max(0, (progress - 0.22) / 0.5)));
  if (action === 'lift-off') return (progress) => progress * progress;
  if (action === 'rise') return eased;
  if (action === 'fall') return (progress) => Math.min(1, (progress / 0.9) ** 2);
  return (progress) => progress;
}

function bodyMotion(
  mover: Mover,
  box: BodyBox,
  { width, height }: Size,
  { track = STAYS, pace }: Way,
): Motion {
  const tall = box.height;
  const share = timing(mover.action, track);
  const rolls = mover.action === 'drive' && ROUND.has(mover.name);
  const gait =
    track.struck || track.strikes || track.topples
      ? struckGait(track, mover, box)
      : gaitOf(mover, box, { width, height }, track);
  return (seconds, progress) => {
    const p = share(progress);
    const { schedule, founders } = track;
    const step = isStillAt(schedule, progress) ? {} : gait(seconds * pace, progress);
    const under = founders ? eased(shareOf(progress, 0.6, 0.95)) * tall * 0.95 : 0;
    const { x, y } = offsetAt(track, p);
    const scaled = step.scale === undefined ? 0 : (tall / 2) * (1 - step.scale);
    return {
      ...IDENTITY_TRANSFORM,
      ...step,
      x: x + (step.x ?? 0),
      y: y + (step.y ?? 0) + scaled + under,
      // On the way back it looks the other way.
      ...(schedule === 'returns' && progress > 0.5 && !rolls && { squeeze: -1 }),
      ...((rolls || (schedule === 'settles' && ROUND.has(mover.name))) && { turn: x / (tall / 2) }),
    };
  };
}

/** A thing that is knocked over turns on its side; whoever strikes leans back and forward again. */
function struckGait(
  { topples, struck, strikes, from }: Track,
  { facing }: Mover,
  { width, height }: BodyBox,
): ReturnType<typeof gaitOf> {
  if (topples) {
    // It turns about its middle, and lies on the ground then.
    return (_seconds, progress) => {
      const share = eased(Math.min(1, Math.max(0, (progress - STRUCK) / 0.12)));
      return { turn: 1.5 * (struck ? 1 : facing) * share, y: ((height - width) / 2) * share };
    };
  }
  if (!strikes) return () => ({});
  return (seconds, progress) => {
    const near = Math.max(0, 1 - Math.abs(progress - STRUCK) / 0.09);
    const step = progress < STRUCK && from.x !== 0 ? Math.abs(wave(seconds, 1.6)) * 4 : 0;
    return { shear: near * 0.2 * facing * (progress < STRUCK ? -1 : 1), y: -step };
  };
}

const isAsleep = (name: string): boolean => /[~+](?:curled|asleep)\b/.test(name);

const SKIPPING = /\+skipping\b/;
/** The whole body goes along with these. */
const SWEEPING = /\+(?:sweeping|digging|sawing|hammering|pumping|fighting|dancing|lifting|throwing)\b/;
/** They hop often, and not high. */
const HOPPERS = /rabbit|hare|bunny|frog|toad|sparrow|robin|kangaroo|grasshopper|squirrel|mouse/;

/** Wheels and balls turn about their hub, and all others about their upright middle. */
const isUpright = (name: string): boolean => !ROUND.has(name) && !HUBBED.test(name);
const HUBBED =
  /wheel|mill$|gear|fan|dis[ck]|record|clock|watch|compass|star|propeller|frisbee|saucer|galaxy|planet|earth|globe|moon|sun|snow|saw|blade|dart|boomerang|cyclone|helicopter|yo-yo/;

/** Seen from the side, a drawing would be gone. */
const edgeless = (width: number): number => (width < 0 ? Math.min(width, -0.12) : Math.max(width, 0.12));

/** They turn as they roll. */
const ROUND: ReadonlySet<string> = new Set(table.round);

/** The share of the film in which a ball bounces before it rolls. */
const SETTLED = 0.72;

/** The height of a ball that falls and bounces to a part of the height before, each bounce shorter than the last. */
function bounceAt(progress: number): number {
  let [start, height] = [-0.15, 1];
  while (height > 0.04) {
    const length = 0.3 * Math.sqrt(height);
    const at = (progress - start) / length;
    if (at < 1) return Math.max(0, height * 4 * at * (1 - at));
    [start, height] = [start + length, height * 0.56];
  }
  return 0;
}

/** How a body moves around its place on the track. */
function gaitOf(
  { action: done, facing, name }: Mover,
  { width: wide, height: tall }: BodyBox,
  { height }: Size,
  { arc, schedule }: Track,
): (seconds: number, progress: number) => Partial<LayerTransform> {
  // A car that races another one does not hop.
  const action = /^(?:run|walk)$/.test(done) && !isAlive(name) ? 'drive' : done;
  switch (action) {
    case 'run':
      return (s) => ({ y: -Math.abs(wave(s, 1.3)) * tall * 0.09, shear: wave(s, 1.3) * 0.03 });
    case 'walk':
      return (s) => ({ y: -Math.abs(wave(s, 0.8)) * tall * 0.03, shear: wave(s, 0.8) * 0.025 });
    case 'drive':
      return (s) => ({ y: wave(s, 3.1) * tall * 0.006 });
    case 'fly':
      return (s) => ({ y: wave(s, 0.35) * height * 0.03 });
    case 'sail':
      return (s) => ({ y: wave(s, 0.3) * height * 0.004, shear: wave(s, 0.22) * 0.02 });
    case 'swim':
      return (s) => ({ y: wave(s, 0.5) * height * 0.012, shear: wave(s, 1.1) * 0.03 });
    case 'jump':
      // Over a thing it is one long leap; a ball comes down sooner than somebody who jumps.
      if (schedule === 'settles')
        return (_s, p) => ({ y: -bounceAt(p / SETTLED) * Math.max(tall, height * 0.26) });
      if (HOPPERS.test(name) && arc === 0)
        return (s) => ({ y: -Math.abs(wave(s, 0.6)) * Math.max(tall * 0.55, height * 0.11) });
      return (s) => ({
        y:
          arc > 0 ? 0 : -Math.abs(wave(s, ROUND.has(name) ? 0.7 : 0.4)) * Math.max(tall * 0.7, height * 0.16),
      });
    case 'lift-off':
    case 'rise':
    case 'fall':
      return () => ({});
    case 'act':
      // The chest of who sleeps rises and falls.
      if (isAsleep(name)) return (s) => ({ scaleY: 1 + wave(s, 0.35) * 0.035 });
      // Off the ground while the rope is under the feet.
      if (SKIPPING.test(name)) return (s) => ({ y: -Math.max(0, wave(s, 1.2)) * tall * 0.12 });
      return SWEEPING.test(name)
        ? (s) => ({ x: wave(s, 0.55) * wide * 0.14, shear: wave(s, 0.55) * 0.1 })
        : (s) => ({ shear: wave(s, 0.6) * 0.03 });
    case 'spin':
      if (isUpright(name)) return (s) => ({ squeeze: edgeless(Math.cos(s * 3.4)) });
      return (s) => ({ turn: s * 2.4 * facing });
    // The foot stays where it is.
    case 'grow':
      return (_s, p) => ({ scale: 0.6 + 0.5 * eased(p) });
    case 'shrink':
      return (_s, p) => ({ scale: 1 - 0.6 * eased(p) });
    default:
      // A pole stays in the ground.
      if (name === 'flagpole')
        return (s) => ({ shear: wave(s, 0.9) * 0.05, scaleY: 1 + wave(s, 1.7) * 0.012 });
      return (s) => ({ x: wave(s, 0.5) * wide * 0.04, shear: wave(s, 0.7) * 0.09 });
  }
}
