import type { Section } from '../composition/score.ts';
import { HOW, ONWARDS } from './music-part.ts';

type ShapeWish =
  | 'keyChange'
  | 'fadeIn'
  | 'fadeOut'
  | 'growing'
  | 'drop'
  | 'softEnd'
  | 'longIntro'
  | 'noIntro'
  | 'noBridge'
  | 'solo';

/** The course that a song should take: each wish in the words of the prompt. */
export type SongShape = Readonly<Partial<Record<ShapeWish, string>>>;

const LINK = '(?:that|which|and|then|but)\\s+';
const SOFT = '(?:quiet(?:ly)?|soft(?:ly)?|gentl[ey]|calm(?:ly)?|sparse(?:ly)?)';
const LOUD = '(?:loud(?:ly|er)?|big(?:ger)?|powerful(?:ly)?|huge|epic(?:ally)?|strong(?:er)?)';
const MORE =
  '(?:more\\s+(?:and\\s+more\\s+)?(?:intense|dramatic|exciting|energetic|powerful)|(?:louder|bigger|stronger)\\s+and\\s+(?:louder|bigger|stronger))';
const RISES = `(?:(?:builds?|grows?|swells?|rises?)\\b${ONWARDS}|(?:gets?|becomes?|ends?|turns?)\\s+(?:${MORE}|${LOUD}(?:\\s+and\\s+${LOUD})?))`;

/** In this order: each takes its words out of the prompt. */
export const SHAPE_WISHES: readonly (readonly [ShapeWish, RegExp])[] = [
  [
    'keyChange',
    /\b(?:key\s+changes?|(?:changes?|changing)\s+(?:the\s+)?key|modulat(?:ions?|es|ing)(?:\s+up(?:wards)?)?)(?:\s+(?:before|in|at|for|into|after|towards)\s+the\s+(?:(?:very\s+)?end|bridge|(?:last|final|third)\s+chorus))?/giu,
  ],
  [
    'fadeOut',
    new RegExp(
      `(?:\\b${LINK}${HOW})?(?:\\b(?:ends?|ending|finish(?:es|ing)?|closes?|closing)\\s+(?:with|in|on)\\s+(?:an?\\s+)?)?\\b(?:slow\\s+|long\\s+)?fad(?:e|es|ing)[- ]?(?:out|away)\\b(?:\\s+(?:at|in|towards)\\s+the\\s+end)?|\\bfaded?\\s+ending\\b`,
      'giu',
    ),
  ],
  [
    'fadeIn',
    new RegExp(
      `(?:\\b${LINK}${HOW})?\\bfad(?:e|es|ing)[- ]?in\\b(?:\\s+at\\s+the\\s+(?:start|beginning))?`,
      'giu',
    ),
  ],
  [
    'growing',
    new RegExp(
      `(?:\\b${LINK}|(?<=[,;]\\s?|\\bwith ))${HOW}(?:starts?|begins?|starting|beginning)\\s+(?:out\\s+|off\\s+)?(?:very\\s+)?${SOFT}\\b(?:,?\\s+(?:and|then|but)\\s+${HOW}${RISES})?`,
      'giu',
    ),
  ],
  ['growing', new RegExp(`\\b${LINK}${HOW}${RISES}`, 'giu')],
  [
    'growing',
    new RegExp(
      `(?<=[,;]\\s?|\\bwith )${HOW}(?:(?:building|growing|rising|swelling)\\b${ONWARDS}|(?:getting|becoming)\\s+${MORE})`,
      'giu',
    ),
  ],
  [
    'growing',
    new RegExp(
      `\\b(?:(?:slow|big|long|gradual|huge)\\s+)?(?:build[- ]?ups?|crescendos?|(?<=(?:slow|big|long|gradual|huge)\\s)builds?)\\b(?:\\s+to\\b${ONWARDS})?`,
      'giu',
    ),
  ],
  [
    'softEnd',
    new RegExp(
      `(?:\\b${LINK}|(?<=[,;]\\s?|\\bwith ))${HOW}(?:ends?|ending|finish(?:es|ing)?)\\s+(?:very\\s+)?${SOFT}\\b|\\b(?:quiet|soft|gentle)\\s+(?:ending|outro)\\b`,
      'giu',
    ),
  ],
  [
    'drop',
    /(?<=\b(?:an?|the|and|with)\s|[,;]\s)(?:(?:big|huge|heavy|hard|massive|epic|bass|beat)\s){0,3}drops?\b(?!\s+(?:of|d)\b)/giu,
  ],
  ['longIntro', /\b(?:long|extended)(?:\s+instrumental)?\s+intro(?:duction)?\b/giu],
  ['noIntro', /\b(?:no|without(?:\s+an?)?)\s+intro(?:duction)?\b/giu],
  ['noBridge', /\b(?:no|without(?:\s+a)?)\s+bridge\b/giu],
];

const MET: Readonly<Record<ShapeWish, (sections: readonly Section[]) => boolean>> = {
  keyChange: (sections) => sections.some(({ lift }) => lift > 0),
  fadeIn: () => true,
  fadeOut: () => true,
  growing: (sections) => sections.length > 2,
  drop: (sections) => sections.some(({ name, firstBar }) => name === 'chorus' && firstBar > 0),
  softEnd: (sections) => sections.at(-1)?.name === 'outro',
  longIntro: ([first, second]) => first?.name === 'intro' && first.bars >= (second?.bars ?? 0),
  noIntro: (sections) => sections.every(({ name }) => name !== 'intro'),
  noBridge: (sections) => sections.every(({ name }) => name !== 'bridge'),
  solo: (sections) => sections.some(({ name }) => name === 'solo'),
};

/** The wishes that a song of these sections does not meet, in the words of the prompt. */
export const unshaped = (shape: SongShape, sections: readonly Section[]): readonly string[] =>
  SHAPE_WISHES.map(([wish]) => wish)
    .concat('solo')
    .filter((wish, index, all) => all.indexOf(wish) === index)
    .flatMap((wish) => {
      const said = shape[wish];
      return said === undefined || MET[wish](sections)
        ? []
        : [said.replace(/^(?:(?:that|which|and|then|but)\s+)+/i, '')];
    });
