import spots from '../data/part-spots.json';
import { withArticle } from '../prompt/drawing-words.ts';
import { singularForm, tokenise } from '../prompt/lexicon.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { cellDrawing } from './cell-drawing.ts';
import type { Palette } from './colours.ts';
import type { Sheet, Studio } from './sheet.ts';

/** A thing with the names of its parts around it. */
interface Labelled {
  readonly whole: string;
  /** The drawing; `flower` is drawn here. */
  readonly name: string;
  readonly parts: readonly Part[];
  /** The prompt names the parts. */
  readonly isGiven: boolean;
}

interface Part {
  readonly text: string;
  /** Its middle, as shares of the drawing, where that is known. */
  readonly at: readonly [x: number, y: number] | undefined;
}

const SPOTS = new Map(
  Object.entries(spots).map(([name, list]): [string, ReadonlyMap<string, readonly [number, number]>] => [
    name,
    new Map(
      list.split(',').flatMap((part) => {
        const [, names = '', x, y] = /^(.+) (\S+) (\S+)$/.exec(part) ?? [];
        return names
          .split('=')
          .map((one): [string, readonly [number, number]] => [one, [Number(x), Number(y)]]);
      }),
    ),
  ]),
);
/** Names for the same part are not all written. */
const namesOf = (name: string): string[] =>
  [...(SPOTS.get(name) ?? [])]
    .filter(([, at], n, all) => all.findIndex(([, one]) => `${one}` === `${at}`) === n)
    .map(([one]) => one);

const OF =
  /\b(?:of|showing)\s+(?:an?\s+|the\s+|my\s+|our\s+)?(?:(?:simple|basic|typical|whole|single)\s+)*(?<whole>[\p{L}-]+(?:\s+(?!for\b)[\p{L}-]+)?)(?:\s+for\s+[^:,]+)?(?:\s*[:(]\s*|\s*,?\s+(?:with|showing|labell?ing|and)\s+(?:(?:its|the|clear|simple|all)\s+)*(?:labell?ed\s+)?(?:(?:parts|labels)\s*(?:for|of|on|:|such\s+as|like)?\s*(?:the\s+|its\s+)?(?:parts\s*)?:?\s*)?|\s*,\s*|\s*$)(?<parts>.*)$/iu;

/** Named so, it is none of a jail. */
const CELL = /^(?:(animal|plant|human|eukaryotic|typical|generic) )?cells?$/;

const MOST_PARTS = 12;
const IS_LABELLED = /\blabell?(?:ed|ing|s)\b|\bannotated\b|\bparts\b|\banatomy\b/i;

/** "Labelled drawing of a flower: petal, stamen, stem"; undefined where nothing is known to draw. */
export function labelledIn(
  { rest, phrase, request, leading }: Pick<Brief, 'rest' | 'phrase' | 'request' | 'leading'>,
  { drawings }: Pick<Studio, 'drawings'>,
): Labelled | undefined {
  if (
    !/\bdiagram\b|label|annotated/.test(phrase) ||
    leading.includes('venn') ||
    !IS_LABELLED.test(request.prompt)
  )
    return undefined;
  const { whole = '', parts: list = '' } = OF.exec(rest)?.groups ?? {};
  const words = tokenise(whole);
  const noun = drawings.nouns.find(words, 0);
  const cell = CELL.exec(words.join(' '));
  if (!cell && (!noun || noun.length < words.length || noun.like || noun.plural || !drawings.has(noun.value)))
    return undefined;
  const name = cell
    ? cell[1] === 'plant'
      ? 'plant-cell'
      : 'cell'
    : /^(?:flower|blossom)$/.test(singularForm(words.at(-1) ?? ''))
      ? 'flower'
      : (noun?.value ?? '');
  const known = SPOTS.get(name);
  const said = list
    .replace(/\s+labell?ed\b.*$/iu, '')
    .split(/\s*[,;)]\s*(?:and\s+)?|\s+and\s+|\s*\.\s*/u)
    .map((part) => part.replace(/^(?:an?|the|its)\s+/iu, '').trim())
    .filter((part) => part !== '' && !OF_SHEET.test(part) && part.split(/\s+/).length <= 3);
  const parts = said.length > 1 ? said : namesOf(name).slice(0, 7);
  if (parts.length < 2) return undefined;
  const spotOf = (text: string): Part['at'] => {
    const plain = text.toLowerCase();
    return known?.get(plain) ?? known?.get(singularForm(plain)) ?? known?.get(plain.replace(/ves$/, 'f'));
  };
  return {
    whole,
    name,
    parts: parts.slice(0, MOST_PARTS).map((text) => ({ text, at: spotOf(text) })),
    isGiven: said.length > 1,
  };
}

/** What is said of the sheet is no part. */
const OF_SHEET =
  /\b(?:labels?|labell?ed|style|background|colou?rs?|arrows?|lines?|parts|poster|worksheet|for|kids|class)\b/i;

const isCell = (name: string): boolean => /^(?:plant-)?cell$/.test(name);

/** Lines lead from the names to their parts. */
export function drawLabelled(
  sheet: Sheet,
  { whole, name, parts, isGiven }: Labelled,
  { brief, palette }: { readonly brief: Brief; readonly palette: Palette },
): Bitmap {
  const { width, height, short } = sheet;
  const title = brief.texts[0] ?? titleCase(whole);
  sheet.text(
    title,
    { x: width * 0.08, y: height * 0.04, width: width * 0.84, height: height * 0.1 },
    { font: 'sans', fill: palette.ink, mostLines: 1, largest: short * 0.075 },
  );
  const size = short * 0.5;
  const [left, top] = [width / 2 - size / 2, height * 0.56 - size / 2];
  const own = name === 'flower' ? FLOWER : isCell(name) ? cellDrawing(name !== 'cell') : undefined;
  if (own) {
    sheet.add(`<g transform="translate(${left} ${top}) scale(${size / 100})">${own}</g>`);
    sheet.studio.account.told.push(withArticle(name.replace('-', ' ')));
  } else sheet.drawing(name, width / 2, height * 0.56, size);
  const sorted = parts.toSorted((a, b) => (a.at?.[0] ?? 0.5) - (b.at?.[0] ?? 0.5));
  const half = Math.ceil(parts.length / 2);
  for (const [side, column] of [sorted.slice(0, half), sorted.slice(half)].entries()) {
    const inOrder = column.toSorted((a, b) => (a.at?.[1] ?? 1) - (b.at?.[1] ?? 1));
    const each = (height * 0.76) / Math.max(3, inOrder.length);
    for (const [n, { text, at }] of inOrder.entries()) {
      const y = height * 0.56 + (n - (inOrder.length - 1) / 2) * each;
      const wide = width * 0.2;
      const x = side === 0 ? width * 0.03 : width * 0.97 - wide;
      if (at) {
        const from = side === 0 ? x + wide + width * 0.01 : x - width * 0.01;
        const [px, py] = [left + at[0] * size, top + at[1] * size];
        sheet.add(
          `<path d="M${from} ${y}L${px} ${py}" stroke="${palette.ink}" stroke-width="${short * 0.004}"/><circle cx="${px}" cy="${py}" r="${short * 0.008}" fill="${palette.ink}"/>`,
        );
      }
      sheet.text(
        text,
        { x, y: y - short * 0.04, width: wide, height: short * 0.08 },
        {
          font: 'sans',
          fill: palette.ink,
          mostLines: 2,
          largest: short * 0.042,
          align: side === 0 ? 'end' : 'start',
        },
      );
    }
  }
  const loose = parts.filter(({ at }) => !at).map(({ text }) => text);
  if (loose.length > 0)
    brief.notes.push(`no line leads to ${loose.join(', ')}: it is not known where on the drawing that is`);
  if (!isGiven)
    brief.notes.push('the prompt names no parts, so the drawing has the names of those that are known');
  for (const word of [
    ...tokenise([title, whole, ...parts.map(({ text }) => text)].join(' ')),
    ...OF_LABELS,
    ...tokenise(brief.rest.split(':')[0] ?? ''),
  ])
    brief.shown.add(word);
  for (const { said } of [...brief.subjects, ...brief.hints])
    if (said && tokenise(said).every((word) => brief.shown.has(word))) brief.shown.add(said);
  return sheet.paint();
}

const OF_LABELS = 'labelled labeled annotated label labels parts lines names diagram drawing'.split(' ');

/** Cut open, so that its inner parts are seen. */
const FLOWER =
  '<path d="M50 46V100" stroke="#4f8f3a" stroke-width="4"/><path d="M50 84C36 84 26 76 22 64C36 64 48 72 50 84Z" fill="#6fb04e"/><g fill="#f08fb4" stroke="#c9577f" stroke-width=".8"><path d="M48 46C22 46 6 34 6 18C24 12 42 24 48 46Z"/><path d="M52 46C78 46 94 34 94 18C76 12 58 24 52 46Z"/><path d="M47 46C30 34 26 14 34 2C44 12 49 28 49 46Z" fill="#f6aecb"/><path d="M53 46C70 34 74 14 66 2C56 12 51 28 51 46Z" fill="#f6aecb"/></g><path d="M46 48C38 50 32 48 28 43C36 42 44 43 50 48C56 43 64 42 72 43C68 48 62 50 54 48Z" fill="#4f8f3a"/><g fill="none" stroke="#d8a52a" stroke-width="1.4"><path d="M48 44Q44 32 38 21M52 44Q56 32 62 21"/></g><g fill="#e8b923"><ellipse cx="38" cy="20" rx="2.6" ry="3.8"/><ellipse cx="62" cy="20" rx="2.6" ry="3.8"/></g><path d="M50 14V36" stroke="#8bbf4d" stroke-width="2.4"/><ellipse cx="50" cy="39" rx="4.6" ry="7" fill="#8bbf4d"/><ellipse cx="50" cy="13" rx="4" ry="2.2" fill="#a9d46b"/>';
