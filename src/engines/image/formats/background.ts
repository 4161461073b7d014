import { COLOUR_WORDS } from '../prompt/modifiers.ts';

const PLAIN = new Set('plain solid simple clean empty neutral seamless'.split(' '));

/** The index of the word in "on a white background", where the things are alone, and in no scene; -1 for none. */
export function plainBackgroundAt(words: readonly string[]): number {
  const at = words.findIndex((word) => /^(background|backdrop)s?$/.test(word));
  const before = words.slice(Math.max(0, at - 3), Math.max(0, at));
  const isPlain = before.some((word) => PLAIN.has(word) || COLOUR_WORDS.has(word));
  return isPlain ? at : -1;
}

/** The colour of "on a white background". Marks the words as shown. */
export function backgroundOf(brief: {
  readonly words: readonly string[];
  readonly shown: Set<string>;
}): string | undefined {
  const at = brief.words.findIndex((word) => /^(?:background|backdrop)$/.test(word));
  const colour = COLOUR_WORDS.get(brief.words[at - 1] ?? '');
  if (colour === undefined) return undefined;
  for (const word of brief.words.slice(at - 1, at + 1)) brief.shown.add(word);
  return colour;
}
