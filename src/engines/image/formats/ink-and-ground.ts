import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { isColourless, losesColour } from '../prompt/treatments.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { linearRgb } from '../raster/colour.ts';
import { hasHue } from '../scene/shown-colour.ts';
import { backgroundOf } from './background.ts';
import type { Brief } from './brief.ts';
import { channels, legible, mixed, type Palette, readableOn } from './colours.ts';
import { colourAt, isColour } from './design-words.ts';
import type { SheetAccount } from './sheet.ts';

/** The colours of the things and of what is behind them, where the prompt names them. */
interface InkAndGround {
  readonly ink: string | undefined;
  readonly ground: string | undefined;
}

const BEFORE_COLOUR = /^(?:an?|the|plain|solid|pure|dark|deep|light|pale|pastel|bright)$/;
/** Plain forms that a pattern is made of. */
const FORM = /^(?:dots?|spots|stripes|lines|checks|chevrons?|zigzags?|triangles|hexagons)$/;
const GROUND = /^(?:background|backdrop|ground|paper|field)$/;

interface ColourPair {
  /** The words for both, with those for their shades. */
  readonly words: readonly string[];
  readonly ink: string;
  readonly ground: string;
}

/** "Orange on white", "gold on a dark blue background": the first is the colour of the things, the second that of the ground. */
function coloursOnEachOther({ words, rest }: Pick<Brief, 'words' | 'rest'>): ColourPair | undefined {
  for (const [at, ink] of words.entries()) {
    const on = FORM.test(words[at + 1] ?? '') ? at + 2 : at + 1;
    if (!isColour(ink) || words[on] !== 'on') continue;
    let next = on + 1;
    while (BEFORE_COLOUR.test(words[next] ?? '')) next++;
    const after = words[next + 1];
    const isLast = new RegExp(`\\bon\\s[^,.;]*\\b${words[next]?.replace('-', '[-\\s]')}\\s*[,.;]`, 'i').test(
      rest,
    );
    if (!isColour(words[next]) || (after !== undefined && !isLast && !GROUND.test(after))) continue;
    const from = BEFORE_COLOUR.test(words[at - 1] ?? '') ? at - 1 : at;
    return {
      words: [...words.slice(from, at + 1), ...words.slice(on + 1, next + 1)],
      ink: colourAt(words, at),
      ground: colourAt(words, next),
    };
  }
  return undefined;
}

/** "Anchors on navy". */
function groundIn(words: readonly string[]): string | undefined {
  const on = words.findIndex((word, at) => {
    const next = BEFORE_COLOUR.test(words[at + 1] ?? '') ? at + 2 : at + 1;
    return word === 'on' && isColour(words[next]) && /^(?:for|with|in)?$/.test(words[next + 1] ?? '');
  });
  return on < 0 ? undefined : colourAt(words, BEFORE_COLOUR.test(words[on + 1] ?? '') ? on + 2 : on + 1);
}

export function inkAndGround(brief: Brief): InkAndGround {
  const pair = coloursOnEachOther(brief);
  // A later check compares them with the finished design.
  for (const word of pair?.words ?? []) brief.shown.add(word);
  const ground = backgroundOf(brief) ?? (pair ? undefined : groundIn(brief.words));
  return { ink: pair?.ink, ground: ground ?? pair?.ground };
}

export function paletteOn(palette: Palette, { ink, ground }: InkAndGround): Palette {
  if (!ground) return palette;
  return {
    ...palette,
    paper: ground,
    ink: ink ?? readableOn(ground),
    // "Chalk on black": letters in the colour of the ground could not be read.
    main: ink ?? (palette.main === ground ? legible(mixed(ground, '#f7d774', 0.9), ground) : palette.main),
    ...(ink && { accent: ink }),
  };
}

/** An emblem in the colour of the things would hide them. */
export const emblemOn = (palette: Palette, { ink, ground }: InkAndGround): Palette =>
  ink && ground ? { ...palette, main: mixed(ground, ink, 0.1) } : palette;

/** Distance in RGB up to which a pixel is taken for a colour or a shade of it. */
const NEAR = 95;
const LEAST_GROUND = 0.15;
const LEAST_INK = 0.01;

function shareOf({ rgba }: Bitmap, colour: string): number {
  const [r, g, b] = channels(colour);
  let found = 0;
  for (let k = 0; k < rgba.length; k += 4)
    if (Math.hypot((rgba[k] as number) - r, (rgba[k + 1] as number) - g, (rgba[k + 2] as number) - b) < NEAR)
      found++;
  return (found * 4) / rgba.length;
}

/** Fraction of the image, for any requested colour. */
const LEAST_SHARE = 0.003;

/** Words for colours that the finished design does not have. */
export function unkeptColours(brief: Brief, picture: Bitmap, { bodies }: SheetAccount): string[] {
  const { words, subjects, hints, treatment, format } = brief;
  const pair = coloursOnEachOther(brief);
  const isKept = (word: string, least: number): boolean =>
    shareOf(picture, colourAt(words, words.indexOf(word))) >= least;
  // The fruit is orange anyway, and the light of a scene changes every colour: those are checked where they are painted.
  const ofThings = [...subjects, ...hints].flatMap(({ said = '' }) => said.split(' '));
  const isFlat = bodies.length === 0 && !isColourless(treatment) && treatment !== 'neon';
  // A part in a colour of its own may be small; drawings in ink alone do not have it.
  const isInked = /^(?:coloring|tattoo|blueprint|stamp)$/.test(format ?? '');
  const ofParts = subjects.flatMap(({ patches = [] }) =>
    isInked ? [] : patches.map(({ colour }) => colour),
  );
  // Glass takes the colour of the ground behind it.
  const ofGlass = subjects.flatMap(({ finish, colour }) =>
    finish?.kind === 'glass' && colour ? [colour] : [],
  );
  const others = words.filter(
    (word, at) =>
      COLOUR_WORDS.has(word) &&
      // Eyes are small, and so is the mark on a map.
      words[at + 1] !== 'eyes' &&
      !(format === 'map' && brief.shown.has(word)) &&
      !ofThings.includes(word) &&
      ![...ofParts, ...ofGlass].includes(COLOUR_WORDS.get(word) ?? ''),
  );
  return [
    ...(pair && shareOf(picture, pair.ink) < LEAST_INK ? pair.words.slice(0, 1) : []),
    ...(pair && shareOf(picture, pair.ground) < LEAST_GROUND ? pair.words.slice(-1) : []),
    ...others.filter((word) => isFlat && !isKept(word, LEAST_SHARE)),
    ...others.filter(
      (word) =>
        losesColour(treatment, word) ||
        (isColourless(treatment) && hasHue(linearRgb(COLOUR_WORDS.get(word) ?? ''))),
    ),
  ];
}
