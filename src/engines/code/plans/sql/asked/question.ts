import type { Snippet } from '../../../snippets/snippets.ts';
import type { WishText } from '../../reading/text.ts';
import type { Ground } from './ground.ts';

/** A kind of question or change that many people ask for, whatever their tables are called. */
export interface Question {
  /** Patterns that every wish of this kind matches. */
  readonly about: readonly RegExp[];
  /** Words that say no more than that it is of this kind. */
  readonly silent: string;
  /** With these words in the wish, it is preferred to a composed program that lacks as much. */
  readonly first?: RegExp;
  readonly write: (wish: WishText, ground: Ground) => Snippet | undefined;
}
