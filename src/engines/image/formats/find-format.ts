import { oneOf } from '../../narrow.ts';
import rows from '../data/formats.json';
import { isFinish } from '../prompt/finishes.ts';
import { Lexicon } from '../prompt/lexicon.ts';
import { ARTICLES, COLOUR_WORDS, NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { plainBackgroundAt } from './background.ts';
import { shapeOf } from './sign-shapes.ts';

export const FORMATS = [
  'logo',
  'card',
  'poster',
  'icon',
  'pixels',
  'blueprint',
  'map',
  'isometric',
  'mandala',
  'pattern',
  'chart',
  'chessboard',
  'portrait',
  'product',
  'sign',
  'sticker',
  'stamp',
  'flag',
  'menu',
  'comic',
  'meme',
  'ticket',
  'business',
  'certificate',
  'label',
  'arms',
  'coloring',
  'tattoo',
  'worksheet',
  'notice',
  'calendar',
] as const;
export type FormatName = (typeof FORMATS)[number];

const PHRASES = new Lexicon<{ format: FormatName; anywhere: boolean }>();
for (const { format, phrases, anywhere = false } of rows)
  for (const phrase of phrases) PHRASES.add(phrase, { format: oneOf(FORMATS, format), anywhere });

/** After one of these the prompt speaks about what the image shows, not about what it is. */
const BREAKS = new Set(
  'of for with in on at by from showing about under over beside near behind that which'.split(' '),
);

/** Further words for the same format ("polka dots pattern") say nothing new. */
export function withoutFormat(words: readonly string[], { format, at, length }: FoundFormat): string[] {
  return words.filter((_, index) => {
    // "Banner for": the purpose follows; where that is blanked, the words after it keep their places.
    if (/^(?:for|with)?$/.test(words[index] ?? '')) return true;
    if (index >= at && index < at + length) return false;
    // "Four icons: a bell, a key": the number is not that of the bells.
    if (format === 'icon' && index < at && isSetWord(words, index, at)) return false;
    return !isAgain(words, index, format);
  });
}

/** "Seamless wrapping paper": both are words for a pattern. */
const isAgain = (words: readonly string[], index: number, format: FormatName): boolean =>
  [0, 1].some((back) => {
    const again = PHRASES.find(words, index - back);
    return index >= back && again?.value.format === format && again.length > back && again.length <= 2;
  });

export interface FoundFormat {
  readonly format: FormatName;
  readonly at: number;
  readonly length: number;
}

const NO_NOUNS = new Lexicon<string>();

/** "A map of a town" is a map; "a man with a map" is not. */
export function formatIn(
  words: readonly string[],
  clauses: ReadonlySet<number> = new Set(),
  nouns: Pick<Drawings['nouns'], 'find'> = NO_NOUNS,
): FoundFormat | undefined {
  // In "a compass and a map" the map is one of two things.
  const and = words.findIndex((word, at) => word === 'and' && ARTICLES.has(words[at + 1] ?? ''));
  const comma = words.findIndex((word, at) => at > 0 && at < and && clauses.has(at) && ARTICLES.has(word));
  const end = words.findIndex(
    (word, at) => (BREAKS.has(word) && !isOfImage(words, at)) || at === and || at === comma,
  );
  for (const [at] of words.entries()) {
    const match = PHRASES.find(words, at);
    if (!match) continue;
    const { format, anywhere } = match.value;
    if (format === 'notice' && !isWholeImage(words, at, match.length, clauses)) continue;
    if (format === 'pattern' && isFinishOf(words, at + match.length, nouns)) continue;
    // "Playing chess" asks for people at a board, not for a chessboard that fills the image; so does "a man holding a map".
    const isPlayed =
      /^play/.test(words[at - 1] ?? '') ||
      words[at + match.length] === 'between' ||
      isHandled(words, at) ||
      isOtherThing(words, at, match.length);
    const isSaidLast = CLOSING.test(format) && closesPrompt(words, { at, length: match.length }, clauses);
    if (anywhere || isSaidLast || ((end < 0 || at < end) && !isPlayed && !isThing(words, at + match.length)))
      return { format, at, length: match.length };
  }
  return undefined;
}

/** "A stop sign" is the image; one at a crossing, and one beside a car, are things in it. */
const isWholeImage = (
  words: readonly string[],
  at: number,
  length: number,
  clauses: ReadonlySet<number>,
): boolean =>
  words
    .slice(0, at)
    .every(
      (word) =>
        ARTICLES.has(word) || COLOUR_WORDS.has(word) || shapeOf(word) !== undefined || PLAIN_SIGN.test(word),
    ) &&
  (clauses.has(at + length) ||
    at + length === words.length ||
    /^(?:with|and|for|showing|that|which|of|about|against|saying|says|reading|reads|warning|depicting|featuring|\d{1,3})$/.test(
      words[at + length] ?? '',
    ) ||
    (words[at + length] === 'in' && COLOUR_WORDS.has(words[at + length + 1] ?? '')));

const PLAIN_SIGN =
  /^(?:and|simple|flat|vector|plain|classic|standard|clear|bold|reflective|metal|big|large)$/;

/** "A plaid shirt" is a shirt; "plaid fabric" and "a stripes pattern" are patterns. */
const isFinishOf = (
  words: readonly string[],
  after: number,
  nouns: Pick<Drawings['nouns'], 'find'>,
): boolean =>
  isFinish(words[after - 1] ?? '') &&
  !/^(?:fabric|cloth|textile|paper|pattern|wallpaper)s?$/.test(words[after] ?? '') &&
  nouns.find(words, after) !== undefined;

/** Words before a format that say that there are several: "set of four weather icons". */
function isSetWord(words: readonly string[], index: number, at: number): boolean {
  const numberAt = [at - 1, at - 2].find((one) => NUMBER_WORDS.has(words[one] ?? '')) ?? at;
  const isSet =
    words[numberAt - 1] === 'of' && /^(?:set|pack|series)$/.test(words[numberAt - 2] ?? '') && numberAt >= 2;
  return index === numberAt || (isSet && index >= numberAt - 2 && index < numberAt);
}

/** In "a set of four icons" and "a picture of a map" the format comes after. */
const isOfImage = (words: readonly string[], at: number): boolean =>
  words[at] === 'of' &&
  /^(?:set|pack|collection|series|image|picture|illustration|design|drawing|template)$/.test(
    words[at - 1] ?? '',
  ) &&
  at < 4;

/** "A man reading a map", but "designing a logo" is asked for. */
const isHandled = (words: readonly string[], at: number): boolean =>
  at > 2 &&
  ARTICLES.has(words[at - 1] ?? '') &&
  /^(?:hold|carry|read|study|hang|paint|draw|sketch)ing$/.test(words[at - 2] ?? '');

/** "A chess club", "a warning label" and "a label maker" are things. */
const isOtherThing = (words: readonly string[], at: number, length: number): boolean =>
  /^(?:pieces?|knights?|kings?|queens?|rooks?|bishops?|pawns?|clubs?|tournaments?|players?|board|maker|machine|booth|office|artist|parlou?r|shop|collection|album|pole|collector|seller)$/.test(
    words[at + length] ?? '',
  ) || /^(?:warning|police|sheriff|cabbage|pumpkin|vegetable|strawberry|eye)$/.test(words[at - 1] ?? '');

/** Formats that are named after what they show. */
const CLOSING =
  /^(?:portrait|product|sticker|stamp|tattoo|comic|meme|logo|icon|poster|pattern|mandala|card|arms|menu|label|certificate)$/;

/** "A professor in a library, portrait", "a lamp on a shelf studio photo": the end says what the whole image is. */
export function closesPrompt(
  words: readonly string[],
  { at, length }: Pick<FoundFormat, 'at' | 'length'>,
  clauses: ReadonlySet<number>,
): boolean {
  if (at === 0) return false;
  const isOfThing = (word: string): boolean =>
    BREAKS.has(word) || ARTICLES.has(word) || /ing$|^and$/.test(word);
  const start = [at, at - 1, at - 2].find((one) => clauses.has(one));
  if (start !== undefined) return !words.slice(start, at).some(isOfThing);
  return length > 1 && at + length === words.length && !isOfThing(words[at - 1] ?? '');
}

/** "A poster on a wall" is a thing; "a logo on a white background" is an image. */
const isThing = (words: readonly string[], after: number): boolean =>
  /^(?:on|under|behind|beside|above|outside|near)$/.test(words[after] ?? '') &&
  ARTICLES.has(words[after + 1] ?? '') &&
  !words.slice(after).some((word) => /^(?:background|backdrop)$/.test(word));

/** "A cat on a white background" is a cat alone, not a scene. */
export function onPlainBackground(words: readonly string[]): FoundFormat | undefined {
  const at = plainBackgroundAt(words);
  return at > 0 ? { format: 'product', at, length: 0 } : undefined;
}
