import { oneOf } from '../../../narrow.ts';
import table from '../../data/stances.json';
import type { Beast, Stance } from '../../prompt/figure.ts';
import { sleepMarks } from './eyes.ts';
import { headPoint, type ProfileHead, profileHead } from './profile-head.ts';
import { type Artwork, embedIcon, svg } from './svg.ts';

/** Animals on four legs that do something: a body in profile, to the left, with the face of an icon. */

interface Coat {
  /** The icon of the face; without one the head is drawn in profile. */
  readonly face?: string;
  readonly head?: ProfileHead;
  /** The eyes of the icon, across and down. */
  readonly eyes?: readonly number[];
  /** Around the eyes, where it is not that of the coat. */
  readonly lid?: string;
  readonly coat: string;
  readonly belly: string;
  readonly paws?: string;
  readonly tail: string;
  readonly tip?: string;
  readonly ink?: string;
  readonly marks?: string;
  readonly heavy?: boolean;
  readonly humps?: number;
  /** Width of the legs. */
  readonly limb?: number;
  /** How much longer than those of a dog they are. */
  readonly stretch?: number;
  /** The icon of the face has a neck and looks to the left. */
  readonly profile?: boolean;
}

interface Posed {
  readonly head: readonly number[];
  readonly body: readonly number[];
  readonly legs: readonly (readonly number[])[];
  readonly next?: readonly (readonly number[])[];
  /** How far the head moves in a film. */
  readonly bob?: readonly number[];
  readonly turn?: number;
  readonly asleep?: boolean;
  /** How far a head in profile is bent down, in degrees. */
  readonly bent?: number;
}

const TAILS = ['mane', 'long', 'brush', 'tuft', 'stub', 'puff', 'none'] as const;

/** Sides of the drawing, with room for a leap. */
const WIDE = 232;
const TALL = 190;
const GROUND = 184;
const SHADE = 'fill="#000000" fill-opacity=".1"';

function tail({ tail: kind, coat, tip = coat }: Coat, x: number, y: number): string {
  const lines = {
    long: `<path d="M${x - 8} ${y} q26 -2 28 -28 q2 -18 12 -20" stroke="${tip}" stroke-width="9" stroke-linecap="round" fill="none"/>`,
    mane: `<path d="M${x - 10} ${y - 12} q28 -8 34 24 q4 18 12 26 q-26 4 -32 -22 q-2 -14 -16 -14 z" fill="${tip}"/>`,
    brush: `<path d="M${x - 10} ${y - 6} q26 -12 44 4 q-6 26 -40 16 z" fill="${coat}"/><path d="M${x + 34} ${y - 2} q-10 -7 -16 -6 q-2 10 2 16 q10 -2 14 -10 z" fill="${tip}"/>`,
    tuft: `<path d="M${x - 6} ${y - 6} q20 6 18 38" stroke="${coat}" stroke-width="6" fill="none"/><ellipse cx="${x + 12}" cy="${y + 36}" rx="7" ry="11" fill="${tip}"/>`,
    stub: `<circle cx="${x}" cy="${y - 8}" r="9" fill="${coat}"/>`,
    puff: `<circle cx="${x}" cy="${y - 4}" r="13" fill="#ffffff"/>`,
    none: '',
  };
  return lines[oneOf(TAILS, kind)];
}

/** Along the lower edge of a body that is rolled up, with its end at the nose. */
function curledTail(
  { tail: kind, coat, tip = coat, paws = coat }: Coat,
  [x, y, rx, ry]: readonly [number, number, number, number],
): string {
  const [right, low] = [x + rx * 0.92, y + ry * 0.3];
  const wide = kind === 'brush' ? 24 : kind === 'long' || kind === 'mane' ? 13 : 0;
  const line = (ink: string, width: number, path: string): string =>
    `<path d="${path}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  const end = `M${x + rx * 0.1} ${y + ry * 0.86} L${x - rx * 0.16} ${y + ry * 0.84}`;
  const along = `M${right} ${low} Q${x + rx * 0.8} ${y + ry * 0.9} ${x - rx * 0.1} ${y + ry * 0.85}`;
  const haunch = `<ellipse cx="${x + rx * 0.42}" cy="${y + ry * 0.42}" rx="${rx * 0.44}" ry="${ry * 0.5}" fill="${coat}"/><ellipse cx="${x + rx * 0.42}" cy="${y + ry * 0.42}" rx="${rx * 0.44}" ry="${ry * 0.5}" ${SHADE}/>`;
  const foot = `<ellipse cx="${x + rx * 0.12}" cy="${y + ry * 0.88}" rx="20" ry="7" fill="${paws}"/>`;
  const dark = wide > 0 ? line('#000000', wide + 4, along).replace('/>', ' stroke-opacity=".14"/>') : foot;
  return `${haunch}${dark}${wide > 0 ? line(coat, wide, along) + line(tip, wide, end) : ''}`;
}

/** Over a body of these half axes around a point. */
function marks(
  { marks: kind, ink = '' }: Coat,
  [x, y, rx, ry]: readonly [number, number, number, number],
): string {
  if (kind === 'spots')
    return `<ellipse cx="${x + rx * 0.45}" cy="${y - ry * 0.4}" rx="${rx * 0.28}" ry="${ry * 0.42}" fill="${ink}"/><ellipse cx="${x - rx * 0.2}" cy="${y + ry * 0.1}" rx="${rx * 0.2}" ry="${ry * 0.38}" fill="${ink}"/>`;
  if (kind === 'wool')
    return [...Array(14).keys()]
      .map((n) => {
        const turn = (n / 14) * 2 * Math.PI;
        return `<circle cx="${x + Math.cos(turn) * rx * 0.88}" cy="${y + Math.sin(turn) * ry * 0.86}" r="${ry * 0.42}" fill="${ink}"/>`;
      })
      .join('');
  if (kind === 'patches')
    return [-0.7, -0.42, -0.14, 0.14, 0.42, 0.68]
      .flatMap((at, n) => [
        [at, n % 2 ? -0.5 : -0.35],
        [at + 0.1, n % 2 ? 0.2 : 0.35],
      ])
      .map(
        ([at = 0, down = 0]) =>
          `<ellipse cx="${x + rx * at}" cy="${y + ry * down}" rx="${rx * 0.13}" ry="${ry * 0.27}" fill="${ink}"/>`,
      )
      .join('');
  if (kind === 'stripes') {
    const places = [-0.8, -0.58, -0.36, -0.14, 0.08, 0.3, 0.52, 0.74];
    const edge = (at: number): number => ry * Math.sqrt(1 - at * at) * 0.97;
    const stripe = (at: number): string =>
      `M${x + rx * at} ${y - edge(at)} Q${x + rx * at - 7} ${y} ${x + rx * at + 3} ${y + edge(at) * 0.8}`;
    return `<path d="${places.map(stripe).join(' ')}" stroke="${ink}" stroke-width="6.5" stroke-linecap="round" fill="none"/>`;
  }
  if (kind !== 'bands') return '';
  const band = (at: number): string =>
    `M${x + rx * at} ${y - ry * Math.sqrt(1 - at * at) * 0.98} q-5 ${ry * 0.4} 1 ${ry * 0.75}`;
  return `<path d="${[-0.2, 0.1, 0.4, 0.66].map(band).join(' ')}" stroke="${ink}" stroke-width="6" stroke-linecap="round" fill="none"/>`;
}

/** Lids over the eyes of a face of which one unit is `scale`. */
function lids({ eyes: [ax = 0, ay = 0, bx = 0, by = 0] = [], lid, coat }: Coat): string {
  const one = (x: number, y: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="10" ry="11.5" fill="${lid ?? coat}"/><path d="M${x - 8} ${y} q8 9 16 0" stroke="#2b2320" stroke-width="4" stroke-linecap="round" fill="none"/>`;
  return one(ax, ay) + (bx > 0 ? one(bx, by) : '');
}

/** Scale of a face in profile. */
const PROFILE = 0.78;
/** Scale of a face, so that it fits its body. */
const FACE = 0.66;

const beasts: Readonly<Record<Beast, Coat>> = table.beasts;
const stances: Readonly<Record<Stance, Posed>> = table.stances;

/** A film shows it in two moments. */
export const hasNext = (stance: Stance): boolean =>
  stances[stance].next !== undefined || stances[stance].bob !== undefined;

export function beast(name: Beast, stance: Stance, beat: boolean): Artwork {
  const look = beasts[name];
  if (stance === 'sit') return sitting(look);
  const { head, body, legs, next, bob = [0, 0], turn = 0, asleep = false, bent = 0 } = stances[stance];
  const stretch = legs.length > 0 ? (look.stretch ?? 1) : 1;
  const [bx = 0, by = 0, rx = 0] = body;
  const isDown = legs.length === 0;
  const ry = asleep ? GROUND - by : isDown || look.heavy ? (look.heavy ? 36 : 32) : 27;
  const [hx, hy] = [(head[0] ?? 0) + (beat ? (bob[0] ?? 0) : 0), (head[1] ?? 0) + (beat ? (bob[1] ?? 0) : 0)];
  const { coat, belly, paws = coat } = look;
  const wide = look.limb ?? (look.heavy ? 19 : 14);
  const lines = ((beat && next) || legs).map(([x = 0, y = 0, kx = 0, ky = 0, fx = 0, fy = 0], n) => {
    const row = (at: number): number => by + (at - by) * stretch;
    const d = `M${x} ${y} L${kx} ${row(ky)} L${fx} ${row(fy)}`;
    const line = (ink: string, more = ''): string =>
      `<path d="${d}" stroke="${ink}" ${more}stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
    return line(paws) + (n < 2 ? line('#000000', 'stroke-opacity=".16" ') : '');
  });
  const trunk = `<ellipse cx="${bx}" cy="${by}" rx="${rx}" ry="${ry}" fill="${coat}"/><path d="M${bx - rx * 0.75} ${by + ry * 0.55} Q${bx} ${by + ry * 1.05} ${bx + rx * 0.75} ${by + ry * 0.55} Q${bx} ${by + ry * 0.75} ${bx - rx * 0.75} ${by + ry * 0.55} Z" fill="${belly}"/>${marks(look, [bx, by, rx, ry])}`;
  const neck =
    isDown || look.profile || look.head
      ? ''
      : `<path d="M${bx - rx * 0.55} ${by - 2} L${hx} ${hy}" stroke="${coat}" stroke-width="${look.heavy ? 44 : 32}" stroke-linecap="round"/>`;
  const haunch = `<ellipse cx="${bx + rx * 0.55}" cy="${GROUND - 28}" rx="32" ry="27" fill="${coat}"/><ellipse cx="${bx + rx * 0.55}" cy="${GROUND - 28}" rx="32" ry="27" ${SHADE}/><ellipse cx="${bx + rx * 0.3}" cy="${GROUND - 7}" rx="22" ry="8" fill="${paws}"/>`;
  const paw = (x: number): string => `<ellipse cx="${x}" cy="${GROUND - 8}" rx="20" ry="9" fill="${paws}"/>`;
  const low = asleep
    ? curledTail(look, [bx, by, rx, ry])
    : isDown
      ? `${haunch}${paw(hx - 8)}${paw(hx + 24)}`
      : '';
  const size = FACE * 64;
  const chest = [bx - rx * 0.66, by - (isDown ? 8 : 2)] as const;
  const at = look.head && headAt(look.head, stance, beat);
  const embedded = (icons: Parameters<Artwork>[0]): string => {
    const { face = '' } = look;
    if (look.head && at) return profileHead(look.head, look, { chest, at, turn: -bent * 0.5, asleep });
    return look.profile
      ? `<g transform="translate(${chest[0]} ${chest[1]}) rotate(${-bent + (beat ? (bob[1] ?? 0) : 0)}) scale(${PROFILE}) translate(-76 -108)">${icons[face] ?? ''}${asleep ? lids(look) : ''}</g>`
      : `<g transform="translate(${hx - size} ${hy - size})">${embedIcon(icons, face, 0, 0, FACE)}${asleep ? `<g transform="scale(${FACE})">${lids(look)}</g>` : ''}</g>`;
  };
  const rump = isDown ? [bx + rx * 0.9, GROUND - 12] : [bx + rx * 0.95, by - 2];
  // A long neck needs room above and before the body.
  const [left, up] = at ? [Math.max(0, ROOM - at[0]), Math.max(0, ROOM - at[1])] : [0, 0];
  const aside = (body: string): string =>
    left + up > 0 ? `<g transform="translate(${left} ${up})">${body}</g>` : body;
  return (icons) =>
    svg(
      WIDE + left,
      TALL + up + (GROUND - by) * (stretch - 1),
      aside(
        `<g transform="rotate(${turn} ${bx} ${by})">${asleep ? '' : tail(look, rump[0] ?? 0, rump[1] ?? 0)}${lines.slice(0, 2).join('')}${hump(look, [bx, by, rx, ry])}${trunk}${lines.slice(2).join('')}${low}${neck}${embedded(icons)}</g>${asleep ? sleepMarks(hx + 34, 74) : ''}`,
      ),
    );
}

/** The room for a head in profile, with horns. */
const ROOM = 62;

function hump({ humps = 0, coat }: Coat, [x, y, rx, ry]: readonly number[]): string {
  const [mx = 0, my = 0, wide = 0, tall = 0] = [x, y, rx, ry];
  const places = humps === 2 ? [-0.3, 0.35] : humps === 1 ? [0.05] : [];
  return places
    .map(
      (at) =>
        `<ellipse cx="${mx + wide * at}" cy="${my - tall * 0.9}" rx="${wide * 0.3}" ry="${tall * 0.9}" fill="${coat}"/>`,
    )
    .join('');
}

/** The place of a head in profile, in units of the drawing. */
function headAt(head: ProfileHead, stance: Stance, beat: boolean): readonly [number, number] {
  const {
    body,
    legs,
    bent = 0,
    bob: [across = 0, down = 0] = [],
    head: [hx = 0, hy = 0],
  } = stances[stance];
  const [bx = 0, by = 0, rx = 0] = body;
  const isDown = legs.length === 0;
  const chest = [bx - rx * 0.66, by - (isDown ? 8 : 2)] as const;
  const [x, y] = stances[stance].asleep ? [hx, hy] : headPoint(head, chest, bent, [hx + 6, hy + 6]);
  return beat ? [x + across, y + down] : [x, y];
}

/** Head and back as shares of a drawing without its empty sides, of an animal whose head is drawn in profile. */
export function outlineOf(
  name: Beast,
  stance: Stance,
): { readonly head: { x: number; top: number; width: number }; readonly back: number } | undefined {
  const { head } = beasts[name];
  if (!head || stance === 'sit') return undefined;
  const { body, legs } = stances[stance];
  const [bx = 0, by = 0, rx = 0] = body;
  const [x, y] = headAt(head, stance, false);
  const size = head.size ?? 1;
  const left = Math.min(x - 42 * size, ...legs.map(([, , , , foot = 0]) => foot - 8));
  const right = bx + rx + 32;
  const top = Math.min(y - 30 * size, by - 30);
  const stretch = legs.length > 0 ? (beasts[name].stretch ?? 1) : 1;
  const lowest = Math.max(...legs.map(([, , , , , foot = 0]) => foot));
  const bottom = legs.length > 0 ? by + (lowest - by) * stretch + 8 : GROUND;
  const wide = right - left;
  return {
    head: {
      x: (x - 10 * size - left) / wide,
      top: (y - 20 * size - top) / (bottom - top),
      width: (56 * size) / wide,
    },
    back: (bottom - by + 27) / (bottom - top),
  };
}

/** Seen from the front. */
function sitting(look: Coat): Artwork {
  const { coat, belly, paws = coat } = look;
  const rx = look.heavy ? 40 : 34;
  const foot = (side: -1 | 1): string =>
    `<ellipse cx="${64 + side * rx * 0.86}" cy="168" rx="17" ry="20" fill="${coat}"/><ellipse cx="${64 + side * rx * 0.9}" cy="183" rx="18" ry="8" fill="${paws}"/>`;
  return (icons) =>
    svg(
      150,
      192,
      `<g transform="translate(0 6)">${tail(look, 100, 164)}</g><ellipse cx="64" cy="140" rx="${rx}" ry="46" fill="${coat}"/><ellipse cx="64" cy="146" rx="${rx * 0.6}" ry="34" fill="${belly}"/>${foot(-1)}${foot(1)}<path d="M44 112 Q40 150 46 184 L60 184 Q62 150 60 122 Z M84 112 Q88 150 82 184 L68 184 Q66 150 68 122 Z" fill="${paws}"/><ellipse cx="52" cy="185" rx="10" ry="6" fill="${paws}"/><ellipse cx="76" cy="185" rx="10" ry="6" fill="${paws}"/>${embedIcon(icons, look.face ?? '', 9, 2, 0.86)}`,
    );
}
