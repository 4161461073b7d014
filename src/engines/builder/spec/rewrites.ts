import type { ListWish } from './list-wishes.ts';

/** Parts that the rewriting removes from a prompt. */
export interface Taken {
  /** Wishes that no application has. */
  readonly missing: string[];
  /** First values and limits of fields. */
  readonly wishes: ListWish[];
}

export type Rewrite = (found: readonly (string | undefined)[], taken: Taken) => string;

/** A word of a name, for the sources of patterns. */
export const WORD = String.raw`[\p{L}][\p{L}'’-]{0,40}`;

/** A form of a sentence, and what is written for it. */
export const rule = (source: string, write: Rewrite): readonly [RegExp, Rewrite] => [
  new RegExp(source, 'giu'),
  write,
];
