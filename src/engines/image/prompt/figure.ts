/** How somebody is drawn who does not simply stand. */
export const POSES = [
  'standing',
  'seated',
  'on-chair',
  'cross-legged',
  'astride',
  'striding',
  'stepping',
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
};

/** The two moments of a step: the feet are apart, and one passes the other. */
const STEPS: ReadonlySet<Pose> = new Set(['striding', 'stepping']);
export const isOnFoot = (pose: Pose): boolean => STEPS.has(pose);

/** Where the right hand is, when it does not hang down: beside the head, or at the mouth. */
const ARMS = ['raised', 'at-mouth'] as const;
export type Arm = (typeof ARMS)[number];

/** Across and down, in units of the drawing. */
export const LIFTED_HANDS: Readonly<Record<Arm, readonly [number, number]>> = {
  raised: [117, 106],
  'at-mouth': [90, 99],
};

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
  readonly wears: readonly Worn[];
}

const SEPARATOR = '|';

/** The name of the drawing: "boy|seated+raised|coat=#d22f2f". No word of a prompt finds it. */
export const figureName = ({ base, pose, arm, wears }: Figure): string =>
  [
    base,
    arm ? `${pose}+${arm}` : pose,
    ...wears.map(({ what, colour = '', pattern = '' }) => `${what}=${colour}=${pattern}`.replace(/=$/, '')),
  ].join(SEPARATOR);

/** Undefined for the name of any other drawing. */
export function figureOf(name: string): Figure | undefined {
  // Asked of every drawing, many times.
  if (!name.includes(SEPARATOR)) return undefined;
  const [base = '', said = '', ...rest] = name.split(SEPARATOR);
  const [posed, lifted] = said.split('+');
  const pose = POSES.find((one) => one === posed);
  const arm = ARMS.find((one) => one === lifted);
  if (pose === undefined) return undefined;
  const wears = rest.map((worn) => {
    const [what = '', colour = '', pattern] = worn.split('=');
    return {
      what,
      colour: colour === '' ? undefined : colour,
      pattern: PATTERNS.find((one) => one === pattern),
    };
  });
  return { base, pose, arm, wears };
}

/** The name without pose and clothes. */
export const baseName = (name: string): string => figureOf(name)?.base ?? name;
