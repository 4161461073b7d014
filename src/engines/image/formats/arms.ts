import { isAlive } from '../prompt/people.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { inked, mixed, paletteFor } from './colours.ts';
import { colourAt, isColour } from './design-words.ts';
import { inkAndGround } from './ink-and-ground.ts';
import { drawRow } from './row.ts';
import { Sheet, type Studio, tintKey } from './sheet.ts';
import { copiesOf, type ShownThing, signsOf } from './subjects.ts';

/** A shield with its charges, a crown above it, animals that hold it and a motto. */
export function composeArms(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const asked = inkAndGround(brief);
  const palette = paletteFor(brief.colours, brief.random(24));
  const sheet = new Sheet(width, height, studio).fill(asked.ground ?? palette.paper);
  const { short } = sheet;
  const shield = brief.subjects.find(({ name }) => name === 'shield');
  const halves = halvesOf(brief.words);
  const field = halves?.[0] ?? shield?.colour ?? brief.colours[0] ?? palette.main;
  if (shield) {
    brief.shown.add(shield.said);
    for (const colour of [shield.colour, ...(shield.colours ?? [])])
      studio.tints.add(tintKey({ ...shield, colour }));
  }
  const others = brief.subjects.filter((one) => one !== shield && !brief.leading.includes(one.said));
  const crown = others.find(({ name }) => /crown|helmet/.test(name));
  const inside = others.filter((one) => one !== crown);
  const holders = inside.find((one) => isHolder(one, inside));
  const own = inside.filter((one) => one !== holders);
  const charges: ShownThing[] = [...copiesOf({ ...brief, subjects: own }, studio, 6), ...signsOf(brief)];
  const topic = charges.length === 0 && !holders ? topicDrawing(brief) : undefined;
  if (topic) charges.push({ name: topic, colour: undefined });
  const text = brief.texts.join(' · ');
  const r = short * (holders ? 0.25 : text === '' ? 0.33 : 0.29);
  const [x, y] = [width / 2, height * (text === '' ? (crown ? 0.59 : 0.52) : crown ? 0.5 : 0.43)];
  sheet.add(
    ...shieldSvg(x, y, r, {
      field,
      edge: palette.accent,
      half: halves?.[1],
      isQuartered: isQuartered(brief, charges),
    }),
  );
  drawRow(
    sheet,
    charges.map((one) => ({ ...one, colour: one.colour ?? asked.ink })),
    { x: x - r * 0.78, y: y - r * 0.86, width: r * 1.56, height: r * 1.36 },
  );
  if (crown) {
    brief.shown.add(crown.said);
    sheet.tinted(crown, x, y - r * 1.42, r * 0.8);
  }
  if (holders) {
    brief.shown.add(holders.said);
    for (const side of [-1, 1])
      sheet.tinted(holders, x + side * r * 1.42, y + r * 0.1, r * 1.1, `scale(${-side} 1)`);
  }
  for (const word of brief.leading) if (/^(?:family|royal|house)$/.test(word)) brief.shown.add(word);
  // A later check compares them with the finished design.
  if (halves) for (const word of brief.leftOver) if (isColour(word)) brief.shown.add(word);
  for (const words of ON_SHIELD) brief.shown.add(words);
  for (const one of shield ? brief.subjects : [])
    for (const words of [`on the ${shield?.said}`, `${one.said} on ${shield?.said}`, `on ${shield?.said}`])
      brief.shown.add(words);
  if (text !== '')
    ribbon(sheet, text, {
      x,
      y: y + r * 1.42,
      fill: mixed(palette.soft, '#ffffff', 0.4),
      ink: palette.ink,
      own: brief.ink,
    });
  return sheet.paint();
}

const ON_SHIELD = [
  'quartered',
  'quarters',
  'motto',
  'ribbon',
  'scroll',
  'heraldic',
  'supporters',
  'family',
  'banner',
];

/** Two animals beside other charges hold the shield. */
const isHolder = ({ count, name }: Subject, all: readonly Subject[]): boolean =>
  count === 2 && isAlive(name) && all.length > 1;

/** "A blue and white shield" is divided down its middle. */
function halvesOf(words: readonly string[]): readonly [string, string] | undefined {
  const at = words.indexOf('shield');
  const isPair = words[at - 2] === 'and' && isColour(words[at - 1]) && isColour(words[at - 3]);
  return isPair ? [colourAt(words, at - 3), colourAt(words, at - 1)] : undefined;
}

const isQuartered = ({ words }: Brief, charges: readonly ShownThing[]): boolean =>
  words.some((word) => /^quarter/.test(word)) || charges.length === 4;

function shieldSvg(
  x: number,
  y: number,
  r: number,
  {
    field,
    edge,
    half,
    isQuartered,
  }: {
    readonly field: string;
    readonly edge: string;
    readonly half: string | undefined;
    readonly isQuartered: boolean;
  },
): string[] {
  const path = `M${x - r * 0.9} ${y - r} H${x + r * 0.9} V${y + r * 0.1} C${x + r * 0.9} ${y + r * 0.7} ${x + r * 0.3} ${y + r * 0.95} ${x} ${y + r * 1.15} C${x - r * 0.3} ${y + r * 0.95} ${x - r * 0.9} ${y + r * 0.7} ${x - r * 0.9} ${y + r * 0.1}Z`;
  const quarters = `<clipPath id="shield"><path d="${path}"/></clipPath><g clip-path="url(#shield)" fill="${edge}"><rect x="${x}" y="${y - r}" width="${r}" height="${r * 0.85}"/><rect x="${x - r}" y="${y - r * 0.15}" width="${r}" height="${r * 1.4}"/></g>`;
  const right = `<clipPath id="half"><rect x="${x}" y="${y - 2 * r}" width="${2 * r}" height="${4 * r}"/></clipPath><path d="${path}" fill="${half}" clip-path="url(#half)"/>`;
  return [
    `<path d="${path}" fill="${field}"/>`,
    half ? right : '',
    isQuartered ? quarters : '',
    `<path d="${path}" fill="none" stroke="${mixed(edge, '#10131a', 0.25)}" stroke-width="${r * 0.07}" stroke-linejoin="round"/>`,
  ];
}

function ribbon(
  sheet: Sheet,
  text: string,
  { x, y, fill, ink, own }: { x: number; y: number; fill: string; ink: string; own: string | undefined },
): void {
  const [w, h] = [sheet.width * 0.72, sheet.short * 0.1];
  const left = x - w / 2;
  const stroke = `stroke="${ink}" stroke-width="${sheet.short / 300}" stroke-linejoin="round"`;
  sheet.add(
    ...[-1, 1].map(
      (side) =>
        `<path d="M${x + side * w * 0.44} ${y + h * 0.3}h${side * w * 0.14}l${-side * w * 0.04} ${h * 0.5}l${side * w * 0.04} ${h * 0.5}h${-side * w * 0.14}z" fill="${mixed(fill, ink, 0.25)}" ${stroke}/>`,
    ),
    `<rect x="${left}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${stroke}/>`,
  );
  sheet.text(
    text,
    { x: left + w * 0.06, y: y + h * 0.18, width: w * 0.88, height: h * 0.66 },
    { font: 'serif', fill: ink, mostLines: 1, ...inked(own) },
  );
}
