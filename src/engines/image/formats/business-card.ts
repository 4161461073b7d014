import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { inked, mixed } from './colours.ts';
import { headingOf } from './details.ts';
import { list, printOf, shadow } from './print.ts';
import { drawRow } from './row.ts';
import type { Studio } from './sheet.ts';

/** A small card with a name, a trade and an address. */
export function composeBusinessCard(brief: Brief, studio: Studio): Bitmap {
  const print = printOf(brief, studio, 17);
  const { sheet, palette, title, lines, things } = print;
  const { width, height } = sheet;
  const wide = Math.min(width * 0.9, height * 1.5);
  const tall = wide * 0.58;
  const [x, y] = [(width - wide) / 2, (height - tall) / 2];
  const rect = `x="${x}" y="${y}" width="${wide}" height="${tall}" rx="${tall * 0.03}"`;
  const kind = headingOf(brief).toLowerCase().replace(brief.phrase, '').trim();
  const trade = /^business/i.test(title) ? [] : kind === '' ? [] : [titleCase(kind)];
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
