import { ARTICLES, NUMBER_WORDS } from './modifiers.ts';
import type { Parsing } from './parsing.ts';
import { isAlive } from './people.ts';
import { noModifiers, type Pending } from './subject.ts';

/** Ends what is said of a thing that nobody knows, where the next word is not said of it. */
export function closeUnknown(parsing: Parsing, i: number): void {
  const { reading, clauses, pending } = parsing;
  if (!pending.ofUnknown) return;
  const { words, subjects } = reading;
  // "A nurse in blue scrubs drinking coffee": the nurse drinks, and the coffee is not blue.
  const isWorn = /^(?:in|wearing)$/.test(pending.relation ?? '') && isAlive(subjects.at(-1)?.name ?? '');
  if (isWorn && /ing$/.test(words[i] ?? '')) {
    parsing.pending = noModifiers();
    reading.end = i;
  } else if (clauses.has(i))
    parsing.pending = isOver(pending, words, i) ? noModifiers() : withoutLooks(pending, words);
}

/** "On the cobblestones, a couple" and "a loaf of rye, a knife" are no lists; "with a zyx, a lamp" is one. */
const isOver = ({ relationSaid }: Pending, words: readonly string[], i: number): boolean =>
  /(?:^| )(?:of|on|onto|at|to|from|under|behind|beside|near|by|over|through|across|along)$/.test(
    relationSaid,
  ) &&
  (ARTICLES.has(words[i] ?? '') || NUMBER_WORDS.has(words[i] ?? ''));

/** "Striped awnings, crates of pears": a list goes on, and the crates are not striped. */
const withoutLooks = (pending: Pending, words: readonly string[]): Pending => {
  const { relation, relationSaid, joined, having, afterScene, contents, unbound, action, of } = pending;
  const said = relationSaid.split(' ');
  return {
    ...noModifiers(),
    ...{ relation, relationSaid, joined, having, afterScene, contents, unbound, action, of },
    words: pending.words.filter((index) => said.includes(words[index] ?? '')),
  };
};
