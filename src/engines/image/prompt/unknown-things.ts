import { verbAt } from './finite-verbs.ts';
import { ARTICLES, NUMBER_WORDS } from './modifiers.ts';
import type { Parsing } from './parsing.ts';
import { isAlive } from './people.ts';
import { noModifiers, type Pending } from './subject.ts';

/** Ends what is said of a thing that nobody knows, where the next word is not said of it. */
export function closeUnknown(parsing: Parsing, i: number): void {
  const { reading, clauses, pending } = parsing;
  const { words, subjects, used } = reading;
  // "Under a string of lights, guests": the lights are no thing, and no unknown word.
  const isUnread =
    pending.relation !== undefined &&
    clauses.has(i) &&
    !used.has(i - 1) &&
    !pending.words.includes(i - 1) &&
    !pending.relationSaid.endsWith(words[i - 1] ?? '');
  if (!pending.ofUnknown && !isUnread) return;
  // "A nurse in blue scrubs drinking coffee": the nurse drinks, and the coffee is not blue.
  const isWorn = /^(?:in|wearing)$/.test(pending.relation ?? '') && isAlive(subjects.at(-1)?.name ?? '');
  if (isWorn && /ing$/.test(words[i] ?? '')) {
    parsing.pending = noModifiers();
    reading.end = i;
  } else if (clauses.has(i)) {
    if (isOver(parsing, i)) parsing.pending = noModifiers();
    else if (pending.ofUnknown) parsing.pending = withoutLooks(pending, words);
  }
}

/**
 * "On the cobblestones, a couple" and "under a string of lights, guests clapping" are no lists; "with a zyx, a lamp" is one.
 */
const isOver = ({ pending, reading: { words }, nouns, clauses }: Parsing, i: number): boolean => {
  if (!OF_PLACE.test(pending.relationSaid)) return false;
  const next = i + (nouns.find(words, i)?.length ?? 0);
  const isDoer = next > i && (/ing$/.test(words[next] ?? '') || verbAt(words, next, nouns, clauses));
  return isDoer || ARTICLES.has(words[i] ?? '') || NUMBER_WORDS.has(words[i] ?? '');
};

const OF_PLACE =
  /(?:^| )(?:of|on|onto|at|to|from|under|behind|beside|near|by|over|through|across|along|in|inside|among|above|below|around)$/;

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
