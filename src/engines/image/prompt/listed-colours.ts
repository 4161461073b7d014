import { NUMBER_WORDS } from './modifiers.ts';
import { HUE } from './told-later.ts';

const NUMBER = `(?:${[...NUMBER_WORDS.keys()].filter((word) => word.length > 2).join('|')}|\\d{1,2})`;
const ONE = `(?:(?:one|an?|the\\s+\\p{L}+\\s+(?:one\\s+)?(?:is\\s+)?)\\s+(?:is\\s+|in\\s+)?)?((?:dark|light|bright|pale)\\s+)?(${HUE})(?:\\s+one)?`;
const LIST = `${ONE}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+)${ONE})+`;
const COUNTED = new RegExp(
  `\\b(${NUMBER})\\s+((?!of\\b|${HUE}\\b)[\\p{L}-]+s?\\b[^:.;"“]*?)\\s*(?::|,|;|\\s(?:[-–]|in|coloured|colored))\\s*(${LIST})(?=\\s*[.;]|\\s*$|,\\s+(?:on|in|with|at)\\b)`,
  'iu',
);
const SEVERAL = new RegExp(
  `\\b((?:row|line|set|group|bunch|stack|pile|circle)\\s+of|several|some|many)\\s+((?!${HUE}\\b)[\\p{L}-]+[^:.;"“]*?)\\s*:\\s*(${LIST})(?=\\s*[.;]|\\s*$)`,
  'iu',
);

const coloursIn = (list: string): string[] =>
  [...list.matchAll(new RegExp(`\\b(?:(?:dark|light|bright|pale)\\s+)?${HUE}\\b`, 'giu'))].map(
    ([one]) => one,
  );

/** In another order, no picture without colours is meant. */
function joined(colours: readonly string[]): string {
  const said = colours.join(' and ');
  return /\bblack and white\b/i.test(said) ? colours.toReversed().join(' and ') : said;
}

/** "Four bottles in a row: red, blue, green and yellow": each has one of the colours, and the image has none. */
export function withListedColours(prompt: string): string {
  if (/\b(?:chart|graph|diagram|flag)\b/i.test(prompt)) return prompt;
  return prompt
    .replace(COUNTED, (all: string, number: string, things: string, list: string) => {
      const colours = coloursIn(list);
      const count = NUMBER_WORDS.get(number.toLowerCase()) ?? Number(number);
      return colours.length === count ? `${number} ${joined(colours)} ${things}` : all;
    })
    .replace(
      SEVERAL,
      (_, several: string, things: string, list: string) => `${several} ${joined(coloursIn(list))} ${things}`,
    );
}
