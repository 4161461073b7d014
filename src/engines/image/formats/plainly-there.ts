import { isDrawnFromTheSide } from '../layers.ts';
import { clauseStarts } from '../prompt/lexicon.ts';
import { COLOUR_WORDS, SIZE_WORDS } from '../prompt/modifiers.ts';
import { isByNature } from '../prompt/nature.ts';
import { saidOf } from '../prompt/said-of.ts';
import { OF_NEON } from '../prompt/treatments.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { partOfScene } from '../scene/shown-looks.ts';
import type { Design } from './design.ts';
import { hasColour, hasManyColours } from './own-look.ts';
import { signOf } from './subjects.ts';

interface Thing {
  readonly said: string | undefined;
  readonly names: readonly string[];
  readonly isSubject?: boolean;
}

/** True for a word that nothing was made of, and that the design shows all the same. */
export function isPlainlyThere(word: string, design: Design): boolean {
  const { brief, picture } = design;
  const { words, hints, subjects, leftOver, shown } = brief;
  if (isFormOf(word, picture)) return true;
  if (word === 'side view')
    return subjects.some(({ name }) => design.drawn.has(name) && isDrawnFromTheSide(name));
  const at = words.indexOf(word);
  const next = words[at + 1] ?? '';
  if (at < 0) return false;
  if (brief.treatment === 'neon' && OF_NEON.test(word)) return true;
  if (FINE.test(word) && LINES.test(next)) return shown.has(next);
  const ground = PALE.test(word) && GROUND.test(next) ? word : GROUND.test(word) ? words[at - 1] : undefined;
  if (PALE.test(ground ?? '')) return isPaleAtEdge(picture);
  if (SOFT.test(word) && COLOUR_WORDS.has(next)) return isPale(picture);
  const beside = `${words[at - 1]} ${word} ${next}`;
  if (LIVELY.test(beside)) return isLively(picture);
  const things: readonly Thing[] = [
    ...subjects.map(({ said, name }) => ({ said, names: [name], isSubject: true })),
    ...hints.map((hint) => ({
      said: hint.said,
      names: [...partOfScene(hint).names, signOf(hint.said ?? '') ?? ''],
    })),
  ];
  const starts = clauseStarts(words.join(' '));
  // "A fox in orange".
  const from = COLOUR_WORDS.has(word) && words[at - 1] === 'in' ? at - 1 : at;
  const thing = saidOf(words, from, things, { starts, loose: leftOver });
  const isDrawn = thing?.names.some((name) => design.drawn.has(name));
  if (!thing || !(isDrawn || (!thing.isSubject && shown.has(thing.said ?? '')))) return false;
  const colour = COLOUR_WORDS.get(word);
  return (
    isByNature(thing.names, word) ||
    (MANY_COLOURED.test(word) && thing.names.some((name) => hasManyColours(name, design.studio.drawings))) ||
    showsSize(thing.names, word, design) ||
    (colour !== undefined && thing.names.some((name) => hasColour(name, colour, design.studio.drawings)))
  );
}

/** "A wide banner". */
const isFormOf = (word: string, { width, height }: Bitmap): boolean =>
  (/^(?:wide|horizontal|landscape|widescreen|panoramic)$/.test(word) && width > height * 1.2) ||
  (/^(?:tall|vertical|upright|portrait)$/.test(word) && height > width * 1.2);

/** Frames are thin lines. */
const FINE = /^(?:thin|fine|slim|narrow|delicate)$/;
const LINES = /^(?:frame|border|outline)s?$/;

/** Said of a colour. */
const SOFT = /^(?:soft|gentle|delicate|muted)$/;

/** Most of it is light. */
function isPale({ rgba }: Bitmap): boolean {
  let found = 0;
  for (let k = 0; k < rgba.length; k += 4)
    if (Math.min(rgba[k] as number, rgba[k + 1] as number, rgba[k + 2] as number) > LEAST_PALE) found++;
  return found * 8 >= rgba.length;
}

/** The least value of a channel, up to 255. */
const LEAST_PALE = 140;

const PALE = /^(?:pale|light|pastel|off-white|cream-white)$/;
const GROUND = /^(?:background|backdrop)s?$/;

/** Pixels along the edge are the background. */
function isPaleAtEdge({ width, height, rgba }: Bitmap): boolean {
  let found = 0;
  for (let x = 0; x < width; x++)
    for (const y of [1, height - 2]) {
      const k = (y * width + x) * 4;
      if (Math.min(rgba[k] as number, rgba[k + 1] as number, rgba[k + 2] as number) > LEAST_PALE) found++;
    }
  return found >= width;
}

const LIVELY =
  /\b(?:bright|cheerful|vivid|vibrant|lively|joyful|playful|happy|saturated|bold) (?:colou?rs?|palette)\b/;

/** "Bright colours", said of a thing, in a design that has them. */
export const isLivelyIn = (words: string, picture: Bitmap): boolean =>
  LIVELY.test(words) && isLively(picture);

/** Fraction of the image: pixels with much colour. */
const LEAST_LIVELY = 0.25;

function isLively({ rgba }: Bitmap): boolean {
  let found = 0;
  for (let k = 0; k < rgba.length; k += 4) {
    const [r, g, b] = [rgba[k] as number, rgba[k + 1] as number, rgba[k + 2] as number];
    const most = Math.max(r, g, b);
    if (most > 140 && most - Math.min(r, g, b) > most * 0.45) found++;
  }
  return found * 4 >= rgba.length * LEAST_LIVELY;
}

/** Fraction of the shorter side of the design. */
const LEAST_BIG = 0.4;
const MOST_SMALL = 0.2;

/** A big sun fills much of a poster. */
export function showsSize(names: readonly string[], word: string, { studio }: Design): boolean {
  const scale = SIZE_WORDS.get(word);
  const sizes = studio.account.painted.flatMap(({ placed, width, height }) =>
    placed.filter(({ name }) => names.includes(name)).map(({ size }) => size / Math.min(width, height)),
  );
  if (scale === undefined || sizes.length === 0) return false;
  return scale > 1 ? Math.max(...sizes) >= LEAST_BIG : Math.max(...sizes) <= MOST_SMALL;
}

const MANY_COLOURED = /^(?:colou?rful|multi-?colou?red|many-?colou?red|multicolou?r)$/;
