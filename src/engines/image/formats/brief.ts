import { mulberry32, type RandomSource } from '../../random.ts';
import rows from '../data/formats.json';
import lettering from '../data/lettering.json';
import { isLettered, nounsWithLetters, withLabelsOn } from '../lettering/carried.ts';
import { readAnnounced } from '../prompt/announced.ts';
import { withCharacters } from '../prompt/characters.ts';
import { withColourNouns } from '../prompt/colour-nouns.ts';
import { isHead } from '../prompt/heads.ts';
import { type LetterLook, readLetterLook } from '../prompt/letter-look.ts';
import { clauseStarts, tokenise } from '../prompt/lexicon.ts';
import { originOf } from '../prompt/origin.ts';
import { type ParsedPrompt, parsePrompt, type Subject } from '../prompt/parse.ts';
import { isPerson } from '../prompt/people.ts';
import { spellingOf } from '../prompt/proper-names.ts';
import { readTexts } from '../prompt/texts.ts';
import { readTreatment, STYLE_OF, type Treatment } from '../prompt/treatments.ts';
import type { RenderImageRequest } from '../request.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { isTone } from '../style/toned.ts';
import { asDiagram } from './as-diagram.ts';
import { type Blank, readBlanks, textPlaceOf } from './blanks.ts';
import { contentOf, movedStarts } from './content.ts';
import { occasionIn, paletteIn } from './design-words.ts';
import { isDrawnOn, isLabelIn, isPrint, readDetails } from './details.ts';
import { isForDoor } from './door-words.ts';
import { readColourLimit } from './few-colours.ts';
import { closesPrompt, type FormatName, formatIn, onPlainBackground, withoutFormat } from './find-format.ts';
import { withHobbies } from './hobbies.ts';
import { apartFrom, type LayoutWish, readLayout } from './layout-words.ts';
import { withoutNightOut } from './night-out.ts';
import { readOrientation, unkeptForm } from './orientation.ts';
import { plainerDesign } from './plainer-design.ts';
import { purposeIn, withoutBlanks, withoutLabels as withoutFormLabels } from './purpose.ts';
import { inFacts, withoutRepeats } from './text-lines.ts';
import { readTextPlace, type TextPlace } from './text-place.ts';
import { withoutUsers } from './users.ts';
import { withoutScreen } from './wallpaper-words.ts';
import { withColoursBefore, withoutWhereabouts, withPlainColours, withSharedColours } from './whereabouts.ts';
import { withoutWords } from './wordless.ts';
import { readWorksheet } from './worksheet-words.ts';

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
  /** The part of a design that the texts are in. */
  readonly textPlace: TextPlace | undefined;
  /** Places and orders of things, as the prompt wants them. */
  readonly layout: readonly LayoutWish[];
  /** Room to be filled in by hand. */
  readonly blanks: readonly Blank[];
  /** `#rrggbb` of the letters, where the prompt names their colour. */
  readonly ink: string | undefined;
  /** Lines that a printed thing has below its name: a telephone number, a seat, a dish with its price. */
  readonly details: readonly string[];
  /** The words before those for the format. */
  readonly leading: readonly string[];
  /** Nothing is to be written on it. */
  readonly isWordless: boolean;
  /** "Two colours only". */
  readonly mostColours: number | undefined;
  /** In the manner of art deco. */
  readonly isDeco: boolean;
  /** Whom a book or a film is by. */
  readonly author: string | undefined;
  /** Facts that a design announces: the date of an event, its place, a price. */
  readonly lines: readonly string[];
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

const NAMED = new RegExp(
  `\\b(?:${[...Object.keys(lettering.shops), ...rows.flatMap(({ phrases }) => phrases), 'company', 'brand', 'firm', 'startup', 'band', 'club', 'ship', 'boat'].join('|')})\\b`,
  'i',
);

/** Signs and shops are drawn larger than life, so that they can be read. */
const LETTERED = 1.5;

export function readBrief(wanted: RenderImageRequest, drawings: Drawings): Brief {
  const { isWordless, rest: spoken } = withoutWords(wanted.prompt);
  const { most: mostColours, rest: asIn } = isOfDesign(spoken)
    ? readColourLimit(spoken)
    : { most: undefined, rest: spoken };
  const request = { ...wanted, prompt: asIn };
  const { seed } = request;
  const orientation = readOrientation(request.prompt);
  const plainer = withoutScreen(plainerDesign(orientation.rest));
  const asked = formatIn(tokenise(plainer)) ? plainer : asDiagram(plainer);
  const { blanks, rest: whole } = leavesRoom(asked) ? readBlanks(asked) : { blanks: [], rest: asked };
  const bare = withPlainColours(withoutFormLabels(whole));
  const plain = SIGNED.test(formatIn(tokenise(bare))?.format ?? '')
    ? withCharacters(bare, drawings.nouns)
    : bare;
  const { place: named, rest: placed } = isOfDesign(plain)
    ? readTextPlace(withColoursBefore(withSharedColours(withoutWhereabouts(withHobbies(plain)))))
    : { place: undefined, rest: plain };
  const textPlace = named ?? textPlaceOf(blanks);
  const { layout, rest: prompt } = isOfDesign(plain) ? readLayout(placed) : { layout: [], rest: placed };
  const isNamed = NAMED.test(tokenise(prompt).join(' '));
  const look = readLetterLook(prompt);
  const lettered = readTexts(look.rest, isNamed);
  const hasLook = lettered.texts.length > 0;
  const { texts, name, isWish, rest: unlettered } = hasLook ? lettered : readTexts(prompt, isNamed);
  const { treatment, rest: treated, leftOut } = readTreatment(unlettered);
  const untreated = isDesignPrompt(treated) ? treated.replace(DECO, ' ') : treated;
  const isDeco = untreated !== treated;
  const kind = formatIn(tokenise(untreated))?.format;
  const announced = announces(kind)
    ? readAnnounced(untreated, { nouns: drawings.nouns, hasFacts: /^(?:poster|card)$/.test(kind) })
    : { author: undefined, lines: [], rest: untreated };
  const { rest: placeless } = announced;
  const isPrinted = isPrint(kind) && !isWordless;
  const { details, rest } = isPrinted
    ? readDetails(placeless, kind, (some) => isDrawnOn(some, drawings.nouns), isLabelIn(request.prompt))
    : { details: [], rest: kind === 'worksheet' ? readWorksheet(placeless).rest : placeless };
  const told = tokenise(withoutUsers(rest, kind));
  const words = withColourNouns(told, drawings.nouns, clauseStarts(rest));
  const found = formatIn(words, clauseStarts(rest), drawings.nouns) ?? onPlainBackground(words);
  const withoutKind = (some: readonly string[]): readonly string[] =>
    found ? withoutFormat(some, found) : withoutPhoto(some, clauseStarts(rest));
  const kept = withoutKind(words);
  const nouns = found
    ? withoutLabels(asDesigned(drawings.nouns, found.format), found.format)
    : nounsWithLetters(drawings.nouns, { hasText: texts.length > 0, hasName: name !== undefined });
  const starts = movedStarts(rest, words, kept);
  // "A round sticker of a cat" is no round of cats.
  const lead = found && isDesign(found.format) ? found.at : 0;
  const occasion = occasionIn(kept.slice(0, lead));
  const isOfLead = (word: string, at: number): boolean =>
    at < lead && (OUTLINE.test(word) || occasion.includes(word));
  const readContent = (
    content: readonly string[],
  ): ParsedPrompt & { palette: ReturnType<typeof paletteIn> } => {
    const spoken = withoutKind(content);
    const topic = words.filter((_, at) => content[at] === '');
    const palette =
      found && isDesign(found.format) ? paletteIn(spoken, starts) : { colours: [], words: spoken };
    const said = withoutBlanks(
      // "Christmas tree stickers": the tree is one of Christmas.
      palette.words.map((word, at) =>
        word !== '' && isOfLead(word, at) && (nouns.find(palette.words, at)?.length ?? 0) < 2 ? 'the' : word,
      ),
      starts,
    );
    const parsed = parsePrompt(said.words, nouns, said.starts, spellingOf(rest), topic);
    return { ...(announces(found?.format) ? withoutNightOut(parsed, rest) : parsed), palette };
  };
  const { palette, ...parsed } = contentOf(words, purposeIn(rest, { words, found, nouns }), readContent);
  const origin = originOf(request.prompt, seed);
  const isPlain =
    (treatment === 'line-art' || parsed.subjects.every(({ name }) => isHead(name))) &&
    parsed.subjects.length > 0 &&
    parsed.hints.every(({ tint }) => tint !== undefined && isTone(tint));
  // A landscape behind line art would be dots, and a head does not lie in one.
  const format =
    // Without its words a menu is a picture with the same things on it.
    (isWordless && isPrint(found?.format)
      ? 'poster'
      : found?.length === 0 && isSitter(parsed.subjects, rest)
        ? 'portrait'
        : found?.format) ??
    (isForDoor({ prompt: request.prompt, texts }) ? 'sign' : formatOfTexts(parsed, texts, isWish)) ??
    (isPlain ? 'product' : undefined);
  const style = (format === undefined && treatment && STYLE_OF[treatment]) || request.style;
  return {
    ...parsed,
    colours: isDeco ? decoColours(palette.colours, parsed.colours) : [...palette.colours, ...parsed.colours],
    isDeco,
    subjects: apartFrom(withLabelsOn(parsed.subjects), layout).map((one) =>
      isLettered(one) ? { ...one, scale: one.scale * LETTERED } : one,
    ),
    leftOver: [
      ...kept.slice(0, lead).filter((word) => OUTLINE.test(word)),
      ...parsed.leftOver.filter((word) => !(isGround(word) && isGroundRead(kept, palette.words))),
      ...unkeptForm(orientation, request),
      ...[textPlace?.said ?? [], textPlace?.last ?? []].flat(),
      ...leftOut,
      ...(hasLook ? unkeptLook(look, format) : []),
    ],
    request: { ...request, style },
    format,
    treatment,
    phrase: found ? words.slice(found.at, found.at + found.length).join(' ') : '',
    rest,
    words: kept,
    isWordless,
    mostColours,
    notes: [],
    missing: [],
    standIns: [],
    texts: withoutRepeats(/^(?:poster|card)$/.test(format ?? '') ? texts.flatMap(inFacts) : texts),
    author: announced.author,
    lines: announced.lines,
    details,
    leading: found ? words.slice(0, found.at) : [],
    name,
    textPlace,
    layout,
    blanks,
    ink: hasLook ? look.ink : undefined,
    shown: new Set(),
    random: (purpose) => mulberry32((origin ^ Math.imul(purpose + 1, 0x9e3779b1)) >>> 0),
  };
}

/** "A woman with curly hair, smiling, plain background": the face is what is told of her. */
const isSitter = ([first, ...others]: readonly Subject[], prompt: string): boolean =>
  first?.count === 1 &&
  isPerson(first.name) &&
  !others.some(({ name, said }) => isPerson(name) && !/beard$/.test(said)) &&
  /\b(?:hair|haired|beard|bearded|moustache|smil\w+|freckles|glasses|eyes|bald|face|wrinkles|make-?up)\b/i.test(
    prompt,
  ) &&
  !/\b(?:full[ -](?:body|length)|standing|sitting|jumping|dancing|running|walking|holding|carrying|riding|playing)\b/i.test(
    prompt,
  );

/** They have characters large, and numbers alone. */
const SIGNED = /^(?:poster|card|logo|icon|sign|notice|sticker|stamp|arms|flag)$/;

/** Other formats have letters of their own. */
const INKED =
  /^(?:poster|card|logo|icon|sign|notice|calendar|label|sticker|ticket|business|certificate|menu|stamp|meme|arms|flag)$/;

const unkeptLook = ({ said, unknown }: LetterLook, format: FormatName | undefined): readonly string[] =>
  said === '' || format === undefined || INKED.test(format) ? unknown : [said, ...unknown];

const isDesign = (format: FormatName): boolean =>
  !/^(?:map|chart|chessboard|portrait|product|blueprint|pixels|comic|meme|flag)$/.test(format);

const isOfDesign = (prompt: string): boolean => {
  const format = formatIn(tokenise(prompt))?.format;
  return format !== undefined && isDesign(format);
};

/** Worksheets have lines of their own. */
const leavesRoom = (prompt: string): boolean =>
  isOfDesign(prompt) && formatIn(tokenise(prompt))?.format !== 'worksheet';

/** Words for the outline of the design itself. */
const OUTLINE = /^(?:round|circular|oval|square|rectangular|wide|tall|long|heart-?shaped|star-?shaped)$/;

const isGround = (word = ''): boolean => /^(?:background|backdrop)$/.test(word);

/** The colour before it is that of the design. */
const isGroundRead = (said: readonly string[], read: readonly string[]): boolean =>
  read.some((word, at) => isGround(word) && read[at - 1] !== said[at - 1]);

const DECO = /\b(?:in\s+)?(?:an?\s+)?art[\s-]+deco(?:\s+style)?\b/i;

/** Scenes know no such manner. */
const isDesignPrompt = (prompt: string): boolean => {
  const format = formatIn(tokenise(prompt.replace(DECO, ' ')))?.format;
  return format !== undefined && isDesign(format) && !SCENIC.test(format);
};

const SCENIC = /^(?:coloring|tattoo|stamp|isometric|sign|blueprint)$/;

/** Gold on black, unless the prompt names others. */
const decoColours = (...named: readonly (readonly string[])[]): readonly string[] =>
  named.flat().length > 0 ? named.flat() : ['#16181d', '#d9b154'];

/** "Old-fashioned letters" are no mail, and a grey backdrop is no curtain: words for a design itself. */
const asDesigned = (nouns: Nouns, format: FormatName): Nouns =>
  isDesign(format) || format === 'product'
    ? {
        find: (words, at) => {
          const found = nouns.find(words, at);
          return found?.length === 1 && OF_DESIGN_ITSELF.test(words[at] ?? '') ? undefined : found;
        },
      }
    : nouns;

type Nouns = Pick<Drawings['nouns'], 'find'>;

const OF_DESIGN_ITSELF =
  /^(?:backdrops?|botanical|letters|lettering|fonts?|typefaces?|typography|illustrations?)$/;

/** A plan "with labels" has words on its parts, and no tags beside it. */
const withoutLabels = (nouns: Nouns, format: FormatName): Nouns =>
  /^(?:blueprint|map|chart)$/.test(format)
    ? {
        find: (words, at) =>
          /^(?:labels?|tags?|scale)$/.test(words[at] ?? '') ? undefined : nouns.find(words, at),
      }
    : nouns;

/** They carry the date of what they are for. */
const announces = (format: FormatName | undefined): format is FormatName =>
  /^(?:poster|card|ticket|certificate)$/.test(format ?? '');

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

/** Marks words as shown, and returns the drawing of the first topic among the words of the prompt. */
export function topicDrawing(brief: Brief): string | undefined {
  const table = new Map([
    ...Object.entries(lettering.topics),
    ...Object.entries(lettering.shops).map(([shop, [drawing = '']]): [string, string] => [shop, drawing]),
  ]);
  const words = [...brief.words, ...tokenise(brief.texts.join(' '))];
  for (let length = 3; length > 0; length--)
    for (const [at] of words.entries()) {
      const phrase = words.slice(at, at + length).join(' ');
      const drawing = table.get(phrase) ?? table.get(phrase.replace(/s$/, ''));
      // At the end a slice is shorter, and would come before a word that is said earlier.
      if (drawing === undefined || at + length > words.length) continue;
      for (const word of [phrase, ...phrase.split(' ')]) brief.shown.add(word);
      return drawing;
    }
  return undefined;
}
