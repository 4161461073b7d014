import { tokenise } from '../prompt/lexicon.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { isOfPlanets } from './as-diagram.ts';
import type { Brief } from './brief.ts';
import { inked, luminance, mixed } from './colours.ts';
import type { FormatName } from './find-format.ts';
import { inkAndGround } from './ink-and-ground.ts';
import { Sheet, type Studio } from './sheet.ts';

/** Outwards from the sun, with the share of the room that each takes and its colour. */
const PLANETS = [
  ['Mercury', 0.5, '#a69a8e'],
  ['Venus', 0.72, '#e3b774'],
  ['Earth', 0.76, '#3f83c9'],
  ['Mars', 0.6, '#c2562f'],
  ['Jupiter', 1.3, '#d3a77c'],
  ['Saturn', 1.08, '#e2c68c'],
  ['Uranus', 0.9, '#8fd3d8'],
  ['Neptune', 0.88, '#3d62c8'],
] as const;

export const isSolarSystem = ({ rest }: Pick<Brief, 'rest'>, format: FormatName): boolean =>
  /^(?:poster|chart|worksheet)$/.test(format) &&
  (isOfPlanets(rest) ||
    (/\bsolar\s+system\b/i.test(rest) &&
      /\b(?:sun|planets)\b|^[^,]*\b(?:diagram|chart|poster|infographic)\s+of\s+the\s+solar\s+system\b/i.test(
        rest,
      )));

/** The sun and its eight planets, in their order. */
export function composeSolarSystem(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const random = brief.random(33);
  const named = inkAndGround(brief).ground ?? brief.colours[0];
  // Planets are seen before the dark.
  const ground = named && luminance(named) < 0.45 ? mixed(named, '#070b1c', 0.25) : named ? named : '#101a3c';
  const isDark = luminance(ground) < 0.45;
  const ink = brief.ink ?? (isDark ? '#ffffff' : '#1d2129');
  const sheet = new Sheet(width, height, studio).fill(ground);
  const { short } = sheet;
  for (let n = 0; isDark && n < 90; n++)
    sheet.add(
      `<circle cx="${(random() * width).toFixed(1)}" cy="${(random() * height).toFixed(1)}" r="${(short * (0.0012 + 0.0024 * random())).toFixed(2)}" fill="#ffffff" opacity="${(0.35 + 0.6 * random()).toFixed(2)}"/>`,
    );
  const isTall = height >= width * 0.9;
  const title = brief.texts[0] ?? 'The Solar System';
  sheet.text(
    title,
    { x: width * 0.08, y: height * 0.04, width: width * 0.84, height: height * 0.12 },
    {
      font: 'narrow',
      fill: isDark ? '#ffe3a1' : ink,
      mostLines: 1,
      largest: short * 0.1,
      ...inked(brief.ink),
    },
  );
  // Two rows in a square: the way goes on from the left again.
  const rows = isTall ? 2 : 1;
  const each = (width * (rows > 1 ? 0.76 : 0.8)) / (PLANETS.length / rows);
  const left = width * (rows > 1 ? 0.2 : 0.16);
  const top = height * (rows > 1 ? 0.38 : 0.58);
  const down = height * 0.36;
  const sun = { x: -width * 0.02, y: top, r: short * 0.17 };
  sheet.add(
    `<defs><radialGradient id="sun" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff3b0"/><stop offset=".75" stop-color="#fdb827"/><stop offset="1" stop-color="#f28a1c"/></radialGradient></defs><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 1.25}" fill="#fdb827" opacity=".25"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="url(#sun)"/>`,
  );
  const label = (text: string, x: number, y: number): void => {
    sheet.text(
      text,
      { x: x - each * 0.48, y, width: each * 0.96, height: short * 0.05 },
      { font: 'sans', fill: ink, mostLines: 1, largest: short * 0.036 },
    );
  };
  sheet.text(
    'Sun',
    { x: width * 0.015, y: sun.y - short * 0.025, width: width * 0.1, height: short * 0.05 },
    { font: 'sans', fill: '#5a3200', mostLines: 1, largest: short * 0.038 },
  );
  for (let row = 0; row < rows; row++)
    sheet.add(
      `<path d="M${row === 0 ? sun.x + sun.r : left} ${top + row * down}H${width}" stroke="${ink}" stroke-width="${short * 0.002}" stroke-dasharray="${short * 0.008} ${short * 0.012}" opacity=".5"/>`,
    );
  for (const [n, [name, share, colour]] of PLANETS.entries()) {
    const row = rows > 1 && n >= 4 ? 1 : 0;
    const x = left + ((rows > 1 ? n % 4 : n) + 0.5) * each;
    const y = top + row * down;
    const r = Math.min(each * 0.32, short * 0.11) * share;
    sheet.add(
      `<defs><radialGradient id="p${n}" cx=".35" cy=".32" r=".8"><stop offset="0" stop-color="${mixed(colour, '#ffffff', 0.35)}"/><stop offset="1" stop-color="${mixed(colour, '#10131a', 0.45)}"/></radialGradient><clipPath id="c${n}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath></defs><circle cx="${x}" cy="${y}" r="${r}" fill="url(#p${n})"/>`,
      `<g clip-path="url(#c${n})">${marksOf(name, x, y, r)}</g>`,
      name === 'Saturn'
        ? `<ellipse cx="${x}" cy="${y}" rx="${r * 1.75}" ry="${r * 0.42}" fill="none" stroke="#cdb283" stroke-width="${r * 0.2}" transform="rotate(-14 ${x} ${y})"/><path d="M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z" fill="url(#p${n})" transform="rotate(-14 ${x} ${y})"/>`
        : '',
    );
    label(name, x, y + Math.min(each * 0.36, short * 0.11) * 1.3 + short * 0.015);
  }
  for (const word of [...OF_SYSTEM, ...tokenise(title), ...PLANETS.map(([name]) => name.toLowerCase())])
    brief.shown.add(word);
  for (const { said = '' } of [...brief.subjects, ...brief.hints])
    if (tokenise(said).every((word) => OF_SYSTEM.includes(word))) brief.shown.add(said);
  studio.account.told.push('the sun and the eight planets in their order, with their names');
  return sheet.paint();
}

/** Bands, seas and lands. */
function marksOf(name: string, x: number, y: number, r: number): string {
  const band = (at: number, tall: number, colour: string): string =>
    `<rect x="${x - r}" y="${y + at * r}" width="${2 * r}" height="${tall * r}" fill="${colour}" opacity=".55"/>`;
  if (name === 'Jupiter')
    return `${band(-0.55, 0.2, '#a8734a')}${band(-0.1, 0.22, '#8f5c3a')}${band(0.4, 0.16, '#a8734a')}<ellipse cx="${x + r * 0.35}" cy="${y + r * 0.3}" rx="${r * 0.22}" ry="${r * 0.13}" fill="#b5452a"/>`;
  if (name === 'Earth')
    return `<path d="M${x - r * 0.7} ${y - r * 0.5}q${r * 0.5} ${-r * 0.4} ${r * 0.7} 0t${-r * 0.2} ${r * 0.7}q${-r * 0.5} ${-r * 0.1} ${-r * 0.5} ${-r * 0.7}Z M${x + r * 0.2} ${y + r * 0.1}q${r * 0.5} ${-r * 0.2} ${r * 0.5} ${r * 0.3}t${-r * 0.4} ${r * 0.3}Z" fill="#4f9d55"/>`;
  if (name === 'Saturn') return `${band(-0.4, 0.16, '#c7a568')}${band(0.2, 0.18, '#c7a568')}`;
  return '';
}

const OF_SYSTEM = [
  'solar',
  'system',
  'solar system',
  'sun',
  'planets',
  'planet',
  'order',
  'right',
  'correct',
  'right order',
  'names',
  'name',
  'their',
  'labels',
  'label',
  'labelled',
  'labeled',
  'space',
  'eight',
  'orbit',
  'orbits',
  'stars',
  'room',
  'child',
  'kids',
  'children',
  'dark',
  'background',
];
