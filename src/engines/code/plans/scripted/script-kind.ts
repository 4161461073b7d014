import type { WishText } from '../reading/text.ts';

/** The part of a wish that a kind gets to work out the rest. */
export interface ScriptWish {
  readonly wish: WishText;
  /** By option, in the words or numbers of the wish. */
  readonly values: Map<string, string>;
  readonly isTyped: boolean;
  readonly prompt: string;
}

/** A program in JavaScript or TypeScript that a wish can vary; its text is stored as `script ID`. */
export interface ScriptKind {
  readonly id: string;
  /** Tried on the wish in small letters. */
  readonly about: RegExp;
  /** The name of the class or function, if the wish gives none; absent for programs, which have none. */
  readonly name?: string;
  /** The names of its parameters, which the wish may give. */
  readonly parameters?: readonly string[];
  /** Reads fields, routes and paths before the options. False if it is another wish. */
  readonly read?: (asked: ScriptWish) => boolean;
  /** The first group of a pattern is the value. */
  readonly options?: Readonly<Record<string, RegExp>>;
  readonly shapes?: Readonly<Record<string, (value: string) => string>>;
  /** Rules that every version keeps. */
  readonly always?: readonly RegExp[];
  /** Words that say nothing more here. */
  readonly silent?: string;
  /** Values that follow from the others. */
  readonly derive?: (asked: ScriptWish) => void;
}
