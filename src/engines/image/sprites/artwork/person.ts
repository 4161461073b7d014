import { oneOf } from '../../../narrow.ts';
import bodies from '../../data/bodies.json';
import { faceAs } from '../../prompt/ages.ts';
import {
  armsOf,
  type Figure,
  HEIGHTS,
  isLimbed,
  isOnFoot,
  isRightward,
  type Pattern,
  type Pose,
} from '../../prompt/figure.ts';
import { lidsOf, loweredEyes, sleepMarks, turnedEyes } from './eyes.ts';
import { lower, SHADE } from './legs.ts';
import { type Body, frontArms, leanOf, widthOf } from './limbs.ts';
import { type Artwork, embedIcon, svg } from './svg.ts';

export interface Clothes {
  readonly top: string;
  readonly legs: string;
  readonly skin?: string;
  readonly shoes?: string;
  /** A skirt or robe instead of trousers. */
  readonly robe?: boolean;
  /** The icon is a bare head, without shoulders. */
  readonly head?: boolean;
  /** Name of a detail on the clothes. */
  readonly extra?: string;
  /** The icon of the head, when no icon is named like the person. */
  readonly face?: string;
  readonly hat?: string;
  /** The icon shows the body as well. */
  readonly whole?: boolean;
}

const EXTRAS = new Map(Object.entries(bodies.extras));
const HATS = new Map(Object.entries(bodies.hats));
const WARDROBE = new Map(Object.entries(bodies.wardrobe));
/** Garments that cover the upper body. */
const TOP_CUTS = ['plain', 'top', 'sweater', 'coat', 'jacket', 'suit', 'dress', 'wrap'] as const;
export const CUTS = [
  ...TOP_CUTS,
  'skirt',
  'trousers',
  'shorts',
  'vest',
  'apron',
  'cape',
  'pack',
  'beard',
  'moustache',
  'shoes',
  'boots',
] as const;
type Cut = (typeof CUTS)[number];

interface Part {
  readonly cut: Cut;
  readonly colour: string;
}

/** The body of a person, without the head. */
interface Look extends Body {
  readonly pose: Pose;
}

const CHAIR =
  '<path d="M14 96 Q64 84 114 96 L112 216 H16 Z" fill="#8a5a33"/><path d="M14 204 H114 V220 H108 V258 H98 V220 H30 V258 H20 V220 H14 Z" fill="#6e4526"/>';

/** One arm of a pair is left out where it is lifted. */
function arms(look: Look): string {
  const { pose, arm, top, skin } = look;
  const hand = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="8.5" fill="${skin}"/>`;
  const lifted = arm ? armsOf(arm).hands.length : 0;
  if (lifted > 1) return '';
  if (lifted === 1) {
    const [d, x, y] = LEFT_ARMS[pose] ?? SITTING_ARM;
    return `<path d="${d}" fill="${top}"/>${hand(x, y)}`;
  }
  if (pose === 'striding')
    return `<path d="M42 116 Q24 126 16 148 L6 172 L17 178 L36 150 Z M86 116 Q104 124 110 148 L120 172 L109 178 L92 148 Z" fill="${top}"/>${hand(10, 178)}${hand(116, 178)}`;
  if (pose === 'standing' || pose === 'stepping' || pose === 'lying' || isLimbed(pose))
    return `<path d="M40 116 Q24 122 20 150 L18 184 L30 186 L36 146 Z M88 116 Q104 122 108 150 L110 184 L98 186 L92 146 Z" fill="${top}"/>${hand(24, 190)}${hand(104, 190)}`;
  if (pose === 'cross-legged')
    return `<path d="M40 116 Q20 124 16 156 L14 192 L28 194 L36 150 Z M88 116 Q108 124 112 156 L114 192 L100 194 L92 150 Z" fill="${top}"/>${hand(22, 198)}${hand(106, 198)}`;
  return `<path d="M40 116 Q20 124 18 152 Q20 176 38 200 L50 192 Q36 172 36 152 L46 126 Z M88 116 Q108 124 110 152 Q108 176 90 200 L78 192 Q92 172 92 152 L82 126 Z" fill="${top}"/>${hand(46, 200)}${hand(82, 200)}`;
}

const SITTING_ARM = [
  'M40 116 Q20 124 18 152 Q20 176 38 200 L50 192 Q36 172 36 152 L46 126 Z',
  46,
  200,
] as const;
const LEFT_ARMS: Readonly<Partial<Record<Pose, readonly [string, number, number]>>> = {
  standing: ['M40 116 Q24 122 20 150 L18 184 L30 186 L36 146 Z', 24, 190],
  striding: ['M42 116 Q24 126 16 148 L6 172 L17 178 L36 150 Z', 10, 178],
  stepping: ['M40 116 Q24 122 20 150 L18 184 L30 186 L36 146 Z', 24, 190],
  'cross-legged': ['M40 116 Q20 124 16 156 L14 192 L28 194 L36 150 Z', 22, 198],
};

/** Details over the clothes: lapels, buttons, the flaps of a coat. */
function overlay({ cut, colour }: Part, { pose, arm, skin }: Look): string {
  const hem =
    pose === 'standing' || pose === 'lying'
      ? 244
      : isOnFoot(pose) || isLimbed(pose)
        ? 226
        : pose === 'cross-legged'
          ? 206
          : 216;
  const neck = '<path d="M54 112 L64 146 L74 112 Z" fill="#fbfbf7"/>';
  switch (cut) {
    case 'coat':
      return `<path d="M38 117 L64 111 L90 117 L102 ${hem} L68 ${hem + 4} L64 176 L60 ${hem + 4} L26 ${hem} Z" fill="${colour}"/><path d="M63 140 H65 V${hem - 20} H63 Z" ${SHADE}/><path d="M50 112 L64 138 L78 112 L84 120 L66 150 L62 150 L44 120 Z" ${SHADE}/><g fill="#2b2622"><circle cx="57" cy="158" r="3.4"/><circle cx="57" cy="176" r="3.4"/></g>`;
    case 'jacket':
      return `<path d="M57 112 L71 112 L69 184 L59 184 Z" fill="#e9e6df"/><path d="M50 112 L58 112 L58 150 Z M78 112 L70 112 L70 150 Z" ${SHADE}/><path d="M34 178 H58 V186 H34 Z M70 178 H94 V186 H70 Z" ${SHADE}/>`;
    case 'suit':
      return `${neck}<path d="M50 112 L64 152 L57 156 L44 118 Z M78 112 L64 152 L71 156 L84 118 Z" ${SHADE}/><circle cx="64" cy="164" r="3" fill="#14161a"/>`;
    case 'sweater':
      return `<path d="M52 108 Q64 120 76 108 L78 116 Q64 128 50 116 Z" ${SHADE}/><path d="M34 174 H94 V186 H34 Z" ${SHADE}/>`;
    case 'dress':
      return `<path d="M36 172 Q64 180 92 172 L93 180 Q64 188 35 180 Z" ${SHADE}/>`;
    case 'wrap':
      return `<path d="M50 110 L72 168 L64 168 L44 114 Z M78 110 L58 168 L50 168 L84 114 Z" fill="#fbf5e6" fill-opacity=".75"/><path d="M35 156 H93 V176 H35 Z" fill="#e3b94e"/>`;
    case 'vest':
      return `<path d="M38 118 L58 112 L60 184 H34 Z M90 118 L70 112 L68 184 H94 Z" fill="${colour}"/>`;
    case 'apron':
      return `<path d="M48 114 L50 130 H78 L80 114 L84 114 L84 146 H94 L96 ${hem - 14} H32 L34 146 H44 V114 Z" fill="${colour}"/><path d="M50 162 H78 V176 H50 Z" ${SHADE}/>`;
    case 'top':
      return pose === 'standing'
        ? `<path d="M20 152 L18 184 L30 186 L35 152 Z${arm ? '' : ' M108 152 L110 184 L98 186 L93 152 Z'}" fill="${skin}"/>`
        : '';
    case 'shorts':
      return pose === 'standing'
        ? `<path d="M38 222 H61 L60 264 H40 Z M67 222 H90 L88 264 H68 Z" fill="${skin}"/>`
        : '';
    case 'pack':
      return `<path d="M42 116 Q50 140 44 172 M86 116 Q78 140 84 172" stroke="${colour}" stroke-width="8" fill="none"/>`;
    default:
      return '';
  }
}

const BEHIND: Readonly<Partial<Record<Cut, (colour: string, bottom: number) => string>>> = {
  cape: (colour, bottom) =>
    `<path d="M38 112 L90 112 L122 ${bottom - 14} Q64 ${bottom - 2} 6 ${bottom - 14} Z" fill="${colour}"/>`,
  pack: (colour) =>
    `<rect x="16" y="98" width="96" height="86" rx="22" fill="${colour}"/><path d="M16 150 H112 V164 H16 Z" ${SHADE}/>`,
};

/** Over the chin of the icon of a head, which reaches from 6 to 108. */
const HAIRY: Readonly<Partial<Record<Cut, (colour: string) => string>>> = {
  beard: (colour) =>
    `<path d="M22 58 Q26 74 36 76 Q50 68 64 72 Q78 68 92 76 Q102 74 106 58 Q110 100 92 118 Q78 134 64 138 Q50 134 36 118 Q18 100 22 58 Z" fill="${colour}"/><path d="M52 84 Q64 94 76 84 Q64 88 52 84 Z" fill="#8a3b33"/>`,
  moustache: (colour) =>
    `<path d="M64 76 Q50 66 38 80 Q30 88 22 82 Q30 98 46 94 Q58 92 64 84 Q70 92 82 94 Q98 98 106 82 Q98 88 90 80 Q78 66 64 76 Z" fill="${colour}"/>`,
};

const ROBES: ReadonlySet<Cut> = new Set(['dress', 'wrap', 'skirt']);
const LEGS: ReadonlySet<Cut> = new Set(['plain', 'suit', 'dress', 'wrap', 'skirt', 'trousers', 'shorts']);
const TOPS: ReadonlySet<Cut> = new Set(TOP_CUTS);
const FOOTWEAR: ReadonlySet<Cut> = new Set(['shoes', 'boots']);
/** Over these the details of the usual clothes would look pasted on. */
const PLAIN: ReadonlySet<Cut> = new Set([...TOPS, 'apron', 'vest']);

const STANDING: Omit<Figure, 'base'> = { pose: 'standing', wears: [] };

/** A fill of this colour with white, or with blue where the colour is white. */
function clothOf(pattern: Pattern, colour: string, id: string): string {
  const ink = /^#[e-f].[e-f].[e-f]/i.test(colour) ? '#31518f' : '#f6f3ea';
  const marks: Readonly<Record<Pattern, string>> = {
    stripes: `<rect width="18" height="9" fill="${ink}"/>`,
    dots: `<circle cx="5" cy="5" r="3.6" fill="${ink}"/><circle cx="14" cy="14" r="3.6" fill="${ink}"/>`,
    checks: `<path d="M0 0 H18 V9 H0 Z M0 0 H9 V18 H0 Z" fill="${ink}" fill-opacity=".5"/>`,
  };
  return `<pattern id="${id}" width="18" height="18" patternUnits="userSpaceOnUse"><rect width="18" height="18" fill="${colour}"/>${marks[pattern]}</pattern>`;
}

/** A body that is this faint is not seen, and keeps the drawing as large as the whole one. */
const FAINT = 0.04;

/** An animal whose icon shows the body as well is so much larger than it, around the middle column. */
const WHOLE = 2.1;
const MIDDLE = 64;

/** One looks at the hands that do it. */
const CLOSE_WORK = /^(?:reading|knitting|mending|sawing)$/;

/** A whole body seen from the front, under the head of an icon. */
export function person(
  name: string,
  clothes: Clothes,
  { pose, arm, beat = false, over: isOver = false, gaze = false, wears } = STANDING,
): Artwork {
  const { skin = '#f4b52d', shoes = '#2f2a28', head, extra = '', hat = '', face: usual = name } = clothes;
  const face = faceAs(usual, wears);
  const cloths: string[] = [];
  const parts = wears.flatMap(({ what, colour: asked, pattern }): Part[] => {
    const garment = WARDROBE.get(what);
    if (!garment) return [];
    const colour = asked ?? garment.colour;
    const cut = oneOf(CUTS, garment.cut);
    if (!pattern) return [{ cut, colour }];
    cloths.push(clothOf(pattern, colour, `cloth${cloths.length}`));
    return [{ cut, colour: `url(#cloth${cloths.length - 1})` }];
  });
  const last = (cuts: ReadonlySet<Cut>): Part | undefined => parts.findLast(({ cut }) => cuts.has(cut));
  const below = last(LEGS);
  const look: Look = {
    pose,
    arm,
    beat,
    top: last(TOPS)?.colour ?? clothes.top,
    legs: below?.colour ?? clothes.legs,
    skin,
    shoes: last(FOOTWEAR)?.colour ?? shoes,
    booted: last(FOOTWEAR)?.cut === 'boots',
    robe: below && below.cut !== 'plain' ? ROBES.has(below.cut) : clothes.robe === true,
  };
  const detail = last(PLAIN) ? '' : (EXTRAS.get(extra) ?? '');
  const torso = `<path d="M38 118 Q64 104 90 118 L94 184 L34 184 Z" fill="${look.top}"/>`;
  const neck = head ? `<rect x="55" y="92" width="18" height="26" fill="${skin}"/>` : '';
  const chair = pose === 'on-chair' ? CHAIR : '';
  const behind = parts.map(({ cut, colour }) => BEHIND[cut]?.(colour, HEIGHTS[pose]) ?? '').join('');
  const over = parts.map((part) => overlay(part, look)).join('');
  const hair = parts.map(({ cut, colour }) => HAIRY[cut]?.(colour) ?? '').join('');
  const isUpright = pose === 'standing' || pose === 'lying' || isOnFoot(pose) || isLimbed(pose);
  const [first, second] = isUpright
    ? [`${arms(look)}${lower(look)}${neck}${torso}${detail}${over}`, '']
    : [`${lower(look)}${neck}${torso}${detail}${over}`, arms(look)];
  const isAsleep = arm === 'asleep';
  const lids = isAsleep
    ? lidsOf(name)
    : CLOSE_WORK.test(arm ?? '')
      ? loweredEyes(name)
      : gaze
        ? turnedEyes(name, isRightward({ pose, arm }))
        : '';
  const body = (icons: Parameters<Artwork>[0]): string =>
    clothes.whole
      ? embedIcon(icons, face, MIDDLE - 64 * WHOLE, HEIGHTS[pose] - 128 * WHOLE, WHOLE)
      : `${chair}${behind}${first}${head ? embedIcon(icons, face, 13, 6, 0.8) : embedIcon(icons, face, 6, 2, 0.906)}${lids}${HATS.get(hat) ?? ''}${hair}${second}`;
  const defs = `<defs>${cloths.join('')}</defs>`;
  // A hat needs room above the head, and so do the marks of sleep.
  const up = Math.max(hat === '' ? 0 : 16, isAsleep ? 20 : 0);
  if (pose === 'lying')
    return (icons) =>
      svg(
        278,
        156,
        `${defs}<g transform="translate(0 142) rotate(-90)">${body(icons)}</g>${isAsleep ? sleepMarks(70, 24) : ''}`,
      );
  const reach = widthOf(look);
  const half = clothes.whole ? 66 * WHOLE : 0;
  const [left, right] = [Math.min(reach.left, MIDDLE - half), Math.max(reach.right, MIDDLE + half)];
  const lean = leanOf(pose);
  return (icons) =>
    svg(
      right - left,
      HEIGHTS[pose] + up,
      `${defs}<g transform="translate(${-left} ${up})"><g transform="rotate(${lean} 64 200)"><g opacity="${isOver ? FAINT : 1}">${body(icons)}</g>${frontArms(look)}</g>${isAsleep ? sleepMarks(86, 6) : ''}</g>`,
    );
}
