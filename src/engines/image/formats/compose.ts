import { leftOutNotes, standInNotes } from '../../prompt-account.ts';
import { hasDetail } from '../prompt/details.ts';
import { finishWords } from '../prompt/finishes.ts';
import { missing } from '../prompt/left-out.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { standIn } from '../prompt/stand-in.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { sideBySideMisses } from '../scene/unshown.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { composeBlueprint } from './blueprint.ts';
import type { Brief, FormatName } from './brief.ts';
import { composeCard } from './card.ts';
import { composeChart } from './chart.ts';
import { composeChessboard } from './chessboard.ts';
import { composeIcon } from './icon.ts';
import { unkeptColours } from './ink-and-ground.ts';
import { composeIsometric } from './isometric.ts';
import { composeLogo } from './logo.ts';
import { composeMandala } from './mandala.ts';
import { composeMap } from './map.ts';
import { composePattern } from './pattern.ts';
import { composePixels } from './pixels.ts';
import { composePortrait } from './portrait.ts';
import { composePoster } from './poster.ts';
import { composeProduct } from './product.ts';
import { type Studio, tintKey } from './sheet.ts';
import { composeSign } from './sign.ts';

type Composer = (brief: Brief, studio: Studio) => Bitmap;

const COMPOSERS: Readonly<Record<FormatName, Composer>> = {
  logo: composeLogo,
  card: composeCard,
  poster: composePoster,
  icon: composeIcon,
  pixels: composePixels,
  blueprint: composeBlueprint,
  map: composeMap,
  isometric: composeIsometric,
  mandala: composeMandala,
  pattern: composePattern,
  chart: composeChart,
  chessboard: composeChessboard,
  portrait: composePortrait,
  product: composeProduct,
  sign: composeSign,
};

export interface Composition {
  readonly picture: Bitmap;
  readonly notes: readonly string[];
}

export function compose(brief: Brief, format: FormatName, tools: Omit<Studio, 'tints'>): Composition {
  const drawn = new Map<string, number>();
  const studio = { ...tools, drawings: counting(tools.drawings, drawn), tints: new Set<string>() };
  const picture = COMPOSERS[format](brief, studio);
  const said = [...brief.hints, ...brief.subjects].flatMap((one) => one.said ?? []);
  const lettered = tokenise(brief.texts.join(' '));
  const isLettered = (words: string): boolean => words.split(' ').every((word) => lettered.includes(word));
  const hasText = brief.texts.length > 0 || brief.date !== undefined;
  const leftOut = [...new Set([...brief.leftOver, ...said])].filter(
    (words) =>
      !brief.shown.has(words) &&
      !isLettered(words) &&
      !brief.subjects.some(({ name }) => drawn.has(name) && hasDetail(name, words)) &&
      !(hasText && OF_TEXT.test(words)) &&
      !(BARE.has(format) && /^(?:minimal|flat$)/.test(words)),
  );
  const isThere = (subject: Subject | undefined): boolean =>
    subject !== undefined && brief.shown.has(subject.said) && format !== 'chart';
  const related = brief.subjects.filter(
    (subject) => isThere(subject) && (!subject.relation || isThere(brief.subjects[subject.relation.to])),
  );
  // A portrait dresses its sitter.
  const worn = (subject: Subject): boolean =>
    format === 'portrait' && subject.relation?.kind === 'wearing' && isThere(subject);
  const apart = brief.subjects.map((one) => (worn(one) ? { ...one, relation: undefined } : one));
  const unshown = sideBySideMisses(apart).filter(
    (words) =>
      !brief.shown.has(words) &&
      // A thing that is not there is named itself.
      !leftOut.some((gone) => words.endsWith(` ${gone}`)) &&
      related.some(({ said: of }) => words.split(' ').includes(lastWord(of))),
  );
  const order = (words: string): number =>
    brief.rest.toLowerCase().indexOf(words.replace(/^\d+ of \d+ /, ''));
  const partly = brief.subjects
    .filter(({ name, said: words }) => drawn.has(name) && !leftOut.includes(words))
    .flatMap((subject) => [
      ...missing(subject, drawn.get(subject.name) ?? 0),
      ...(subject.lost ?? []),
      ...(subject.colours ?? [subject.colour]).flatMap((colour) =>
        colour && !studio.tints.has(tintKey({ ...subject, colour })) ? colourWords(brief, colour) : [],
      ),
    ]);
  // Only a product stands in the light that shows what it is made of.
  const plain = format === 'product' ? [] : finishWords(brief.subjects.filter(isThere));
  return {
    picture,
    notes: [
      ...brief.notes,
      ...leftOutNotes(
        'painted',
        [
          ...new Set([
            ...leftOut,
            ...partly,
            ...unshown,
            ...unkeptColours(brief, picture),
            ...plain,
            ...brief.missing,
          ]),
        ].sort((a, b) => order(a) - order(b)),
      ),
      ...standInNotes([
        ...brief.subjects.filter(({ name }) => drawn.has(name)).flatMap(standIn),
        ...brief.standIns,
      ]),
    ],
  };
}

/** They announce the text that is there. */
const OF_TEXT =
  /^(?:date|names?|title|headline|slogan|tagline|caption|text|words?|letters|lettering|inscription)$/;

/** Little more than the things of the prompt. */
const BARE: ReadonlySet<FormatName> = new Set(['logo', 'icon', 'pattern', 'product', 'sign', 'card']);

const lastWord = (words: string): string => words.split(' ').at(-1) ?? '';

/** Counts how often each drawing is used. */
const counting = (drawings: Drawings, drawn: Map<string, number>): Drawings => {
  const count = (name: string): void => {
    drawn.set(name, (drawn.get(name) ?? 0) + 1);
  };
  return {
    ...drawings,
    draw: (name, size, tilt) => {
      count(name);
      return drawings.draw(name, size, tilt);
    },
    vector: (name) => {
      count(name);
      return drawings.vector(name);
    },
  };
};

const colourWords = ({ words }: Brief, colour: string): string[] =>
  words.filter((word) => COLOUR_WORDS.get(word) === colour).slice(0, 1);
