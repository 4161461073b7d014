import { tokenise } from '../prompt/lexicon.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { mixed, paletteFor, readableOn } from './colours.ts';
import { inkAndGround, paletteOn } from './ink-and-ground.ts';
import { drawRow } from './row.ts';
import { Sheet, type Studio } from './sheet.ts';
import { copiesOf, signsOf } from './subjects.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const NAMES: ReadonlySet<string> = new Set(MONTHS.map((name) => name.toLowerCase()));
const DAYS = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ');

/** Each week begins with it. */
const MONDAY = 'week weeks starting starts start begins beginning monday first on monday'
  .split(' ')
  .flatMap((word) => [word, `${word} monday`, `week ${word} monday`, `on ${word}`, `week ${word}`]);

interface Page {
  readonly month: number;
  readonly year: number;
  /** The prompt gives both. */
  readonly isDated: boolean;
}

/** "March 2026"; without a year the weekdays are those of a sample. */
export function pageIn(words: readonly string[]): Page {
  const month = words.findIndex((word) => NAMES.has(word));
  const year = Number(words.find((word) => /^(?:19|20)\d\d$/.test(word)) ?? Number.NaN);
  const index = MONTHS.findIndex((name) => name.toLowerCase() === words[month]);
  return {
    month: Math.max(0, index),
    year: Number.isNaN(year) ? SAMPLE_YEAR : year,
    isDated: index >= 0 && !Number.isNaN(year),
  };
}

const SAMPLE_YEAR = 2026;

/** The numbers of the days in weeks from Monday on; 0 before the first and after the last. */
export function weeksOf({ month, year }: Pick<Page, 'month' | 'year'>): readonly (readonly number[])[] {
  const first = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((first + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = week * 7 + day - first + 1;
      return date >= 1 && date <= days ? date : 0;
    }),
  );
}

/** A month in weeks, below the things of the prompt. */
export function composeCalendar(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const palette = paletteOn(paletteFor(brief.colours, brief.random(31)), inkAndGround(brief));
  const sheet = new Sheet(width, height, studio).fill(palette.paper);
  const { short } = sheet;
  // A date may have been read as a text.
  const page = pageIn(tokenise(brief.request.prompt));
  if (!page.isDated)
    brief.notes.push(`the prompt gives no month with a year, so this is ${MONTHS[page.month]} ${page.year}`);
  const things = [...copiesOf(brief, studio, 5), ...signsOf(brief)].slice(0, 5);
  const top = height * (things.length > 0 ? 0.32 : 0.06);
  if (things.length > 0) {
    sheet.add(`<rect width="${width}" height="${top}" fill="${palette.soft}"/>`);
    drawRow(sheet, things, {
      x: width * 0.06,
      y: height * 0.03,
      width: width * 0.88,
      height: top - height * 0.06,
    });
  }
  const title = `${MONTHS[page.month]} ${page.year}`;
  sheet.text(
    [title, ...brief.texts.filter((text) => !tokenise(title).includes(tokenise(text)[0] ?? ''))].join(' · '),
    { x: width * 0.06, y: top + height * 0.015, width: width * 0.88, height: height * 0.085 },
    { font: 'serif', fill: palette.main, largest: short * 0.085, mostLines: 1 },
  );
  const weeks = weeksOf(page);
  const [left, each] = [width * 0.06, (width * 0.88) / 7];
  const head = top + height * 0.11;
  const row = (height * 0.965 - head - height * 0.05) / weeks.length;
  for (const [at, day] of DAYS.entries())
    sheet.text(
      day,
      { x: left + at * each, y: head, width: each, height: height * 0.04 },
      { font: 'sans', fill: at === 6 ? palette.main : palette.ink, largest: short * 0.034 },
    );
  const line = mixed(palette.paper, palette.ink, 0.25);
  for (const [week, days] of weeks.entries())
    for (const [at, date] of days.entries()) {
      const [x, y] = [left + at * each, head + height * 0.05 + week * row];
      const fill = date === 0 ? 'none' : at === 6 ? palette.soft : '#ffffff';
      sheet.add(
        `<rect x="${x}" y="${y}" width="${each}" height="${row}" fill="${fill}" stroke="${line}" stroke-width="${short / 500}"/>`,
      );
      if (date > 0)
        sheet.text(
          String(date),
          { x: x + each * 0.08, y: y + row * 0.08, width: each * 0.5, height: row * 0.4 },
          {
            font: 'sans',
            fill: fill === '#ffffff' ? '#23262d' : readableOn(palette.soft),
            align: 'start',
            largest: short * 0.036,
          },
        );
    }
  studio.account.told.push(`${title} in ${weeks.length} weeks`);
  const own = [String(page.year), (MONTHS[page.month] ?? '').toLowerCase()];
  for (const word of [
    'drawing',
    'drawings',
    'picture',
    'page',
    'month',
    'top',
    'at the top',
    'days',
    'grid',
    'weekdays',
    ...(/\bweeks?\b[^,;]*\bmonday\b|\bmonday (?:first|start|as the first)/i.test(brief.request.prompt)
      ? MONDAY
      : []),
    ...own,
    own.toReversed().join(' '),
  ])
    brief.shown.add(word);
  for (const { said = '' } of brief.hints)
    if (said.split(' ').every((word) => /^(?:in|for|of)$/.test(word) || own.includes(word)))
      brief.shown.add(said);
  return sheet.paint();
}
