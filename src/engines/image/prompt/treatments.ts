import { oneOf } from '../../narrow.ts';
import rows from '../data/treatments.json';
import type { ImageStyle } from '../request.ts';
import { tokenise } from './lexicon.ts';
import { SCENE_WORDS } from './scene-words.ts';

/** Ways to finish an image that the words of the prompt ask for. */
export const TREATMENTS = [
  'watercolour',
  'oil',
  'pencil',
  'line-art',
  'cartoon',
  '3d',
  'low-poly',
  'paper-cut',
  'neon',
  'woodcut',
  'pop-art',
  'ukiyo-e',
  'crayon',
  'chalk',
  'stained-glass',
  'mosaic',
  'pointillist',
  'hand-drawn',
] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** A scene is rendered in this style; other images are finished so. */
export const STYLE_OF: Readonly<Partial<Record<Treatment, ImageStyle>>> = {
  oil: 'artistic',
  cartoon: 'anime',
  '3d': '3d',
};

/** They leave lines and shades of grey. */
export const isColourless = (treatment: Treatment | undefined): boolean =>
  treatment === 'pencil' || treatment === 'line-art' || treatment === 'woodcut';

/** Neon light has its own colours, so that a thing in another one loses it. */
export const losesColour = (treatment: Treatment | undefined, word: string): boolean =>
  treatment === 'neon' && !OF_NEON.test(word);

/** Colours that neon light has. */
export const OF_NEON = /^(?:purple|violet|magenta|pink|fuchsia|indigo|cyan|black)$/;

const MEDIUM =
  '(?:[\\s-]+(?:style|styled|art|artwork|illustration|painting|drawing|sketch|picture|image|look|effect|rendering|render|version|scene))*';
const ARTICLE =
  "(?:(?:an?|the|my|one|some|simple|soft|loose|rough|detailed|minimalist|black|cute|classic|(?:child|kid|toddler|children)(?:['’]s)?|kids['’]?)\\s+)*";
const IN = `(?:(?:in|as|using|like)\\s+)?(?:the\\s+)?(?:style\\s+of\\s+)?${ARTICLE}`;
const FIRM = `(?:\\b(?:in|as|using)\\s+(?:the\\s+)?(?:style\\s+of\\s+)?${ARTICLE})`;

const either = (phrases: readonly string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(' ', "(?:['’]s)?[\\s-]+"))
    .join('|');

/** "A room with an oil painting": that is a thing in the picture. */
const NOT_HANGING =
  '(?<!\\b(?:with|and|holding|behind|under|beside|near|hangs|hanging)\\s+(?:(?:an?|the|some)\\s+)?)';
const HANGS = /painting|drawing|sketch(?!ed)|page/;

const ENDS = '(?=\\s*(?:[,.]|$))';
const DETERMINER = '(?<!\\b(?:an?|the|his|her|their|my|your|our|some|one|two|three|four|five|\\d+))';
const HELD = '(?<!\\b(?:with|holding|carrying|beside|near)\\s+(?:an?|the|his|her)\\s+\\p{L}+)';

/** "A horse, black and white sketch" and "a horse sketch": the end of a clause says how the whole is drawn. */
const closes = (words: readonly string[]): string =>
  `(?<=\\p{L})${DETERMINER}${HELD}\\s+(?:${either(words)})${ENDS}|,\\s*(?:(?:black[\\s-]and[\\s-]white|simple|quick|loose|rough|detailed|minimalist)\\s+)*(?:${either(words)})${ENDS}`;

/** `only` words are things too: "in pencil" and "pencil style" mean the manner, "a pencil" does not. */
const PATTERNS = rows.map(({ treatment, phrases, only = [], closing = [], things = [] }) => {
  const start = phrases.some((phrase) => HANGS.test(phrase)) ? NOT_HANGING : '';
  // "A stained glass window" is a thing.
  const end = things.length > 0 ? `(?!\\p{L})(?!\\s+(?:${either(things)}))` : '(?!\\p{L})';
  const loose = `${start}(?:\\b${IN})?\\b(?:${either(phrases)})s?${MEDIUM}(?:\\s+of)?${end}`;
  const words = either(only);
  const firm = `${FIRM}(?:${words})${MEDIUM}(?!\\p{L})|\\b(?:${words})[\\s-]+(?:style|styled)(?!\\p{L})`;
  return {
    treatment: treatment === undefined ? undefined : oneOf(TREATMENTS, treatment),
    pattern: new RegExp(
      [loose, ...(only.length > 0 ? [firm] : []), ...(closing.length > 0 ? [closes(closing)] : [])].join('|'),
      'giu',
    ),
  };
});

/** "A photo of a dog" is a dog; "a man holding a photo of a dog" has a photo. */
const DEPICTION =
  /(?<!\b(?:holding|with|at|has|hanging|beside|under|near)\s+(?:an?|the|some)\s+(?:\p{L}+\s+)?)(?<!\b(?:product|studio)\s)\b(?:photo|photograph|snapshot)\s+of\b/giu;

/** Whom or what an image should imitate: nobody's manner is copied. */
const IMITATION =
  /\b(?:in\s+(?:the\s+)?)?styles?\s+of\s+((?:(?!(?:at|in|on|with|by|under|near|and|showing)\b)[^\s,;:.!?]+\s*){1,4})/iu;

/** "In a cubist style" is named as "cubist style". */
const bareManner = (words: string): string =>
  words.trim().toLowerCase().replace(OPENING, '').replace(/ of$/, '');
const OPENING = /^(?:(?:in|as|using|like|the|style of|an?)\s+)+/;

/** The rest of "a cartoon sheep" is one sheep. */
const articleKept = (words: string, rest: string): string =>
  /^\s*an?\s/i.test(words) && !/\bof\s*$/i.test(words) && BEFORE_THING.test(rest) ? ' a ' : ' ';
const BEFORE_THING = /^\s+(?!(?:with|in|on|at|by|of|from|for|showing|depicting|that|which|and)\b)\p{L}/iu;

/** A style that has no name here. */
const IN_STYLE = /\bin\s+(?:an?\s+|the\s+)?((?:[\p{L}-]+\s+){1,3}?)styles?(?!\p{L})/iu;

export interface TreatedPrompt {
  readonly treatment: Treatment | undefined;
  /** The words for it. */
  readonly said: string | undefined;
  /** The prompt without the words for it. */
  readonly rest: string;
  /** Words for other manners, which the image does not have. */
  readonly leftOut: readonly string[];
}

/** Takes the words for a manner of painting out of a prompt. */
export function readTreatment(prompt: string): TreatedPrompt {
  const found = PATTERNS.map((each) => ({ ...each, at: prompt.search(each.pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const first = found.find(({ treatment }) => treatment !== undefined);
  let rest = prompt;
  const leftOut: string[] = [];
  let said: string | undefined;
  for (const one of found) {
    const words = (rest.match(one.pattern) ?? []).map(bareManner);
    if (one === first) said = words[0];
    else leftOut.push(...words);
    rest = rest.replace(one.pattern, (words, ...groups) => {
      const at = groups.find((group) => typeof group === 'number') ?? 0;
      return articleKept(words, rest.slice(at + words.length));
    });
  }
  const imitated = IMITATION.exec(rest);
  if (imitated) {
    leftOut.push((imitated[1] ?? '').trim().toLowerCase());
    rest = rest.replace(imitated[0], ' ');
  }
  const unknown = IN_STYLE.exec(rest);
  // "In retro style" is a tint.
  if (unknown && !tokenise(unknown[1] ?? '').some((_, at, words) => SCENE_WORDS.find(words, at))) {
    leftOut.push(`${(unknown[1] ?? '').trim().toLowerCase()} style`);
    rest = rest.replace(unknown[0], ' ');
  }
  return { treatment: first?.treatment, said, rest: rest.replace(DEPICTION, ' '), leftOut };
}
