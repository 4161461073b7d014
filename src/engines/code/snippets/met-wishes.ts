import stored from '../data/met-words.json';
import type { Snippet } from './snippets.ts';

interface MetWord {
  /** Meets the wish if the code has it. */
  readonly pattern: RegExp;
  /** Languages in which every piece of code meets it. */
  readonly always: ReadonlySet<string>;
}

const WISHES = new Map<string, MetWord>(
  stored.flatMap(({ words, pattern, always }) =>
    words.map((word) => [word, { pattern: new RegExp(pattern), always: new Set(always) }] as const),
  ),
);

/** True if the code itself shows that a wish such as "generic" is met. */
export function isMet(word: string, { definition }: Snippet, language: string): boolean {
  const wish = WISHES.get(word);
  return wish !== undefined && (wish.always.has(language) || wish.pattern.test(definition));
}
