import { oneOf } from '../../narrow.ts';
import { inked, mixed, readableOn } from '../formats/colours.ts';
import { drawingAt } from '../formats/drawing-at.ts';
import { svg } from '../sprites/artwork/svg.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { fitText, type TextBox } from './fit.ts';
import type { FontName, Fonts } from './fonts.ts';

/** Things whose purpose is to carry letters, drawn with them. */
export const CARRIERS = ['sign', 'neon', 'billboard', 'chalkboard', 'label', 'book'] as const;
type Carrier = (typeof CARRIERS)[number];

interface Board {
  readonly width: number;
  readonly height: number;
  readonly body: string;
  readonly box: TextBox;
  readonly font: FontName;
  readonly fill: string;
}

const planks = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#5b3a20"/><path d="M${x + 8} ${y + 9}H${x + width - 8}M${x + 8} ${y + height - 9}H${x + width - 8}" stroke="#7a5230" stroke-width="3"/>`;

const BOARDS: Readonly<Record<Carrier, (colour: string | undefined) => Board>> = {
  sign: (colour) => ({
    width: 300,
    height: 260,
    body: `<rect x="66" y="20" width="20" height="240" fill="#6e4a2b"/><rect x="214" y="20" width="20" height="240" fill="#6e4a2b"/>${colour ? `<rect x="10" y="34" width="280" height="132" rx="8" fill="${colour}"/>` : planks(10, 34, 280, 132)}<rect x="10" y="34" width="280" height="132" rx="6" fill="none" stroke="#3c2413" stroke-width="6"/>`,
    box: { x: 26, y: 46, width: 248, height: 108 },
    font: 'sans',
    fill: colour ? readableOn(colour) : '#fff3d6',
  }),
  billboard: (colour) => ({
    width: 360,
    height: 280,
    body: `<rect x="80" y="160" width="16" height="120" fill="#59616b"/><rect x="264" y="160" width="16" height="120" fill="#59616b"/><rect x="6" y="6" width="348" height="168" rx="6" fill="#3c434c"/><rect x="16" y="16" width="328" height="148" fill="${colour ?? '#fbfaf5'}"/>`,
    box: { x: 30, y: 28, width: 300, height: 124 },
    font: 'narrow',
    fill: readableOn(colour ?? '#fbfaf5'),
  }),
  chalkboard: () => ({
    width: 260,
    height: 300,
    body: '<path d="M20 14L8 298M240 14L252 298" stroke="#7b5533" stroke-width="14"/><rect x="16" y="8" width="228" height="236" rx="6" fill="#8d6239"/><rect x="30" y="22" width="200" height="208" fill="#26302b"/>',
    box: { x: 42, y: 40, width: 176, height: 172 },
    font: 'sans',
    fill: '#f4f6f0',
  }),
  neon: (colour) => ({
    width: 360,
    height: 170,
    body: `<rect x="6" y="6" width="348" height="158" rx="34" fill="#14121c" stroke="${colour ?? '#34d3f0'}" stroke-width="6"/>`,
    box: { x: 34, y: 34, width: 292, height: 102 },
    font: 'sans',
    fill: mixed(colour ?? '#ff4fa0', '#ffffff', 0.45),
  }),
  label: (colour) => ({
    width: 320,
    height: 200,
    body: `<rect x="4" y="4" width="312" height="192" rx="16" fill="${colour ?? '#f8d12f'}"/><rect x="14" y="14" width="292" height="172" rx="10" fill="none" stroke="#1d1a12" stroke-width="7"/>`,
    box: { x: 32, y: 34, width: 256, height: 132 },
    font: 'narrow',
    fill: '#1d1a12',
  }),
  book: (colour) => ({
    width: 220,
    height: 300,
    body: `<path d="M14 10H206V292H14Q4 292 4 282V20Q4 10 14 10Z" fill="${colour ?? '#24506e'}"/><path d="M22 10V292" stroke="#10131a" stroke-opacity=".35" stroke-width="4"/><rect x="36" y="28" width="156" height="246" fill="none" stroke="#e9c46a" stroke-width="3"/>`,
    box: { x: 46, y: 54, width: 136, height: 150 },
    font: 'serif',
    fill: readableOn(colour ?? '#24506e'),
  }),
};

export function carrierSvg(
  fonts: Fonts,
  name: string,
  text: string,
  { colour, ink }: { readonly colour: string | undefined; readonly ink: string | undefined },
): { svg: string; missing: readonly string[] } {
  const carrier = oneOf(CARRIERS, name);
  const board = BOARDS[carrier](colour);
  const set = fitText(fonts, text, board.box, { font: board.font, fill: board.fill, ...inked(ink) });
  const glow =
    carrier === 'neon'
      ? `<g opacity=".4">${fitText(fonts, text, board.box, { font: board.font, fill: 'none', outline: { colour: colour ?? '#ff2f8f', width: 70 } }).svg}</g>`
      : '';
  return { svg: svg(board.width, board.height, `${board.body}${glow}${set.svg}`), missing: set.missing };
}

/** A house front with an awning, a window full of goods, a door, and the name over them. */
export function shopFrontSvg(
  fonts: Fonts,
  drawings: Drawings,
  {
    name,
    goods,
    colour,
    ink,
  }: { name: string; goods: readonly string[]; colour: string | undefined; ink: string | undefined },
): { svg: string; missing: readonly string[] } {
  const main = colour ?? '#8c2f39';
  const set = fitText(
    fonts,
    name,
    { x: 26, y: 118, width: 308, height: 42 },
    { font: 'serif', fill: '#ffdc96', mostLines: 1, ...inked(ink) },
  );
  const stripes = Array.from({ length: 12 }, (_, n) => {
    const x = 20 + (n * 320) / 12;
    return `<path d="M${x} 172h${320 / 12}l2 36q${-160 / 12} 12 ${-320 / 12} 0Z" fill="${n % 2 ? '#f6efe2' : main}"/>`;
  }).join('');
  const shown = goods
    .filter((one) => drawings.has(one))
    .slice(0, 3)
    .map((one, n) => drawingAt(drawings, one, 66 + n * 56, 268, 46))
    .join('');
  const body = `<rect x="14" y="8" width="332" height="320" fill="#d9c6a8"/><path d="M6 14H354V2H6Z" fill="#6d5a44"/><g fill="#ffdc96" stroke="#5b4a38" stroke-width="5"><rect x="52" y="32" width="58" height="66"/><rect x="152" y="32" width="58" height="66"/><rect x="252" y="32" width="58" height="66"/></g>
<rect x="18" y="108" width="324" height="60" fill="${mixed(main, '#10131a', 0.55)}" stroke="#e3c27a" stroke-width="3"/>${set.svg}
<rect x="30" y="214" width="184" height="90" fill="#ffe2a6" stroke="#4a3426" stroke-width="7"/>${shown}<rect x="234" y="212" width="84" height="116" fill="${mixed(main, '#10131a', 0.35)}"/><rect x="248" y="224" width="56" height="52" fill="#ffdc96"/><circle cx="304" cy="286" r="4" fill="#e3c27a"/>${stripes}`;
  return { svg: svg(360, 330, body), missing: set.missing };
}

/** A drawing with letters on it: on a plate, unless its table says where and how. */
export function letteredSvg(
  fonts: Fonts,
  drawings: Drawings,
  name: string,
  text: string,
  look: {
    area: readonly number[] | undefined;
    fill: string;
    font: FontName;
    plate: string | undefined;
    ink: string | undefined;
  },
): { svg: string; missing: readonly string[] } {
  const { width, height, body } = drawings.vector(name);
  const [x = 0, y = 0, w = width, h = height] = look.area ?? [
    width * 0.17,
    height * 0.42,
    width * 0.66,
    height * 0.3,
  ];
  const set = fitText(
    fonts,
    text,
    { x, y, width: w, height: h },
    { font: look.font, fill: look.fill, ...inked(look.ink) },
  );
  const pad = h * 0.14;
  const plate = look.plate
    ? `<rect x="${set.box.x - pad}" y="${set.box.y - pad}" width="${set.box.width + 2 * pad}" height="${set.box.height + set.size * 0.2 + 2 * pad}" rx="${pad * 0.6}" fill="${look.plate}"/>`
    : '';
  return { svg: svg(width, height, `${body}${plate}${set.svg}`), missing: set.missing };
}
