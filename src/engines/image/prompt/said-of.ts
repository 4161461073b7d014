import { AUXILIARIES } from './actions.ts';
import { ARTICLES, COLOUR_WORDS, SIZE_WORDS } from './modifiers.ts';
import { relationAt } from './reading.ts';

interface Said {
  readonly said?: string | undefined;
}

/** Words further away do not describe it. */
const MOST_BETWEEN = 4;

/** They may stand between a thing and what is said of it: "smoke that slowly rises". */
const isBetween = (word: string): boolean =>
  /^(?:and|that|which|who|all|both|very|so|looks?)$|ly$/.test(word) || AUXILIARIES.has(word);

/**
 * The thing that a word describes or that does it: that before a verb, "smoke rises", or that after an adjective, "a round
 * and shiny button". `loose` holds the words that describe something as well.
 */
export function saidOf<T extends Said>(
  words: readonly string[],
  at: number,
  things: readonly T[],
  { starts, loose }: { readonly starts: ReadonlySet<number>; readonly loose: readonly string[] },
): T | undefined {
  const startingAt = (from: number): T | undefined =>
    things.find(({ said }) => said?.split(' ').every((part, n) => words[from + n] === part));
  const endingAt = (end: number): T | undefined =>
    things.find(({ said }) => {
      const parts = said?.split(' ') ?? [''];
      return parts.every((part, n) => words[end - parts.length + 1 + n] === part);
    });
  const before = endingAt(at - 1);
  if (before && !starts.has(at)) return before;
  const describes = (word: string): boolean =>
    loose.includes(word) || COLOUR_WORDS.has(word) || SIZE_WORDS.has(word);
  for (let next = at + 1; next <= at + MOST_BETWEEN && !starts.has(next); next++) {
    const found = startingAt(next);
    // "A wide calm river": both are parts of the scene, and the river is wide.
    if (found) {
      const end = next + (found.said ?? '').split(' ').length;
      return (relationAt(words, end) || starts.has(end) ? undefined : startingAt(end)) ?? found;
    }
    const word = words[next] ?? '';
    const isJoint = word === 'and' && !ARTICLES.has(words[next + 1] ?? '');
    if (/^(?:of)?$/.test(word) || ARTICLES.has(word) || (!isJoint && relationAt(words, next))) break;
  }
  for (let last = at - 1; last >= Math.max(0, at - MOST_BETWEEN); last--) {
    const found = endingAt(last);
    if (found) return found;
    if (!isBetween(words[last] ?? '') && !describes(words[last] ?? '')) break;
  }
  return before;
}
