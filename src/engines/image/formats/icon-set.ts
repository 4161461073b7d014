import meanings from '../data/icon-meanings.json';
import { drawingWords, withArticle } from '../prompt/drawing-words.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { senseAt } from '../prompt/senses.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { mixed, paletteFor, readableOn } from './colours.ts';
import { over } from './composite-over.ts';
import { inkAndGround } from './ink-and-ground.ts';
import { outlinesToFill } from './inked.ts';
import { Sheet, type Studio, tintKey } from './sheet.ts';
import { signOf } from './subjects.ts';
import { tileGrid } from './tile-grid.ts';

const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(meanings).flatMap(([name, words]) => words.map((word): [string, string] => [word, name])),
);

/** "Settings icon": the longest phrase of the prompt that a thing stands for. */
export function meaningIn(words: readonly string[]): { said: string; name: string } | undefined {
  for (let length = 3; length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const said = words.slice(at, at + length).join(' ');
      const name = MEANINGS.get(said);
      if (name !== undefined) return { said, name };
    }
  return undefined;
}

/** The meaning of one icon of a set, and its drawing if there is one. */
interface SetItem {
  readonly said: string;
  readonly name: string | undefined;
  /** The drawing is of a thing that stands for it, and not of the thing that is named. */
  readonly isMeant: boolean;
  /** The drawing only comes near to it. */
  readonly isLike: boolean;
}

/** The part of the studio that reading a list needs. */
interface Words {
  readonly drawings: {
    readonly nouns: Pick<Studio['drawings']['nouns'], 'find'>;
    has(name: string): boolean;
  };
}

const LIST = /(?::|\bicons?\s+(?:for|of|showing|with)\b(?!\s+an?\s+\p{L}+\s*:))\s*([^.:]+)/iu;
const MOST_ITEMS = 12;

/** "Icons for an intranet: calendar, holiday, IT help": each of the list, in its order. */
export function itemsIn({ rest, phrase }: Pick<Brief, 'rest' | 'phrase'>, studio: Words): readonly SetItem[] {
  if (!/s$|\bset\b/.test(phrase)) return [];
  const from = rest.toLowerCase().indexOf('icon');
  const after = rest.slice(Math.max(0, from));
  const list = /:\s*([^.:]+)/.exec(after)?.[1] ?? LIST.exec(after)?.[1] ?? bareList(after, studio);
  const parts = list
    .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/u)
    .map((part) => part.trim().replace(/^(?:an?|the)\s+/i, ''))
    .filter((part) => part !== '' && !IS_LOOK.test(part) && !isColourPair(part));
  const isList =
    parts.length >= 2 && parts.length <= MOST_ITEMS && parts.every((part) => part.split(/\s+/).length <= 4);
  return isList ? parts.map((said) => itemOf(said, studio, tokenise(rest))) : [];
}

/** "Weather icons, line style, sun cloud rain": a clause of nothing but things. */
function bareList(after: string, { drawings }: Words): string {
  const isThing = (word: string): boolean =>
    drawings.nouns.find([word], 0) !== undefined || MEANINGS.has(word) || signOf(word) !== undefined;
  const words = after
    .split(/\s*[,;]\s*/u)
    .slice(1)
    .map((clause) => tokenise(clause))
    .find((clause) => clause.length > 2 && clause.every(isThing));
  return words?.join(', ') ?? '';
}

/** "Black on white" is no icon. */
const isColourPair = (part: string): boolean =>
  / on /i.test(part) && tokenise(part).every((word) => word === 'on' || COLOUR_WORDS.has(word));

const IS_LOOK =
  /\b(?:style|colou?rs?|colou?red|lines?|width|background|outlines?|flat|minimal\w*|rounded|simple|size|look|monochrome|text|labels?|design|corners|tiles?|strokes?|shadows?)\b/i;

function itemOf(said: string, { drawings }: Words, topic: readonly string[]): SetItem {
  const words = tokenise(said);
  const all = words.join(' ');
  const found = drawings.nouns.find(words, 0);
  const own = (words.length === 1 && senseAt(words, 0, found, topic)?.noun) || found;
  const isWhole = own?.length === words.length;
  const meant = MEANINGS.get(all);
  if (meant && !(isWhole && !own.like)) return { said, name: meant, isMeant: true, isLike: false };
  if (isWhole) return { said, name: own.value, isMeant: false, isLike: own.like === true };
  const sign = signOf(all);
  if (sign && drawings.has(sign)) return { said, name: sign, isMeant: false, isLike: false };
  // "A red heart": the noun is last; "parents' evening" stands for nothing of its own.
  const last = words.findIndex(
    (_, at) => at > 0 && drawings.nouns.find(words, at)?.length === words.length - at,
  );
  const noun = last > 0 && words.slice(0, last).every((word) => COLOUR_WORDS.has(word) || LOOKS.test(word));
  if (noun) return { said, name: drawings.nouns.find(words, last)?.value, isMeant: false, isLike: false };
  const near = words.map((word) => MEANINGS.get(word)).find((name) => name !== undefined);
  return { said, name: near, isMeant: true, isLike: false };
}

const LOOKS = /^(?:small|big|little|large|open|closed|round|simple|cute|happy|old|new)$/;

const NO_WORDS = /\b(?:no|without(?:\s+any)?)\s+(?:text|labels?|words|letters|captions?)\b/i;
const LINES =
  /\b(?:line|outline[ds]?|linear|stroke)\s*(?:style\s+|art\s+)?icons?\b|\b(?:one|single|same|thin|simple|an?)[\s-]line[\s-](?:style|art|drawing)\b|\b(?:same|thin|equal|uniform)\s+(?:line|stroke)\b|\bline\s+(?:width|style|art)\b/i;
const ONE_COLOUR = /\b(?:one|single|same)[\s-]colou?r\b|\bmonochrom\w*|\bsilhouettes?\b|\bglyphs?\b/i;

/** A tile for each, with what it means below it where the drawing alone would not say it. */
export function composeIconSet(brief: Brief, studio: Studio, items: readonly SetItem[]): Bitmap {
  const { width, height, prompt } = brief.request;
  const { ink, ground } = inkAndGround(brief);
  const isLines = LINES.test(prompt);
  const isOneColour = ONE_COLOUR.test(prompt);
  const back = isLines ? '#ffffff' : (ground ?? '#f1f3f6');
  const sheet = new Sheet(width, height, studio).fill(back);
  const hasWords = !NO_WORDS.test(prompt) && items.some(({ isMeant, name }) => isMeant || !name);
  const { cell, centreOf } = tileGrid(items.length, brief.layout, brief.request, 0.96);
  const tile = cell * (hasWords ? 0.66 : 0.8);
  const random = brief.random(4);
  const { colours } = brief;
  const one = paletteFor(colours, random);
  const captions: (() => void)[] = [];
  const captionSheet = isLines ? new Sheet(width, height, studio) : sheet;
  for (const [index, item] of items.entries()) {
    const { x, y: middle } = centreOf(index);
    const y = middle - (hasWords ? cell * 0.08 : 0);
    const main = isOneColour || colours.length > 0 ? one.main : paletteFor([], random).main;
    if (!isLines)
      sheet.add(
        `<rect x="${x - tile / 2}" y="${y - tile / 2}" width="${tile}" height="${tile}" rx="${tile * 0.23}" fill="${mixed(main, '#ffffff', isOneColour ? 0 : 0.12)}"/>`,
      );
    const subject = brief.subjects.find(
      (thing) => thing.name === item.name && item.said.includes(thing.said),
    );
    const colour = subject?.colour ?? ink;
    const size = tile * (isLines ? 0.9 : 0.66);
    if (item.name)
      sheet.tinted(
        {
          name: item.name,
          colour,
          ...(isOneColour && !isLines && { flat: readableOn(main) }),
          ...(subject?.patches && { patches: subject.patches }),
        },
        x,
        y,
        size,
      );
    else
      captionSheet.text(
        item.said.slice(0, 1).toUpperCase(),
        { x: x - tile * 0.3, y: y - tile * 0.3, width: tile * 0.6, height: tile * 0.6 },
        { font: 'sans', fill: isLines ? '#16181d' : readableOn(main), mostLines: 1 },
      );
    if (!item.name) brief.missing.push(item.said.toLowerCase());
    if (item.isLike && item.name)
      brief.standIns.push(`${item.said.toLowerCase()} as ${item.name.replaceAll('-', ' ')}`);
    if (subject?.colour) studio.tints.add(tintKey({ ...subject, colour: subject.colour }));
    if (item.name)
      for (const word of [item.said.toLowerCase(), ...tokenise(item.said)]) brief.shown.add(word);
    if (hasWords)
      captions.push(() =>
        captionSheet.text(
          titleCase(item.said),
          { x: x - cell * 0.47, y: y + tile * 0.56, width: cell * 0.94, height: cell * 0.15 },
          {
            font: 'sans',
            fill: ground ? readableOn(ground) : '#1d2129',
            mostLines: 2,
            largest: sheet.short * 0.042,
            vertical: 'top',
          },
        ),
      );
  }
  for (const draw of captions) draw();
  const known = new Set(brief.subjects.map(({ name }) => name));
  for (const { name } of items)
    if (name && !known.has(name)) studio.account.told.push(withArticle(drawingWords(name, 1)));
  // The purpose of the set: "classroom rule icons".
  for (const word of [...brief.leading, ...(TOPIC.exec(brief.rest)?.[1]?.toLowerCase().split(/\s+/) ?? [])])
    if (!COLOUR_WORDS.has(word)) brief.shown.add(word);
  for (const word of [
    ...OF_SETS,
    ...(isLines
      ? [
          'one line style',
          'line style',
          'style',
          'line',
          'lines',
          'width',
          'same',
          'outline',
          'outlined',
          'stroke',
          'thin',
          'uniform',
          'black',
          ...(NO_FILL.test(prompt) ? ['fill', 'filled', 'fills'] : []),
        ]
      : []),
    ...(isOneColour || isLines
      ? ['colour', 'color', 'one', 'single', 'monochrome', 'silhouette', 'glyph']
      : []),
    ...(NO_WORDS.test(prompt) ? ['text', 'labels', 'words'] : []),
  ])
    brief.shown.add(word);
  for (const { said } of [...brief.subjects, ...brief.hints])
    if (
      said &&
      (items.some((item) => item.name && tokenise(item.said).join(' ').includes(said)) ||
        // "Snow storm", of a list without commas.
        tokenise(said).every((word) => items.some((item) => item.name && item.said === word)))
    )
      brief.shown.add(said);
  const whole = sheet.paint();
  return isLines ? over(outlinesToFill(whole), captionSheet.paint()) : whole;
}

const NO_FILL = /\b(?:no|without(?:\s+any)?|not)\s+fill(?:s|ed)?\b/i;

const TOPIC = /\bicons?\s+(?:set\s+)?for\s+(?:an?\s+|the\s+|my\s+|our\s+)?([^:,.]+):/iu;

const OF_SETS = ['set', 'icons', 'icon', 'tile', 'tiles', 'square', 'rounded'];
