import type { EntryOrder, FoldOp, Kind, Source } from '../program.ts';

/** A part of a printed line that is computed. */
interface Shown {
  readonly code: string;
  readonly kind: Kind;
  readonly decimals?: number;
}
export type Line = readonly (string | Shown)[];

/** An expression, with the lines that must stand before it. */
export interface Made {
  /** Blocks of lines, of which others may need the same. */
  readonly before: readonly (readonly string[])[];
  readonly value: string;
}

/** How a language says each part of a program; lines are indented with two spaces. */
export interface Voice {
  /** Declares `path`, if there is one, and `text`. */
  readonly read: (source: Source, usage: readonly string[], missing: readonly string[]) => string[];
  /** Declares `text` as the lines of stdin before one that is `end`. */
  readonly readUntil?: (end: string) => string[];
  /** Compares two texts where `==` does not tell. */
  readonly same?: (a: string, b: string) => string;
  /** Declares `lines`. */
  readonly lines: readonly string[];
  readonly each: (one: string, list: string, body: readonly string[]) => string[];
  /** A variable as an expression. */
  readonly ref?: (name: string) => string;
  readonly or: string;
  readonly first: string;
  /** The lines of `lines` but for the first. */
  readonly rest: string;
  readonly when: (test: string, body: readonly string[]) => string[];
  readonly next: string;
  readonly constant: (name: string, value: string, kind: Kind) => string;
  readonly variable: (name: string, value: string, kind: Kind) => string;
  readonly set: (name: string, value: string) => string;
  readonly list: (name: string, of: Kind) => string;
  readonly push: (list: string, value: string) => string;
  readonly map: (name: string, of: Kind) => string;
  /** Declares a number that stands in a text. */
  readonly parse: (name: string, text: string, kind: 'int' | 'float', bad: readonly string[]) => string[];
  readonly isBlank: (text: string) => string;
  readonly isEmpty: (list: string) => string;
  readonly isEmptyMap: (map: string) => string;
  readonly lower: (text: string) => string;
  readonly contains: (text: string, part: string) => string;
  readonly words: (text: string, isPlain: boolean) => string;
  /** Declares the cells of a line. */
  readonly cells: (name: string, line: string, separator: string) => string[];
  /** Declares the place of a column. */
  readonly column: (name: string, title: string, missing: readonly string[]) => string[];
  readonly cell: (cells: string, at: string) => string;
  readonly isShort: (cells: string, at: string) => string;
  readonly size: (list: string) => string;
  readonly length: (text: string) => string;
  readonly wordCount: string;
  readonly text: (value: string) => string;
  readonly not: (test: string) => string;
  readonly add: (map: string, key: string, value: string, of: 'int' | 'float') => string[];
  /** Declares a map of how often each word of a list is there, where a loop is not the usual way. */
  readonly tally?: (map: string, words: string) => string[];
  readonly keep: (map: string, key: string, value: string, sign: '<' | '>') => string[];
  readonly fold: (op: FoldOp, list: string, kind: 'int' | 'float') => Made;
  /** Declares `averages` from `totals` and `counts`. */
  readonly averages: readonly string[];
  /** Declares `entries` in their order. */
  readonly entries: (map: string, order: readonly EntryOrder[], of: 'int' | 'float') => string[];
  readonly eachEntry: (limit: number | undefined, body: readonly string[]) => string[];
  readonly entry: readonly [key: string, value: string];
  readonly print: (line: Line) => string;
  readonly warn: (line: Line) => string;
  readonly exit: (status: number) => string;
  readonly name: (words: readonly string[]) => string;
  readonly usage: Line;
  readonly imports?: (code: string) => string;
}

export const camelName = (words: readonly string[]): string =>
  words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
export const snakeName = (words: readonly string[]): string => words.join('_');
export const inside = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
export const braced = (head: string, body: readonly string[]): string[] => [
  `${head} {`,
  ...inside(body),
  '}',
];
export const quote = (value: string): string => JSON.stringify(value);
/** The conversion of each kind of value in a format text like that of C. */
export const percent = (
  line: Line,
  marks: Readonly<Record<Kind, string>>,
): [text: string, values: string[]] => [
  line
    .map((part) =>
      typeof part === 'string'
        ? part.replaceAll('%', '%%')
        : part.decimals === undefined
          ? marks[part.kind]
          : `%.${part.decimals}f`,
    )
    .join(''),
  line.flatMap((part) => (typeof part === 'string' ? [] : [part.code])),
];
