import type { RandomSource } from '../../random.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { luminance, mixed } from './colours.ts';
import { colourAt, isColour } from './design-words.ts';
import { Sheet, type Studio } from './sheet.ts';

/** Stands for the words of a background of plain forms, as `plainerDesign` leaves them. */
const BACKDROP = 'abstract backdrop pattern';

export const isBackdrop = ({ phrase }: Pick<Brief, 'phrase'>): boolean => phrase === BACKDROP;

const EMPTY =
  /\b(?:(?:empty|free|blank|clear|plenty\s+of|some|lots\s+of)\s+)*(?:space|room|area)\s+(?:for\s+(?:the\s+|an?\s+)?(?:title|text|heading|headline|logo|copy)\s+)?(?:on|at|in|to)\s+the\s+(left|right|top|bottom|middle|cent(?:re|er))(?:\s+side)?(?:\s+for\s+(?:the\s+|an?\s+|my\s+|our\s+)?[\p{L}]+)?|\b(?:left|right)\s+side\s+(?:empty|free|blank)/iu;

type Motif = 'lines' | 'waves' | 'dots' | 'shapes' | 'glow';

const MOTIFS: readonly (readonly [RegExp, Motif])[] = [
  [/\b(?:waves?|wavy|ribbons?|flow\w*)\b/i, 'waves'],
  [/\b(?:lines?|threads?|rays|circuits?|curves?|strokes?)\b/i, 'lines'],
  [/\b(?:dots?|particles?|points?|network|nodes?|stars?|sparkles?)\b/i, 'dots'],
  [/\b(?:geometric|triangles?|polygons?|shapes?|hexagons?|circles?|squares?|facets?)\b/i, 'shapes'],
];

/** Plain forms over a ground of one colour, away from the part that is left free. */
export function drawBackdrop(brief: Brief, studio: Studio, random: RandomSource): Bitmap {
  const { width, height, prompt } = brief.request;
  const words = tokenise(prompt);
  const named = words.flatMap((word, at) =>
    isColour(word) && !isColour(words[at - 1]) ? [colourAt(words, at)] : [],
  );
  const isDark = /\b(?:dark|navy|night|black|midnight|glow\w*|neon)\b/i.test(prompt);
  const [first = isDark ? '#14213f' : '#e9eef5'] = named;
  const isAlone = named.length === 1 && !isDark && luminance(first) < 0.8;
  const ground =
    isDark && luminance(first) > 0.3
      ? mixed(first, '#0a1024', 0.75)
      : isAlone
        ? mixed(first, '#ffffff', 0.82)
        : first;
  const other = isAlone ? first : (named[1] ?? (isDark ? '#6fc3ff' : mixed(first, '#1d4f91', 0.6)));
  const [free = '', side = /\bleft\b/i.test(free) ? 'left' : 'right'] = EMPTY.exec(prompt) ?? [];
  const [found, motif] = MOTIFS.find(([said]) => said.test(prompt)) ?? [/(?!)/, 'glow' as const];
  const sheet = new Sheet(width, height, studio);
  sheet.add(
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mixed(ground, '#ffffff', 0.07)}"/><stop offset="1" stop-color="${mixed(ground, '#04070f', isDark ? 0.4 : 0.08)}"/></linearGradient><filter id="blurred" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${height * 0.012}"/></filter></defs><rect width="${width}" height="${height}" fill="url(#ground)"/>`,
  );
  // Forms fill a part of the width, and leave the other to letters.
  const from = free === '' ? 0 : side === 'left' ? 0.46 : 0;
  const to = free === '' ? 1 : side === 'right' ? 0.54 : 1;
  const at = (share: number): number => (from + (to - from) * share) * width;
  const isGlowing = /\bglow\w*|\bneon\b|\bshin\w+/i.test(prompt);
  const thin = /\bthick|bold\b/i.test(prompt) ? 0.008 : 0.0022;
  // Lines end softly before the free part.
  sheet.add(
    `<defs><linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" x2="${width}" y1="0" y2="0">${fadeTo(other, { from, to })}</linearGradient></defs>`,
  );
  const forms = FORMS[motif]({ at, height, random, other, ground, thin });
  if (isGlowing) sheet.add(`<g filter="url(#blurred)" opacity=".9">${forms}</g>`);
  sheet.add(forms);
  const shown = [
    ...OF_BACKDROP,
    ...(brief.textPlace ? [brief.textPlace.said] : []),
    ...(motif === 'waves' || motif === 'glow' ? ['soft', 'smooth', 'gentle', 'flowing'] : []),
    ...tokenise(free),
    ...tokenise(prompt).filter((word) => found.test(word) || COLOUR_WORDS.has(word) || isColour(word)),
    ...(isDark ? ['dark'] : []),
    ...(isGlowing ? ['glowing', 'glow', 'neon', 'shining'] : []),
    ...(thin < 0.005 ? ['thin', 'fine'] : ['thick', 'bold']),
  ];
  for (const word of shown) brief.shown.add(word);
  for (const { said = '' } of [...brief.subjects, ...brief.hints])
    if (tokenise(said).every((word) => shown.includes(word))) brief.shown.add(said);
  studio.account.told.push(
    `${isGlowing ? 'glowing ' : ''}${motif === 'glow' ? 'soft light' : motif} on a plain ground${free === '' ? '' : ` with free space ${side.startsWith('t') || side.startsWith('b') ? 'at' : 'on'} the ${side}`}`,
  );
  return sheet.paint();
}

const OF_BACKDROP = [
  'abstract',
  'backdrop',
  'background',
  'pattern',
  'clean',
  'simple',
  'modern',
  'minimal',
  'minimalist',
  'subtle',
  'elegant',
  'professional',
];

const fadeTo = (colour: string, { from, to }: { readonly from: number; readonly to: number }): string =>
  [
    [from, from > 0 ? 0 : 1],
    [from + 0.2, 1],
    [to - 0.2, 1],
    [to, to < 1 ? 0 : 1],
  ]
    .map(([share, opacity]) => `<stop offset="${share}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

interface Room {
  /** Across, as a share of the part for forms. */
  readonly at: (share: number) => number;
  readonly height: number;
  readonly random: RandomSource;
  readonly other: string;
  readonly ground: string;
  readonly thin: number;
}

const curve = ({ at, height }: Room, start: number, bend: number, end: number): string =>
  `M${at(0).toFixed(1)} ${(start * height).toFixed(1)}C${at(0.35).toFixed(1)} ${((start + bend) * height).toFixed(1)} ${at(0.6).toFixed(1)} ${((end - bend) * height).toFixed(1)} ${at(1).toFixed(1)} ${(end * height).toFixed(1)}`;

const FORMS: Readonly<Record<Motif, (room: Room) => string>> = {
  lines: (room) => {
    const { height, random, thin } = room;
    return Array.from({ length: 18 }, (_, n) => {
      const start = 0.12 + n * 0.022;
      const d = curve(room, start, 0.5 - n * 0.012, 0.36 + n * 0.03);
      return `<path d="${d}" fill="none" stroke="url(#fade)" stroke-width="${(height * thin * (n % 5 === 0 ? 1.8 : 1)).toFixed(2)}" opacity="${(0.45 + 0.5 * random()).toFixed(2)}"/>`;
    }).join('');
  },
  waves: (room) => {
    const { at, height, other, ground, random } = room;
    return Array.from({ length: 6 }, (_, n) => {
      const top = 0.38 + n * 0.1;
      return `<path d="${curve(room, top, 0.16 * (random() - 0.3), top + 0.06 * (random() - 0.5))}V${height}H${at(0).toFixed(1)}Z" fill="${mixed(ground, other, 0.2 + n * 0.12)}" opacity=".85"/>`;
    }).join('');
  },
  dots: ({ at, height, other, random }) => {
    const spots = Array.from({ length: 46 }, (): [number, number] => [at(random()), random() * height]);
    const joined = spots.flatMap(([x, y], n) =>
      spots
        .slice(n + 1)
        .filter(([u, v]) => Math.hypot(u - x, v - y) < height * 0.17)
        .map(([u, v]) => `M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`),
    );
    return `<path d="${joined.join('')}" stroke="${other}" stroke-width="${height * 0.0016}" opacity=".45"/>${spots.map(([x, y], n) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(height * (0.004 + 0.004 * (n % 3))).toFixed(1)}" fill="${other}"/>`).join('')}`;
  },
  shapes: ({ at, height, other, ground, random }) =>
    Array.from({ length: 22 }, (_, n) => {
      const [x, y, r] = [at(random()), random() * height, height * (0.06 + 0.16 * random())];
      const turn = random() * 6.28;
      const corners = [0, 2.1, 4.2].map(
        (angle) =>
          `${(x + r * Math.cos(angle + turn)).toFixed(1)} ${(y + r * Math.sin(angle + turn)).toFixed(1)}`,
      );
      return `<path d="M${corners.join('L')}Z" fill="${mixed(ground, other, 0.15 + 0.6 * random())}" opacity="${n % 2 ? 0.75 : 0.45}"/>`;
    }).join(''),
  glow: ({ at, height, other, random }) =>
    `<defs><radialGradient id="spot"><stop offset="0" stop-color="${other}" stop-opacity=".55"/><stop offset="1" stop-color="${other}" stop-opacity="0"/></radialGradient></defs>${[0.2, 0.55, 0.85].map((share) => `<circle cx="${at(share)}" cy="${height * (0.2 + 0.6 * random())}" r="${height * 0.5}" fill="url(#spot)"/>`).join('')}`,
};
