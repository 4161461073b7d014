import { COLOUR_WORDS } from './modifiers.ts';

/** Words before a colour that make it paler. */
export const isPaler = (word = ''): boolean => /^(?:light|pale|pastel)$/.test(word);

/** `#rrggbb` of the colour at a word: "blue", and paler in "light blue". */
export function shadeOf(words: readonly string[], at: number): string | undefined {
  const colour = COLOUR_WORDS.get(words[at] ?? '');
  return colour && isPaler(words[at - 1]) ? paler(colour) : colour;
}

const paler = (colour: string): string =>
  `#${[1, 3, 5]
    .map((from) => Math.round((Number.parseInt(colour.slice(from, from + 2), 16) + 255) / 2))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
