import { WishText } from '../reading/text.ts';

/** A file that a project needs and that is no program. */
export interface ConfigKind {
  /** The words that name it in a wish. */
  readonly says: RegExp;
  /** The language that the file is written in. */
  readonly language: string;
  /** Takes from the wish what the file has; undefined where too little is known to write it. */
  readonly write: (wish: WishText) => readonly string[] | undefined;
}

export { WishText };

/** `name: value` pairs and lists, each line two spaces further in. */
export const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => (line ? `  ${line}` : line));

/** Takes every place of a pattern; true if there was one. */
export function takeAll(wish: WishText, pattern: RegExp): boolean {
  let isThere = false;
  while (wish.take(pattern)) isThere = true;
  return isThere;
}

/** The first group of a match that has a value. */
export const groupOf = (found: RegExpExecArray | undefined): string | undefined =>
  found?.slice(1).find((one) => one !== undefined);
