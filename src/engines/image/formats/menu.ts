import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { borderThing, lostBorder, otherOfBorder } from './border-of.ts';
import type { Brief } from './brief.ts';
import { inked } from './colours.ts';
import { inkAndGround } from './ink-and-ground.ts';
import { menuRows } from './menu-rows.ts';
import { list, printOf } from './print.ts';
import { drawRow } from './row.ts';
import type { Studio } from './sheet.ts';

/** Chalk on a slate in a wooden frame. */
const SLATE = { paper: '#26302d', ink: '#f3efe4', main: '#f7d774', accent: '#f3efe4' };
const WOOD = '#8a5a33';

/** "Espresso 2.20", in quotes: a dish with its price is no heading; what is told beside quoted dishes is drawn. */
function withQuotedDishes(brief: Brief): Brief {
  const dishes = brief.texts.filter((text) => PRICED.test(text));
  return dishes.length === 0
    ? brief
    : {
        ...brief,
        texts: brief.texts.filter((text) => !dishes.includes(text)),
        details: [...dishes, ...brief.details.filter((line) => /\d|\p{Lu}/u.test(line))],
      };
}

/** Dishes with their prices. */
export function composeMenu(asked: Brief, studio: Studio): Bitmap {
  const brief = withQuotedDishes(asked);
  brief.missing.push(...lostBorder(brief), ...(borderThing(brief) ? ['border'] : []));
  const print = printOf({ ...brief, details: [] }, studio, 20);
  const { sheet, things } = print;
  const heading = print.heading.replace(/^(Recipe) (?:Card|Sheet)$/, '$1');
  const [own, ...dishes] = brief.details;
  // "For a restaurant, Villa Rosa, with soups": the capitals are those of its name.
  const isName =
    brief.texts.length === 0 &&
    /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(own ?? '') &&
    !/\d|\p{Lu}/u.test(dishes.join(''));
  const title = isName && own && dishes.length > 0 ? own : print.title;
  const lines = title === own ? [print.title, ...print.lines] : print.lines;
  const { width, height, short } = sheet;
  const chalked = brief.request.prompt.toLowerCase().match(/\b(?:chalk|black)\s?board\b|\bchalk\b/);
  const isBoard = chalked !== null || /board|specials/.test(brief.phrase) || brief.treatment === 'chalk';
  for (const word of chalked ? [...chalked[0].split(' '), ...OF_CHALK] : []) brief.shown.add(word);
  const manner = /\b(?:elegant|simple|clean|classic|modern)\b/i.exec(brief.request.prompt)?.[0].toLowerCase();
  if (manner) brief.shown.add(manner);
  const palette = isBoard && !inkAndGround(brief).ground ? { ...print.palette, ...SLATE } : print.palette;
  const { rows, shown, note } = menuRows(title === own ? dishes : brief.details, brief.rest);
  for (const word of shown) brief.shown.add(word);
  if (note) brief.notes.push(note);
  const edge = short * 0.05;
  sheet
    .fill(palette.paper)
    .add(
      `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="none" stroke="${print.border ?? (isBoard ? WOOD : palette.accent)}" stroke-width="${edge * (isBoard ? 0.9 : print.border ? 0.3 : 0.14)}"/>`,
    );
  const other = otherOfBorder(brief.words);
  if (other)
    sheet.add(
      `<rect x="${edge * 1.5}" y="${edge * 1.5}" width="${width - 3 * edge}" height="${height - 3 * edge}" fill="none" stroke="${other}" stroke-width="${edge * 0.3}"/>`,
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
  const each = Math.min(0.1, (0.9 - top) / Math.max(1, rows.length));
  for (const [index, line] of rows.entries()) {
    const [, dish = line, price = ''] = PRICED.exec(line) ?? [];
    const y = height * (top + index * each);
    const tall = height * each * 0.6;
    const name = sheet.text(
      // "200 g flour".
      /^\d/.test(dish) ? dish.trim() : titleCase(dish.trim()),
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

const OF_CHALK = ['chalkboard', 'blackboard', 'chalk', 'board', 'style', 'lettering', 'in chalk'];

/** "Pizza 10", "tea for $2.50", "a steak at 24 euros". */
const PRICED =
  /^(?:an?\s+)?(.+?)\s*(?:for|at|-|–)?\s*((?:from\s+)?[$€£]?\d+(?:[.,]\d+)?\s*(?:[$€£]|dollars?|euros?|pounds?)?)$/iu;
