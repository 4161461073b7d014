import type { TextBox } from '../lettering/fit.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { inked, mixed, type Palette, paletteFor, readableOn } from './colours.ts';
import { borderOf } from './design-words.ts';
import { headingOf, purposeOf } from './details.ts';
import { inkAndGround, paletteOn } from './ink-and-ground.ts';
import { drawRow } from './row.ts';
import { points, polar, Sheet, type Studio } from './sheet.ts';
import { copiesOf, type ShownThing, signOf } from './subjects.ts';

/** All that a printed thing says and shows. */
interface Print {
  readonly sheet: Sheet;
  readonly palette: Palette;
  readonly heading: string;
  /** The largest letters. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly things: readonly ShownThing[];
  readonly border: string | undefined;
  readonly ink: string | undefined;
}

function printOf(brief: Brief, studio: Studio, purpose: number): Print {
  const { width, height } = brief.request;
  const asked = inkAndGround(brief);
  const palette = paletteOn(paletteFor(brief.colours, brief.random(purpose)), asked);
  const heading = headingOf(brief);
  const aim = purposeOf(brief);
  const isNamed = brief.texts.length > 0;
  const [title = aim.length > 0 ? titleCase(aim.join(' ')) : heading, ...texts] = brief.texts;
  const purposes = isNamed && aim.length > 0 ? [titleCase(aim.join(' '))] : [];
  const lines = [...texts, ...purposes, ...(brief.date ? [brief.date] : []), ...brief.details];
  const said = new Set([...aim, ...heading.toLowerCase().split(' ')]);
  const shown = brief.subjects.filter((one) => !one.said.split(' ').every((word) => said.has(word)));
  return {
    sheet: new Sheet(width, height, studio),
    palette,
    heading,
    title,
    lines,
    things: thingsOf({ ...brief, subjects: shown }, studio),
    border: borderOf(brief),
    ink: brief.ink,
  };
}

/** Things of the prompt, then signs for its places and weather, then the topic. */
function thingsOf(brief: Brief, studio: Studio): ShownThing[] {
  const things: ShownThing[] = copiesOf(brief, studio, 5);
  for (const { said = '' } of brief.hints) {
    const name = signOf(said);
    if (name === undefined || things.length > 4) continue;
    brief.shown.add(said);
    things.push({ name, colour: undefined });
  }
  const topic = things.length === 0 ? topicDrawing(brief) : undefined;
  return topic && studio.drawings.has(topic) ? [{ name: topic, colour: undefined }] : things;
}

/** Lines below each other, all in one size. */
function list(
  sheet: Sheet,
  lines: readonly string[],
  box: TextBox,
  look: Parameters<Sheet['text']>[2],
): void {
  const each = box.height / Math.max(1, lines.length);
  for (const [index, line] of lines.entries())
    sheet.text(
      line,
      { ...box, y: box.y + index * each, height: each * 0.8 },
      { ...look, largest: Math.min(look.largest ?? each, each * 0.62), mostLines: 2 },
    );
}

const shadow = (rect: string): string =>
  `<rect ${rect} transform="translate(0 6)" fill="#10131a" opacity=".18"/>`;

/** A stub at its right, torn off along a line of holes. */
export function composeTicket(brief: Brief, studio: Studio): Bitmap {
  const print = printOf(brief, studio, 16);
  const { sheet, palette, heading, title, lines, things } = print;
  const { width, height } = sheet;
  const wide = width * 0.92;
  const tall = Math.min(height * 0.7, wide * 0.56);
  const [x, y] = [(width - wide) / 2, (height - tall) / 2];
  const paper = mixed(palette.paper, palette.soft, 0.4);
  const ground = mixed(palette.main, '#10131a', 0.25);
  const rect = `x="${x}" y="${y}" width="${wide}" height="${tall}" rx="${tall * 0.05}"`;
  const tear = x + wide * 0.74;
  sheet
    .fill(ground)
    .add(
      shadow(rect),
      `<rect ${rect} fill="${paper}"/><rect x="${x + tall * 0.05}" y="${y + tall * 0.05}" width="${wide - tall * 0.1}" height="${tall * 0.9}" fill="none" stroke="${print.border ?? palette.main}" stroke-width="${tall * (print.border ? 0.025 : 0.012)}"/>`,
      ...[y, y + tall].map(
        (edge) => `<circle cx="${tear}" cy="${edge}" r="${tall * 0.07}" fill="${ground}"/>`,
      ),
      `<path d="M${tear} ${y + tall * 0.09}V${y + tall * 0.91}" stroke="${palette.ink}" stroke-width="${tall * 0.01}" stroke-dasharray="${tall * 0.03} ${tall * 0.03}"/>`,
    );
  const left = x + wide * 0.06;
  const room = wide * 0.64;
  const isHeaded = title !== heading;
  if (isHeaded)
    sheet.text(
      heading.toUpperCase(),
      { x: left, y: y + tall * 0.1, width: room, height: tall * 0.1 },
      { font: 'sans', fill: palette.main, spacing: 60, mostLines: 1, align: 'start' },
    );
  sheet.text(
    title,
    { x: left, y: y + tall * 0.26, width: room, height: tall * 0.28 },
    { font: 'narrow', fill: palette.ink, align: 'start', mostLines: 2, ...inked(print.ink) },
  );
  list(
    sheet,
    lines,
    { x: left, y: y + tall * 0.6, width: room, height: tall * 0.3 },
    { font: 'sans', fill: palette.ink, align: 'start', largest: tall * 0.1 },
  );
  const stub = { x: tear + wide * 0.02, y: y + tall * 0.14, width: wide * 0.2, height: tall * 0.72 };
  if (things.length > 0) drawRow(sheet, things, stub);
  else sheet.text(heading, stub, { font: 'narrow', fill: palette.main, largest: tall * 0.16 });
  return sheet.paint();
}

/** A small card with a name and how to reach whoever has it. */
export function composeBusinessCard(brief: Brief, studio: Studio): Bitmap {
  const print = printOf(brief, studio, 17);
  const { sheet, palette, title, lines, things } = print;
  const { width, height } = sheet;
  const wide = Math.min(width * 0.9, height * 1.5);
  const tall = wide * 0.58;
  const [x, y] = [(width - wide) / 2, (height - tall) / 2];
  const rect = `x="${x}" y="${y}" width="${wide}" height="${tall}" rx="${tall * 0.03}"`;
  const kind = brief.leading.filter((word) => !/^(?:an?|the|my)$/.test(word)).join(' ');
  const trade = /^business/i.test(title) ? [] : TRADES.test(kind) ? [titleCase(kind)] : [];
  sheet
    .fill(mixed(palette.soft, '#10131a', 0.12))
    .add(
      shadow(rect),
      `<rect ${rect} fill="${palette.paper}"/><rect x="${x}" y="${y}" width="${wide * 0.03}" height="${tall}" fill="${palette.main}"/>`,
      print.border
        ? `<rect ${rect} fill="none" stroke="${print.border}" stroke-width="${tall * 0.025}"/>`
        : '',
    );
  const left = x + wide * (things.length > 0 ? 0.42 : 0.1);
  const room = x + wide * 0.95 - left;
  const all = [...trade, ...lines];
  if (things.length > 0)
    drawRow(sheet, things, { x: x + wide * 0.07, y: y + tall * 0.2, width: wide * 0.3, height: tall * 0.6 });
  sheet.text(
    title,
    { x: left, y: y + tall * (all.length > 0 ? 0.16 : 0.3), width: room, height: tall * 0.3 },
    {
      font: 'serif',
      fill: palette.ink,
      align: 'start',
      mostLines: 2,
      largest: tall * 0.18,
      ...inked(print.ink),
    },
  );
  list(
    sheet,
    all,
    { x: left, y: y + tall * 0.52, width: room, height: tall * Math.min(0.4, 0.14 * all.length) },
    { font: 'sans', fill: mixed(palette.ink, palette.paper, 0.2), align: 'start', largest: tall * 0.09 },
  );
  return sheet.paint();
}

const TRADES = /\p{L}{3}/u;

/** A frame of two lines, a name in the middle and a seal. */
export function composeCertificate(brief: Brief, studio: Studio): Bitmap {
  const print = printOf(brief, studio, 18);
  const { sheet, palette, heading, title, lines, things, border } = print;
  const { width, height, short } = sheet;
  const edge = short * 0.04;
  const frame = (inset: number, stroke: number, colour: string): string =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
  sheet
    .fill(palette.paper)
    .add(frame(edge, edge * 0.5, border ?? palette.main), frame(edge * 1.8, edge * 0.12, palette.accent));
  const box = (y: number, tall: number): TextBox => ({
    x: width * 0.12,
    y: height * y,
    width: width * 0.76,
    height: height * tall,
  });
  const isNamed = title !== heading;
  sheet.text(heading, box(0.12, 0.18), {
    font: 'serif',
    fill: palette.main,
    mostLines: 2,
    largest: short * 0.1,
  });
  if (isNamed) {
    sheet.text('presented to', box(0.33, 0.045), { font: 'sans', fill: palette.ink });
    sheet.text(title, box(0.4, 0.13), {
      font: 'serif',
      fill: palette.ink,
      mostLines: 1,
      ...inked(print.ink),
    });
    sheet.add(
      `<path d="M${width * 0.2} ${height * 0.545}H${width * 0.8}" stroke="${palette.accent}" stroke-width="${short / 250}"/>`,
    );
  }
  list(
    sheet,
    lines,
    { ...box(0.57, 0.06 * Math.max(1, lines.length)) },
    { font: 'sans', fill: palette.ink, largest: short * 0.045 },
  );
  const y = height * 0.8;
  const r = short * 0.085;
  if (things.length > 0)
    drawRow(sheet, things, { x: width * 0.2, y: y - r * 1.2, width: width * 0.6, height: r * 2.4 });
  else {
    const teeth = Array.from({ length: 48 }, (_, n) => polar(width / 2, y, n % 2 ? r : r * 0.92, n / 48));
    sheet.add(
      `<path d="M${width / 2 - r * 0.5} ${y}l${-r * 0.3} ${r * 1.5}l${r * 0.5} ${-r * 0.3}l${r * 0.3} ${r * 0.4}z M${width / 2 + r * 0.5} ${y}l${r * 0.3} ${r * 1.5}l${-r * 0.5} ${-r * 0.3}l${-r * 0.3} ${r * 0.4}z" fill="${palette.main}"/><polygon points="${points(teeth)}" fill="${palette.accent}"/><circle cx="${width / 2}" cy="${y}" r="${r * 0.68}" fill="none" stroke="${readableOn(palette.accent)}" stroke-width="${r * 0.05}"/>`,
    );
  }
  if (brief.words.includes('seal')) for (const word of ['seal', 'ribbon']) brief.shown.add(word);
  return sheet.paint();
}

/** A paper to be glued to a bottle or a jar. */
export function composeLabel(brief: Brief, studio: Studio): Bitmap {
  const print = printOf(brief, studio, 19);
  const { sheet, palette, heading, lines, things, border } = print;
  const { width, height, short } = sheet;
  const edge = short * 0.08;
  const rect = (inset: number): string =>
    `x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${short * 0.06 - inset * 0.3}"`;
  sheet
    .fill(mixed(palette.soft, '#10131a', 0.2))
    .add(
      shadow(rect(edge)),
      `<rect ${rect(edge)} fill="${palette.paper}"/><rect ${rect(edge * 1.3)} fill="none" stroke="${border ?? palette.main}" stroke-width="${edge * (border ? 0.2 : 0.1)}"/>`,
      `<rect x="${edge}" y="${height - edge * 2.4}" width="${width - 2 * edge}" height="${edge * 0.8}" fill="${palette.main}"/>`,
    );
  const kind = heading.replace(/\s*\b(?:bottle|jar|label|tag|design)\b/gi, '').trim();
  const title = print.title === heading ? kind || heading : print.title;
  const rest = title === kind || kind === '' ? lines : [...lines, kind];
  const top = things.length > 0 ? 0.5 : 0.26;
  if (things.length > 0)
    drawRow(sheet, things, { x: width * 0.18, y: height * 0.14, width: width * 0.64, height: height * 0.34 });
  sheet.text(
    title,
    {
      x: width * 0.16,
      y: height * top,
      width: width * 0.68,
      height: height * (rest.length > 0 ? 0.16 : 0.24),
    },
    { font: 'serif', fill: palette.ink, mostLines: 2, ...inked(print.ink) },
  );
  list(
    sheet,
    rest,
    { x: width * 0.2, y: height * (top + 0.18), width: width * 0.6, height: height * (0.76 - top - 0.18) },
    { font: 'sans', fill: palette.ink, largest: short * 0.05 },
  );
  return sheet.paint();
}

/** Dishes with their prices. */
export function composeMenu(brief: Brief, studio: Studio): Bitmap {
  const print = printOf({ ...brief, details: [] }, studio, 20);
  const { sheet, palette, heading, title, lines, things } = print;
  const { width, height, short } = sheet;
  const edge = short * 0.05;
  sheet
    .fill(palette.paper)
    .add(
      `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="none" stroke="${print.border ?? palette.main}" stroke-width="${edge * (print.border ? 0.3 : 0.14)}"/>`,
    );
  const small = [...(title === heading ? [] : [heading]), ...lines];
  const hasThings = things.length > 0;
  if (hasThings)
    drawRow(sheet, things, { x: width * 0.25, y: height * 0.08, width: width * 0.5, height: height * 0.15 });
  sheet.text(
    title,
    { x: width * 0.14, y: height * (hasThings ? 0.25 : 0.12), width: width * 0.72, height: height * 0.11 },
    { font: 'serif', fill: palette.main, mostLines: 2, ...inked(print.ink) },
  );
  list(
    sheet,
    small,
    {
      x: width * 0.2,
      y: height * (hasThings ? 0.37 : 0.25),
      width: width * 0.6,
      height: height * 0.05 * small.length,
    },
    { font: 'sans', fill: palette.ink, largest: short * 0.035 },
  );
  const top = (hasThings ? 0.39 : 0.27) + 0.05 * small.length;
  const each = Math.min(0.1, (0.9 - top) / Math.max(1, brief.details.length));
  for (const [index, line] of brief.details.entries()) {
    const [, dish = line, price = ''] = PRICED.exec(line) ?? [];
    const y = height * (top + index * each);
    const tall = height * each * 0.6;
    const name = sheet.text(
      titleCase(dish.trim()),
      { x: width * 0.14, y, width: width * 0.5, height: tall },
      { font: 'sans', fill: palette.ink, align: 'start', mostLines: 1, largest: short * 0.05 },
    );
    if (price === '') continue;
    sheet.text(
      price,
      { x: width * 0.68, y, width: width * 0.18, height: tall },
      { font: 'sans', fill: palette.main, align: 'end', mostLines: 1, largest: short * 0.05 },
    );
    const from = name.box.x + name.box.width + width * 0.02;
    sheet.add(
      `<path d="M${from} ${y + tall * 0.8}H${width * 0.74}" stroke="${palette.ink}" stroke-width="${short / 300}" stroke-dasharray="1 ${short / 60}" stroke-linecap="round"/>`,
    );
  }
  return sheet.paint();
}

/** "Pizza 10", "tea for $2.50", "a steak at 24 euros". */
const PRICED =
  /^(?:an?\s+)?(.+?)\s*(?:for|at|-|–)?\s*([$€£]?\d+(?:[.,]\d+)?\s*(?:[$€£]|dollars?|euros?|pounds?)?)$/iu;
