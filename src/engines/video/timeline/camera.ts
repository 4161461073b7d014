/** Where the camera is at one moment. Lengths are shares of the plate's width, so one move fits every size. */
export interface View {
  /** Sideways and up-and-down travel: near things move by all of it, far things by little. */
  readonly x: number;
  readonly y: number;
  /** The lens: everything grows alike. 1 shows the plate but for its margin. */
  readonly zoom: number;
  /** Travel towards the scene: near things grow more. */
  readonly dolly: number;
  /** The point, 0 to 1 across and down, that stays where it is while things grow. */
  readonly focus: readonly [number, number];
}

export interface Move {
  readonly name: string;
  readonly from: Omit<View, 'focus'>;
  readonly to: Omit<View, 'focus'>;
}

const STILL = { x: 0, y: 0, zoom: 1, dolly: 0 };

/** The moves a film is cut from; each stays inside the margin that the plate has around the picture. */
export const MOVES = {
  'dolly in': { from: { ...STILL, x: -0.008 }, to: { ...STILL, x: 0.008, zoom: 1.05, dolly: 0.16 } },
  'dolly out': { from: { ...STILL, x: 0.008, zoom: 1.07, dolly: 0.15 }, to: { ...STILL, x: -0.008 } },
  'pan right': {
    from: { ...STILL, x: -0.055, zoom: 1.02 },
    to: { ...STILL, x: 0.055, zoom: 1.04, dolly: 0.03 },
  },
  'pan left': {
    from: { ...STILL, x: 0.055, zoom: 1.02 },
    to: { ...STILL, x: -0.055, zoom: 1.04, dolly: 0.03 },
  },
  'crane up': {
    from: { ...STILL, y: 0.026, zoom: 1.05 },
    to: { ...STILL, y: -0.026, zoom: 1.03, dolly: 0.05 },
  },
  'crane down': {
    from: { ...STILL, y: -0.026, zoom: 1.05 },
    to: { ...STILL, y: 0.026, zoom: 1.04, dolly: 0.04 },
  },
  'close in': {
    from: { ...STILL, x: -0.012, zoom: 1.35 },
    to: { ...STILL, x: 0.012, zoom: 1.55, dolly: 0.06 },
  },
  'close out': {
    from: { ...STILL, x: 0.02, zoom: 1.6, dolly: 0.04 },
    to: { ...STILL, x: -0.012, zoom: 1.3 },
  },
  still: { from: STILL, to: { ...STILL, zoom: 1.012 } },
} as const satisfies Record<string, Pick<Move, 'from' | 'to'>>;

export type MoveName = keyof typeof MOVES;

/** Words of the prompt that ask for a move, phrases before words. */
const ASKED: readonly (readonly [RegExp, MoveName])[] = [
  [/\b(zoom(s|ing)? out|pull(s|ing)? (back|out)|dolly out|retreat\w*)\b/, 'dolly out'],
  [/\b(close[- ]?up|macro)\b/, 'close in'],
  [
    /\b(zoom(s|ing)?( in)?|push(es|ing)? in|dolly( in)?|fly(ing)? (through|into|over)|drone|aerial|forward)\b/,
    'dolly in',
  ],
  [/\b(pan(s|ning)?|track(s|ing)?|slid(e|es|ing)|camera moves?) (to the )?left\b/, 'pan left'],
  [
    /\b((pan(s|ning)?|slid(e|es|ing)|camera moves?)( (to the )?right)?|tracking shot|sweep\w*)\b/,
    'pan right',
  ],
  [/\b(tilt(s|ing)? down|crane down|descend\w*)\b/, 'crane down'],
  [/\b(tilt(s|ing)?|crane|ris(e|es|ing) (up|shot)|ascend\w*)\b/, 'crane up'],
  [/\b(static|still|fixed|locked[- ]off|tripod)( camera| shot)?\b/, 'still'],
];

export function askedMove(prompt: string): MoveName | undefined {
  const text = prompt.toLowerCase();
  return ASKED.find(([words]) => words.test(text))?.[1];
}

/** The view at `progress` (0 to 1) of a move; a slow start and a slow stop, but never standing still. */
export function viewAt(name: MoveName, progress: number, focus: readonly [number, number]): View {
  const { from, to } = MOVES[name];
  const smooth = progress * progress * (3 - 2 * progress);
  const at = smooth * 0.7 + progress * 0.3;
  const between = (a: number, b: number): number => a + (b - a) * at;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    zoom: between(from.zoom, to.zoom),
    dolly: between(from.dolly, to.dolly),
    focus,
  };
}
