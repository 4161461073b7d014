import type { TextBox } from '../lettering/fit.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { borderThing, lostBorder } from './border-of.ts';
import type { Brief } from './brief.ts';
import { inked, readableOn } from './colours.ts';
import { list, printOf } from './print.ts';
import { drawRow } from './row.ts';
import { points, polar, type Studio, tintKey } from './sheet.ts';

/** A frame of two lines, a name in the middle and a seal. */
export function composeCertificate(brief: Brief, studio: Studio): Bitmap {
  brief.missing.push(...lostBorder(brief), ...(borderThing(brief) ? ['border'] : []));
  const print = printOf(brief, studio, 18);
  const { sheet, palette, heading, title, lines, border } = print;
  // A seal on a certificate is no animal, unless it is somewhere.
  const isSealed = /\bseals?\b(?! (?:on|in|at|under|with)\b)/.test(brief.words.join(' '));
  const things = print.things.filter(({ name }) => !(isSealed && name === 'seal'));
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
  const isBlank = brief.blanks.some(({ label }) => label === 'name');
  if (isBlank) studio.account.told.push('room for a name');
  if (isNamed || isBlank) {
    sheet.text('presented to', box(0.33, 0.045), { font: 'sans', fill: palette.ink });
    if (!isBlank)
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
    isBlank && isNamed ? [title, ...lines] : lines,
    { ...box(0.57, Math.min(0.06 * Math.max(1, lines.length), 0.13)) },
    { font: 'sans', fill: palette.ink, largest: short * 0.045 },
  );
  const seal = COLOUR_WORDS.get(brief.words[brief.words.indexOf('seal') - 1] ?? '') ?? palette.accent;
  const y = height * 0.8;
  const r = short * 0.085;
  const isBoth = isSealed && things.length > 0;
  const x = width * (isBoth ? 0.7 : 0.5);
  if (things.length > 0)
    drawRow(sheet, things, {
      x: width * 0.2,
      y: y - r * 1.2,
      width: width * (isBoth ? 0.36 : 0.6),
      height: r * 2.4,
    });
  if (things.length === 0 || isSealed) {
    const teeth = Array.from({ length: 48 }, (_, n) => polar(x, y, n % 2 ? r : r * 0.92, n / 48));
    sheet.add(
      `<path d="M${x - r * 0.5} ${y}l${-r * 0.3} ${r * 1.5}l${r * 0.5} ${-r * 0.3}l${r * 0.3} ${r * 0.4}z M${x + r * 0.5} ${y}l${r * 0.3} ${r * 1.5}l${-r * 0.5} ${-r * 0.3}l${-r * 0.3} ${r * 0.4}z" fill="${palette.main}"/><polygon points="${points(teeth)}" fill="${seal}"/><circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="none" stroke="${readableOn(seal)}" stroke-width="${r * 0.05}"/>`,
    );
  }
  if (isSealed) {
    const before = brief.words[brief.words.indexOf('seal') - 1] ?? '';
    for (const word of ['seal', 'ribbon', before, `${before} seal`]) brief.shown.add(word);
    for (const one of brief.subjects) if (one.name === 'seal') studio.tints.add(tintKey(one));
    studio.account.told.push('a seal');
  }
  return sheet.paint();
}
