import { COLOUR_WORDS, NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { paletteFor, readableOn } from './colours.ts';
import { Sheet, type Studio, tintKey } from './sheet.ts';
import { copiesOf, type ShownThing, signOf } from './subjects.ts';

type Rect = readonly [x: number, y: number, width: number, height: number];

/** Words that say how the cloth is divided, or where something is on it. */
const OF_CLOTH =
  /^(?:horizontal|vertical|diagonal|stripes?|striped|bands?|cross|crosses|nordic|scandinavian|field|background|halves|half|middle|cent(?:er|re)|corner|left|right|upper|lower|top|bottom|canton|triangle|hoist|tricolou?r|bicolou?r|equal|one|two|three|four|five|six|seven|eight|nine|ten|large|big|small)$/;

/** Stripes, a cross or a plain field, with things on it. */
export function composeFlag(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const { words } = brief;
  const sheet = new Sheet(width, height, studio).fill('#dfe6ec');
  const wide = Math.min(width * 0.92, height * 0.92 * 1.5);
  const cloth: Rect = [(width - wide) / 2, (height - wide / 1.5) / 2, wide, wide / 1.5];
  const things = chargesOf(brief, studio);
  const colours = clothColours(brief, things);
  const palette = paletteFor([], brief.random(23));
  const isPirate = brief.leading.includes('pirate');
  const field = colours.length > 0 ? colours : [isPirate ? '#1b1c20' : palette.main];
  if (isPirate) brief.shown.add('pirate');
  const [x, y, w, h] = cloth;
  sheet.add(`<rect x="${x}" y="${y + 6}" width="${w}" height="${h}" fill="#10131a" opacity=".2"/>`);
  sheet.add(...divided(words, field, cloth));
  const count = things.length;
  const isInCorner = words.includes('corner') || words.includes('canton');
  const size = Math.min(h * (isInCorner ? 0.4 : 0.56), (w * (isInCorner ? 0.4 : 0.86)) / Math.max(1, count));
  const [cx, cy] = isInCorner
    ? [
        words.includes('right') ? x + w - size * 0.7 * count : x + size * 0.7 * count,
        words.includes('bottom') || words.includes('lower') ? y + h - size * 0.7 : y + size * 0.7,
      ]
    : [x + w / 2, y + h / 2];
  for (const [n, thing] of things.entries())
    sheet.tinted(thing, cx + (n - (count - 1) / 2) * size, cy, size * 0.9);
  if (brief.texts.length > 0)
    sheet.text(
      brief.texts.join(' '),
      {
        x: x + w * 0.12,
        y: y + h * (count > 0 ? 0.78 : 0.3),
        width: w * 0.76,
        height: h * (count > 0 ? 0.16 : 0.4),
      },
      { font: 'sans', fill: brief.ink ?? readableOn(field.at(-1) ?? '#ffffff') },
    );
  sheet.add(
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#10131a" stroke-opacity=".25" stroke-width="${sheet.short / 300}"/>`,
  );
  const isDrawn = (word: string): boolean => OF_CLOTH.test(word) || COLOUR_WORDS.has(word);
  for (const said of [
    ...brief.leftOver,
    ...[...brief.subjects, ...brief.hints].flatMap((one) => one.said ?? []),
  ])
    if (said.split(' ').every(isDrawn) && !isUndrawn(said, words)) brief.shown.add(said);
  return sheet.paint();
}

/** A diagonal and a triangle are drawn; stripes of which more are asked for than of the others are too. */
const isUndrawn = (said: string, words: readonly string[]): boolean =>
  /^(?:left|right|upper|lower|top|bottom)$/.test(said) &&
  !words.includes('corner') &&
  !words.includes('stripe');

function divided(words: readonly string[], colours: readonly string[], [x, y, w, h]: Rect): string[] {
  const rect = (left: number, top: number, width: number, height: number, fill: string): string =>
    `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}"/>`;
  const [first = '#ffffff', second = readableOn(first)] = colours;
  const crossed = words.findIndex((word) => /^cross/.test(word));
  if (crossed >= 0) {
    // In "a white cross on a red field" the colour of the cross comes first.
    const own = COLOUR_WORDS.get(words[crossed - 1] ?? '') ?? second;
    const field = colours.find((colour) => colour !== own) ?? readableOn(own);
    const nordic = words.some((word) => /^(?:nordic|scandinavian)$/.test(word)) ? 0.36 : 0.5;
    const arm = h * 0.2;
    return [
      rect(x, y, w, h, field),
      rect(x, y + h / 2 - arm / 2, w, arm, own),
      rect(x + w * nordic - arm / 2, y, arm, h, own),
    ];
  }
  const isDivided = words.some((word) =>
    /^(?:stripe|band|striped|tricolou?r|bicolou?r|half|halves)/.test(word),
  );
  if (!isDivided && colours.length < 2) return [rect(x, y, w, h, first)];
  const stripe = words.findIndex((word) => /^(?:stripe|band)/.test(word));
  const asked = words
    .slice(Math.max(0, stripe - 3), Math.max(0, stripe))
    .flatMap((word) => NUMBER_WORDS.get(word) ?? []);
  const count = Math.max(asked[0] ?? colours.length, 2);
  const isAcross = words.includes('vertical');
  const stripes = Array.from({ length: count }, (_, n) => {
    const fill = colours[n % colours.length] ?? second;
    const other = colours.length === 1 && n % 2 === 1 ? '#ffffff' : fill;
    return isAcross
      ? rect(x + (n * w) / count, y, w / count + 0.5, h, other)
      : rect(x, y + (n * h) / count, w, h / count + 0.5, other);
  });
  if (!words.includes('diagonal')) return stripes;
  return [
    `<clipPath id="cloth"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#cloth)"><g transform="rotate(-34 ${x + w / 2} ${y + h / 2}) translate(${x + w / 2} ${y + h / 2}) scale(1.5) translate(${-x - w / 2} ${-y - h / 2})">${stripes.join('')}</g></g>`,
  ];
}

function chargesOf(brief: Brief, studio: Studio): ShownThing[] {
  // A pirate flag is black.
  const isOfCloth = (word: string): boolean => OF_CLOTH.test(word) || brief.leading.includes(word);
  const subjects = brief.subjects.filter(({ said }) => !said.split(' ').every(isOfCloth));
  const own = subjects.map((one) => ({ ...one, colour: colourBefore(brief, one.said) }));
  const things: ShownThing[] = copiesOf({ ...brief, subjects: own }, studio, 8);
  for (const subject of brief.subjects) studio.tints.add(tintKey(subject));
  for (const { said = '' } of brief.hints) {
    const noun = said.split(' ').at(-1) ?? '';
    const name = signOf(noun);
    if (name === undefined) continue;
    brief.shown.add(said);
    const at = brief.words.indexOf(noun);
    const count =
      brief.words.slice(Math.max(0, at - 2), at).flatMap((word) => NUMBER_WORDS.get(word) ?? [])[0] ?? 1;
    for (let n = 0; n < Math.min(count, 8); n++)
      things.push({ name, colour: colourBefore(brief, noun), said: noun });
  }
  return things;
}

/** "A yellow star": directly before it, and not the last of a list of stripes. */
function colourBefore({ words }: Brief, said: string): string | undefined {
  const at = words.indexOf(said.split(' ')[0] ?? '');
  return words[at - 2] === 'and' && COLOUR_WORDS.has(words[at - 3] ?? '')
    ? undefined
    : COLOUR_WORDS.get(words[at - 1] ?? '');
}

/** Colours that are not those of the things on it, in their order. */
function clothColours({ words }: Brief, things: readonly ShownThing[]): string[] {
  const nouns = new Set(things.flatMap(({ said = '' }) => said.split(' ')[0] ?? []));
  return words.flatMap((word, at) => {
    const isOfThing =
      nouns.has(words[at + 1] ?? '') && things.some(({ colour }) => colour === COLOUR_WORDS.get(word));
    const colour = isOfThing ? undefined : COLOUR_WORDS.get(words[at] ?? '');
    return colour === undefined ? [] : [colour];
  });
}
