import { listed, withArticle } from '../prompt/drawing-words.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { Sheet, type Studio } from './sheet.ts';

interface Inks {
  readonly wall: string;
  readonly paper: string;
  readonly floors: readonly string[];
  readonly passage: string;
  readonly garden: string;
  readonly glass: string;
}

const COLOURED: Inks = {
  wall: '#2f3640',
  paper: '#f7f4ec',
  floors: ['#f0e2c8', '#dfe8ef', '#e6efdc', '#f3dfd9', '#e9e2f1', '#f6edc9'],
  passage: '#f1ede4',
  garden: '#dce8d2',
  glass: '#8fc1dd',
};
/** White lines on blue. */
const BLUE: Inks = {
  wall: '#e8f1fb',
  paper: '#174a86',
  floors: ['#1d5494'],
  passage: '#174a86',
  garden: '#174a86',
  glass: '#7fb2ea',
};

const ROOM = new RegExp(
  `\\b(?:(\\d+|${[...NUMBER_WORDS.keys()].join('|')})[\\s-]+)?((?:(?:living|dining|bath|bed|guest|laundry|storage|utility|meeting|waiting|play|class|changing|shower|server|conference|treatment|family|break|powder|store|master|kids?|children['’]?s?|spare)[\\s-]*)?rooms?|(?:(?:master|main|small|large|big|guest|open|second)\\s+)?(?:bedroom|bathroom|kitchen|hall|hallway|corridor|balcony|terrace|patio|porch|veranda|garden|office|study|toilet|wc|pantry|garage|closet|wardrobe|entrance|entry|lounge|nursery|library|lobby|reception|workshop|cellar|attic|den|loggia|staircase|larder|sauna|gym|kitchenette)(?:es|s)?)\\b`,
  'giu',
);
const OUTSIDE = /^(?:balcony|terrace|patio|porch|veranda|garden|loggia)/i;
const PASSAGE = /^(?:hall|hallway|corridor|entrance|entry)$/i;

export const isOutside = ({ said }: Pick<Room, 'said'>): boolean => OUTSIDE.test(said);

interface Room {
  readonly label: string;
  readonly said: string;
  readonly side: string | undefined;
}

/** "Two bedrooms" are two rooms, each with its label; "a two room flat with a kitchen" has three. */
export function roomsIn(prompt: string): Room[] {
  const named = [...prompt.matchAll(ROOM)];
  // "Labels on the rooms" speaks of those that are named.
  const isOfAll = ([, number, name = '']: RegExpMatchArray): boolean =>
    number === undefined && /^rooms$/i.test(name) && named.length > 1;
  return named
    .filter((one) => !isOfAll(one))
    .flatMap(([all, number = '', name = ''], at, found) => {
      const count = NUMBER_WORDS.get(number.toLowerCase()) ?? (Number(number) || 1);
      const from = (found[at]?.index ?? 0) + all.length;
      const [, side] = /^\s+(?:on|at|to|in)\s+the\s+(left|right)\b/i.exec(prompt.slice(from)) ?? [];
      const one = name.replace(/ies$/i, 'y').replace(/(?<!s)s$/i, '');
      const label = titleCase(one.toLowerCase());
      return Array.from({ length: Math.min(count, MOST_ALIKE) }, (_, n) => ({
        label: count > 1 ? `${label} ${n + 1}` : label,
        said: name.toLowerCase(),
        side,
      }));
    });
}

const MOST_ALIKE = 6;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rooms in two rows along a passage, with doors and windows; what is outside lies below them. */
export function composeFloorPlan(brief: Brief, studio: Studio, isBlue = false): Bitmap {
  const inks = isBlue ? BLUE : COLOURED;
  const { width, height } = brief.request;
  const sheet = new Sheet(width, height, studio).fill(inks.paper);
  const { short } = sheet;
  if (isBlue)
    for (const word of [
      'white',
      'blue',
      'lines',
      'white lines',
      'line',
      'walls',
      'labelled',
      'labeled',
      'labels',
    ])
      brief.shown.add(word);
  const rooms = roomsIn(brief.rest);
  const outside = rooms.filter(isOutside);
  const passage = rooms.find(({ said }) => PASSAGE.test(said));
  const inside = rooms.filter((one) => one !== passage && !outside.includes(one));
  const sorted = inside.toSorted((a, b) => order(a) - order(b));
  const title = titleOf(brief);
  const whole = {
    x: width * 0.1,
    y: height * (title ? 0.16 : 0.08),
    width: width * 0.8,
    height: height * (title ? 0.74 : 0.82),
  };
  const porch = outside.length > 0 ? whole.height * 0.16 : 0;
  const house = { ...whole, height: whole.height - porch };
  const hasPassage = passage !== undefined || inside.length > 2;
  const strip = hasPassage ? house.height * 0.16 : 0;
  // A side is kept by being first or last in a row.
  const upper = sorted.filter((_, at) => !hasPassage || at % 2 === 0);
  const lower = sorted.filter((one) => !upper.includes(one));
  const tall = lower.length > 0 ? (house.height - strip) / 2 : house.height - strip;
  const rowOf = (row: readonly Room[], y: number): (Room & { box: Box })[] =>
    row.map((one, at) => ({
      ...one,
      box: {
        x: house.x + (at / row.length) * house.width,
        y,
        width: house.width / row.length,
        height: tall,
      },
    }));
  const rows = [
    { rooms: rowOf(upper, house.y), door: house.y + tall, window: house.y },
    {
      rooms: rowOf(lower, house.y + tall + strip),
      door: house.y + tall + strip,
      window: house.y + house.height,
    },
  ];
  const line = short * 0.012;
  const draw = ({ x, y, width: w, height: h }: Box, fill: string, dash = ''): void => {
    sheet.add(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" stroke="${inks.wall}" stroke-width="${dash ? line / 3 : line}" ${dash}/>`,
    );
  };
  const letter = (text: string, { x, y, width: w, height: h }: Box): void => {
    sheet.text(
      text,
      { x: x + w * 0.08, y: y + h * 0.3, width: w * 0.84, height: h * 0.4 },
      { font: 'sans', fill: inks.wall, mostLines: 2, largest: short * 0.038 },
    );
  };
  const gap = (from: readonly [number, number], to: readonly [number, number], colour: string): void => {
    sheet.add(
      `<path d="M${from.join(' ')}L${to.join(' ')}" stroke="${colour}" stroke-width="${line * 1.3}"/>`,
    );
  };
  for (const n of outside.keys())
    draw(
      {
        x: whole.x + (n / outside.length) * whole.width,
        y: house.y + house.height,
        width: whole.width / outside.length,
        height: porch,
      },
      inks.garden,
      `stroke-dasharray="${line} ${line}"`,
    );
  if (hasPassage) draw({ ...house, y: house.y + tall, height: strip }, inks.passage);
  let floor = 0;
  for (const { rooms: row, door, window } of rows)
    for (const { label, box } of row) {
      draw(box, inks.floors[floor++ % inks.floors.length] ?? inks.paper);
      letter(label, box);
      const [middle, pane, leaf] = [box.x + box.width * 0.5, box.width * 0.16, short * 0.07];
      gap([middle - pane, window], [middle + pane, window], inks.glass);
      if (!hasPassage && box.x === house.x) continue;
      const hinge = box.x + box.width * 0.3;
      const into = window < door ? -leaf : leaf;
      const [dx, dy] = hasPassage ? [hinge, door] : [box.x, box.y + box.height * 0.4];
      gap([dx, dy], hasPassage ? [dx + leaf, dy] : [dx, dy + leaf], inks.paper);
      sheet.add(
        hasPassage
          ? `<path d="M${dx} ${dy}v${into}A${leaf} ${leaf} 0 0 ${into < 0 ? 1 : 0} ${dx + leaf} ${dy}" fill="none" stroke="${inks.wall}" stroke-width="${line / 4}"/>`
          : `<path d="M${dx} ${dy}h${leaf}A${leaf} ${leaf} 0 0 1 ${dx} ${dy + leaf}" fill="none" stroke="${inks.wall}" stroke-width="${line / 4}"/>`,
      );
    }
  const [exit = ''] = EXIT.exec(brief.rest) ?? [];
  if (exit !== '') {
    const side = short * 0.075;
    const at = {
      x: house.x + house.width - side * 1.15,
      y: house.y + tall + (strip - side) / 2 - (hasPassage ? 0 : tall * 0.3),
    };
    gap([house.x + house.width, at.y], [house.x + house.width, at.y + side], '#1c9a4f');
    sheet.add(
      `<rect x="${at.x}" y="${at.y}" width="${side}" height="${side}" rx="${side * 0.12}" fill="#1c9a4f"/><g transform="translate(${at.x} ${at.y}) scale(${side / 100})"><path d="M20 50H66M48 30L70 50L48 70" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M84 18V82" stroke="#fff" stroke-width="9"/></g>`,
    );
    sheet.text(
      titleCase(exit),
      { x: at.x - short * 0.3, y: at.y + side * 0.28, width: short * 0.285, height: side * 0.44 },
      { font: 'sans', fill: '#127a3c', align: 'end', mostLines: 1, largest: short * 0.032 },
    );
    for (const word of [
      exit.toLowerCase(),
      ...tokenise(exit),
      ...(isBlue ? [] : ['green', 'marked', 'marked in green', 'in green']),
    ])
      brief.shown.add(word);
    studio.account.told.push(withArticle(exit.toLowerCase()));
  }
  if (passage) letter(passage.label, { ...house, y: house.y + tall, height: strip });
  // The front door.
  const [fx, fy] = [house.x, house.y + tall + (hasPassage ? strip * 0.25 : -tall * 0.4)];
  gap([fx, fy], [fx, fy + (strip || tall * 0.3) * 0.5], inks.paper);
  for (const [n, one] of outside.entries()) {
    const w = whole.width / outside.length;
    letter(one.label, { x: whole.x + n * w, y: house.y + house.height, width: w, height: porch });
  }
  if (title)
    sheet.text(
      title,
      { x: width * 0.1, y: height * 0.04, width: width * 0.8, height: height * 0.08 },
      { font: 'sans', fill: inks.wall, mostLines: 1, largest: short * 0.055 },
    );
  account(
    brief,
    rows.flatMap((row) => row.rooms),
    house,
  );
  for (const { said } of rooms) for (const word of [said, ...said.split(' ')]) brief.shown.add(word);
  for (const word of [
    'room',
    'rooms',
    'label',
    'labels',
    'labelled',
    'labeled',
    'door',
    'doors',
    'window',
    'windows',
  ])
    brief.shown.add(word);
  const titled = tokenise(title ?? '');
  for (const { said, sized = '' } of brief.subjects)
    if (said.split(' ').every((word) => titled.includes(word)))
      for (const words of [said, ...(titled.includes(sized) ? [`${sized} ${said}`] : [])])
        brief.shown.add(words);
  studio.account.told.push(
    listed(
      rooms.map(({ label }) => (/\d$/.test(label) ? label.toLowerCase() : withArticle(label.toLowerCase()))),
    ),
  );
  return sheet.paint();
}

/** Sides that were kept count as shown; others are named. */
function account(brief: Brief, placed: readonly (Room & { box: Box })[], house: Box): void {
  for (const { said, side, box } of placed) {
    if (!side) continue;
    const middle = box.x + box.width / 2 - (house.x + house.width / 2);
    const isKept = side.toLowerCase() === 'left' ? middle < -1 : middle > 1;
    if (isKept)
      for (const words of [side, `on the ${side}`, `${said} on the ${side}`]) brief.shown.add(words);
    else brief.missing.push(`${said} on the ${side}`);
  }
}

const EXIT = /\b(?:emergency|fire)\s+exit\b/i;

const order = ({ side }: Room): number => (side === 'left' ? 0 : side === 'right' ? 2 : 1);

/** "A small two room flat": what it is the plan of. */
function titleOf({ rest, texts }: Brief): string | undefined {
  const [, of = ''] =
    /\b(?:plans?|blueprints?|drawing|schematic)\s+(?:of|for)\s+(?:an?\s+|the\s+|my\s+|our\s+)?(.+?)(?=\s+(?:with|including|showing|where|and|that|on)\b|\s*[,:;.]|$)/iu.exec(
      rest,
    ) ?? [];
  return texts[0] ?? (of === '' ? undefined : titleCase(of));
}
