import type { Snippet } from '../snippets/snippets.ts';
import { withoutIdle } from '../tasks/idle-words.ts';

const CUTS = /,\s+(?:and\s+|but\s+)?|;\s+|\s+(?=(?:and|with|but|that|which|where|plus|including|using)\s)/g;
/** Verbs that remove something: leaving out a condition would remove more. */
const TAKES_AWAY = /\b(?:delet|remov|eras|purg|kill|overwrit|truncat|clean|mov)/i;
/** Without these the program would do something else. */
const TURNS = /\b(?:not|never|no|without|except|excluding|unless|only|instead|n't)\b/i;
const MOST_TRIES = 12;
/** So much of the wish must be kept. */
const LEAST_KEPT = 0.55;

const wordsIn = (text: string): string[] => text.match(/[\w'-]+/g) ?? [];

/** Code for a wish without one of its clauses, with the words of that clause. */
export function inPart(
  prompt: string,
  write: (wish: string) => Snippet | undefined,
): { snippet: Snippet; unmet: readonly string[] } | undefined {
  if (TAKES_AWAY.test(prompt)) return undefined;
  const starts = [...prompt.matchAll(CUTS)].map(({ index }) => index).slice(0, MOST_TRIES);
  const ends = [...starts.slice(1), prompt.length];
  for (const [at, start] of [...starts.entries()].reverse()) {
    const end = ends[at] ?? prompt.length;
    const left = prompt.slice(start, end);
    const rest = `${prompt.slice(0, start)}${prompt.slice(end)}`;
    if (TURNS.test(left) || wordsIn(rest).length < wordsIn(prompt).length * LEAST_KEPT) continue;
    const snippet = write(rest);
    if (snippet)
      return {
        snippet,
        unmet: told(left, rest),
      };
  }
  return undefined;
}

/** The words of a clause by which it is told; those that stand elsewhere too would name another one. */
function told(left: string, rest: string): string[] {
  const others = new Set(wordsIn(rest.toLowerCase()));
  const words = wordsIn(left).filter(
    (word) => !/^(?:and|with|but|that|which|where|plus|including|using|an?|the|is|are)$/i.test(word),
  );
  const own = words.filter((word) => !others.has(word.toLowerCase()));
  return withoutIdle(`${rest} ${left}`, own.length > 0 ? own : words);
}
