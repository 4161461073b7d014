import { tokenise } from '../prompt/lexicon.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { borderThing, lostBorder } from './border-of.ts';
import type { Brief } from './brief.ts';
import { inked, mixed } from './colours.ts';
import { list, printOf, shadow } from './print.ts';
import { drawRow } from './row.ts';
import { points, polar, type Sheet, type Studio } from './sheet.ts';

/** A paper to be glued to a bottle or a jar. */
export function composeLabel(brief: Brief, studio: Studio): Bitmap {
  brief.missing.push(...lostBorder(brief), ...(borderThing(brief) ? ['border'] : []));
  const print = printOf(brief, studio, 19);
  if (brief.textPlace?.row === 'bottom' && !brief.textPlace.side) brief.shown.add(brief.textPlace.said);
  const { sheet, palette, heading, lines, border } = print;
  const comb = /\bhexagon(?:al|s)?(?: \w+)? (?:border|frame|edge)|\bhoneycomb (?:border|frame|edge)/.exec(
    brief.words.join(' '),
  );
  const things = comb
    ? print.things.filter(({ name }) => name !== 'hexagon' && name !== 'honeycomb')
    : print.things;
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
  if (comb) {
    honeycomb(sheet, edge * 1.75, border ?? palette.main);
    for (const words of [...comb[0].split(' '), comb[0]]) brief.shown.add(words);
    sheet.studio.account.told.push('a border of hexagons');
  }
  const kind = heading
    .replace(
      /\s*\b(?:bottle|jar|labels?|tag|design|name|badge|gift|price|hang|swing|luggage|product|parcel)\b/gi,
      '',
    )
    .trim();
  for (const word of ['gift', 'name']) brief.shown.add(word);
  const title = print.title === heading ? kind || heading : print.title;
  // The thing with the label is not part of its text.
  const said = lines.filter(
    (line) => !/^(?:\S+ )?(?:jars?|bottles?|tins?|boxes|packets?|cans?)$/i.test(line),
  );
  for (const line of lines)
    if (!said.includes(line)) for (const word of tokenise(line)) brief.shown.add(word);
  const rest = title === kind || kind === '' ? said : [...said, kind];
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
    { x: width * 0.2, y: height * (top + 0.18), width: width * 0.6, height: height * (0.8 - top - 0.18) },
    { font: 'sans', fill: palette.ink, largest: short * 0.06 },
  );
  return sheet.paint();
}

/** Small hexagons along all four edges. */
function honeycomb(sheet: Sheet, inset: number, colour: string): void {
  const { width, height, short } = sheet;
  const r = short * 0.026;
  const across = Math.round((width - 2 * inset) / (r * 2));
  const down = Math.round((height - 2 * inset) / (r * 2));
  const spots = [
    ...Array.from({ length: across + 1 }, (_, n) => [inset + (n / across) * (width - 2 * inset)]).flatMap(
      ([x = 0]): [number, number][] => [
        [x, inset],
        [x, height - inset],
      ],
    ),
    ...Array.from({ length: down - 1 }, (_, n) => inset + ((n + 1) / down) * (height - 2 * inset)).flatMap(
      (y): [number, number][] => [
        [inset, y],
        [width - inset, y],
      ],
    ),
  ];
  for (const [x, y] of spots) {
    const corners = Array.from({ length: 6 }, (_, n) => polar(x, y, r, n / 6));
    sheet.add(
      `<polygon points="${points(corners)}" fill="${mixed(colour, '#ffffff', 0.55)}" stroke="${colour}" stroke-width="${r * 0.28}"/>`,
    );
  }
}
