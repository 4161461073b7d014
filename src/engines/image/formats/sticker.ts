import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { bandsIn } from './bands.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { inked, mixed, paletteFor, readableOn } from './colours.ts';
import { inkAndGround } from './ink-and-ground.ts';
import { orderIn } from './layout-words.ts';
import { drawRows } from './row.ts';
import { grown, Sheet, type Studio } from './sheet.ts';
import { type ShownThing, shownSubjects } from './subjects.ts';

/** So many letters are the sticker itself. */
const SIGN = 3;

/** "Six stickers": the things by turns, until there are so many. */
function onSheet(things: readonly ShownThing[], { request, shown }: Brief): readonly ShownThing[] {
  const [, said = ''] = SEVERAL.exec(request.prompt) ?? [];
  const count = NUMBER_WORDS.get(said.toLowerCase()) ?? (Number(said) || 0);
  if (count <= things.length || count > MOST_STICKERS || things.length === 0) return things;
  shown.add(said.toLowerCase());
  return Array.from({ length: count }, (_, at) => things.slice(at % things.length).slice(0, 1)).flat();
}

const SEVERAL = new RegExp(
  `\\b(\\d{1,2}|${[...NUMBER_WORDS.keys()].join('|')})\\s+(?:[\\p{L}-]+\\s+){0,2}stickers\\b`,
  'iu',
);
const MOST_STICKERS = 12;

/** Things and letters cut out together with a white edge, on a plain ground. */
export function composeSticker(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const palette = paletteFor(brief.colours, brief.random(21));
  const { ink, ground } = inkAndGround(brief);
  const isLettersOnly =
    brief.subjects.length + brief.hints.length === 0 &&
    brief.texts.length > 0 &&
    topicDrawing({ ...brief, texts: [] }) === undefined;
  const named = isLettersOnly ? [] : shownSubjects(brief, studio, 6);
  const things = onSheet(named, brief);
  const back = ground ?? mixed(palette.soft, palette.main, 0.35);
  const sheet = new Sheet(width, height, studio).fill(back);
  const { short } = sheet;
  const edge = short * 0.028;
  const edgeColour = ground && readableOn(ground) === '#1d2129' ? mixed(ground, '#ffffff', 0.85) : '#ffffff';
  sheet.add(
    `<defs><filter id="cut" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">${grown(edge)}<feFlood flood-color="${edgeColour}"/><feComposite in2="grown" operator="in" result="edge"/><feGaussianBlur in="grown" stdDeviation="${edge * 0.5}" result="blurred"/><feOffset in="blurred" dy="${edge * 0.4}" result="moved"/><feFlood flood-color="#10131a" flood-opacity=".35"/><feComposite in2="moved" operator="in" result="shadow"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs><g filter="url(#cut)">`,
  );
  const round = brief.words.filter((word) => /^(?:round|circular|circle)$/.test(word));
  for (const word of [...round, 'die', 'cut', 'white', 'outline', 'vinyl', 'glossy']) {
    if (word !== 'white' || brief.words.includes('outline') || brief.words.includes('border'))
      brief.shown.add(word);
  }
  for (const word of ['border', 'edge']) brief.shown.add(word);
  if (/\bthick (?:white )?(?:outline|border|edge)\b/.test(brief.words.join(' '))) brief.shown.add('thick');
  if (round.length > 0)
    sheet.add(`<circle cx="${width / 2}" cy="${height / 2}" r="${short * 0.43}" fill="${palette.main}"/>`);
  const text = brief.texts.join(' ');
  if (things.length === 0)
    sheet.add(
      `<rect x="${width * 0.1}" y="${height * 0.28}" width="${width * 0.8}" height="${height * 0.44}" rx="${short * 0.1}" fill="${palette.main}"/>`,
    );
  const inset = round.length > 0 ? 0.2 : 0.1;
  const bands = bandsIn(
    { x: width * inset, y: height * inset, width: width * (1 - 2 * inset), height: height * (1 - 2 * inset) },
    brief,
    {
      row: 'bottom',
      things: things.length,
      hasSides: things.some(({ side }) => side !== undefined),
      hasText: text !== '',
    },
  );
  drawRows(
    sheet,
    things.map((one) => ({ ...one, colour: one.colour ?? ink })),
    bands,
    orderIn(brief.layout),
  );
  const plate = things.length === 0 || round.length > 0 ? readableOn(palette.main) : palette.ink;
  if (text !== '')
    sheet.text(
      text,
      things.length === 0
        ? { x: width * 0.16, y: height * 0.34, width: width * 0.68, height: height * 0.32 }
        : bands.text,
      {
        font: 'sans',
        fill: plate,
        mostLines: 3,
        largest: short * (things.length === 0 && text.length <= SIGN ? 0.36 : 0.14),
        ...inked(brief.ink),
      },
    );
  return sheet.add('</g>').paint();
}
