import type { PhraseMatch } from './lexicon.ts';
import { ARTICLES } from './modifiers.ts';
import { isAlive } from './people.ts';
import type { Reading } from './reading.ts';

/** "A wizard casting", "children building a hut": what seems a thing is done by the subject before it. */
export function isVerb({ words, end, subjects }: Reading, at: number, noun: PhraseMatch<string>): boolean {
  if (end !== at || subjects.length === 0) return false;
  // "A horse drinking water".
  if (noun.length > 1) return /ing$/.test(words[at] ?? '') && isAlive(subjects.at(-1)?.name ?? '');
  return isGerund(words, at) || (noun.like === true && /ing$/.test(words[at] ?? ''));
}

export const isGerund = (words: readonly string[], at: number): boolean =>
  /ing$/.test(words[at] ?? '') && ARTICLES.has(words[at + 1] ?? '');

/** "A woman painting a mountain" paints; "a mountain, painting" is painted. */
export const isPainting = ({ words, end, subjects }: Reading, at: number): boolean =>
  end === at &&
  subjects.length > 0 &&
  /^(?:painting|drawing|sketching)$/.test(words[at] ?? '') &&
  ARTICLES.has(words[at + 1] ?? '');
