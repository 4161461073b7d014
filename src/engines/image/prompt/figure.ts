/** How somebody is drawn who does not simply stand. */
export const POSES = ['standing', 'seated', 'on-chair', 'cross-legged', 'astride'] as const;
export type Pose = (typeof POSES)[number];

/** Lower edge of the drawing, in its units; a person is 128 wide. */
export const HEIGHTS: Readonly<Record<Pose, number>> = {
  standing: 278,
  seated: 254,
  'on-chair': 258,
  'cross-legged': 230,
  astride: 254,
};

interface Worn {
  /** A name of the wardrobe in bodies.json. */
  readonly what: string;
  /** `#rrggbb`; without one it has its usual colour. */
  readonly colour: string | undefined;
}

/** A person in a pose, or with clothes or a beard, that the prompt asks for. */
export interface Figure {
  /** Name of the drawing of the same person without them. */
  readonly base: string;
  readonly pose: Pose;
  readonly wears: readonly Worn[];
}

const SEPARATOR = '|';

/** The name of the drawing: "boy|seated|coat=#d22f2f". No word of a prompt finds it. */
export const figureName = ({ base, pose, wears }: Figure): string =>
  [base, pose, ...wears.map(({ what, colour = '' }) => `${what}=${colour}`)].join(SEPARATOR);

/** Undefined for the name of any other drawing. */
export function figureOf(name: string): Figure | undefined {
  // Asked of every drawing, many times.
  if (!name.includes(SEPARATOR)) return undefined;
  const [base = '', said, ...rest] = name.split(SEPARATOR);
  const pose = POSES.find((one) => one === said);
  if (pose === undefined) return undefined;
  const wears = rest.map((worn) => {
    const [what = '', colour = ''] = worn.split('=');
    return { what, colour: colour === '' ? undefined : colour };
  });
  return { base, pose, wears };
}

/** The name without pose and clothes. */
export const baseName = (name: string): string => figureOf(name)?.base ?? name;
