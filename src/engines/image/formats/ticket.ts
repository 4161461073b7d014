import type { Bitmap } from '../raster/bitmap.ts';
import { isForText, roomFor } from './blanks.ts';
import type { Brief } from './brief.ts';
import { inked, mixed } from './colours.ts';
import { list, printOf, shadow } from './print.ts';
import { drawRow } from './row.ts';
import type { Studio } from './sheet.ts';

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
  const { box, draw } = roomFor(
    brief.blanks.filter((one) => !isForText(one)),
    sheet,
    { x: left, y: y + tall * 0.57, width: room, height: tall * 0.36 },
    tall * 1.3,
  );
  draw(palette.ink);
  list(sheet, lines, box, { font: 'sans', fill: palette.ink, align: 'start', largest: tall * 0.1 });
  const stub = { x: tear + wide * 0.02, y: y + tall * 0.14, width: wide * 0.2, height: tall * 0.72 };
  if (things.length > 0) drawRow(sheet, things, stub);
  else sheet.text(heading, stub, { font: 'narrow', fill: palette.main, largest: tall * 0.16 });
  return sheet.paint();
}
