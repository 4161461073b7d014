import type { Snippet } from '../../snippets/snippets.ts';
import type { WishText } from '../reading/text.ts';

/** What a kind knows of a wish when it works out the rest. */
export interface TypedWish {
  readonly wish: WishText;
  /** By option, in the words or numbers of the wish. */
  readonly values: Map<string, string>;
  readonly language: string;
}

/** A program in Java, Kotlin, C# or Swift that a wish can vary. */
export interface TypedKind {
  readonly id: string;
  /** Tried on the wish in small letters. */
  readonly about: RegExp;
  /** The name of the type, if the wish gives none. */
  readonly name?: string;
  /** The first group of a pattern is the value. */
  readonly options?: Readonly<Record<string, RegExp>>;
  readonly shapes?: Readonly<Record<string, (value: string) => string>>;
  /** Values that follow from the others, or lists that are read from the wish; false if it is another wish. */
  readonly derive?: (asked: TypedWish) => boolean;
  /** Rules that every version keeps. */
  readonly always?: readonly RegExp[];
  /** Words that say nothing more here. */
  readonly silent?: string;
  /** The program, where it is put together and not stored as `kind ID`. */
  readonly write?: (asked: TypedWish) => Snippet | undefined;
}
