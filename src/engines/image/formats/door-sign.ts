import type { TextBox } from '../lettering/fit.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { mixed, paletteFor, readableOn } from './colours.ts';
import { ON_DOOR } from './door-words.ts';
import { inkAndGround } from './ink-and-ground.ts';
import { drawRow } from './row.ts';
import { Sheet, type Studio } from './sheet.ts';
import { copiesOf } from './subjects.ts';

const BOTH = /\bopen\s*(?:\/|and|or|&|-)?\s*closed?\b|\bclosed?\s*(?:\/|and|or|&|-)\s*open\b/i;

export const isDoorSign = ({ phrase }: Pick<Brief, 'phrase'>): boolean => BOTH.test(phrase);

const VINTAGE = /\b(?:vintage|retro|antique|old[\s-]fashioned|rustic|classic)\b/i;
const VINTAGE_LOOK = { fill: '#f0dfbb', ink: '#4a2f1d', accent: '#9c4a2a' };

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const HOURS = new RegExp(
  `\\b(${DAY}(?:\\s*(?:-|–|to|and|&)\\s*${DAY})?):?\\s+(?:from\\s+)?(\\d{1,2}(?:[:.]\\d{2})?\\s*(?:am|pm)?\\s*(?:-|–|to|till|until)\\s*\\d{1,2}(?:[:.]\\d{2})?\\s*(?:am|pm|h)?)`,
  'giu',
);

interface Look {
  readonly fill: string;
  readonly ink: string;
  readonly accent: string;
}

function hungBoard(
  sheet: Sheet,
  { x: left, y: top, width, height }: TextBox,
  { fill, ink, accent }: Look,
): void {
  const { short } = sheet;
  const x = left + width / 2;
  const nail = top - short * 0.09;
  const rim = short * 0.022;
  sheet.add(
    `<path d="M${x - width * 0.3} ${top}L${x} ${nail}L${x + width * 0.3} ${top}" fill="none" stroke="#2b1c12" stroke-width="${short * 0.006}"/><circle cx="${x}" cy="${nail}" r="${short * 0.012}" fill="#d8c9a8"/>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${short * 0.03}" fill="${fill}" stroke="${ink}" stroke-width="${short * 0.008}"/>`,
    `<rect x="${left + rim}" y="${top + rim}" width="${width - 2 * rim}" height="${height - 2 * rim}" rx="${short * 0.018}" fill="none" stroke="${accent}" stroke-width="${short * 0.005}"/>`,
  );
}

export function composeForDoor(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const { ink, ground } = inkAndGround(brief);
  const palette = paletteFor(brief.colours, brief.random(34));
  const fill = ground ?? palette.paper;
  const [manner] = VINTAGE.exec(brief.request.prompt) ?? [];
  const isVintage = manner !== undefined && ground === undefined;
  if (isVintage) for (const word of [manner.toLowerCase(), 'look', 'style']) brief.shown.add(word);
  const look = isVintage
    ? { ...VINTAGE_LOOK, ink: ink ?? brief.ink ?? VINTAGE_LOOK.ink }
    : { fill, ink: ink ?? brief.ink ?? readableOn(fill), accent: palette.main };
  const sheet = new Sheet(width, height, studio).fill('#7b5a3c');
  for (const across of [0.08, 0.54])
    sheet.add(
      `<rect x="${width * across}" y="${height * 0.05}" width="${width * 0.38}" height="${height * 0.9}" fill="#6c4d32" stroke="#5a3e27" stroke-width="${sheet.short * 0.012}"/>`,
    );
  const box = { x: width * 0.12, y: height * 0.24, width: width * 0.76, height: height * 0.54 };
  hungBoard(sheet, box, look);
  for (const { said = '' } of [...brief.subjects, ...brief.hints])
    if (/\bsign$/.test(said) || ON_DOOR.exec(brief.request.prompt)?.[0].toLowerCase().includes(said))
      brief.shown.add(said);
  const subjects = brief.subjects.filter(({ said }) => !brief.shown.has(said));
  const things = subjects.length > 0 ? copiesOf({ ...brief, subjects }, studio, 3) : [];
  const share = things.length > 0 ? 0.42 : 0.76;
  sheet.text(
    brief.texts.join('\n'),
    {
      x: box.x + box.width * 0.08,
      y: box.y + box.height * 0.12,
      width: box.width * 0.84,
      height: box.height * share,
    },
    { font: isVintage ? 'serif' : 'sans', fill: look.ink, mostLines: 4, largest: sheet.short * 0.16 },
  );
  if (things.length > 0)
    drawRow(sheet, things, {
      x: box.x + box.width * 0.1,
      y: box.y + box.height * 0.56,
      width: box.width * 0.8,
      height: box.height * 0.36,
    });
  for (const word of tokenise(ON_DOOR.exec(brief.request.prompt)?.[0] ?? '')) brief.shown.add(word);
  studio.account.told.push('a board that hangs on a door');
  return sheet.paint();
}

/** Both sides of a board that hangs in a door, with the hours below. */
export function composeDoorSign(brief: Brief, studio: Studio): Bitmap {
  const { width, height, prompt } = brief.request;
  const named = tokenise(prompt).flatMap((word) => COLOUR_WORDS.get(word) ?? []);
  const colours = brief.colours.length > 0 ? brief.colours : named;
  const palette = paletteFor(colours, brief.random(34));
  const isVintage = VINTAGE.exec(prompt);
  const [board, ink, accent] =
    isVintage && colours.length === 0
      ? [VINTAGE_LOOK.fill, VINTAGE_LOOK.ink, VINTAGE_LOOK.accent]
      : [palette.paper, palette.ink, palette.main];
  const sheet = new Sheet(width, height, studio).fill(
    isVintage ? '#7b5a3c' : mixed(palette.soft, '#10131a', 0.12),
  );
  const { short } = sheet;
  const hours = [...prompt.matchAll(HOURS)].map(
    ([, days = '', times = '']) => [days.trim(), times.trim()] as const,
  );
  const hasHours = hours.length > 0;
  const across = width > height * 1.1;
  const sides = ['Open', 'Closed'] as const;
  for (const [n, word] of sides.entries()) {
    const wide = across ? width * 0.42 : width * 0.74;
    const tall = across ? height * 0.72 : height * 0.38;
    const x = across ? width * (0.27 + 0.46 * n) : width / 2;
    const y = across ? height * 0.55 : height * (0.3 + 0.46 * n);
    const [left, top] = [x - wide / 2, y - tall / 2];
    const fill = n === 0 ? board : mixed(board, accent, 0.14);
    hungBoard(sheet, { x: left, y: top, width: wide, height: tall }, { fill, ink, accent });
    sheet.text(
      word.toUpperCase(),
      {
        x: left + wide * 0.1,
        y: top + tall * 0.12,
        width: wide * 0.8,
        height: tall * (hasHours && n === 0 ? 0.38 : 0.7),
      },
      {
        font: isVintage ? 'serif' : 'narrow',
        fill: n === 0 ? ink : mixed(accent, '#10131a', 0.15),
        mostLines: 1,
        spacing: 60,
        largest: short * 0.15,
      },
    );
    if (n === 1 || !hasHours) continue;
    const each = Math.min(tall * 0.15, (tall * 0.38) / hours.length);
    for (const [row, [days, times]] of hours.entries()) {
      const line = {
        x: left + wide * 0.14,
        y: top + tall * 0.54 + row * each,
        width: wide * 0.34,
        height: each * 0.8,
      };
      const look = { font: 'sans', fill: ink, mostLines: 1, largest: short * 0.045 } as const;
      sheet.text(days, line, { ...look, align: 'start' });
      sheet.text(times, { ...line, x: left + wide * 0.52 }, { ...look, align: 'end' });
    }
  }
  for (const word of [
    ...tokenise(prompt).filter((one) => COLOUR_WORDS.has(one)),
    ...tokenise(hours.flat().join(' ')),
    'open',
    'closed',
    'close',
    'hours',
    'opening',
    'door',
    'sign',
    'shop',
    'store',
    ...(isVintage ? [isVintage[0].toLowerCase(), 'style'] : []),
  ])
    brief.shown.add(word);
  for (const { said = '' } of [...brief.subjects, ...brief.hints])
    if (/^(?:door|shop|store|sign|door sign|shop door|window|shop window)$/.test(said)) brief.shown.add(said);
  studio.account.told.push('both sides of a door sign');
  return sheet.paint();
}
