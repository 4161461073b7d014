import type { Snippet } from './snippets.ts';

const CAMEL = /(?<![\w$.])[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+(?![\w$(])/g;
const MOST_CHARACTERS = 2_000;

/** No fields, and written otherwise in code. */
const PRODUCTS = /^(?:[xn]Unit|i(?:OS|PadOS|Phone|Pad)|macOS|e(?:Bay|Book))$/;

const namesIn = (prompt: string): readonly string[] => [
  ...new Set(
    prompt
      .slice(0, MOST_CHARACTERS)
      .match(CAMEL)
      ?.filter((name) => !PRODUCTS.test(name)) ?? [],
  ),
];

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The wish with "last name" for `lastName`, which readers know as two words; undefined if it has no such name. */
export const inWords = (prompt: string): string | undefined =>
  namesIn(prompt).length === 0
    ? undefined
    : prompt.replace(CAMEL, (name) => snake(name).replaceAll('_', ' '));

/**
 * Plans are read in small letters: a field such as `customerId` gets its capitals back, also in the names that are made
 * of it.
 */
export function spelled({ definition, example }: Snippet, prompt: string): Snippet {
  const restored = (text: string): string =>
    namesIn(prompt).reduce((code, name) => {
      const small = name.toLowerCase();
      const capital = small.charAt(0).toUpperCase() + small.slice(1);
      return code
        .replace(new RegExp(`(?<![A-Za-z0-9_$])(?:${small}|${snake(name)})(?![A-Za-z0-9_])`, 'g'), name)
        .replace(new RegExp(`${capital}(?![a-z])`, 'g'), name.charAt(0).toUpperCase() + name.slice(1));
    }, text);
  return { definition: restored(definition), example: restored(example) };
}
