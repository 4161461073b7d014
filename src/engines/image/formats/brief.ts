import { oneOf } from '../../narrow.ts';
import { hashText, mulberry32, type RandomSource } from '../../random.ts';
import rows from '../data/formats.json';
import lettering from '../data/lettering.json';
import { isLettered, nounsWithLetters, withLabelsOn } from '../lettering/carried.ts';
import { withColourNouns } from '../prompt/colour-nouns.ts';
import { isFinish } from '../prompt/finishes.ts';
import { isHead } from '../prompt/heads.ts';
import { type LetterLook, readLetterLook } from '../prompt/letter-look.ts';
import { clauseStarts, Lexicon, tokenise } from '../prompt/lexicon.ts';
import { ARTICLES } from '../prompt/modifiers.ts';
import { type ParsedPrompt, parsePrompt, type Subject } from '../prompt/parse.ts';
import { properNames } from '../prompt/proper-names.ts';
import { readDate, readTexts } from '../prompt/texts.ts';
import { readTreatment, STYLE_OF, type Treatment } from '../prompt/treatments.ts';
import type { RenderImageRequest } from '../request.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { isTone } from '../style/toned.ts';
import { plainBackgroundAt } from './background.ts';
import { paletteIn } from './design-words.ts';

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
] as const;
export type FormatName = (typeof FORMATS)[number];

/** A prompt as it was understood: the kind of image, the things on it, and the texts on it. */
export interface Brief extends ParsedPrompt {
  readonly request: RenderImageRequest;
  readonly format: FormatName | undefined;
  /** The manner that the whole image is finished in. */
  readonly treatment: Treatment | undefined;
  /** The words for the format, such as "pie chart". */
  readonly phrase: string;
  /** The prompt without its texts and without the words for the manner. */
  readonly rest: string;
  /** The same without the format, as words. */
  readonly words: readonly string[];
  readonly texts: readonly string[];
  readonly name: string | undefined;
  /** `#rrggbb` of the letters, where the prompt names their colour. */
  readonly ink: string | undefined;
  /** The date of the announced event, in the words of the prompt. */
  readonly date: string | undefined;
  /** Words, from `leftOver` and of hints and subjects, that the image shows. Composers add to it. */
  readonly shown: Set<string>;
  /** Words of the prompt that a scene in the image left out. Composers add to it. */
  readonly missing: string[];
  /** Substitutes in a scene inside the image; composers add theirs. */
  readonly standIns: string[];
  /** Sentences for the user. Composers add to it. */
  readonly notes: string[];
  random(purpose: number): RandomSource;
}

const PHRASES = new Lexicon<{ format: FormatName; anywhere: boolean }>();
for (const { format, phrases, anywhere = false } of rows)
  for (const phrase of phrases) PHRASES.add(phrase, { format: oneOf(FORMATS, format), anywhere });

const NAMED = new RegExp(
  `\\b(?:${[...Object.keys(lettering.shops), ...rows.flatMap(({ phrases }) => phrases), 'company', 'brand', 'firm', 'startup', 'band', 'club', 'ship', 'boat'].join('|')})\\b`,
  'i',
);

/** After one of these the prompt speaks about what the image shows, not about what it is. */
const BREAKS = new Set(
  'of for with in on at by from showing about under over beside near behind that which'.split(' '),
);

/** Signs and shops are drawn larger than life, so that they can be read. */
const LETTERED = 1.5;

export function readBrief(request: RenderImageRequest, drawings: Drawings): Brief {
  const { prompt, seed } = request;
  const isNamed = NAMED.test(tokenise(prompt).join(' '));
  const look = readLetterLook(prompt);
  const lettered = readTexts(look.rest, isNamed);
  const hasLook = lettered.texts.length > 0;
  const { texts, name, isWish, rest: unlettered } = hasLook ? lettered : readTexts(prompt, isNamed);
  const { treatment, rest: untreated, leftOut } = readTreatment(unlettered);
  const { date, rest } = announces(tokenise(untreated))
    ? readDate(untreated)
    : { date: undefined, rest: untreated };
  const words = withColourNouns(tokenise(rest), drawings.nouns, clauseStarts(rest));
  const found = formatIn(words, clauseStarts(rest), drawings.nouns) ?? onPlainBackground(words);
  const kept = found ? withoutFormat(words, found) : withoutPhoto(words, clauseStarts(rest));
  const nouns = found
    ? withoutLabels(drawings.nouns, found.format)
    : nounsWithLetters(drawings.nouns, { hasText: texts.length > 0, hasName: name !== undefined });
  const starts = movedStarts(rest, words, kept);
  const palette = found && isDesign(found.format) ? paletteIn(kept, starts) : { colours: [], words: kept };
  const parsed = parsePrompt(palette.words, nouns, starts, properNames(rest));
  const origin = (hashText(prompt.trim().toLowerCase()) ^ Math.imul(seed + 1, 0x85ebca6b)) >>> 0;
  const isPlain =
    (treatment === 'line-art' || parsed.subjects.every(({ name }) => isHead(name))) &&
    parsed.subjects.length > 0 &&
    parsed.hints.every(({ tint }) => tint !== undefined && isTone(tint));
  // A landscape behind line art would be dots, and a head does not lie in one.
  const format = found?.format ?? formatOfTexts(parsed, texts, isWish) ?? (isPlain ? 'product' : undefined);
  const style = (format === undefined && treatment && STYLE_OF[treatment]) || request.style;
  return {
    ...parsed,
    colours: [...palette.colours, ...parsed.colours],
    subjects: withLabelsOn(parsed.subjects).map((one) =>
      isLettered(one) ? { ...one, scale: one.scale * LETTERED } : one,
    ),
    leftOver: [...parsed.leftOver, ...leftOut, ...(hasLook ? unkeptLook(look, format) : [])],
    request: { ...request, style },
    format,
    treatment,
    phrase: found ? words.slice(found.at, found.at + found.length).join(' ') : '',
    rest,
    words: kept,
    notes: [],
    missing: [],
    standIns: [],
    texts: date !== undefined && format === 'card' ? [...texts, date] : texts,
    name,
    ink: hasLook ? look.ink : undefined,
    date,
    shown: new Set(),
    random: (purpose) => mulberry32((origin ^ Math.imul(purpose + 1, 0x9e3779b1)) >>> 0),
  };
}

/** Other formats have letters of their own. */
const INKED = /^(?:poster|card|logo|sign)$/;

const unkeptLook = ({ said, unknown }: LetterLook, format: FormatName | undefined): readonly string[] =>
  said === '' || format === undefined || INKED.test(format) ? unknown : [said, ...unknown];

const isDesign = (format: FormatName): boolean => /^(?:logo|icon|card|poster)$/.test(format);

/** A plan "with labels" has words on its parts, and no tags beside it. */
const withoutLabels = (nouns: Drawings['nouns'], format: FormatName): Pick<Drawings['nouns'], 'find'> =>
  /^(?:blueprint|map|chart)$/.test(format)
    ? {
        find: (words, at) =>
          /^(?:labels?|tags?)$/.test(words[at] ?? '') ? undefined : nouns.find(words, at),
      }
    : nouns;

/** Posters and cards carry the date of what they are for. */
const announces = (words: readonly string[]): boolean =>
  /^(?:poster|card)$/.test(formatIn(words)?.format ?? '');

/** A wish makes a card, and a sign alone, without a scene around it, fills the image. */
function formatOfTexts(
  { hints, subjects }: ParsedPrompt,
  texts: readonly string[],
  isWish: boolean,
): FormatName | undefined {
  const hasPlace = hints.some((hint) => hint.place !== undefined);
  if (texts.length === 0 || hasPlace) return undefined;
  const isSign = ({ name }: Subject): boolean => name.startsWith('carrier-');
  const isWall = ({ said }: Subject): boolean => /\b(?:wall|bricks?)\b/.test(said);
  if (subjects.some(isSign) && subjects.every((one) => isSign(one) || isWall(one))) return 'sign';
  if (isWish && !subjects.some((subject) => isLettered({ ...subject }))) return 'card';
  return subjects.length + hints.length === 0 ? 'card' : undefined;
}

/** Further words for the same format ("polka dots pattern") say nothing new. */
function withoutFormat(words: readonly string[], { format, at, length }: FoundFormat): string[] {
  return words.filter((_, index) => {
    if (index >= at && index < at + length) return false;
    const again = PHRASES.find(words, index);
    return !(again?.value.format === format && again.length === 1);
  });
}

/** "A cat, close-up photo": what the image is, and no photo beside the cat. */
function withoutPhoto(words: readonly string[], clauses: ReadonlySet<number>): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      /^(?:photo|photograph|photography)$/.test(word) &&
      (index + 1 === words.length || clauses.has(index + 1)) &&
      closesPrompt(words, { at: index, length: 1 }, clauses),
  );
  return at < 0 ? words : words.toSpliced(at, 1);
}

/** The starts of clauses after the words for the format are taken out. */
function movedStarts(rest: string, words: readonly string[], kept: readonly string[]): Set<number> {
  const removed = words.length - kept.length;
  const first = words.findIndex((word, index) => word !== kept[index]);
  return new Set([...clauseStarts(rest)].map((at) => (at > first ? Math.max(0, at - removed) : at)));
}

interface FoundFormat {
  readonly format: FormatName;
  readonly at: number;
  readonly length: number;
}

const NO_NOUNS = new Lexicon<string>();

/** "A map of a town" is a map; "a man with a map" is not. */
function formatIn(
  words: readonly string[],
  clauses: ReadonlySet<number> = new Set(),
  nouns: Pick<Drawings['nouns'], 'find'> = NO_NOUNS,
): FoundFormat | undefined {
  // In "a compass and a map" the map is one of two things.
  const and = words.findIndex((word, at) => word === 'and' && ARTICLES.has(words[at + 1] ?? ''));
  const comma = words.findIndex((word, at) => at > 0 && at < and && clauses.has(at) && ARTICLES.has(word));
  const end = words.findIndex((word, at) => BREAKS.has(word) || at === and || at === comma);
  for (const [at] of words.entries()) {
    const match = PHRASES.find(words, at);
    if (!match) continue;
    const { format, anywhere } = match.value;
    if (format === 'pattern' && isFinishOf(words, at + match.length, nouns)) continue;
    // "Playing chess" asks for people at a board, not for a chessboard that fills the image; so does "a man holding a map".
    const isPlayed = /^play/.test(words[at - 1] ?? '') || isHandled(words, at);
    const isSaidLast = CLOSING.test(format) && closesPrompt(words, { at, length: match.length }, clauses);
    if (anywhere || isSaidLast || ((end < 0 || at < end) && !isPlayed && !isThing(words, at + match.length)))
      return { format, at, length: match.length };
  }
  return undefined;
}

/** "A cat on a white background" is a cat alone. */
function onPlainBackground(words: readonly string[]): FoundFormat | undefined {
  const at = plainBackgroundAt(words);
  return at > 0 ? { format: 'product', at, length: 0 } : undefined;
}

/** "A plaid shirt" is a shirt; "plaid fabric" and "a stripes pattern" are patterns. */
const isFinishOf = (
  words: readonly string[],
  after: number,
  nouns: Pick<Drawings['nouns'], 'find'>,
): boolean =>
  isFinish(words[after - 1] ?? '') &&
  !/^(?:fabric|cloth|textile|paper|pattern|wallpaper)s?$/.test(words[after] ?? '') &&
  nouns.find(words, after) !== undefined;

/** "A man reading a map", but "designing a logo" is asked for. */
const isHandled = (words: readonly string[], at: number): boolean =>
  at > 2 &&
  ARTICLES.has(words[at - 1] ?? '') &&
  /^(?:hold|carry|read|study|hang|paint|draw|sketch)ing$/.test(words[at - 2] ?? '');

/** Formats that are named after what they show. */
const CLOSING = /^(?:portrait|product)$/;

/** "A professor in a library, portrait", "a lamp on a shelf studio photo": the end says what the whole image is. */
function closesPrompt(
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
  /^(?:on|under|behind|beside|above)$/.test(words[after] ?? '') &&
  ARTICLES.has(words[after + 1] ?? '') &&
  !words.slice(after).some((word) => /^(?:background|backdrop)$/.test(word));

/** Marks words as shown, and returns the drawing of the first topic among the words of the prompt. */
export function topicDrawing(brief: Brief): string | undefined {
  const table = new Map([
    ...Object.entries(lettering.topics),
    ...Object.entries(lettering.shops).map(([shop, [drawing = '']]): [string, string] => [shop, drawing]),
  ]);
  const words = [...brief.words, ...tokenise(brief.texts.join(' '))];
  for (let length = 2; length > 0; length--)
    for (const [at] of words.entries()) {
      const phrase = words.slice(at, at + length).join(' ');
      const drawing = table.get(phrase) ?? table.get(phrase.replace(/s$/, ''));
      if (drawing === undefined) continue;
      for (const word of [phrase, ...phrase.split(' ')]) brief.shown.add(word);
      return drawing;
    }
  return undefined;
}
