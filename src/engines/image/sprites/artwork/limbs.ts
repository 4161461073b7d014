import table from '../../data/stances.json';
import { armsOf, type Figure, isLimbed, type LimbedPose } from '../../prompt/figure.ts';

/** Arms and legs as lines through joints, in units of the drawing of a person. */

export interface Body {
  /** Colours. */
  readonly top: string;
  readonly legs: string;
  readonly skin: string;
  readonly shoes: string;
  /** A skirt or robe instead of trousers. */
  readonly robe: boolean;
  readonly booted?: boolean;
  readonly arm: Figure['arm'];
  /** The other moment of a film. */
  readonly beat: boolean;
}

const HIPS = [
  [70, 188],
  [60, 188],
] as const;

interface Posed {
  /** Knee, ankle and the turn of the foot for each leg, the far one first. */
  readonly legs: readonly (readonly number[])[];
  /** At the other moment of a film. */
  readonly next?: readonly (readonly number[])[];
  readonly lean?: number;
}

const posed: Readonly<Record<LimbedPose, Posed>> = table.poses;

const legsOf = (pose: LimbedPose, beat: boolean): Posed['legs'] =>
  (beat && posed[pose].next) || posed[pose].legs;

export const leanOf = (pose: Figure['pose']): number => (isLimbed(pose) ? (posed[pose].lean ?? 0) : 0);

/** A film shows it in two moments. */
export const hasBeat = ({ pose, arm }: Pick<Figure, 'pose' | 'arm'>): boolean =>
  (isLimbed(pose) && posed[pose].next !== undefined) || (arm !== undefined && armsOf(arm).beat !== undefined);

/** Over the lower half of the last part of a leg. */
export function bootAlong(d: string, colour: string): string {
  const [kx = 0, ky = 0, ax = 0, ay = 0] = (d.match(/[\d.]+/g) ?? []).slice(-4).map(Number);
  return `<path d="M${(kx + ax) / 2} ${(ky + ay) / 2} L${ax} ${ay}" stroke="${colour}" stroke-width="27" fill="none"/>`;
}

export function limbedLegs(
  pose: LimbedPose,
  {
    legs,
    shoes,
    skin,
    robe,
    beat,
    booted = false,
  }: Pick<Body, 'legs' | 'shoes' | 'skin' | 'robe' | 'beat' | 'booted'>,
): string {
  const wide = robe ? 17 : 25;
  const drawn = legsOf(pose, beat).map(([kx = 0, ky = 0, ax = 0, ay = 0, turn = 0], n) => {
    const d = `M${HIPS[n]?.join(' ')} L${kx} ${ky} L${ax} ${ay}`;
    const line = (ink: string, more = ''): string =>
      `<path d="${d}" stroke="${ink}" ${more}stroke-width="${wide}" stroke-linejoin="round" fill="none"/>`;
    const dark = n === 0 ? line('#000000', 'stroke-opacity=".16" ') : '';
    const foot = `<ellipse cx="${ax - 6}" cy="${ay + 5}" rx="16" ry="8" transform="rotate(${turn} ${ax} ${ay})" fill="${shoes}"/>`;
    return `${line(robe ? skin : legs)}${booted ? bootAlong(d, shoes) : ''}${dark}${foot}`;
  });
  const [[far = 96] = [], [near = 32] = []] = legsOf(pose, beat);
  const [left, right] = [Math.min(far, near, 44), Math.max(far, near, 84)];
  const hips = robe
    ? `<path d="M36 174 H92 L${right + 10} 224 Q64 238 ${left - 10} 224 Z" fill="${legs}"/>`
    : `<path d="M34 176 H94 L90 204 Q64 214 38 204 Z" fill="${legs}"/>`;
  return `${drawn.join('')}${hips}`;
}

/** The places of the hands, at one moment of a film or the other. */
function handsOf({ arm, beat }: Pick<Figure, 'arm' | 'beat'>): readonly (readonly number[])[] {
  if (!arm) return [];
  const { hands, beat: [across = 0, down = 0] = [] } = armsOf(arm);
  return hands.map(([sx = 0, sy = 0, ex = 0, ey = 0, x = 0, y = 0], n) => {
    const way = beat ? (n === 0 && hands.length > 1 ? 1 : -1) : 0;
    return [sx, sy, ex + (across * way) / 2, ey + (down * way) / 2, x + across * way, y + down * way];
  });
}

/** Arms that do not hang down, with what they hold. */
export function frontArms({ arm, beat, top, skin }: Pick<Body, 'arm' | 'beat' | 'top' | 'skin'>): string {
  if (!arm) return '';
  const { prop = '', turned, beat: [across = 0, down = 0] = [], hands: all } = armsOf(arm);
  const hands = handsOf({ arm, beat });
  const sleeves = hands
    .map(
      ([sx, sy, ex, ey, x, y]) =>
        `<path d="M${sx} ${sy} L${ex} ${ey} L${x} ${y}" stroke="${top}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
    )
    .join('');
  const fists = hands
    .map(([, , , , x, y]) => `<circle cx="${x}" cy="${y}" r="8.5" fill="${skin}"/>`)
    .join('');
  // A tool moves with the hand that leads.
  const way = beat && all.length > 0 ? -1 : 0;
  const moved = `<g transform="translate(${across * way} ${down * way})">${prop.replaceAll("'skin'", `'${skin}'`)}</g>`;
  const tool = prop && ((beat && turned) || moved);
  return `${sleeves}${tool}${fists}`;
}

/** Columns of the joints of the limbs, at both moments of a film. */
function columnsOf({ pose, arm }: Pick<Figure, 'pose' | 'arm'>): number[] {
  const both = [false, true];
  const legs = isLimbed(pose) ? both.flatMap((beat) => legsOf(pose, beat)) : [];
  const hands = both.flatMap((beat) => handsOf({ arm, beat }));
  return [
    ...legs.flatMap(([kx = 64, , ax = 64]) => [kx, ax]),
    ...hands.flatMap(([, , ex = 64, , x = 64]) => [ex, x]),
  ];
}

/** Columns between which a body with its limbs has room, in units of its drawing. */
export function widthOf(figure: Pick<Figure, 'pose' | 'arm'>): { left: number; right: number } {
  const columns = columnsOf(figure);
  const reach = figure.arm ? (armsOf(figure.arm).reach ?? 0) : 0;
  return {
    left: Math.min(0, reach, ...columns.map((x) => x - 20)),
    right: Math.max(128, reach, ...columns.map((x) => x + 20)),
  };
}

/** The middle column of a body with its limbs, without the empty sides of its drawing. */
export function middleOf(figure: Pick<Figure, 'pose' | 'arm' | 'beat'>): number {
  const hands = handsOf(figure).flatMap(([, , ex = 64, , x = 64]) => [ex, x]);
  const { pose, arm, beat = false } = figure;
  const feet = isLimbed(pose) ? legsOf(pose, beat).flatMap(([kx = 64, , ax = 64]) => [kx, ax]) : [];
  const columns = [...hands, ...feet];
  const reach = arm ? (armsOf(arm).reach ?? 0) : 0;
  const left = Math.min(16, reach, ...columns.map((x) => x - 9));
  const right = Math.max(112, reach, ...columns.map((x) => x + 9));
  return (left + right) / 2;
}
