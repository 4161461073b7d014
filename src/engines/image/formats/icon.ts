import { drawingWords, withArticle } from '../prompt/drawing-words.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS, NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { relationWords } from '../scene/relation-words.ts';
import { sideBySideMisses } from '../scene/unshown.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { mixed, paletteFor, readableOn } from './colours.ts';
import { gradientIn, shapeIn } from './design-words.ts';
import { composeIconSet, itemsIn, meaningIn } from './icon-set.ts';
import { inkAndGround } from './ink-and-ground.ts';
import { Sheet, type Studio, tintKey } from './sheet.ts';
import { type ShownThing, shownSubjects } from './subjects.ts';
import { tileGrid } from './tile-grid.ts';

type Spot = readonly [across: number, down: number, size: number];

/** In shares of a tile, from its middle: the first thing is the largest. */
const ALONE: Spot = [0, 0, 0.66];
const PAIR: readonly Spot[] = [
  [-0.16, -0.12, 0.52],
  [0.18, 0.16, 0.46],
];
/** The first is partly hidden. */
const COVERED: readonly Spot[] = [
  [0.13, -0.13, 0.52],
  [-0.06, 0.1, 0.6],
];
const HELD: readonly Spot[] = [
  [0, 0, 0.78],
  [0, 0.04, 0.34],
];
const TOGETHER: readonly Spot[] = [
  [-0.1, -0.04, 0.5],
  [0.25, 0.22, 0.3],
  [0.26, -0.24, 0.26],
  [-0.27, 0.29, 0.24],
];

/** "Settings icon": no subject is named, but a thing stands for it. */
function meantThing(brief: Brief, studio: Studio): ShownThing[] | undefined {
  if (brief.subjects.length + brief.hints.length > 0 || topicDrawing(brief)) return undefined;
  const meant = meaningIn(brief.words);
  if (!meant || !studio.drawings.has(meant.name)) return undefined;
  for (const word of [meant.said, ...meant.said.split(' ')]) brief.shown.add(word);
  studio.account.told.push(withArticle(drawingWords(meant.name, 1)));
  return [{ name: meant.name, colour: undefined, said: meant.said }];
}

/** "Favicon for a markdown linter", of which there is no drawing: its initials, with a note. */
function initialsOf(brief: Brief): string {
  if (brief.subjects.length + brief.hints.length > 0 || meaningIn(brief.words) || topicDrawing(brief))
    return '';
  const words = brief.words.filter((word) => /^\p{L}{2,}$/u.test(word) && !NO_NAME.test(word)).slice(0, 2);
  if (words.length === 0) return '';
  brief.notes.push(
    `the painter has no drawing for “${words.join(' ')}”, so the ${brief.phrase} has its initials`,
  );
  for (const word of words) brief.shown.add(word);
  return words.map((word) => word.slice(0, 1).toUpperCase()).join('');
}

const NO_NAME =
  /^(?:for|of|an?|the|my|our|with|in|on|and|called|named|app|tool|website|site|project|library|flat|simple|modern|minimal\w*|rounded|square|style|colou?rs?|dark|light)$/;

/** A tile with rounded corners: one fills the image, several make a set. */
export function composeIcon(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const items = itemsIn(brief, studio);
  const asked = numberOfIcons(brief);
  if (items.length > 1) {
    if (asked && asked.count !== items.length) brief.missing.push(asked.said);
    return composeIconSet(brief, studio, items);
  }
  const random = brief.random(4);
  const { ink, ground: background } = inkAndGround(brief);
  const sheet = new Sheet(width, height, studio).fill(background ?? '#f1f3f6');
  const named = brief.texts.join(' ');
  const text = named === '' ? initialsOf(brief) : named;
  const found = shapeIn(brief.subjects, brief.hints.length + brief.texts.length);
  // No tile is a shield.
  const shape = found?.name === 'shield' ? undefined : found;
  const others = brief.subjects.filter((one) => one !== shape);
  const isLetters = others.length + brief.hints.length === 0 && text !== '' && text.length <= LETTERS;
  const isSeveral = /s$|\bset\b/.test(brief.phrase);
  // In a set each thing has a tile of its own: lungs are on one.
  const each = isSeveral ? others.map((one) => (one.counted ? one : { ...one, count: 1 })) : others;
  const things = isLetters
    ? []
    : (meantThing(brief, studio) ?? shownSubjects({ ...brief, subjects: each }, studio, 12));
  // "Weather icons: sun, rain": the topic is a heading for the things after it.
  topicDrawing(brief);
  for (const word of [...OF_TILES, ...useOf(brief)]) brief.shown.add(word);
  // The first is the largest.
  if (things.length >= TOGETHER.length - 1)
    for (const [at, word] of brief.words.entries())
      if (SMALL.test(word) && !things[0]?.said?.split(' ').includes(brief.words[at + 1] ?? ''))
        brief.shown.add(word);
  if (shape) for (const words of saidOfShape(shape, brief.subjects)) brief.shown.add(words);
  if (shape?.colour) studio.tints.add(tintKey({ ...shape, colour: shape.colour }));
  const colours = shape?.colour ? [shape.colour, ...brief.colours] : brief.colours;
  const round = shape?.name === 'circle' ? 0.5 : 0.23;
  const gradient = gradientIn(brief.words);
  const [upper, end] = (gradient ?? []).map((word) => COLOUR_WORDS.get(word));
  const lower = end && end === upper ? mixed(end, '#10131a', 0.4) : end;
  // Every tile has one.
  if (!background && brief.words.includes('gradient'))
    for (const word of ['gradient', 'background', 'backdrop', ...(gradient ?? [])]) brief.shown.add(word);
  // "An icon of a hive with two bees" is one, "weather icons" are several.
  const isSet = isSeveral || things.length > TOGETHER.length;
  const isFlat = !gradient && /\bflat\b/i.test(brief.request.prompt);
  const tiles = isSet ? things.map((thing) => [thing]) : [things];
  if (asked && asked.count !== tiles.length) brief.missing.push(asked.said);
  const { cell, centreOf } = tileGrid(tiles.length, brief.layout, brief.request);
  const tile = cell * (tiles.length === 1 ? 0.9 : 0.8);
  for (const [index, tiled] of tiles.entries()) {
    const palette = paletteFor(index === 0 && !background ? colours : [], random);
    const main = (index === 0 && shape?.colour) || palette.main;
    const plain = background ?? (isFlat ? main : undefined);
    const top = plain ?? upper ?? mixed(main, '#ffffff', 0.38);
    const bottom = plain ?? lower ?? mixed(main, '#10131a', 0.12);
    const { x, y } = centreOf(index);
    const at = `x="${x - tile / 2}" y="${y - tile / 2}" width="${tile}" height="${tile}" rx="${tile * round}"`;
    sheet.add(
      `<defs><linearGradient id="tile${index}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`,
      `<rect ${at} transform="translate(0 ${tile * 0.02})" fill="#10131a" opacity="${isFlat ? 0 : 0.16}"/><rect ${at} fill="url(#tile${index})"/>`,
      `<rect ${at} fill="none" stroke="#ffffff" stroke-opacity="${isFlat && !background ? 0 : 0.35}" stroke-width="${tile * 0.012}"/>`,
    );
    if (isLetters)
      sheet.text(
        text,
        { x: x - tile * 0.34, y: y - tile * 0.34, width: tile * 0.68, height: tile * 0.68 },
        { font: 'sans', fill: brief.ink ?? brief.colours[0] ?? readableOn(main), mostLines: 1 },
      );
    const held = insideOther(tiled, brief);
    const covered = held ?? coveredFirst(tiled, brief);
    const spots = held
      ? HELD
      : covered
        ? COVERED
        : tiled.length === 1
          ? [ALONE]
          : tiled.length === 2
            ? PAIR
            : TOGETHER;
    for (const [n, thing] of (covered ?? tiled).entries()) {
      const [across, down, share] = spots[n] ?? ALONE;
      const colour = thing.colour ?? ink;
      sheet.tinted({ ...thing, colour }, x + across * tile, y + down * tile, tile * share);
    }
  }
  return sheet.paint();
}

/** "A set of four weather icons". */
function numberOfIcons({
  request,
  phrase,
}: Brief): { readonly count: number; readonly said: string } | undefined {
  const words = tokenise(request.prompt);
  const at = words.findIndex((_, n) => words.slice(n, n + phrase.split(' ').length).join(' ') === phrase);
  const last = phrase.split(' ').at(-1) ?? '';
  const from = [at - 1, at - 2].find((n) => NUMBER_WORDS.has(words[n] ?? '')) ?? -1;
  const count = NUMBER_WORDS.get(words[from] ?? '');
  return count === undefined || count < 2 ? undefined : { count, said: `${words[from]} ${last}` };
}

/** "Settings icon, a gear": the gear says it. */
const useOf = ({ rest, leading, phrase, leftOver }: Brief): string[] => {
  const isDrawnAfter = new RegExp(
    `\\b${phrase.replaceAll(' ', '\\s+')}\\s*[,:]\\s*(?:an?|one|two|three)\\s`,
    'i',
  ).test(rest);
  return isDrawnAfter
    ? leading
        .slice(-1)
        .filter((word) => leftOver.includes(word) && !COLOUR_WORDS.has(word) && !LOOK.test(word))
    : [];
};

const LOOK =
  /(?:ed|ish|ic|al|ern|ive)$|^(?:flat|round|square|simple|clean|bold|thin|retro|vintage|cute|shiny|glossy|3d|isometric|neon|pastel|hand|line|outline)$/;

const SMALL = /^(?:small|tiny|little)$/;

/** So many letters are an icon of their own. */
const LETTERS = 4;

/** They say what every icon is. */
const OF_TILES = ['app', 'square', 'rounded', 'corner', 'corners', 'tile', 'squircle'];

/** The shape is the tile, so all that is said to be on it or in it is. */
export const saidOfShape = (shape: Subject, subjects: readonly Subject[]): string[] => [
  shape.said,
  ...['in', 'inside', 'within', 'on'].map((how) => `${how} the ${shape.said}`),
  ...sideBySideMisses(subjects).filter((words) => ` ${words} `.includes(` ${shape.said} `)),
];

/** "A check mark inside a leaf": the two things, the outer one first. Marks the relation as shown. */
function insideOther(
  things: readonly ShownThing[],
  { words, shown }: Brief,
): readonly ShownThing[] | undefined {
  const [first, second] = things;
  if (things.length !== 2 || !first?.said || !second?.said) return undefined;
  const [, how = '', between = ''] =
    new RegExp(`\\b${first.said} (inside|in|within|on) ((?:\\w+ ){0,3})${second.said}\\b`).exec(
      words.join(' '),
    ) ?? [];
  if (how === '') return undefined;
  for (const said of [`${how} the ${second.said}`, `${first.said} ${how} ${between}${second.said}`])
    shown.add(said);
  return [second, first];
}

/** "A sun behind a cloud": the two things, the hidden one first. Marks the relation as shown. */
function coveredFirst(things: readonly ShownThing[], brief: Brief): readonly ShownThing[] | undefined {
  const [first, second] = things;
  if (things.length !== 2 || !first?.said || !second?.said || first.said === second.said) return undefined;
  const text = brief.words.join(' ');
  const found = new RegExp(
    `\\b(${first.said}|${second.said}) (?:\\w+ )?(behind|in front of)((?: \\w+){0,3}?) (${first.said}|${second.said})\\b`,
  ).exec(text);
  if (!found || found[1] === found[4]) return undefined;
  const [, one = '', how = '', , other = ''] = found;
  for (const words of [relationWords(how, one, other), `${one} ${how} ${other}`]) brief.shown.add(words);
  const isFirstHidden = (found[1] === first.said) === (found[2] === 'behind');
  return isFirstHidden ? [first, second] : [second, first];
}
