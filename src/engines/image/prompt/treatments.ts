import { oneOf } from '../../narrow.ts';
import rows from '../data/treatments.json';
import type { ImageStyle } from '../request.ts';

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
  treatment === 'pencil' || treatment === 'line-art';

const MEDIUM =
  '(?:[\\s-]+(?:style|styled|art|artwork|illustration|painting|drawing|sketch|picture|image|look|effect|rendering|render|version|scene))*';
const ARTICLE =
  '(?:(?:an?|the|my|one|some|simple|soft|loose|rough|detailed|minimalist|black|cute|classic)\\s+)*';
const IN = `(?:(?:in|as|using|like)\\s+)?(?:the\\s+)?(?:style\\s+of\\s+)?${ARTICLE}`;
const FIRM = `(?:\\b(?:in|as|using)\\s+(?:the\\s+)?(?:style\\s+of\\s+)?${ARTICLE})`;

const either = (phrases: readonly string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(' ', '[\\s-]+'))
    .join('|');

/** "A room with an oil painting": that is a thing in the picture. */
const NOT_HANGING =
  '(?<!\\b(?:with|and|holding|behind|under|beside|near|hangs|hanging)\\s+(?:(?:an?|the|some)\\s+)?)';
const HANGS = /painting|drawing|sketch|page/;

const ENDS = '(?=\\s*(?:[,.]|$))';
const DETERMINER = '(?<!\\b(?:an?|the|his|her|their|my|your|our|some|one|two|three|four|five|\\d+))';
const HELD = '(?<!\\b(?:with|holding|carrying|beside|near)\\s+(?:an?|the|his|her)\\s+\\p{L}+)';

/** "A horse, black and white sketch" and "a horse sketch": the end of a clause says how the whole is drawn. */
const closes = (words: readonly string[]): string =>
  `(?<=\\p{L})${DETERMINER}${HELD}\\s+(?:${either(words)})${ENDS}|,\\s*(?:(?:black[\\s-]and[\\s-]white|simple|quick|loose|rough|detailed|minimalist)\\s+)*(?:${either(words)})${ENDS}`;

/** `only` words are things too: "in pencil" and "pencil style" mean the manner, "a pencil" does not. */
const PATTERNS = rows.map(({ treatment, phrases, only = [], closing = [] }) => {
  const start = phrases.some((phrase) => HANGS.test(phrase)) ? NOT_HANGING : '';
  const loose = `${start}(?:\\b${IN})?\\b(?:${either(phrases)})s?${MEDIUM}(?:\\s+of)?(?!\\p{L})`;
  const words = either(only);
  const firm = `${FIRM}(?:${words})${MEDIUM}(?!\\p{L})|\\b(?:${words})[\\s-]+(?:style|styled)(?!\\p{L})`;
  return {
    treatment: oneOf(TREATMENTS, treatment),
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

export interface TreatedPrompt {
  readonly treatment: Treatment | undefined;
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
  let rest = prompt;
  const leftOut: string[] = [];
  for (const [index, { pattern }] of found.entries()) {
    if (index > 0) leftOut.push(...(rest.match(pattern) ?? []).map((words) => words.trim().toLowerCase()));
    rest = rest.replace(pattern, ' ');
  }
  const imitated = IMITATION.exec(rest);
  if (imitated) {
    leftOut.push((imitated[1] ?? '').trim().toLowerCase());
    rest = rest.replace(imitated[0], ' ');
  }
  return { treatment: found[0]?.treatment, rest: rest.replace(DEPICTION, ' '), leftOut };
}
