import type { TextBox } from '../lettering/fit.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { inked, readableOn } from './colours.ts';
import { list, printOf } from './print.ts';
import { drawRow } from './row.ts';
import { points, polar, type Studio } from './sheet.ts';

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
