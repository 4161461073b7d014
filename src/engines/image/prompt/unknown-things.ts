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
  } else if (clauses.has(i)) parsing.pending = withoutLooks(pending, words);
}

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
