import { tableKey } from '../../narrow.ts';
import table from '../data/stances.json';

/** Poses whose legs are in the table. */
export const LIMBED = [
  'running',
  'jumping',
  'kneeling',
  'kicking',
  'lunging',
  'dancing',
  'climbing',
] as const;
export type LimbedPose = (typeof LIMBED)[number];

/** How somebody is drawn who does not simply stand. */
export const POSES = [
  'standing',
  'seated',
  'on-chair',
  'cross-legged',
  'astride',
  'striding',
  'stepping',
  'lying',
  ...LIMBED,
] as const;
export type Pose = (typeof POSES)[number];

/** Lower edge of the drawing, in its units; a person is 128 wide. */
export const HEIGHTS: Readonly<Record<Pose, number>> = {
  standing: 278,
  seated: 254,
  'on-chair': 258,
  'cross-legged': 230,
  astride: 254,
  striding: 278,
  stepping: 278,
  lying: 278,
  running: table.poses.running.height,
  jumping: table.poses.jumping.height,
  kneeling: table.poses.kneeling.height,
  kicking: table.poses.kicking.height,
  lunging: table.poses.lunging.height,
  dancing: table.poses.dancing.height,
  climbing: table.poses.climbing.height,
};

export const isLimbed = (pose: Pose): pose is LimbedPose => LIMBED.some((one) => one === pose);

/** The two moments of a step: the feet are apart, and one passes the other. */
const STEPS: ReadonlySet<Pose> = new Set(['striding', 'stepping']);
export const isOnFoot = (pose: Pose): boolean => STEPS.has(pose);

/** Positions of the arms when they do not hang down: names of the table. */
export type Arm = keyof typeof table.arms;

interface ArmsOf {
  /** Shoulder, elbow and hand of each arm that is lifted, across and down, in units of the drawing. */
  readonly hands: readonly (readonly number[])[];
  /** They are before the thing that they hold. */
  readonly over?: boolean;
  /** How far the hands move in a film, each against the other. */
  readonly beat?: readonly number[];
  /** The middle of the thing, and its longer side as a fraction of the height of a person. */
  readonly thing: readonly number[];
  /** A tool in the hands, and the things that it is. */
  readonly prop?: string;
  readonly tools?: readonly string[];
  /** For those that nobody has standing. */
  readonly pose?: string;
  /** The tool at the other moment of a film, where it does not move with the hand. */
  readonly turned?: string;
  /** The reach of the tool to the right, or to the left of the drawing where it is negative. */
  readonly reach?: number;
  /**
   * The point that is at a thing which stands beside: across, down, and how far the middle of the thing is beyond it, as a
   * share of its width.
   */
  readonly work?: readonly number[];
}

const isArm = (name: string): name is Arm => Object.hasOwn(table.arms, name);
export const toArm = (name: string): Arm => tableKey(table.arms, name);

export const armsOf = (arm: Arm): ArmsOf => table.arms[arm];

/** People look to the left in profile, and stretch some tools to the right. */
export const isRightward = ({ pose, arm }: Pick<Figure, 'pose' | 'arm'>): boolean =>
  arm !== undefined && !isOnFoot(pose) && (armsOf(arm).work?.[0] ?? 0) > 64;

/** Patterns of cloth. */
export const PATTERNS = ['stripes', 'dots', 'checks'] as const;
export type Pattern = (typeof PATTERNS)[number];

interface Worn {
  /** A name of the wardrobe in bodies.json. */
  readonly what: string;
  /** `#rrggbb`; without one it has its usual colour. */
  readonly colour: string | undefined;
  readonly pattern?: Pattern | undefined;
}

/** A person in a pose, or with clothes or a beard, that the prompt asks for. */
export interface Figure {
  /** Name of the drawing of the same person without them. */
  readonly base: string;
  readonly pose: Pose;
  readonly arm?: Arm | undefined;
  /** The other moment of a motion in a film. */
  readonly beat?: boolean | undefined;
  /** Only the arms, for what is before a thing that they hold. */
  readonly over?: boolean | undefined;
  /** The eyes are turned to the side. */
  readonly gaze?: boolean | undefined;
  readonly wears: readonly Worn[];
}

/** Its parts are where those of the plain drawing are: no limb or tool sticks out. */
export function keepsOutline(name: string): boolean {
  const figure = figureOf(name);
  if (!figure) return beastOf(name) === undefined;
  return figure.pose === 'standing' && !(figure.arm && armsOf(figure.arm).prop);
}

const SEPARATOR = '|';

/** The name of the drawing: "boy|seated+raised|coat=#d22f2f". No word of a prompt finds it. */
export const figureName = ({ base, pose, arm, beat, over, gaze, wears }: Figure): string =>
  [
    base,
    `${pose}${arm ? `+${arm}` : ''}${beat ? '+beat' : ''}${over ? '+over' : ''}${gaze ? '+gaze' : ''}`,
    ...wears.map(({ what, colour = '', pattern = '' }) => `${what}=${colour}=${pattern}`.replace(/=$/, '')),
  ].join(SEPARATOR);

/** Undefined for the name of any other drawing. */
export function figureOf(name: string): Figure | undefined {
  // Asked of every drawing, many times.
  if (!name.includes(SEPARATOR)) return undefined;
  const [base = '', said = '', ...rest] = name.split(SEPARATOR);
  const [posed, ...more] = said.split('+');
  const pose = POSES.find((one) => one === posed);
  const arm = more.find(isArm);
  if (pose === undefined) return undefined;
  const wears = rest.map((worn) => {
    const [what = '', colour = '', pattern] = worn.split('=');
    return {
      what,
      colour: colour === '' ? undefined : colour,
      pattern: PATTERNS.find((one) => one === pattern),
    };
  });
  return {
    base,
    pose,
    arm,
    beat: more.includes('beat'),
    over: more.includes('over'),
    gaze: more.includes('gaze'),
    wears,
  };
}

/** An animal that does something: "cat~gallop", and "cat~gallop~beat" at the other moment of it. */
const BEAST = '~';
export type Stance = keyof typeof table.stances;
export type Beast = keyof typeof table.beasts;

interface StanceOf {
  readonly base: Beast;
  readonly stance: Stance;
  readonly beat: boolean;
}

const isStance = (name: string): name is Stance => Object.hasOwn(table.stances, name);
export const isBeast = (name: string): name is Beast => Object.hasOwn(table.beasts, name);

export const beastName = ({ base, stance, beat }: StanceOf): string =>
  [base, stance, ...(beat ? ['beat'] : [])].join(BEAST);

export function beastOf(name: string): StanceOf | undefined {
  if (!name.includes(BEAST)) return undefined;
  const [base = '', stance = '', beat] = name.split(BEAST);
  return isBeast(base) && isStance(stance) ? { base, stance, beat: beat !== undefined } : undefined;
}

/** A thing with a number of parts that the prompt gives: "birthday-cake#7" has seven candles. */
const NUMBERED = '#';

export const numberedName = (base: string, number: number): string => `${base}${NUMBERED}${number}`;

export function numberedOf(name: string): { readonly base: string; readonly number: number } | undefined {
  if (!name.includes(NUMBERED) || name.includes(SEPARATOR)) return undefined;
  const [base = '', number = ''] = name.split(NUMBERED);
  return { base, number: Number(number) };
}

/** A thing with a face: "droplet@smile". */
const FACED = '@';

export const facedName = (base: string, mood: string): string => `${base}${FACED}${mood}`;

export function faceOf(name: string): { readonly base: string; readonly mood: string } | undefined {
  if (!name.includes(FACED)) return undefined;
  const [base = '', mood = ''] = name.split(FACED);
  return { base, mood };
}

/** The name without pose, clothes, numbers and face. */
export const baseName = (name: string): string =>
  figureOf(name)?.base ?? beastOf(name)?.base ?? numberedOf(name)?.base ?? faceOf(name)?.base ?? name;
