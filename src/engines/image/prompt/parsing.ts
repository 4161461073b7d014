import type { Lexicon } from './lexicon.ts';
import type { Reading } from './reading.ts';
import type { SaidRelation } from './relate.ts';
import type { Pending } from './subject.ts';

export type Nouns = Pick<Lexicon<string>, 'find'>;

/** A prompt while its words are parsed, and where its nouns and clauses are found. */
export interface Parsing {
  readonly reading: Reading;
  readonly nouns: Nouns;
  /** Indexes of the words that open a clause. */
  readonly clauses: ReadonlySet<number>;
  /** Words for what the image is for, which are no longer among those that are read. */
  readonly topic: readonly string[];
  /** Pairs of words of which the first owns the second. */
  readonly owned: ReadonlySet<string>;
  /** Pairs of words of which the first ends a sentence and the second opens the next one. */
  readonly ends: ReadonlySet<string>;
  pending: Pending;
  /** The relation that opens the prompt: "under a tree, a dog". */
  opening: SaidRelation | undefined;
}
