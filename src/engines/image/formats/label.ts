import type { Bitmap } from '../raster/bitmap.ts';
import { borderThing, lostBorder } from './border-of.ts';
import type { Brief } from './brief.ts';
import { inked, mixed } from './colours.ts';
import { list, printOf, shadow } from './print.ts';
import { drawRow } from './row.ts';
import type { Studio } from './sheet.ts';

/** A paper to be glued to a bottle or a jar. */
export function composeLabel(brief: Brief, studio: Studio): Bitmap {
  brief.missing.push(...lostBorder(brief), ...(borderThing(brief) ? ['border'] : []));
  const print = printOf(brief, studio, 19);
  if (brief.textPlace?.row === 'bottom' && !brief.textPlace.side) brief.shown.add(brief.textPlace.said);
  const { sheet, palette, heading, lines, things, border } = print;
  const { width, height, short } = sheet;
  const edge = short * 0.08;
  const rect = (inset: number): string =>
    `x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${short * 0.06 - inset * 0.3}"`;
  sheet
    .fill(mixed(palette.soft, '#10131a', 0.2))
    .add(
      shadow(rect(edge)),
      `<rect ${rect(edge)} fill="${palette.paper}"/><rect ${rect(edge * 1.3)} fill="none" stroke="${border ?? palette.accent}" stroke-width="${edge * (border ? 0.2 : 0.1)}"/>`,
      `<rect x="${edge}" y="${height - edge * 2.4}" width="${width - 2 * edge}" height="${edge * 0.8}" fill="${palette.main}"/>`,
    );
  const kind = heading
    .replace(
      /\s*\b(?:bottle|jar|label|tag|design|name|badge|gift|price|hang|swing|luggage|product|parcel)\b/gi,
      '',
    )
    .trim();
  for (const word of ['gift', 'name']) brief.shown.add(word);
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
