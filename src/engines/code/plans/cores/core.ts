import type { WishText } from '../reading/text.ts';

/** A program that a wish can vary: its text is stored, with lines for each option. */
export interface Core {
  readonly id: string;
  /** Matches every wish for this program. */
  readonly about: RegExp;
  /** In camel case, if the wish names none. */
  readonly name: string;
  readonly parameters: readonly string[];
  /** Rules that every version keeps: a wish may repeat them. */
  readonly always?: readonly RegExp[];
  /** Extras that a wish may ask for. The stored text has lines for each; the first group of the pattern is its value. */
  readonly options?: Readonly<Record<string, RegExp>>;
  /** Options of which the wish must name one. */
  readonly oneOf?: readonly string[];
  /** Options that exclude each other: of those in a row that a wish names, the first holds. */
  readonly alternatives?: readonly (readonly string[])[];
  /** When something else happens: the wish says whether it raises or what it returns. */
  readonly guards?: Readonly<Record<string, string>>;
  /** True if no stored program answers a plain wish for it. */
  readonly isAlone?: boolean;
  /** Further words that say nothing more. */
  readonly silent?: string;
  /** True for a program that is not a function: it has no name to give. */
  readonly isProgram?: boolean;
  /** How the value of an option is written in code. */
  readonly shapes?: Readonly<Record<string, (value: string) => string>>;
  /** Options that come with another one, as `option` or `option=value`. */
  readonly implies?: Readonly<Record<string, string>>;
  /** Values that follow from those of the wish, or that it takes from the wish; undefined if together they make no program. */
  readonly derived?: (
    values: ReadonlyMap<string, string>,
    wish: WishText,
  ) => Readonly<Record<string, string>> | undefined;
  /** True if it is worth having without some words of the wish, which are named then. */
  readonly isUsefulInPart?: boolean;
}
