/** A program that a wish can vary: its text is stored, with lines for each option. */
export interface Core {
  readonly id: string;
  /** What is asked for; one of these must be in the wish. */
  readonly about: RegExp;
  /** In camel case, if the wish names none. */
  readonly name: string;
  readonly parameters: readonly string[];
  /** What every version does, so that a wish may say it. */
  readonly always?: readonly RegExp[];
  /** What a wish may ask for besides: the text has lines for it, and its first group is the value. */
  readonly options?: Readonly<Record<string, RegExp>>;
  /** When something else happens: the wish says whether it raises or what it returns. */
  readonly guards?: Readonly<Record<string, string>>;
  /** Further words that say nothing more. */
  readonly silent?: string;
  /** True for a program that is no function: it has no name to give. */
  readonly isProgram?: boolean;
}
