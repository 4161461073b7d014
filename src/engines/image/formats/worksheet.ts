import type { Bitmap } from '../raster/bitmap.ts';
import { backgroundOf } from './background.ts';
import type { Brief } from './brief.ts';
import { paletteFor } from './colours.ts';
import { headingOf } from './details.ts';
import { Sheet, type Studio } from './sheet.ts';
import { type ShownThing, signsOf } from './subjects.ts';
import { MOST_ROWS, readWorksheet, type Worksheet } from './worksheet-words.ts';

type Row = { readonly things: readonly ShownThing[] } | { readonly sum: string };

/** A page for children: a task, and rows of things or sums, with room for the answers. */
export function composeWorksheet(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const sheet = new Sheet(width, height, studio).fill(backgroundOf(brief) ?? '#ffffff');
  const { ink, accent } = paletteFor(brief.colours, brief.random(31));
  const page = readWorksheet(brief.request.prompt);
  const [title = page.task ?? headingOf(brief), ...texts] = brief.texts;
  const lines = [...texts, ...(page.task && page.task !== title ? [page.task] : []), ...brief.lines];
  for (const word of ['row', 'rows', 'kids', 'children', 'printable', 'sheet']) brief.shown.add(word);
  const [left, room] = [width * 0.07, width * 0.86];
  const nameY = height * 0.09;
  if (page.hasName) {
    const set = sheet.text(
      'Name',
      { x: left, y: height * 0.05, width: width * 0.14, height: height * 0.04 },
      { font: 'sans', fill: ink, align: 'start', mostLines: 1 },
    );
    sheet.add(rule(set.box.x + set.box.width + width * 0.02, nameY, width * 0.4, ink));
  }
  const from = page.hasName ? 0.12 : 0.06;
  const head = sheet.text(
    title,
    { x: left, y: height * from, width: room, height: height * 0.1 },
    { font: 'sans', fill: ink, mostLines: 2, largest: height * 0.075 },
  );
  let top = head.box.y + head.box.height + height * 0.03;
  if (lines.length > 0) {
    sheet.text(
      lines.join(' · '),
      { x: left, y: top, width: room, height: height * 0.05 },
      { font: 'sans', fill: ink, mostLines: 2, largest: height * 0.035 },
    );
    top += height * 0.07;
  }
  const rows = rowsOf(brief, studio, page);
  const each = (height * 0.95 - top) / Math.max(1, rows.length);
  for (const [index, row] of rows.entries())
    drawRow(sheet, row, { y: top + index * each, left, room, each, page, ink, accent });
  return sheet.paint();
}

function rowsOf(brief: Brief, { drawings }: Studio, { sums }: Worksheet): Row[] {
  const things = brief.subjects
    .filter(({ name }) => drawings.has(name))
    .map((subject): Row => {
      brief.shown.add(subject.said);
      return { things: Array.from({ length: subject.count }, () => subject) };
    });
  const signs = brief.hints.flatMap((hint): Row[] => {
    const [sign] = signsOf({ ...brief, hints: [hint] });
    return sign
      ? [{ things: Array.from({ length: Math.min(MOST_SIGNS, hint.many?.count ?? 1) }, () => sign) }]
      : [];
  });
  for (const word of sums.length > 0 ? OF_SUMS : []) brief.shown.add(word);
  return [...things, ...signs, ...sums.map((sum): Row => ({ sum }))].slice(0, MOST_ROWS);
}

const MOST_SIGNS = 20;
const OF_SUMS = [
  'sum',
  'sums',
  'addition',
  'subtraction',
  'multiplication',
  'problems',
  'exercises',
  'tasks',
];

interface Place {
  readonly y: number;
  readonly left: number;
  readonly room: number;
  readonly each: number;
  readonly page: Worksheet;
  readonly ink: string;
  readonly accent: string;
}

function drawRow(sheet: Sheet, row: Row, { y, left, room, each, page, ink, accent }: Place): void {
  const box = Math.min(each * 0.66, room * 0.14);
  const [middle, right] = [y + each / 2, left + room];
  const forThings = page.answer || 'sum' in row ? room - box * 1.3 : room;
  if ('sum' in row)
    sheet.text(
      row.sum,
      { x: left, y: y + each * 0.2, width: forThings, height: each * 0.6 },
      { font: 'sans', fill: ink, mostLines: 1, align: 'end' },
    );
  else {
    const size = Math.min(each * 0.82, forThings / row.things.length);
    for (const [n, thing] of row.things.entries())
      sheet.tinted(thing, left + size * (n + 0.5), middle, size * 0.88);
  }
  const line = sheet.short * 0.006;
  const kind = page.answer ?? ('sum' in row ? 'box' : undefined);
  const look = `fill="#ffffff" stroke="${ink}" stroke-width="${line}"`;
  if (kind === 'box')
    sheet.add(
      `<rect x="${right - box}" y="${middle - box / 2}" width="${box}" height="${box}" rx="${line * 2}" ${look}/>`,
    );
  if (kind === 'circle') sheet.add(`<circle cx="${right - box / 2}" cy="${middle}" r="${box / 2}" ${look}/>`);
  if (kind === 'line') sheet.add(rule(right - box, middle + box * 0.35, box, ink));
  sheet.add(`<path d="M${left} ${y}H${right}" stroke="${accent}" stroke-width="${line / 2}" opacity=".5"/>`);
}

const rule = (x: number, y: number, length: number, ink: string): string =>
  `<path d="M${x} ${y}h${length}" stroke="${ink}" stroke-width="${length / 60}"/>`;
