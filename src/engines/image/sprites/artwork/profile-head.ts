import { oneOf } from '../../../narrow.ts';

/** Heads in profile, to the left, on a neck: of animals whose icons show the whole body. */
export interface ProfileHead {
  /** Length of the neck. */
  readonly neck: number;
  /** Half of its width at the chest. */
  readonly thick: number;
  readonly size?: number;
  /** Colour of the head, where it is not that of the coat. */
  readonly skin?: string;
  readonly muzzle: string;
  /** Length of the ears. */
  readonly ear: number;
  readonly mane?: string;
  readonly horns?: string;
  /** It reaches the ground while the head stays up. */
  readonly trunk?: boolean;
}

const HORNS = {
  none: '',
  stubs:
    '<path d="M-8 -12 L-9 -28 M2 -12 L4 -28" stroke="#b9894a" stroke-width="5" stroke-linecap="round"/><circle cx="-9" cy="-29" r="4.4" fill="#5f3d22"/><circle cx="4" cy="-29" r="4.4" fill="#5f3d22"/>',
  swept:
    '<path d="M-4 -11 Q-2 -34 22 -40 Q8 -28 8 -10 Z" fill="#8d7f6c"/><path d="M-28 24 L-18 24 L-26 44 Z" fill="#d9d2c4"/>',
  curled:
    '<path d="M0 -6 q28 -16 28 8 q-1 19 -18 11 q-8 -7 2 -11" stroke="#b79a6b" stroke-width="9" stroke-linecap="round" fill="none"/>',
  antlers:
    '<path d="M-2 -10 Q-2 -34 14 -50 M0 -24 Q14 -28 20 -40 M4 -36 Q-6 -42 -6 -54 M-8 -10 Q-14 -28 -10 -46 M-12 -26 Q-22 -30 -24 -42" stroke="#a5794a" stroke-width="4.6" stroke-linecap="round" fill="none"/>',
  wool: '<circle cx="-10" cy="-12" r="9" fill="coat"/><circle cx="2" cy="-13" r="10" fill="coat"/><circle cx="12" cy="-5" r="9" fill="coat"/>',
} as const;
const KINDS = ['none', 'stubs', 'swept', 'curled', 'antlers', 'wool'] as const;

type Point = readonly [number, number];

/** From the chest, for a neck that is bent down by some degrees; short necks reach where the stance has the head. */
export function headPoint({ neck, trunk }: ProfileHead, [x, y]: Point, bent: number, short: Point): Point {
  if (neck < SHORT) return short;
  const angle = ((UP + (trunk ? bent * 0.25 : bent)) * Math.PI) / 180;
  const long = bent > 60 ? neck * 1.2 : neck;
  return [x + Math.cos(angle) * long, y - Math.sin(angle) * long];
}

const SHORT = 50;
/** Direction of a neck that is held up, in degrees. */
const UP = 121;

interface Held {
  readonly chest: Point;
  readonly at: Point;
  /** How far the head is turned, in degrees. */
  readonly turn: number;
  readonly asleep: boolean;
}

/** The marks of the coat on the neck: across it, or in spots. */
function onNeck(marks: string, ink: string, point: (along: number, aside: number) => string): string {
  if (marks === 'stripes')
    return `<path d="${[0.2, 0.4, 0.6, 0.8, 0.98].map((at) => `M${point(at, 0.95)} L${point(at + 0.04, -0.5)}`).join(' ')}" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`;
  if (marks !== 'patches') return '';
  return [0.08, 0.28, 0.46, 0.64, 0.82]
    .flatMap((at, n) => [
      [at, n % 2 ? 0.45 : 0.3],
      [at + 0.09, n % 2 ? -0.35 : -0.5],
    ])
    .map(([at = 0, aside = 0]) => {
      const [x, y] = point(at, aside).split(' ');
      return `<circle cx="${x}" cy="${y}" r="6.5" fill="${ink}"/>`;
    })
    .join('');
}

export function profileHead(
  head: ProfileHead,
  { coat, ink = '', marks = '' }: { readonly coat: string; readonly ink?: string; readonly marks?: string },
  { chest: [cx, cy], at: [x, y], turn, asleep }: Held,
): string {
  const { thick, size = 1, skin = coat, muzzle, ear, mane, horns = 'none', trunk } = head;
  const long = Math.hypot(x - cx, y - cy) || 1;
  // To the back of the neck.
  const [nx, ny] = [-(y - cy) / long, (x - cx) / long];
  const point = (along: number, aside: number): string => {
    const wide = thick * (1 - 0.38 * along) * aside;
    return `${cx + (x - cx) * along + nx * wide} ${cy + (y - cy) * along + ny * wide}`;
  };
  const neck = `<path d="M${point(-0.3, 1)} L${point(1, 1)} L${point(1, -1)} L${point(-0.3, -1)} Z" fill="${coat}"/>${onNeck(marks, ink, point)}`;
  const crest =
    mane === undefined
      ? ''
      : `<path d="M${point(0.1, 1)} L${point(1.1, 1.15)}" stroke="${mane}" stroke-width="10" stroke-linecap="round"/>`;
  const tuft = mane === undefined ? '' : `<path d="M6 -14 Q-8 -20 -14 -8 Q-2 -8 8 -2 Z" fill="${mane}"/>`;
  const eye = asleep
    ? '<path d="M-19 -2 q6 6 12 0" stroke="#2b2320" stroke-width="3" stroke-linecap="round" fill="none"/>'
    : '<circle cx="-13" cy="-3" r="4.4" fill="#2b2320"/><circle cx="-14.5" cy="-4.6" r="1.4" fill="#ffffff"/>';
  const ears = `<ellipse cx="7" cy="${-10 - ear / 2}" rx="5.6" ry="${ear}" transform="rotate(28 7 -10)" fill="${skin}"/><ellipse cx="7" cy="${-10 - ear / 2}" rx="2.6" ry="${ear * 0.65}" transform="rotate(28 7 -10)" fill="#000000" fill-opacity=".18"/>`;
  const face = `<ellipse cx="-10" cy="4" rx="26" ry="16.5" transform="rotate(-28 -10 4)" fill="${skin}"/><ellipse cx="-28" cy="14" rx="13" ry="11" transform="rotate(-28 -28 14)" fill="${muzzle}"/><circle cx="-35" cy="12" r="2" fill="#2b2320" fill-opacity=".7"/><path d="M-38 19 q7 5 14 1" stroke="#2b2320" stroke-opacity=".55" stroke-width="2" stroke-linecap="round" fill="none"/>`;
  if (trunk)
    return `${neck}<g transform="translate(${x} ${y}) scale(${size})">${trunked(skin, muzzle, eye)}</g>`;
  const kind = HORNS[oneOf(KINDS, horns)].replaceAll('"coat"', `"${coat}"`);
  return `${crest}${neck}<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${ears}${face}${tuft}${kind}${eye}</g>`;
}

/** The head of an elephant, with its ear over the neck. */
const trunked = (skin: string, inner: string, eye: string): string =>
  `<ellipse cx="-8" cy="4" rx="28" ry="27" fill="${skin}"/><path d="M-36 2 Q-48 34 -40 66 L-28 66 Q-32 40 -14 24 Z" fill="${skin}"/><path d="M-40 30 L-30 31 M-42 44 L-31 44" stroke="#000000" stroke-opacity=".2" stroke-width="2"/><path d="M-22 22 Q-30 36 -46 34 Q-34 30 -28 18 Z" fill="#fbf6ea"/><ellipse cx="14" cy="4" rx="19" ry="26" fill="${skin}"/><ellipse cx="14" cy="4" rx="13" ry="19" fill="${inner}"/>${eye}`;
